import MachineTime

/// Takes the input for a format, and writes and reads with what it gives.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzCompiler(_ start: UnsafePointer<UInt8>, _ count: Int) -> Int32 {
  let bytes = unsafe Array(UnsafeBufferPointer(start: start, count: count))
  let source = String(decoding: bytes, as: UTF8.self)
  do throws(MachineTimeError) {
    let format = try MachineFormat(source)
    let instant = try Instant(secondsSince1970: 1_391_799_600, nanosecond: 250_000_000)
    let text = format.string(instant, offsetSeconds: -25_200)
    var appended = Array("at ".utf8)
    format.append(instant, offsetSeconds: -25_200, to: &appended)
    precondition(appended.elementsEqual(("at " + text).utf8))
    readBack(text, format)
  } catch {
    guard let offset = error.offset else { preconditionFailure("no offset: \(error)") }
    precondition((0...source.utf8.count).contains(offset) && !error.reason.isEmpty)
  }
  return 0
}

// A format may write what it refuses to read, as it does without a day.
private func readBack(_ text: String, _ format: MachineFormat) {
  do throws(MachineTimeError) {
    _ = try format.parse(text)
  } catch {
    precondition(!error.reason.isEmpty)
  }
}
