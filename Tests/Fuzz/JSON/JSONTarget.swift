internal import CatalogFiles
internal import MachineTime

/// Reads the input as JSON.
///
/// If that succeeds, the value is written and read again.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzJSON(_ start: UnsafePointer<UInt8>, _ count: Int) -> Int32 {
  // A slice whose indices do not begin at zero, like that of a line.
  let bytes: [UInt8] = unsafe [0x20, 0x20] + Array(UnsafeBufferPointer(start: start, count: count))
  check(bytes[2...])
  return 0
}

private func check(_ bytes: ArraySlice<UInt8>) {
  var members = 0
  do throws(JSONError) {
    let value = try JSONValue.read(bytes) { _, text in
      members += 1
      precondition(text.startIndex >= bytes.startIndex && text.endIndex <= bytes.endIndex)
      // The text of a member can also be read alone.
      do throws(JSONError) {
        _ = try JSONValue.read(text)
      } catch {
        precondition(error.offset <= text.count, "\(error)")
      }
    }
    if case .object(let object) = value { precondition(object.count == members) }
    let written = encodedJSON(value)
    precondition(isRead(written, as: value), "what is written is another value")
    wholeNumbers(in: value)
  } catch {
    precondition((0...bytes.count).contains(error.offset), "\(error)")
    precondition(!error.reason.description.isEmpty)
  }
}

private func isRead(_ bytes: [UInt8], as value: JSONValue) -> Bool {
  do throws(JSONError) {
    return try JSONValue.read(bytes[...]) == value
  } catch {
    return false
  }
}

/// Checks that whole numbers are equal to those of the standard library, if it can read them.
private func wholeNumbers(in value: JSONValue) {
  switch value {
  case .number(let text):
    let read = JSONNumber(text)
    if let number = Int64(text) {
      precondition(read.whole == number && read.isWhole, text)
    } else if let whole = read.whole, let double = Double(text) {
      precondition((Double(whole) - double).magnitude <= max(1, double.magnitude / 1e15), text)
    }
    if let plain = read.plain {
      precondition(Double(plain) == Double(text) && !plain.contains("e"), text)
    }
  case .array(let values): for value in values { wholeNumbers(in: value) }
  case .object(let members): for value in members.values { wholeNumbers(in: value) }
  default: break
  }
}
