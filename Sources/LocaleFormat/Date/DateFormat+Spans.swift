public import MachineTime
internal import Sharing

extension DateCore {
  func append(_ values: Span<Instant>, separatedBy separator: String, to bytes: inout [UInt8]) {
    SpanWriting.append(values, separatedBy: separator, to: &bytes) { part, separator, bytes in
      triedPlan.lend { $0.isCompiled && $0.append(part, separator, to: &bytes) } ?? false
    } single: {
      append($0, to: &$1)
    }
  }
}

extension DateFormat.Formatter {
  /// Appends instants as UTF-8, with a text between them.
  ///
  /// ```swift
  /// let days = DateFormat(date: .medium, time: .omitted, zone: .utc)
  /// let german = try days.formatter(for: "de")
  /// let instants = try [0, 86_400].map { try Instant(secondsSince1970: $0) }
  /// var bytes: [UInt8] = []
  /// german.append(instants.span, separatedBy: " – ", to: &bytes)
  /// String(decoding: bytes, as: UTF8.self)  // "01.01.1970 – 02.01.1970"
  /// ```
  /// - Parameters:
  ///   - values: The instants.
  ///   - separator: The text between two instants; up to 8 bytes of UTF-8 are fastest.
  ///   - bytes: The array to append to. Nothing is allocated if 64 more of the longest texts fit into
  ///     its capacity, up to 1,000 bytes each.
  public func append(
    _ values: Span<Instant>,
    separatedBy separator: String,
    to bytes: inout [UInt8]
  ) {
    core.append(values, separatedBy: separator, to: &bytes)
  }
}

extension FormatterCache {
  /// Appends instants in a locale, with a text between them; the formatter is looked up once.
  ///
  /// - Throws: What ``DateFormat/formatter(for:)`` throws.
  public func append(
    _ values: Span<Instant>,
    separatedBy separator: String,
    as recipe: DateFormat,
    for locale: LocaleID? = nil,
    to bytes: inout [UInt8]
  ) throws(FormatError) {
    try with(recipe, in: locale) {
      $0.append(values, separatedBy: separator, to: &bytes)
    }
  }
}
