internal import ICU

/// Reads numbers as one formatter writes them.
///
/// The texts around a number are not known from rules, but learned. The formatter writes probe
/// values, and the texts before and after their digits will be accepted. So signs, symbols,
/// parentheses, plural names and compact magnitudes are read in every locale just as they are
/// written.
final class NumberReader: Sendable {
  /// A pair of texts around the digits, and its meaning.
  struct Form: Hashable, Sendable {
    /// Folded.
    let prefix: [Unicode.Scalar]
    /// Folded.
    let suffix: [Unicode.Scalar]
    let isNegative: Bool
    /// The power of ten that the digits are multiplied by; nil if only zero was seen.
    let shift: Int?
  }

  /// The forms, those with the longest texts first, so that a short one does not hide a long one.
  let forms: [Form]
  /// Folded texts without digits, and their meaning: `NaN`, infinities, and words such as the
  /// Arabic ones for one and two of a unit.
  let literals: [[Unicode.Scalar]: FixedDecimal]
  /// The digits and separators, in the order in which they are tried.
  let numerals: [NumeralSet]
  /// The power of ten of a number without any text around it.
  let usualShift: Int
  /// The fraction digits that are always written.
  let leastFraction: Int

  init(
    forms: [Form],
    literals: [[Unicode.Scalar]: FixedDecimal],
    numerals: [NumeralSet],
    usualShift: Int,
    leastFraction: Int
  ) {
    self.forms = forms
    self.literals = literals
    self.numerals = numerals
    self.usualShift = usualShift
    self.leastFraction = leastFraction
  }

  /// Reads a whole text exactly as it is written; the error has the first place that differs.
  func readStrictly(_ text: FoldedText) throws(NumeralSet.Fault) -> FixedDecimal {
    if let value = literals[text.scalars] { return value }
    var furthest = NumeralSet.Fault(
      index: 0,
      reason: text.scalars.isEmpty
        ? .empty
        : Reason("texts-not-told-apart", "different numbers can have the same text in this format")
    )
    for form in forms {
      guard let body = form.body(of: text) else { continue }
      for set in numerals {
        do throws(NumeralSet.Fault) {
          let reading = try set.read(text, body, .exact)
          if let value = form.value(reading) { return value }
        } catch  where error.index >= furthest.index {
          furthest = error
        } catch {}
      }
    }
    throw text.scalars.isEmpty ? furthest : blamingAffixes(furthest, text)
  }

  /// Moves a fault to the first place where no form fits any more.
  private func blamingAffixes(
    _ fault: NumeralSet.Fault,
    _ text: FoldedText
  ) -> NumeralSet.Fault {
    guard forms.allSatisfy({ $0.body(of: text) == nil }) else { return fault }
    // A sign or symbol is missing: before the text, if no prefix fits, else at its end.
    let hasPrefix = forms.contains { text.scalars.starts(with: $0.prefix) }
    return NumeralSet.Fault(
      index: hasPrefix ? text.scalars.count : 0,
      reason: .otherSignOrSymbol
    )
  }
}

extension NumberReader.Form {
  /// The range of the digits in a text, if it has this form around them.
  func body(of text: FoldedText) -> Range<Int>? {
    let count = text.scalars.count
    guard prefix.count + suffix.count < count, text.scalars.starts(with: prefix),
      text.scalars.suffix(suffix.count).elementsEqual(suffix)
    else { return nil }
    return prefix.count..<(count - suffix.count)
  }

  /// The value of digits in this form; nil if the form is only for zero and the digits are not
  /// zero.
  func value(_ reading: NumeralSet.Reading) -> FixedDecimal? {
    let decimal = reading.decimal(isNegative: isNegative, shiftedBy: shift ?? 0)
    guard shift != nil || decimal.isZero else { return nil }
    return FixedDecimal(decimal)
  }
}

extension FormatError.Reason {
  static var otherSignOrSymbol: Reason {
    Reason("other-sign-or-symbol", "a sign or symbol of the format is missing or different")
  }
}
