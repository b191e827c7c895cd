internal import CatalogFiles
internal import MachineTime

/// Reads the input as a property list in XML or in binary form.
///
/// If that succeeds, the tree is written in XML and read again.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzPropertyList(_ start: UnsafePointer<UInt8>, _ count: Int) -> Int32 {
  let bytes = unsafe Array(UnsafeBufferPointer(start: start, count: count))
  do throws(CatalogIssue) {
    let list = try PropertyList(bytes, file: "a")
    for issue in list.warnings { check(issue, in: bytes) }
    check(list.root, in: bytes)
    let again = try PropertyList(Array("<plist>\(xml(list.root))</plist>".utf8), file: "b")
    precondition(xml(again.root) == xml(list.root), "what is written is another list")
  } catch {
    precondition(error.file == "a", "what is written is not read: \(error)")
    check(error, in: bytes)
  }
  return 0
}

/// Checks that a place is inside the file.
private func check(_ place: SourcePlace, in bytes: [UInt8]) {
  if place.line == 0 {
    precondition((0...bytes.count).contains(place.column), "\(place)")
    return
  }
  let lines = bytes.count { $0 == 0x0A || $0 == 0x0D } + 1
  precondition((1...lines).contains(place.line), "\(place)")
  precondition((1...bytes.count + 1).contains(place.column), "\(place)")
}

private func check(_ issue: CatalogIssue, in bytes: [UInt8]) {
  check(issue.place, in: bytes)
  precondition(!issue.reason.description.isEmpty)
}

private func check(_ object: PropertyListObject, in bytes: [UInt8]) {
  check(object.place, in: bytes)
  switch object.value {
  case .list(let objects): for object in objects { check(object, in: bytes) }
  case .dictionary(let members):
    for member in members {
      check(member.key.place, in: bytes)
      check(member.object, in: bytes)
    }
  default: break
  }
}

// MARK: Writing

private func xml(_ object: PropertyListObject) -> String {
  switch object.value {
  case .text(let text): "<string>\(escaped(text))</string>"
  case .integer(let number): "<integer>\(number)</integer>"
  case .real(let number): "<real>\(number)</real>"
  case .bool(let bool): bool ? "<true/>" : "<false/>"
  case .date(let date): xml(date)
  case .data(let bytes): "<data>\(base64(bytes))</data>"
  case .list(let objects): "<array>\(objects.map(xml).joined(separator: " "))</array>"
  case .dictionary(let members):
    "<dict>"
      + members.map { "<key>\(escaped($0.key.text))</key>\n\(xml($0.object))" }.joined()
      + "</dict>"
  }
}

private func xml(_ date: PropertyListDate) -> String {
  // Texts have the years 0 to 9999.
  guard date.secondsSince1970 >= -62_100_000_000 else { return "<true/>" }
  do {
    let instant = try Instant(secondsSince1970: date.secondsSince1970, nanosecond: date.nanosecond)
    return "<date>\(MachineFormat.rfc3339.string(instant))</date>"
  } catch {
    fatalError("\(date) is not an instant: \(error)")
  }
}

private func escaped(_ text: String) -> String {
  var result = ""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "<": result += "&lt;"
    case "&": result += "&amp;"
    case "\r": result += "&#xD;"
    default: result.unicodeScalars.append(scalar)
    }
  }
  return result
}

private func base64(_ bytes: [UInt8]) -> String {
  let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")
  var text = ""
  for start in stride(from: 0, to: bytes.count, by: 3) {
    let group = bytes[start...].prefix(3)
    let bits = group.reduce(0) { $0 << 8 | Int($1) } << (8 * (3 - group.count))
    for digit in 0..<4 {
      text += digit > group.count ? "=" : String(digits[bits >> (18 - 6 * digit) & 63])
    }
  }
  return text
}
