internal import FmtKit
internal import MachineTime

/// Two times of day without a date, such as `09:00/17:30`.
struct IntervalTimes {
  /// On 1 January 1970, in UTC.
  let start: Instant
  /// On the same day; 24:00 is shown as the midnight that it is, unless the start is one too.
  let end: Instant
  /// Whether one of the times has seconds.
  let hasSeconds: Bool

  /// Reads the times around the first separator that has one on each side; nil if there is none.
  init?(
    _ bytes: ArraySlice<UInt8>,
    _ separators: some Sequence<(before: Int, after: Int)>
  ) {
    for (before, after) in separators {
      guard let start = Self.time(bytes[..<before]) else { continue }
      let last = bytes[after...]
      let isMidnight = HourTwentyFour.isWhole(last)
      guard let end = isMidnight ? Self.time(ArraySlice("00:00".utf8)) : Self.time(last) else {
        continue
      }
      // ICU writes a time that is shown twice once, and dates for the next day.
      guard !isMidnight || start != end else { return nil }
      do throws(FormatError) {
        let day = try CivilDate(year: 1970, month: 1, day: 1)
        self.start = try Instant(CivilDateTime(day, start))
        self.end = try Instant(CivilDateTime(day, end))
        hasSeconds = [start, end].contains { $0.second != 0 || $0.nanosecond != 0 }
        return
      } catch {
        return nil
      }
    }
    return nil
  }

  /// A time of day with a colon and without an offset.
  static func time(_ bytes: ArraySlice<UInt8>) -> CivilTime? {
    guard bytes.contains(UInt8(ascii: ":")) else { return nil }
    do throws(FormatError) {
      guard case .time(let time, nil) = try MachineFormat.temporal.parseValue(bytes.span) else {
        return nil
      }
      return time
    } catch {
      return nil
    }
  }
}

/// The hour 24 of a text, which is the end of its day.
enum HourTwentyFour {
  /// Whether a text is `24:00`, with or without seconds of 0.
  static func isWhole(_ bytes: ArraySlice<UInt8>) -> Bool {
    var rest = bytes
    guard rest.starts(with: "24:00".utf8) else { return false }
    rest = rest.dropFirst(5)
    if rest.starts(with: ":00".utf8) { rest = rest.dropFirst(3) }
    return rest.isEmpty
  }

  /// The text with hour 0 in place of hour 24; nil if it has no `24:00` after a date.
  static func replaced(in bytes: ArraySlice<UInt8>) -> [UInt8]? {
    for index in bytes.indices.dropFirst()
    where bytes[index...].starts(with: "24:00".utf8) && canEnd(bytes[index - 1]) {
      var text = Array(bytes)
      let place = index - bytes.startIndex
      text.replaceSubrange(place..<place + 2, with: "00".utf8)
      return text
    }
    return nil
  }

  /// Whether a byte can stand between a date and its time, which digits, colons and signs cannot.
  private static func canEnd(_ byte: UInt8) -> Bool {
    !(UInt8(ascii: "0")...UInt8(ascii: ":")).contains(byte) && !"+-".utf8.contains(byte)
  }
}

extension InstantReader {
  /// The instant of a text that ends an interval: hour 24 is the start of the next day there, in
  /// every format.
  ///
  /// - Parameters:
  ///   - bytes: A text in the format, or `now`.
  ///   - start: The offset of the text in the value, for the offset of an error.
  ///   - now: The moment that `now` means.
  /// - Returns: The instant.
  /// - Throws: An error in the text, with its offset in the value.
  func end(
    _ bytes: ArraySlice<UInt8>,
    at start: Int,
    now: Instant
  ) throws(ValueError) -> Instant {
    do throws(ValueError) {
      return try instant(bytes, at: start, now: now)
    } catch {
      guard let midnight = HourTwentyFour.replaced(in: bytes),
        let day = self.midnight(midnight)
      else { throw error }
      return day + .seconds(86_400)
    }
  }

  /// The instant of a text, if its clock shows midnight.
  private func midnight(_ bytes: [UInt8]) -> Instant? {
    do throws(FormatError) {
      let read = try format.parse(bytes.span)
      let clock = CivilDateTime(read.instant, offsetSeconds: read.offsetSeconds ?? 0).time
      return clock == (try CivilTime(hour: 0)) ? read.instant : nil
    } catch {
      return nil
    }
  }
}
