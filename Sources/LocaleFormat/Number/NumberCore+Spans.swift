internal import Sharing

extension NumberCore {
  func append(_ values: Span<Int>, separatedBy separator: String, to bytes: inout [UInt8]) {
    SpanWriting.append(values, separatedBy: separator, to: &bytes) { part, separator, bytes in
      triedPlan.lend { $0.isCompiled && $0.append(part, separator, to: &bytes) } ?? false
    } single: {
      append($0, to: &$1)
    }
  }

  func append(_ values: Span<Double>, separatedBy separator: String, to bytes: inout [UInt8]) {
    SpanWriting.append(values, separatedBy: separator, to: &bytes) { part, separator, bytes in
      triedPlan.lend { $0.isCompiled && $0.append(part, separator, to: &bytes) } ?? false
    } single: {
      append($0, to: &$1)
    }
  }
}
