internal import ICU

/// Writes numbers for a core by ICU, which is opened at once or when it is first wanted.
protocol NumberWriting: AnyObject, Sendable {
  /// What it costs to keep, in bytes, ICU's part included.
  var estimatedByteCount: Int { get }

  func string(_ value: Int) throws(ICUError) -> String
  func string(_ value: Double) throws(ICUError) -> String
  func string(_ value: FixedDecimal) throws(ICUError) -> String

  func append(_ value: Int, to bytes: inout [UInt8]) throws(ICUError)
  func append(_ value: Double, to bytes: inout [UInt8]) throws(ICUError)
  func append(_ value: FixedDecimal, to bytes: inout [UInt8]) throws(ICUError)

  func text(_ value: FixedDecimal) throws(ICUError) -> FormattedText
}

extension NumberHandle: NumberWriting {
  // A kept UNumberFormatter, measured at 7.8 KB, and what the core holds itself.
  var estimatedByteCount: Int { 8_200 }

  func string(_ value: Int) throws(ICUError) -> String { try string(Int64(value)) }

  func string(_ value: FixedDecimal) throws(ICUError) -> String {
    try string(decimal: value.digits)
  }

  func append(_ value: Int, to bytes: inout [UInt8]) throws(ICUError) {
    try append(Int64(value), to: &bytes)
  }

  func append(_ value: FixedDecimal, to bytes: inout [UInt8]) throws(ICUError) {
    try append(decimal: value.digits, to: &bytes)
  }

  func text(_ value: FixedDecimal) throws(ICUError) -> FormattedText {
    if let binary = value.binaryValue { return FormattedText(try text(binary)) }
    return FormattedText(try text(decimal: value.digits))
  }
}
