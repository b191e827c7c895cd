internal import ICU
internal import Sharing

/// The parts of the texts around the digits of a plan: signs, symbols and literals.
///
/// They are read from ICU's fields when the parts of a number are first asked for, and kept by the
/// plan.
final class NumberParts: Sendable {
  /// A part of a text, in order.
  struct Piece: Hashable, Sendable {
    let kind: FormattedText.Kind
    let utf8Count: Int
  }

  struct Affixes: Sendable {
    let prefix: [Piece]
    let suffix: [Piece]
  }

  /// The parts of both texts, for half of the even places of the plan's texts; nil if ICU writes
  /// other texts there.
  let affixes: [Affixes?]

  /// Reads the parts, and compares some texts with ICU's.
  ///
  /// - Throws: The status ICU gave.
  init(_ plan: NumberPlan, writtenBy writer: any NumberWriting) throws(ICUError) {
    var affixes: [Affixes?] = []
    for (place, number) in Self.samples {
      let text = try writer.text(number)
      // ICU does not read the sign of a zero.
      let isSame = plan.string(number) == text.string
      affixes.append(
        isSame
          ? Self.affixes(
            of: text,
            prefix: plan.texts.utf8Count(place),
            suffix: plan.texts.utf8Count(place + 1)
          ) : nil
      )
    }
    self.affixes = affixes
  }

  /// A stand-in without parts: ICU writes.
  private init() { affixes = [] }

  /// Makes the parts of a plan; they have no affixes if ICU writes other parts.
  static func of(_ plan: NumberPlan, writtenBy writer: any NumberWriting) -> NumberParts {
    do throws(ICUError) {
      let parts = try NumberParts(plan, writtenBy: writer)
      for number in probes {
        guard let own = plan.text(.decimal(number), parts) else { continue }
        if own != (try writer.text(number)) { return NumberParts() }
      }
      return parts
    } catch {
      return NumberParts()
    }
  }

  /// Numbers with each pair of affixes: the numbers rounded to zero are last.
  private static let samples: [(place: Int, number: FixedDecimal)] = [
    (NumberPlan.Place.positive, "1"), (NumberPlan.Place.negative, "-1"),
    (NumberPlan.Place.positive + NumberPlan.Place.zero, "0"),
    (NumberPlan.Place.negative + NumberPlan.Place.zero, "-0"),
  ]

  private static let probes: [FixedDecimal] = [
    "0", "1", "-1", "-0.75", "12", "999.995", "-1234.5", "12345", "1234567.891", "-12345678901.25",
    "0.000000000000000000001", "-0.000000000000000000001",
  ]

  private static func affixes(of text: FormattedText, prefix: Int, suffix: Int) -> Affixes? {
    let end = text.string.utf8.count - suffix
    guard end > prefix else { return nil }
    func pieces(_ range: Range<Int>) -> [Piece]? {
      let parts = text.parts.filter { $0.utf8Range.overlaps(range) }
      guard
        parts.allSatisfy({
          range.lowerBound <= $0.utf8Range.lowerBound && $0.utf8Range.upperBound <= range.upperBound
        })
      else { return nil }
      return parts.map { Piece(kind: $0.kind, utf8Count: $0.utf8Range.count) }
    }
    guard let before = pieces(0..<prefix), let after = pieces(end..<text.string.utf8.count) else {
      return nil
    }
    return Affixes(prefix: before, suffix: after)
  }
}

extension NumberPlan {
  /// Whether the plan may know the parts of its texts.
  var hasParts: Bool { words.isEmpty && shape.isUsual && !keepsZeros }

  /// Writes a number with its parts; nil if the plan cannot write it, or does not know its parts.
  func text(_ value: NumericValue, _ parts: NumberParts) -> FormattedText? {
    guard !parts.affixes.isEmpty, let (digits, isNegative) = shownDigits(value) else { return nil }
    var affix = isNegative ? Place.negative : Place.positive
    if digits.whole | digits.fraction == 0 { affix += Place.zero }
    guard let affixes = parts.affixes[affix / 2] else { return nil }
    let string = String(utf8AtMost: maximumCount) { output in
      output.append(texts, affix)
      writeDigits(digits, to: &output)
      output.append(texts, affix + 1)
    }
    guard let string else { return nil }
    var list = PartList(capacity: affixes.prefix.count + affixes.suffix.count + 16)
    var end = 0
    for piece in affixes.prefix {
      end += piece.utf8Count
      list.end(piece.kind, at: end)
    }
    addDigits(digits, &end, to: &list)
    for piece in affixes.suffix {
      end += piece.utf8Count
      list.end(piece.kind, at: end)
    }
    return end == string.utf8.count ? FormattedText(string: string, parts: list.parts) : nil
  }

  private func addDigits(_ digits: Digits, _ end: inout Int, to list: inout PartList) {
    let width = isUsual ? 1 : texts.utf8Count(Place.digit)
    let isGrouped = digits.whole >= groupingStart && primaryGroup > 0
    for place in stride(from: PackedDecimal(digits.whole).count - 1, through: 0, by: -1) {
      end += width
      guard isGrouped, place >= primaryGroup, place > 0 else { continue }
      guard (place - primaryGroup) % secondaryGroup == 0 else { continue }
      list.end(.integer, at: end)
      end += group.count
      list.end(.group, at: end)
    }
    list.end(.integer, at: end)
    let (_, count) = shown(digits.fraction)
    guard count > 0 else { return }
    end += point.count
    list.end(.decimal, at: end)
    end += count * width
    list.end(.fraction, at: end)
  }

  /// The digits of a number as they are shown, and its sign; nil if the plan cannot write them.
  private func shownDigits(_ value: NumericValue) -> (digits: Digits, isNegative: Bool)? {
    let shown: ShownDecimal?
    switch value {
    case .integer(let value): return scaled(value.magnitude).map { ($0, value < 0) }
    case .binary(let value):
      guard value.isFinite else { return nil }
      if value.magnitude < binaryLimit { return (rounded(value), value.sign == .minus) }
      shown = ShortDecimal(value).flatMap { shownDecimal($0) }
    case .decimal(let value): shown = shownDecimal(value)
    }
    return shown.map { ($0.digits, $0.decimal.isNegative) }
  }
}
