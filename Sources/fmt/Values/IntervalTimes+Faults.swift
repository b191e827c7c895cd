internal import FmtKit
internal import MachineTime

extension IntervalTimes {
  /// The reason why two texts, of which one looks like a time without a date, are not an interval;
  /// nil if none does.
  static func fault(
    in bytes: ArraySlice<UInt8>,
    _ separators: some Sequence<(before: Int, after: Int)>,
    _ reader: InstantReader
  ) -> ValueError? {
    for (before, after) in separators {
      let first = bytes[..<before]
      let last = bytes[after...]
      // With a further separator, the text has dates and times that belong together.
      guard looksLikeTime(first) || looksLikeTime(last),
        !(first + last).contains(where: { " /\t".utf8.contains($0) })
      else { continue }
      let offset = after - bytes.startIndex
      if looksLikeTime(first), let reason = fault(ofTime: first, isEnd: false) {
        return ValueError(offset: 0, reason: reason)
      }
      if looksLikeTime(last), let reason = fault(ofTime: last, isEnd: true) {
        return ValueError(offset: offset, reason: reason)
      }
      guard looksLikeTime(first) else {
        return other(first, is: isInstant(first, reader), at: 0)
      }
      guard looksLikeTime(last) else {
        return other(last, is: isInstant(last, reader), at: offset)
      }
      return ValueError(
        offset: offset,
        reason: "00:00 to 24:00 is a whole day, which needs its date to be shown"
      )
    }
    return nil
  }

  /// Whether a text begins with an hour and a colon, and has nothing that no time has.
  private static func looksLikeTime(_ bytes: ArraySlice<UInt8>) -> Bool {
    let rest = clock(bytes)
    let hour = rest.prefix { (0x30...0x39).contains($0) }.count
    return (1...2).contains(hour) && rest.dropFirst(hour).first == UInt8(ascii: ":")
      && rest.allSatisfy { (0x30...0x39).contains($0) || ":.,+-Zz".utf8.contains($0) }
  }

  /// The text without the letter before a time.
  private static func clock(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    bytes.first.map { $0 | 0x20 } == UInt8(ascii: "t") ? bytes.dropFirst() : bytes
  }

  private static func fault(ofTime bytes: ArraySlice<UInt8>, isEnd: Bool) -> String? {
    if time(bytes) != nil || isEnd && HourTwentyFour.isWhole(bytes) { return nil }
    let text = String(decoding: bytes, as: UTF8.self).excerpt
    if HourTwentyFour.isWhole(bytes) { return "'\(text)' can only be the end of an interval" }
    if clock(bytes).contains(where: { "+-Zz".utf8.contains($0) }) {
      return "'\(text)' has an offset, which only a time with a date can have"
    }
    if clock(bytes).dropFirst().first == UInt8(ascii: ":") {
      return "'\(text)' is not a time of day: it needs two digits of the hour"
    }
    return "'\(text)' is not a time of day"
  }

  private static func isInstant(_ bytes: ArraySlice<UInt8>, _ reader: InstantReader) -> Bool {
    do throws(ValueError) {
      _ = try reader.instant(bytes)
      return true
    } catch {
      return false
    }
  }

  /// The fault of what stands beside a time.
  private static func other(
    _ bytes: ArraySlice<UInt8>,
    is isInstant: Bool,
    at offset: Int
  ) -> ValueError {
    let text = String(decoding: bytes, as: UTF8.self).excerpt
    let reason =
      isInstant
      ? "a date ('\(text)') and a time without a date cannot be mixed"
      : "'\(text)' is neither a time of day nor a date"
    return ValueError(offset: offset, reason: reason)
  }
}
