internal import ICU
internal import Sharing

/// Writes many values in one call: the buffer is looked at once for some dozens.
enum SpanWriting {
  private static let chunk = 64

  /// Appends values with a separator between them.
  ///
  /// - Parameters:
  ///   - values: What is written.
  ///   - separator: What stands between two.
  ///   - bytes: Where it is written.
  ///   - plan: Appends some values with a separator behind each; false, and nothing appended, where
  ///     it does not know one of them.
  ///   - single: Appends one value.
  @inline(__always)
  static func append<Value>(
    _ values: Span<Value>,
    separatedBy separator: String,
    to bytes: inout [UInt8],
    plan: (Span<Value>, ShortText, inout [UInt8]) -> Bool,
    single: (Value, inout [UInt8]) -> Void
  ) {
    let short = ShortText(separator)
    for start in stride(from: 0, to: values.count, by: chunk) {
      let part = values.extracting(start..<min(start + chunk, values.count))
      if let short, plan(part, short, &bytes) { continue }
      for index in part.indices {
        single(part[index], &bytes)
        bytes += separator.utf8
      }
    }
    if !values.isEmpty { bytes.removeLast(separator.utf8.count) }
  }
}
