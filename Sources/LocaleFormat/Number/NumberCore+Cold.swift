internal import ICU
internal import Sharing

// Numbers that ICU would write wrong are prepared first, or refused: see `NumberPreparation` and
// `UnitConversion`.

extension NumberCore {
  /// Whether a number is written without preparation.
  @inline(__always)
  func isDirect(_ value: Double) -> Bool {
    let magnitude = value.magnitude
    return magnitude < directLimit && (magnitude >= 1e-6 || magnitude == 0)
      && (value >= 0 || conversion == nil)
  }

  /// Prepares a number for ICU, or refuses it.
  func prepared(_ value: FixedDecimal) -> NumberPreparation.Outcome {
    let outcome = preparation?.outcome(value) ?? .usual(value)
    guard let conversion, case .usual(let number) = outcome else { return outcome }
    do throws(ICUError) {
      let obstacle = try conversion.obstacle(to: number, directLimit: directLimit) {
        number throws(ICUError) in
        try Self.string(number, by: writer)
      }
      return obstacle.map { .refused($0) } ?? outcome
    } catch {
      // The caller writes the number and gets the same failure.
      return outcome
    }
  }

  @inline(never)
  func preparedString(_ value: FixedDecimal) -> String {
    do throws(ICUError) {
      switch prepared(value) {
      case .usual(let number): return try Self.string(number, by: writer)
      case .rounded(let number): return try Self.string(number, by: roundedWriter)
      case .refused: return refused(value)
      }
    } catch {
      return neutral(value.digits, after: error)
    }
  }

  @inline(never)
  func appendPrepared(_ value: FixedDecimal, to bytes: inout [UInt8]) {
    do throws(ICUError) {
      switch prepared(value) {
      case .usual(let number): try Self.append(number, by: writer, to: &bytes)
      case .rounded(let number): try Self.append(number, by: roundedWriter, to: &bytes)
      case .refused: bytes += refused(value).utf8
      }
    } catch {
      bytes += neutral(value.digits, after: error).utf8
    }
  }

  func text(_ value: FixedDecimal) -> FormattedText {
    if zeroKeepers != nil {
      do throws(FormatError) {
        if let core = try zeroKeeper(of: value) { return core.text(value) }
      } catch {
        return FormattedText(refused(value), kind: .literal)
      }
    }
    do throws(ICUError) {
      switch preparesNumbers ? prepared(value) : .usual(value) {
      case .usual(let number): return try writer.text(number)
      case .rounded(let number): return try roundedWriter.text(number)
      case .refused: return FormattedText(refused(value), kind: .literal)
      }
    } catch {
      return FormattedText(neutral(value.digits, after: error), kind: .literal)
    }
  }

  /// Returns a text with its parts, or throws the reason why there is none.
  func checkedText(_ value: FixedDecimal) throws(FormatError) -> FormattedText {
    if let core = try zeroKeeper(of: value) { return try core.checkedText(value) }
    return try checked(value) { writer, number throws(ICUError) in try writer.text(number) }
  }

  /// Returns a text, or throws the reason why there is none.
  func checkedString(_ value: FixedDecimal) throws(FormatError) -> String {
    if let core = try unplannedZeroKeeper(of: value) { return try core.checkedString(value) }
    if let text = textBeforePlan(.decimal(value)) { return text }
    if let text = triedPlan.lend({ $0.isCompiled ? $0.string(value) : nil }) { return text }
    return try checked(value) { writer, number throws(ICUError) in
      try Self.string(number, by: writer)
    }
  }

  private func checked<Text>(
    _ value: FixedDecimal,
    _ write: (any NumberWriting, FixedDecimal) throws(ICUError) -> Text
  ) throws(FormatError) -> Text {
    let writer: any NumberWriting
    let number: FixedDecimal
    switch preparesNumbers ? prepared(value) : .usual(value) {
    case .usual(let prepared): (writer, number) = (self.writer, prepared)
    case .rounded(let prepared): (writer, number) = (roundedWriter, prepared)
    case .refused(let reason): throw .unwritable(value.digits, reason: reason)
    }
    do throws(ICUError) {
      return try write(writer, number)
    } catch {
      throw .unwritable(
        value.digits,
        reason: Reason("not-rounded-by-icu", "ICU cannot round it in this way")
      )
    }
  }

  static func string(
    _ value: FixedDecimal,
    by writer: any NumberWriting
  ) throws(ICUError) -> String {
    if let binary = value.binaryValue { return try writer.string(binary) }
    return try writer.string(value)
  }

  private static func append(
    _ value: FixedDecimal,
    by writer: any NumberWriting,
    to bytes: inout [UInt8]
  ) throws(ICUError) {
    if let binary = value.binaryValue { return try writer.append(binary, to: &bytes) }
    try writer.append(value, to: &bytes)
  }

  /// The fallback form of a number that ICU would write wrong; counts the refusal.
  func refused(_ value: FixedDecimal) -> String {
    FormatFailures.countRefusal()
    return neutral(value.digits)
  }
}
