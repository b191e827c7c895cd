internal import MachineTime

/// Reads instants as every command does: `now`, or a text of a machine format.
struct InstantReader {
  let format: MachineFormat

  /// Whether a text is the word for the moment of reading.
  ///
  /// No format reads it: an instant has a year, and a year has digits.
  static func isNow(_ bytes: ArraySlice<UInt8>) -> Bool {
    bytes.count == 3 && bytes.elementsEqual("now".utf8)
  }

  /// The instant of a text.
  ///
  /// - Parameters:
  ///   - bytes: A text of the format, or `now`.
  ///   - start: Where the text stands in the value, for the place of an error.
  ///   - now: The moment that `now` means; nil for the one in which it is read.
  /// - Returns: The instant.
  /// - Throws: What is wrong with the text, and where in the value.
  func instant(
    _ bytes: ArraySlice<UInt8>,
    at start: Int = 0,
    now: Instant? = nil
  ) throws(ValueError) -> Instant {
    guard !Self.isNow(bytes) else { return now ?? .now() }
    return try placed(at: start, format.parse(bytes.span).instant)
  }

  /// The instant that the option `--from` names, which is read as values are.
  func reference(_ text: String) throws -> Instant {
    guard text != "now" else { return .now() }
    do throws(FormatError) {
      return try format.parse(text).instant
    } catch {
      throw usageError("--from: \(error)")
    }
  }
}
