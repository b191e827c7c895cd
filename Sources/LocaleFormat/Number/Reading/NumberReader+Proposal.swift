extension NumberReader {
  /// The longest text, in scalars, that gets a proposal: people do not type longer ones.
  private static let maximumProposalCount = 200

  /// Finds a text that would be accepted in place of another, if the meaning is clear enough.
  ///
  /// - Parameters:
  ///   - text: The text that was not accepted.
  ///   - names: Other names of the currency, folded, in lower case.
  ///   - write: Writes a value in this format, with a number of fraction digits.
  /// - Returns: A text that is read as that value; nil if there is none.
  func proposal(
    for text: FoldedText,
    names: [[Unicode.Scalar]],
    write: (FixedDecimal, Int) -> String?
  ) -> String? {
    guard text.scalars.count <= Self.maximumProposalCount,
      let value = meaning(of: text, names: names), value.special == nil
    else { return nil }
    let shown = DecimalDigits(value).trimmed.shifted(by: -usualShift).trimmed
    guard let written = write(value, max(leastFraction, shown.fraction.count)) else { return nil }
    do throws(NumeralSet.Fault) {
      let read = try readStrictly(FoldedText(written))
      guard read.special == nil,
        DecimalDigits(read).trimmed == DecimalDigits(value).trimmed
      else { return nil }
      return written
    } catch {
      return nil
    }
  }

  /// The most likely meaning of a text, by the locale's conventions or, if it cannot be that, by
  /// those of other locales.
  private func meaning(of text: FoldedText, names: [[Unicode.Scalar]]) -> FixedDecimal? {
    do throws(NumeralSet.Fault) {
      return try readLeniently(text, names: names)
    } catch {
      let lower = text.withSingleSpaces.caseFolded
      let core = strip(lower, names: names)
      return ForeignNumber(lower.scalars[core.range]).map {
        FixedDecimal($0.decimal(isNegative: core.isNegative, shiftedBy: core.shift ?? usualShift))
      }
    }
  }
}

/// A number written by the conventions of some other locale.
///
/// If the last separator is the only one of its kind, it is the decimal separator. Otherwise, all
/// separators group digits.
private struct ForeignNumber {
  private static let separators: Set<Unicode.Scalar> = [
    ".", ",", "'", " ", "_", "\u{66B}", "\u{66C}",
  ]

  private var digits: [UInt8] = []
  private var point: Int?

  init?(_ scalars: ArraySlice<Unicode.Scalar>) {
    var found: [(separator: Unicode.Scalar, digits: Int)] = []
    for scalar in scalars {
      if let digit = scalar.properties.numericType == .decimal
        ? scalar.properties.numericValue.flatMap(UInt8.init(exactly:)) : nil
      {
        digits.append(0x30 + digit)
      } else if Self.separators.contains(scalar) {
        found.append((scalar, digits.count))
      } else {
        return nil
      }
    }
    guard !digits.isEmpty else { return nil }
    if let last = found.last, found.filter({ $0.separator == last.separator }).count == 1 {
      point = last.digits
    }
  }

  func decimal(isNegative: Bool, shiftedBy shift: Int) -> DecimalDigits {
    DecimalDigits(digits, point: (point ?? digits.count) + shift, isNegative: isNegative)
  }
}
