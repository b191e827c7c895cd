import MachineTime

/// Instants and offsets at the limits of what can be written.
private typealias Edge = (seconds: Int64, nanosecond: Int32, offset: Int)
private let edges: [Edge] = [
  (1_391_799_600, 250_000_000, -25_200), (-377_705_116_800, 0, -93_599),
  (-377_705_116_800, 1, 93_599), (253_402_300_799, 999_999_999, 93_599),
  (253_402_300_799, 0, -93_599), (-62_167_219_201, 0, 0), (-1, 999_999_999, 3_601),
  (0, 0, 93_570), (951_782_400, 0, 86_340),
]

/// Compiles the input after its first byte as a format in one of the syntaxes, and writes and reads
/// with the result.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzCompiler(_ start: UnsafePointer<UInt8>, _ count: Int) -> Int32 {
  let bytes = unsafe Array(UnsafeBufferPointer(start: start, count: count))
  guard let choice = bytes.first else { return 0 }
  let source = String(decoding: bytes.dropFirst(), as: UTF8.self)
  let edge = edges[Int(choice >> 1) % edges.count]
  if choice & 1 == 0 {
    check(source, edge) { source throws(FormatError) in try MachineFormat(source) }
  } else {
    check(source, edge) { source throws(FormatError) in try MachineFormat(pattern: source) }
  }
  return 0
}

private func check(
  _ source: String,
  _ edge: Edge,
  compile: (String) throws(FormatError) -> MachineFormat
) {
  let format: MachineFormat
  do throws(FormatError) {
    format = try compile(source)
    precondition(format.source == source)
  } catch {
    guard error.code == .invalidFormat, error.text == source, let offset = error.offset else {
      preconditionFailure("\(error)")
    }
    precondition((0...source.utf8.count).contains(offset) && !error.message.isEmpty)
    return
  }
  do throws(FormatError) {
    let instant = try Instant(secondsSince1970: edge.seconds, nanosecond: edge.nanosecond)
    checkWriting(instant, edge.offset, format)
  } catch {
    preconditionFailure("\(error)")
  }
}

private func checkWriting(_ instant: Instant, _ offset: Int, _ format: MachineFormat) {
  let text = format.string(instant, offsetSeconds: offset)
  var appended = Array("at ".utf8)
  format.append(instant, offsetSeconds: offset, to: &appended)
  precondition(appended.elementsEqual(("at " + text).utf8))
  // A format may write a text that it refuses to read, for example one without a day.
  do throws(FormatError) {
    let parsed = try format.parse(text)
    let lenient = try format.lenient.parse(text)
    precondition(lenient == parsed, text)
    checkReading(parsed, of: text, by: format)
  } catch {
    precondition(!error.message.isEmpty)
  }
}

/// Checks that an instant is written as a text that is read as the same instant, if its year is one
/// that formats have.
private func checkReading(_ parsed: OffsetInstant, of text: String, by format: MachineFormat) {
  let offset = parsed.offsetSeconds ?? 0
  let again = format.string(parsed.instant, offsetSeconds: offset)
  do throws(FormatError) {
    let second = try format.parse(again)
    precondition(second == parsed || hasFieldsOfAnyWidth(format), "\(text) and \(again)")
  } catch {
    let year = CivilDateTime(parsed.instant, offsetSeconds: offset).year
    precondition(
      !(1...9_998).contains(year) || hasFieldsOfAnyWidth(format),
      "\(text) and \(again): \(error)"
    )
  }
}

/// Whether a field without padding may read digits of the next field, as the documentation
/// explains.
private func hasFieldsOfAnyWidth(_ format: MachineFormat) -> Bool {
  let source = format.source
  if source.contains("%") {
    let directives = ["%-", "%_", "%e", "%k", "%l", "%f", "%.f", "%c", "%s", "%Z"]
    if directives.contains(where: source.contains) { return true }
  }
  var previous: Character = " "
  var count = 0
  for letter in source + " " {
    if letter == previous {
      count += 1
      continue
    }
    if count == 1 && "yuMLdDHkhKmsO".contains(previous) || "ZXx".contains(previous) { return true }
    previous = letter
    count = 1
  }
  return false
}
