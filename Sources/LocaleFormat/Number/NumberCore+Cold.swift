internal import ICU
internal import Sharing

// The one way of a number that no plan writes. It may be one of the first texts, or be written by a
// formatter that keeps its zeros, or be prepared for ICU or refused, because ICU would write it
// wrong: see `Warmup`, `NumberFormat.fraction(_:)`, `NumberPreparation` and `UnitConversion`.

/// The reason why a number has no text.
private enum NumberFailure: Error {
  /// ICU would write it wrong.
  case refused(Reason)
  /// No formatter keeps its zeros.
  case digits(FormatError)
  case icu(ICUError)
}

extension NumberCore {
  // MARK: Texts that do not fail

  @inline(never)
  func stringWithoutPlan(_ value: NumericValue) -> String {
    if let text = firstText(value) { return text }
    do throws(NumberFailure) {
      return try write(value) { writer, number throws(ICUError) in try writer.string(number) }
    } catch {
      return fallback(value, after: error)
    }
  }

  @inline(never)
  func appendWithoutPlan(_ value: NumericValue, to bytes: inout [UInt8]) {
    if let text = firstText(value) { return bytes += text.utf8 }
    do throws(NumberFailure) {
      try write(value) { writer, number throws(ICUError) in
        try writer.append(number, to: &bytes)
      }
    } catch {
      bytes += fallback(value, after: error).utf8
    }
  }

  func text(_ value: FixedDecimal) -> FormattedText {
    do throws(NumberFailure) {
      return try write(.decimal(value)) { writer, number throws(ICUError) in
        try writer.text(number.decimal)
      }
    } catch {
      return FormattedText(fallback(.decimal(value), after: error), kind: .literal)
    }
  }

  /// Makes the fallback form of a number that has no text, and counts the failure.
  private func fallback(_ value: NumericValue, after failure: NumberFailure) -> String {
    switch failure {
    case .icu(let error): FormatFailures.count(error)
    case .refused, .digits: FormatFailures.countRefusal()
    }
    return neutral(value.decimal.digits)
  }

  // MARK: Texts that fail

  /// Returns a text with its parts, or throws the reason why there is none.
  func checkedText(_ value: FixedDecimal) throws(FormatError) -> FormattedText {
    try checked(value) { writer, number throws(ICUError) in try writer.text(number.decimal) }
  }

  /// Returns a text, or throws the reason why there is none.
  func checkedString(_ value: FixedDecimal) throws(FormatError) -> String {
    if let text = plannedText(.decimal(value)) ?? firstText(.decimal(value)) { return text }
    return try checked(value) { writer, number throws(ICUError) in try writer.string(number) }
  }

  private func checked<Text>(
    _ value: FixedDecimal,
    _ put: (any NumberWriting, NumericValue) throws(ICUError) -> Text
  ) throws(FormatError) -> Text {
    do throws(NumberFailure) {
      return try write(.decimal(value), put)
    } catch {
      switch error {
      case .refused(let reason): throw .unwritable(value.digits, reason: reason)
      case .digits(let error): throw error
      case .icu:
        throw .unwritable(
          value.digits,
          reason: Reason("not-rounded-by-icu", "ICU cannot round it in this way")
        )
      }
    }
  }

  // MARK: The one way

  private func plannedText(_ value: NumericValue) -> String? {
    triedPlan.lend { plan in
      guard plan.isCompiled else { return nil }
      return switch value {
      case .integer(let value): plan.string(value)
      case .binary(let value): plan.string(value)
      case .decimal(let value): plan.string(value)
      }
    }
  }

  /// The text of a number by ICU if the plan was not tried yet, or by the plan that is tried now.
  ///
  /// Nil if the plan was tried before, and for what neither writes.
  private func firstText(_ value: NumericValue) -> String? {
    guard !triedPlan.isSet else { return nil }
    if zeroKeepers != nil, case .decimal = value {
      // ICU would leave out the zeros of such a number: it does not count as a first text.
      tryPlan()
    } else if let text = textBeforePlan(value) {
      return text
    }
    return plannedText(value)
  }

  /// Writes a number with ICU.
  ///
  /// - Parameters:
  ///   - value: The number.
  ///   - put: A function that writes a number as it is.
  /// - Returns: The result of `put`.
  /// - Throws: The reason why the number has no text.
  private func write<Text>(
    _ value: NumericValue,
    _ put: (any NumberWriting, NumericValue) throws(ICUError) -> Text
  ) throws(NumberFailure) -> Text {
    if let core = try zeroKeeper(of: value) { return try core.write(value, put) }
    let outcome = preparesNumbers && !isDirect(value) ? prepared(value.decimal) : nil
    switch outcome {
    case nil: return try byICU { () throws(ICUError) in try put(writer, value) }
    case .usual(let number):
      return try byICU { () throws(ICUError) in try put(writer, .decimal(number)) }
    case .rounded(let number):
      return try byICU { () throws(ICUError) in try put(roundedWriter, .decimal(number)) }
    case .refused(let reason): throw .refused(reason)
    }
  }

  private func byICU<Text>(_ body: () throws(ICUError) -> Text) throws(NumberFailure) -> Text {
    do throws(ICUError) {
      return try body()
    } catch {
      throw .icu(error)
    }
  }

  private func zeroKeeper(of value: NumericValue) throws(NumberFailure) -> NumberCore? {
    guard zeroKeepers != nil, case .decimal(let decimal) = value else { return nil }
    do throws(FormatError) {
      return try zeroKeeper(of: decimal)
    } catch {
      throw .digits(error)
    }
  }

  // MARK: Preparing

  /// Whether a number is written without preparation.
  private func isDirect(_ value: NumericValue) -> Bool {
    switch value {
    case .integer(let value): isDirect(Double(value))
    case .binary(let value): isDirect(value)
    case .decimal: false
    }
  }

  private func isDirect(_ value: Double) -> Bool {
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
        try writer.string(.decimal(number))
      }
      return obstacle.map { .refused($0) } ?? outcome
    } catch {
      // The caller writes the number and gets the same failure.
      return outcome
    }
  }
}
