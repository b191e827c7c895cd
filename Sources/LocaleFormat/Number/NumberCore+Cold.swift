internal import ICU
internal import Sharing

// The one way of a number that no plan writes. It may be one of the first texts, or be converted, or
// be written by a formatter that keeps its zeros, or be prepared for ICU or refused, because ICU would
// write it wrong: see `Warmup`, `UnitConversion`, `NumberFormat.fraction(_:)` and `NumberPreparation`.

/// The reason why a number has no text.
private enum NumberFailure: Error {
  /// ICU would write it wrong.
  case refused(Reason)
  /// No formatter keeps its zeros, or it cannot be converted.
  case format(FormatError)
  case icu(ICUError)
}

extension NumberCore {
  // MARK: Texts that do not fail

  @inline(never)
  func stringWithoutPlan(_ value: NumericValue) -> String {
    if let text = firstText(value) { return text }
    do throws(NumberFailure) {
      return try written(value)
    } catch {
      return fallback(value, after: error)
    }
  }

  @inline(never)
  func appendWithoutPlan(_ value: NumericValue, to bytes: inout [UInt8]) {
    if let text = firstText(value) { return bytes += text.utf8 }
    do throws(NumberFailure) {
      if conversion != nil { return bytes += try written(value).utf8 }
      try write(value) { writer, number throws(ICUError) in
        try writer.append(number, to: &bytes)
      }
    } catch {
      bytes += fallback(value, after: error).utf8
    }
  }

  func text(_ value: NumericValue) -> FormattedText {
    if let text = plannedParts(value) { return text }
    let value = decimal(value)
    do throws(NumberFailure) {
      return try writtenText(value)
    } catch {
      return FormattedText(fallback(.decimal(value), after: error), kind: .literal)
    }
  }

  /// Makes the fallback form of a number that has no text, and counts the failure.
  private func fallback(_ value: NumericValue, after failure: NumberFailure) -> String {
    switch failure {
    case .icu(let error): FormatFailures.count(error)
    case .refused, .format: FormatFailures.countRefusal()
    }
    return neutral(value.decimal.digits)
  }

  func text(_ value: FixedDecimal) -> FormattedText { text(.decimal(value)) }

  // MARK: Texts that fail

  func checkedText(_ value: FixedDecimal) throws(FormatError) -> FormattedText {
    try checkedText(.decimal(value))
  }

  /// Returns a text with its parts, or throws the reason why there is none.
  func checkedText(_ value: NumericValue) throws(FormatError) -> FormattedText {
    if let text = plannedParts(value) { return text }
    return try checkedTextByICU(decimal(value))
  }

  /// Returns a text, or throws the reason why there is none.
  func checkedString(_ value: FixedDecimal) throws(FormatError) -> String {
    if let text = plannedText(.decimal(value)) ?? firstText(.decimal(value)) { return text }
    return try checked(value) { () throws(NumberFailure) in try written(.decimal(value)) }
  }

  private func checked<Text>(
    _ value: FixedDecimal,
    _ write: () throws(NumberFailure) -> Text
  ) throws(FormatError) -> Text {
    do throws(NumberFailure) {
      return try write()
    } catch {
      switch error {
      case .refused(let reason): throw .unwritable(value.digits, reason: reason)
      case .format(let error): throw error
      case .icu(let error) where error.isAbsence:
        throw .icu(error, while: "writing \(value.digits.excerpt)")
      case .icu: throw .unwritable(value.digits, reason: .notRoundedByICU)
      }
    }
  }

  /// Returns a text with its parts by ICU, also if there is a plan.
  func checkedTextByICU(_ value: FixedDecimal) throws(FormatError) -> FormattedText {
    try checked(value) { () throws(NumberFailure) in try writtenText(value) }
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

  /// The text of a number with its parts by the plan; nil if ICU writes it.
  private func plannedParts(_ value: NumericValue) -> FormattedText? {
    guard !isBeforePlan() else { return nil }
    return triedPlan.lend { plan in
      guard plan.isCompiled else { return nil }
      // A reference to the method would retain the core.
      return plan.text(value) { textByICU($0, plan) } ?? ruledText(value, plan)
    }
  }

  /// The text of a number with its parts by rules, if ICU must not be asked.
  private func ruledText(_ value: NumericValue, _ plan: NumberPlan) -> FormattedText? {
    making {
      guard !DataChoice.allowsICU, let facts = CompiledFacts.current else { return nil }
      let currency = currency.flatMap {
        CompiledNumbers.text(
          of: $0,
          recipe.settings.presentation,
          resolvedLocale.dataName,
          in: facts
        )
      }
      return RuledParts(recipe, currency: currency ?? "").text(value, plan)
    }
  }

  /// The text of a number with its parts by ICU; nil if that fails.
  private func textByICU(_ value: NumericValue, _ plan: NumberPlan) -> FormattedText? {
    if let text = ruledText(value, plan) { return text }
    do throws(NumberFailure) {
      return try writtenText(decimal(value))
    } catch {
      return nil
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

  private func written(_ value: NumericValue) throws(NumberFailure) -> String {
    guard let conversion else {
      return try write(value) { writer, number throws(ICUError) in try writer.string(number) }
    }
    return try converted { () throws(FormatError) in try conversion.string(value.decimal) }
  }

  private func writtenText(_ value: FixedDecimal) throws(NumberFailure) -> FormattedText {
    guard let conversion else {
      return try write(.decimal(value)) { writer, number throws(ICUError) in
        try writer.text(number.decimal)
      }
    }
    return try converted { () throws(FormatError) in try conversion.text(value) }
  }

  private func converted<Text>(
    _ body: () throws(FormatError) -> Text
  ) throws(NumberFailure) -> Text {
    do throws(FormatError) {
      return try body()
    } catch {
      throw .format(error)
    }
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
    let outcome = preparation != nil && !isDirect(value) ? prepared(value.decimal) : nil
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
    return try converted { () throws(FormatError) in try zeroKeeper(of: decimal) }
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
  }

  /// Prepares a number for ICU, or refuses it.
  func prepared(_ value: FixedDecimal) -> NumberPreparation.Outcome {
    preparation?.outcome(value) ?? .usual(value)
  }
}

extension FormatError.Reason {
  static var notRoundedByICU: Reason {
    Reason("not-rounded-by-icu", "ICU cannot round it in this way")
  }
}
