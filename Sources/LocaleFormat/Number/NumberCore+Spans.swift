internal import ICU

/// Many numbers in one call: the buffer is looked at once for some dozens.
extension NumberCore {
  /// How many numbers are written before the buffer is looked at again.
  private static let chunk = 64

  func append(_ values: Span<Int>, separatedBy separator: String, to bytes: inout [UInt8]) {
    let text = ShortText(separator)
    for start in stride(from: 0, to: values.count, by: Self.chunk) {
      let part = values.extracting(start..<min(start + Self.chunk, values.count))
      if planRefusal == nil, let text, plan.append(part, text, to: &bytes) { continue }
      for index in part.indices {
        append(part[index], to: &bytes)
        bytes += separator.utf8
      }
    }
    if !values.isEmpty { bytes.removeLast(separator.utf8.count) }
  }

  func append(_ values: Span<Double>, separatedBy separator: String, to bytes: inout [UInt8]) {
    let text = ShortText(separator)
    for start in stride(from: 0, to: values.count, by: Self.chunk) {
      let part = values.extracting(start..<min(start + Self.chunk, values.count))
      if planRefusal == nil, let text, plan.append(part, text, to: &bytes) { continue }
      for index in part.indices {
        append(part[index], to: &bytes)
        bytes += separator.utf8
      }
    }
    if !values.isEmpty { bytes.removeLast(separator.utf8.count) }
  }
}
