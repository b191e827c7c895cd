internal import FmtKit
internal import MachineTime

/// Reads instants for every command: `now`, a text in a machine format, or a date alone.
struct InstantReader {
  let format: MachineFormat
  /// The zone in which a date alone, such as `2026-11-25`, is the start of its day; nil if such
  /// dates are refused, because the format of the input was named.
  let dates: TimeZoneRules?

  /// Whether a text is `now`, the moment of reading.
  ///
  /// No format reads that word, because every instant has a year in digits.
  static func isNow(_ bytes: ArraySlice<UInt8>) -> Bool {
    bytes.count == 3 && bytes.elementsEqual("now".utf8)
  }

  /// The instant of a text.
  ///
  /// - Parameters:
  ///   - bytes: A text in the format, or `now`.
  ///   - start: The offset of the text in the value, for the offset of an error.
  ///   - now: The moment that `now` means; nil for the moment of reading.
  /// - Returns: The instant.
  /// - Throws: An error in the text, with its offset in the value.
  func instant(
    _ bytes: ArraySlice<UInt8>,
    at start: Int = 0,
    now: Instant? = nil
  ) throws(ValueError) -> Instant {
    guard !Self.isNow(bytes) else { return now ?? .now() }
    if format.readsZoneNames {
      return try ZonedReading(bytes, by: format, needsZone: false, at: start).moment.instant
    }
    do throws(FormatError) {
      return try format.parse(bytes.span).instant
    } catch {
      guard Self.isDate(bytes), format == .rfc3339 else { throw ValueError(error, at: start) }
      guard let dates else { throw ValueError(offset: start, reason: Self.dateAlone) }
      return try placed(at: start, Self.day(bytes, in: dates))
    }
  }

  private static let dateAlone = "a date without a time is read only without --input"

  private static func day(
    _ bytes: ArraySlice<UInt8>,
    in rules: TimeZoneRules
  ) throws(FormatError) -> Instant {
    try MachineFormat.rfc3339Date.parse(bytes.span, in: rules, choosing: .reject).instant
  }

  /// Whether a text is four, two and two digits with hyphens.
  private static func isDate(_ bytes: ArraySlice<UInt8>) -> Bool {
    bytes.count == 10
      && bytes.enumerated().allSatisfy { place, byte in
        place == 4 || place == 7 ? byte == UInt8(ascii: "-") : (0x30...0x39).contains(byte)
      }
  }

  /// The instant of the option `--from`, in the format of values.
  func reference(_ text: String) throws -> Instant {
    guard text != "now" else { return .now() }
    do throws(ValueError) {
      return try instant(ArraySlice(text.utf8))
    } catch {
      throw usageError("--from: \(error)")
    }
  }
}
