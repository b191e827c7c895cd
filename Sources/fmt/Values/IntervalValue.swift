internal import FmtKit
internal import MachineTime

/// An interval: a start and an end, separated by a slash or white space.
///
/// Dates can contain both characters too (`01/03/2024`). The separator is the first place with a
/// readable instant on each side; else the first with a readable time of day on each side.
struct IntervalValue {
  let start: Instant
  let end: Instant
  /// The ends as times without a date; their instants are those of 1 January 1970 in UTC.
  private(set) var times: TimesOfDay?

  /// A start and an end without a date.
  struct TimesOfDay {
    /// Whether one of them has seconds.
    let hasSeconds: Bool
  }

  /// The maximum number of places that are tried, which bounds the cost of a long value.
  private static let maximumTries = 32

  init(_ bytes: ArraySlice<UInt8>, _ reader: InstantReader) throws(ValueError) {
    let now = Instant.now()
    var failure: ValueError?
    for (before, after) in Self.separators(of: bytes).prefix(Self.maximumTries) {
      let first: Instant
      do throws(ValueError) {
        first = try reader.instant(bytes[..<before], now: now)
      } catch {
        failure = failure ?? error
        continue
      }
      do throws(ValueError) {
        let last = try reader.end(bytes[after...], at: after - bytes.startIndex, now: now)
        (start, end) = (first, last)
        return
      } catch {
        // The text before this place is a date, so the error after it is the one to report.
        failure = error
      }
    }
    if let times = IntervalTimes(bytes, Self.separators(of: bytes).prefix(Self.maximumTries)) {
      (start, end) = (times.start, times.end)
      self.times = TimesOfDay(hasSeconds: times.hasSeconds)
      return
    }
    // The format that was named has its own reasons.
    if reader.dates != nil {
      let separators = Self.separators(of: bytes).prefix(Self.maximumTries)
      failure = IntervalTimes.fault(in: bytes, separators, reader) ?? failure
    }
    throw failure
      ?? ValueError(
        offset: bytes.count,
        reason: "an interval needs a start and an end, separated by '/' or white space"
      )
  }

  /// Arguments as values: each is an interval, or a start whose end is the next argument.
  static func values(_ arguments: [String], _ reader: InstantReader) -> [String] {
    var values: [String] = []
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if isWhole(argument, reader) {
        values.append(argument)
      } else {
        values.append(rest.popFirst().map { "\(argument)/\($0)" } ?? argument)
      }
    }
    return values
  }

  private static func isWhole(_ argument: String, _ reader: InstantReader) -> Bool {
    do throws(ValueError) {
      _ = try IntervalValue(ArraySlice(argument.utf8), reader)
      return true
    } catch {
      return false
    }
  }

  /// The places where the start can end and the end can begin.
  private static func separators(
    of bytes: ArraySlice<UInt8>
  ) -> some Sequence<(before: Int, after: Int)> {
    func isSpace(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
    var index = bytes.startIndex
    return AnyIterator {
      while index < bytes.endIndex {
        let before = index
        // White space with at most one slash.
        while index < bytes.endIndex, isSpace(bytes[index]) { index += 1 }
        if index < bytes.endIndex, bytes[index] == UInt8(ascii: "/") { index += 1 }
        while index < bytes.endIndex, isSpace(bytes[index]) { index += 1 }
        if index > before { return (before, index) }
        index += 1
      }
      return nil
    }
  }
}
