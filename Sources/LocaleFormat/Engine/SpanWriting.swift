internal import ICU
internal import Sharing

/// Writes many values in one call, and checks the buffer once for each chunk.
enum SpanWriting {
  private static let chunk = 64

  /// Appends values with a separator between them.
  ///
  /// - Parameters:
  ///   - values: The values.
  ///   - separator: The text between two numbers.
  ///   - bytes: The array to append to.
  ///   - plan: Appends some values with a separator after each. If it does not support one of them,
  ///     it returns false and appends nothing.
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
