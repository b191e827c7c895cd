internal import MachineTime

/// Reads instants for every command: `now`, or a text in a machine format.
struct InstantReader {
  let format: MachineFormat

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
    return try placed(at: start, format.parse(bytes.span).instant)
  }

  /// The instant of the option `--from`, in the format of values.
  func reference(_ text: String) throws -> Instant {
    guard text != "now" else { return .now() }
    if format.readsZoneNames {
      do throws(ValueError) {
        return try instant(ArraySlice(text.utf8))
      } catch {
        throw usageError("--from: \(error)")
      }
    }
    do throws(FormatError) {
      return try format.parse(text).instant
    } catch {
      throw usageError("--from: \(error)")
    }
  }
}
