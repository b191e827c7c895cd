extension NumberCore {
  func append(_ values: Span<Int>, separatedBy separator: String, to bytes: inout [UInt8]) {
    SpanWriting.append(values, separatedBy: separator, to: &bytes) {
      planRefusal == nil && plan.append($0, $1, to: &$2)
    } single: {
      append($0, to: &$1)
    }
  }

  func append(_ values: Span<Double>, separatedBy separator: String, to bytes: inout [UInt8]) {
    SpanWriting.append(values, separatedBy: separator, to: &bytes) {
      planRefusal == nil && plan.append($0, $1, to: &$2)
    } single: {
      append($0, to: &$1)
    }
  }
}
