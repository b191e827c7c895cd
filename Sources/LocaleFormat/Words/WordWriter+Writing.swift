internal import ICU
internal import Sharing

extension WordWriter {
  /// The way in which a binary number is written.
  private enum Task {
    /// As ICU writes the binary number.
    case binary
    /// As ICU writes the same number in decimal.
    case decimal(String)
    /// As this text, without ICU.
    case text(String)
  }

  /// Avoids what ICU 72 writes wrong or does not survive.
  ///
  /// - Above 2^54, it writes a wrong number for a binary one. It writes a decimal one of up to 64
  ///   bits in words, and a longer one in digits.
  /// - For negative infinity, it reads a null pointer by the digit ordinals of eleven locales, `ja`
  ///   among them.
  /// - In Polish, it looks for fractions among denominators up to 10^10. For a fraction below
  ///   5·10^-11 it never stops. It writes one below 10^-9 as a tenth, and one that near to 1 as ten
  ///   tenths. Digits are written instead.
  private func task(_ value: Double) -> Task {
    if value == -.infinity, ruleSet.hasPrefix("%digits-ordinal") { return .text("-∞") }
    guard value.isFinite else { return .binary }
    if value.magnitude >= 0x1p53 { return .decimal("\(value)") }
    return isLost(value) ? .text("\(value)") : .binary
  }

  private func isLost(_ value: Double) -> Bool {
    guard isLostInSmallFractions else { return false }
    let fraction = value.magnitude.truncatingRemainder(dividingBy: 1)
    return fraction > 0 && (fraction < 1e-9 || fraction > 1 - 1e-9)
  }

  /// The integer that ICU writes for a large binary number: that of its shortest decimal.
  private func whole(_ value: Double) -> Int? {
    value.magnitude >= 0x1p53 && value.magnitude < 0x1p63 ? whole(FixedDecimal(value)) : nil
  }

  /// The integer that ICU writes for a decimal.
  ///
  /// Of 9 × 10^18 and more, ICU 72 takes some decimals for longer ones, and writes digits.
  private func whole(_ value: FixedDecimal) -> Int? {
    value.integerValue.flatMap { $0.magnitude < 9_000_000_000_000_000_000 ? $0 : nil }
  }

  /// The binary number that ICU makes of a decimal with a fraction; nil if it writes digits.
  private func binary(_ value: FixedDecimal) -> Double? {
    let binary = value.doubleValue
    return binary.magnitude < 0x1p53 ? binary : nil
  }

  // MARK: Strings

  func string(_ value: Int) throws(ICUError) -> String {
    if let text = program.lend({ $0.string(value) }) { return text }
    return try rules.lend(ruleSetNumber) { handle throws(ICUError) in
      try handle.string(Int64(value))
    }
  }

  func string(_ value: Double) throws(ICUError) -> String {
    let task = task(value)
    if case .text(let text) = task { return text }
    if let whole = whole(value), let text = program.lend({ $0.string(whole) }) { return text }
    if case .binary = task, let text = program.lend({ $0.string(value) }) { return text }
    return try rules.lend(ruleSetNumber) { handle throws(ICUError) in
      if case .decimal(let digits) = task { return try handle.string(decimal: digits) }
      return try handle.string(value)
    }
  }

  func string(_ value: FixedDecimal) throws(ICUError) -> String {
    if let binary = value.binaryValue { return try string(binary) }
    if isLostInSmallFractions, isLost(value.doubleValue) { return value.digits }
    if let whole = whole(value) {
      if let text = program.lend({ $0.string(whole) }) { return text }
    } else if let binary = binary(value), let text = program.lend({ $0.string(binary) }) {
      return text
    }
    return try rules.lend(ruleSetNumber) { handle throws(ICUError) in
      try handle.string(decimal: value.digits)
    }
  }

  // MARK: Bytes

  func append(_ value: Int, to bytes: inout [UInt8]) throws(ICUError) {
    if program.lend({ $0.append(value, to: &bytes) }) == true { return }
    try rules.lend(ruleSetNumber) { handle throws(ICUError) in
      try handle.append(Int64(value), to: &bytes)
    }
  }

  func append(_ value: Double, to bytes: inout [UInt8]) throws(ICUError) {
    let task = task(value)
    if case .text(let text) = task {
      bytes += text.utf8
      return
    }
    if let whole = whole(value), program.lend({ $0.append(whole, to: &bytes) }) == true { return }
    if case .binary = task, program.lend({ $0.append(value, to: &bytes) }) == true { return }
    try rules.lend(ruleSetNumber) { handle throws(ICUError) in
      if case .decimal(let digits) = task {
        try handle.append(decimal: digits, to: &bytes)
      } else {
        try handle.append(value, to: &bytes)
      }
    }
  }

  func append(_ value: FixedDecimal, to bytes: inout [UInt8]) throws(ICUError) {
    if let binary = value.binaryValue { return try append(binary, to: &bytes) }
    if isLostInSmallFractions, isLost(value.doubleValue) {
      bytes += value.digits.utf8
      return
    }
    if let whole = whole(value) {
      if program.lend({ $0.append(whole, to: &bytes) }) == true { return }
    } else if let binary = binary(value), program.lend({ $0.append(binary, to: &bytes) }) == true {
      return
    }
    try rules.lend(ruleSetNumber) { handle throws(ICUError) in
      try handle.append(decimal: value.digits, to: &bytes)
    }
  }
}
