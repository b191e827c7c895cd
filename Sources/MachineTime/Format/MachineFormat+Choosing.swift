public import Faults

extension MachineFormat {
  /// Reads a text in the first of several formats that it fits.
  ///
  /// If it fits none, the error is that of the format that read furthest: the text begins like that
  /// format, so it was probably meant.
  ///
  /// ```swift
  /// let headers: [MachineFormat] = [.http, .rfc3339]
  /// try MachineFormat.parse("1970-01-01T00:00:01Z", as: headers).instant.secondsSince1970  // 1
  /// do {
  ///   _ = try MachineFormat.parse("2026-02-30T00:00:00Z", as: headers)
  /// } catch {
  ///   error.description  // "offset 8: day 30 does not exist in February 2026"
  /// }
  /// ```
  /// - Parameters:
  ///   - text: The text to read.
  ///   - formats: The formats, in the order in which they are tried; at least one.
  /// - Returns: The instant, and the offset that the text gave.
  /// - Throws: What ``parse(_:)-(String)`` throws. If several errors are at the same place, it is
  ///   the first `FormatError.Code.impossible` among them, otherwise the first error.
  public static func parse(
    _ text: String,
    as formats: [MachineFormat]
  ) throws(FormatError) -> OffsetInstant {
    var furthest: FormatError?
    for format in formats {
      do throws(FormatError) {
        return try format.parse(text)
      } catch {
        if furthest.map(error.isNearerToTheMeaning) ?? true { furthest = error }
      }
    }
    throw furthest
      ?? .unreadable(text.excerpt, offset: 0, reason: Reason("no-format", "no format is given"))
  }
}

extension FormatError {
  /// Whether this error is more informative than the error of another format.
  fileprivate func isNearerToTheMeaning(than other: FormatError) -> Bool {
    let (place, otherPlace) = (placeInText, other.placeInText)
    guard place == otherPlace else { return place > otherPlace }
    return code == .impossible && other.code == .unreadable
  }

  /// The place in the text; -1 if the format cannot read at all, because the place is in the
  /// format.
  private var placeInText: Int { code == .invalidFormat ? -1 : offset ?? 0 }
}
