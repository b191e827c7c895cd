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
    // As many digits as were typed, with their zeros.
    let shown = DecimalDigits(value).shifted(by: -usualShift)
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

/// A number written by the conventions of some other locale, if it can be only one number.
///
/// Groups must have the usual sizes. A text such as `1 2345` or `1.000.00` has a slip of the hand
/// somewhere, and nobody knows where; `1,234` alone can be a thousand or a one.
private struct ForeignNumber {
  private static let points: Set<Unicode.Scalar> = [".", ",", "\u{66B}"]
  private static let groups: Set<Unicode.Scalar> = [".", ",", "'", " ", "_", "\u{66C}"]

  private var digits: [UInt8] = []
  /// The separators, with the number of digits before each.
  private var separators: [(scalar: Unicode.Scalar, digits: Int)] = []
  /// The number of digits before the point; nil without a point.
  private var point: Int?

  init?(_ scalars: ArraySlice<Unicode.Scalar>) {
    for scalar in scalars {
      if let digit = scalar.properties.numericType == .decimal
        ? scalar.properties.numericValue.flatMap(UInt8.init(exactly:)) : nil
      {
        digits.append(0x30 + digit)
      } else if Self.points.union(Self.groups).contains(scalar) {
        separators.append((scalar, digits.count))
      } else {
        return nil
      }
    }
    guard !digits.isEmpty, let last = separators.last, last.digits < digits.count else {
      return nil
    }
    let others = separators.dropLast()
    if others.isEmpty {
      let isGroup = Self.groups.contains(last.scalar) && areGroups(separators, end: digits.count)
      let isPoint = Self.points.contains(last.scalar)
      guard isGroup != isPoint else { return nil }
      point = isPoint ? last.digits : nil
    } else if others.allSatisfy({ $0.scalar == last.scalar }) {
      guard areGroups(separators, end: digits.count) else { return nil }
    } else {
      guard Self.points.contains(last.scalar), areGroups(Array(others), end: last.digits) else {
        return nil
      }
      point = last.digits
    }
  }

  /// Whether separators are all the same, and group the digits before an end by threes, or as in
  /// India by twos before the last three.
  private func areGroups(
    _ separators: [(scalar: Unicode.Scalar, digits: Int)],
    end: Int
  ) -> Bool {
    guard let first = separators.first, Self.groups.contains(first.scalar),
      separators.allSatisfy({ $0.scalar == first.scalar }), (1...3).contains(first.digits),
      digits[0] != UInt8(ascii: "0")
    else { return false }
    let ends = separators.dropFirst().map(\.digits) + [end]
    let sizes = zip(separators, ends).map { $1 - $0.digits }
    guard sizes.last == 3 else { return false }
    let inner = sizes.dropLast()
    return inner.allSatisfy { $0 == 3 } || first.digits <= 2 && inner.allSatisfy { $0 == 2 }
  }

  func decimal(isNegative: Bool, shiftedBy shift: Int) -> DecimalDigits {
    DecimalDigits(digits, point: (point ?? digits.count) + shift, isNegative: isNegative)
  }
}
