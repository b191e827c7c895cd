internal import Sharing

// Zones whose clocks are always the same time ahead of UTC.

extension TimeZoneID {
  /// Reads an offset as people write it, as a zone whose clocks are always that much ahead of UTC:
  /// `+03:00`, `UTC+3`, `GMT-03:30`, `+0530`.
  ///
  /// The name of the zone is the offset as RFC 9557 and Temporal write it, `+03:00`. The sign is
  /// that of ISO 8601: `UTC+3` is three hours ahead of UTC. That is the opposite of `Etc/GMT+3`,
  /// which stays the name of a zone of the system, and of `UTC+3` in the variable `TZ`.
  ///
  /// ```swift
  /// let text = "UTC+3"
  /// TimeZoneID(offset: text)?.identifier  // "+03:00"
  /// TimeZoneID(offset: text)?.offsetSeconds  // 10800
  /// TimeZoneID(offset: "Europe/Berlin")  // nil
  /// ```
  /// - Parameter text: `UTC`, `UT`, `GMT` or nothing, in either case; a sign; and one or two digits
  ///   of the hour, and perhaps two of the minute, with or without a colon; at most 23:59. The
  ///   result is nil for another text.
  public init?(offset text: String) {
    var rest = Array(text.utf8)[...]
    for prefix in ["utc", "gmt", "ut"]
    where rest.prefix(prefix.utf8.count).map({ $0 | 0x20 }).elementsEqual(prefix.utf8) {
      rest = rest.dropFirst(prefix.utf8.count)
      break
    }
    let isNegative: Bool
    switch rest.first {
    case UInt8(ascii: "+"): isNegative = false
    case UInt8(ascii: "-"): isNegative = true
    default:
      guard rest.starts(with: "\u{2212}".utf8) else { return nil }
      isNegative = true
      rest = rest.dropFirst(2)
    }
    rest = rest.dropFirst()
    let parts = rest.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
    guard parts.allSatisfy({ $0.allSatisfy(\.isASCIIDigit) }) else { return nil }
    let hours: ArraySlice<UInt8>
    let minutes: ArraySlice<UInt8>
    switch (parts.count, parts[0].count) {
    case (1, 1...2): (hours, minutes) = (parts[0], [])
    case (1, 3...4): (hours, minutes) = (parts[0].dropLast(2), parts[0].suffix(2))
    case (2, 1...2) where parts[1].count == 2: (hours, minutes) = (parts[0], parts[1])
    default: return nil
    }
    func number(_ digits: ArraySlice<UInt8>) -> Int { digits.reduce(0) { $0 * 10 + Int($1 & 0xF) } }
    guard number(hours) < 24, number(minutes) < 60 else { return nil }
    self.init(offsetMinutes: (isNegative ? -1 : 1) * (number(hours) * 60 + number(minutes)))
  }

  /// The seconds by which the zone's clocks are always ahead of UTC, for a zone that is an offset;
  /// nil for a zone with a name.
  ///
  /// ```swift
  /// TimeZoneID("+05:30").offsetSeconds  // 19800
  /// TimeZoneID("Etc/GMT-3").offsetSeconds  // nil
  /// ```
  public var offsetSeconds: Int? { Self.seconds(ofOffset: identifier) }

  private init(offsetMinutes: Int) {
    let (hour, minute) = offsetMinutes.magnitude.quotientAndRemainder(dividingBy: 60)
    func two(_ value: UInt) -> String { value < 10 ? "0\(value)" : "\(value)" }
    self.init(unchecked: "\(offsetMinutes < 0 ? "-" : "+")\(two(hour)):\(two(minute))")
  }

  /// The seconds of an offset in the form `+03:00`; nil for another text, and for `-00:00`.
  static func seconds(ofOffset name: String) -> Int? {
    let bytes = name.utf8
    guard bytes.count == 6, let sign = bytes.first,
      sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-"), name != "-00:00"
    else { return nil }
    var digits: [Int] = []
    for (index, byte) in bytes.dropFirst().enumerated() {
      if index == 2 {
        guard byte == UInt8(ascii: ":") else { return nil }
      } else {
        guard byte.isASCIIDigit else { return nil }
        digits.append(Int(byte & 0xF))
      }
    }
    let (hour, minute) = (digits[0] * 10 + digits[1], digits[2] * 10 + digits[3])
    guard hour < 24, minute < 60 else { return nil }
    return (sign == UInt8(ascii: "-") ? -1 : 1) * (hour * 60 + minute) * 60
  }
}

extension TimeZoneRules {
  /// The rules of a zone that is an offset; its abbreviation is that of the IANA database for zones
  /// without one, such as `+03` or `+0530`.
  static func fixed(_ id: TimeZoneID, _ seconds: Int) -> TimeZoneRules {
    let digits = id.identifier.filter { $0 != ":" }
    let abbreviation = digits.hasSuffix("00") ? String(digits.dropLast(2)) : digits
    return TimeZoneRules(
      id: id,
      table: ZoneTable(
        fixed: TimeZoneOffset(seconds: seconds, isDaylight: false, abbreviation: abbreviation)
      )
    )
  }
}
