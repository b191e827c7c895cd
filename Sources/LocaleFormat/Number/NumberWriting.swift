internal import ICU

/// Writes numbers for a core with ICU, which is opened at once or at the first use.
protocol NumberWriting: AnyObject, Sendable {
  /// The cost of keeping it, in bytes, including ICU's part.
  var estimatedByteCount: Int { get }

  func string(_ value: Int) throws(ICUError) -> String
  func string(_ value: Double) throws(ICUError) -> String
  func string(_ value: FixedDecimal) throws(ICUError) -> String

  func append(_ value: Int, to bytes: inout [UInt8]) throws(ICUError)
  func append(_ value: Double, to bytes: inout [UInt8]) throws(ICUError)
  func append(_ value: FixedDecimal, to bytes: inout [UInt8]) throws(ICUError)

  func text(_ value: FixedDecimal) throws(ICUError) -> FormattedText
}

extension NumberWriting {
  func string(_ value: NumericValue) throws(ICUError) -> String {
    switch value {
    case .integer(let value): return try string(value)
    case .binary(let value): return try string(value)
    case .decimal(let value):
      if let binary = value.binaryValue { return try string(binary) }
      return try string(value)
    }
  }

  func append(_ value: NumericValue, to bytes: inout [UInt8]) throws(ICUError) {
    switch value {
    case .integer(let value): try append(value, to: &bytes)
    case .binary(let value): try append(value, to: &bytes)
    case .decimal(let value):
      if let binary = value.binaryValue { return try append(binary, to: &bytes) }
      try append(value, to: &bytes)
    }
  }
}

/// A formatter of ICU that writes numbers.
protocol OpenedNumberWriting: NumberWriting {
  init(_ specification: NumberSpecification) throws(ICUError)
}

extension NumberHandle: OpenedNumberWriting {
  // A UNumberFormatter that is kept, measured at 7.8 KB, and what the core itself holds.
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

/// For amounts in a grammatical case, which a `NumberHandle` does not write.
extension NumberProbe: OpenedNumberWriting {
  // Measured as that of a `NumberHandle`.
  var estimatedByteCount: Int { 8_200 }

  func string(_ value: Int) throws(ICUError) -> String {
    try string { bytes throws(ICUError) in try append(value, to: &bytes) }
  }

  func string(_ value: Double) throws(ICUError) -> String {
    try string { bytes throws(ICUError) in try append(value, to: &bytes) }
  }

  func string(_ value: FixedDecimal) throws(ICUError) -> String {
    try string { bytes throws(ICUError) in try append(value, to: &bytes) }
  }

  private func string(
    _ write: (inout [UInt8]) throws(ICUError) -> Void
  ) throws(ICUError) -> String {
    var bytes: [UInt8] = []
    try write(&bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  func append(_ value: Int, to bytes: inout [UInt8]) throws(ICUError) {
    _ = try append([Int64(value)], to: &bytes)
  }

  func append(_ value: Double, to bytes: inout [UInt8]) throws(ICUError) {
    _ = try append([], [value], to: &bytes)
  }

  func append(_ value: FixedDecimal, to bytes: inout [UInt8]) throws(ICUError) {
    _ = try append(decimal: value.digits, to: &bytes)
  }

  func text(_ value: FixedDecimal) throws(ICUError) -> FormattedText {
    if let binary = value.binaryValue { return FormattedText(try text(binary)) }
    return FormattedText(try text(0, decimal: value.digits))
  }
}
