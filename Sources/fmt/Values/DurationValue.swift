internal import FmtKit
internal import LocaleFormat
internal import MachineTime

/// The values of `fmt duration`.
enum DurationValue {
  /// Reads decimal seconds or, if the value begins with a `P` after its sign, a duration of ISO
  /// 8601.
  static func reading(_ bytes: ArraySlice<UInt8>) throws(ValueError) -> Duration {
    if let small = NumberValue.smallInteger(bytes) { return .seconds(small) }
    let text = String(decoding: bytes, as: UTF8.self)
    let unsigned = bytes.drop { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "+") }
    do throws(ValueError) {
      if unsigned.first == UInt8(ascii: "P") { return try placed(Duration(iso8601: text)) }
      return try placed(Duration(seconds: FixedDecimal(text)))
    } catch {
      guard let forms = DurationProposal(text)?.forms else { throw error }
      throw ValueError(offset: error.offset, reason: "\(error.reason); write \(forms)")
    }
  }
}

/// The forms of a duration that can be read, for a text that people write: `90m`, `1h 30min`.
struct DurationProposal {
  /// The forms, such as `PT90M or 5400`.
  let forms: String

  /// The longest text for which forms are looked for.
  private static let longest = 60

  private static let units: [(names: Set<String>, seconds: Int, designator: String)] = [
    (["w", "wk", "wks", "week", "weeks"], 604_800, "W"),
    (["d", "day", "days"], 86_400, "D"),
    (["h", "hr", "hrs", "hour", "hours"], 3_600, "H"),
    (["m", "min", "mins", "minute", "minutes"], 60, "M"),
    (["s", "sec", "secs", "second", "seconds"], 1, "S"),
  ]

  /// Finds the forms; nil if the text is not a list of numbers with units, the largest unit first,
  /// or a duration of ISO 8601 in small letters.
  init?(_ text: String) {
    guard text.utf8.count <= Self.longest else { return nil }
    let isWritten = text.drop { "+-".contains($0) }.first?.lowercased() == "p"
    guard let iso = isWritten ? text.uppercased() : Self.iso(text) else { return nil }
    do throws(FormatError) {
      forms = "\(iso) or \(try Self.seconds(Duration(iso8601: iso)))"
    } catch {
      return nil
    }
  }

  private static func seconds(_ duration: Duration) -> String {
    let (whole, rest) = duration.attoseconds.magnitude
      .quotientAndRemainder(dividingBy: 1_000_000_000_000_000_000)
    let sign = duration < .zero ? "-" : ""
    guard rest > 0 else { return "\(sign)\(whole)" }
    var fraction = String(rest)
    fraction = String(repeating: "0", count: 18 - fraction.count) + fraction
    while fraction.last == "0" { fraction.removeLast() }
    return "\(sign)\(whole).\(fraction)"
  }

  /// A list of numbers with units in the form of ISO 8601.
  private static func iso(_ text: String) -> String? {
    var rest = text[...]
    let sign = rest.first == "-" ? "-" : ""
    if let first = rest.first, "+-".contains(first) { rest.removeFirst() }
    var place = 0
    var date = ""
    var time = ""
    while !rest.isEmpty {
      let number = rest.prefix { $0.isASCII && $0.isNumber || $0 == "." }
      rest = rest[number.endIndex...].drop { $0 == " " }
      let name = rest.prefix { $0.isASCII && $0.isLetter }
      rest = rest[name.endIndex...].drop { $0 == " " }
      guard !number.isEmpty,
        let index = units.firstIndex(where: { $0.names.contains(name.lowercased()) }),
        index >= place
      else { return nil }
      place = index + 1
      let part = number + units[index].designator
      if units[index].seconds < 86_400 { time += part } else { date += part }
    }
    return date.isEmpty && time.isEmpty ? nil : sign + "P" + date + (time.isEmpty ? "" : "T" + time)
  }
}
