internal import Sharing
internal import Synchronization

/// The parts of the texts around the digits of a plan: signs, symbols, words and literals.
///
/// ICU reports them with the first number that has such texts. They are compared with those of the
/// next one, and used from then on. The plan keeps them.
final class NumberParts: Sendable {
  /// For each pair of affixes, or of words, and each sign of an exponent.
  private let known: OnceTable<AffixParts>

  /// Gets the parts of many kinds of numbers, so that few are left for later.
  ///
  /// - Parameters:
  ///   - plan: The plan.
  ///   - truth: A function that returns the text by ICU; nil if ICU cannot write a number.
  init(_ plan: NumberPlan, byICU truth: (NumericValue) -> FormattedText?) {
    let places = plan.words.isEmpty ? 2 * NumberPlan.Place.zero : plan.words.texts.count
    known = OnceTable(count: plan.shape.hasExponent ? places : places / 2)
    for number in Self.probes { _ = text(.decimal(number), plan, isProof: true, byICU: truth) }
  }

  /// The size of its memory, in bytes; each entry has a short table.
  var byteCount: Int { known.count * MemoryLayout<Int>.size + known.objects.count * 150 }

  private static let probes: [FixedDecimal] = [
    "0", "1", "-1", "-0.75", "2", "12", "999.995", "-1234.5", "12345", "1234567.891",
    "-12345678901.25", "0.000000000000000000001", "-0.000000000000000000001",
  ]

  /// Returns a number with its parts; nil if the plan cannot write it, or does not know its parts.
  ///
  /// - Parameters:
  ///   - value: The number.
  ///   - plan: The plan.
  ///   - isProof: Whether ICU's parts are compared even if they are known.
  ///   - truth: A function that returns the text by ICU; nil if ICU cannot write a number.
  /// - Returns: The text.
  func text(
    _ value: NumericValue,
    _ plan: NumberPlan,
    isProof: Bool = false,
    byICU truth: (NumericValue) -> FormattedText?
  ) -> FormattedText? {
    guard let number = plan.shownNumber(value), let texts = plan.texts(around: number) else {
      return nil
    }
    let entry =
      plan.shape.hasExponent ? texts.place + number.digits.exponentPlace : texts.place / 2
    let state = known.lend(at: entry) { $0.state }
    guard state != .proved || isProof else {
      return known.lend(at: entry) { plan.text(number, texts, $0) }
    }
    guard state != .refused, let text = truth(value) else { return nil }
    if state == nil {
      let parts = AffixParts(text, of: number, texts, plan)
      _ = known.set(parts ?? AffixParts(), at: entry)
    } else {
      known.lend(at: entry) { $0.settle(isEqual: plan.text(number, texts, $0) == text) }
    }
    return text
  }
}

/// The parts of one pair of affixes.
final class AffixParts: Sendable {
  enum State: UInt8, AtomicRepresentable {
    /// ICU has reported the parts once.
    case reported
    case proved
    /// ICU reports them each time.
    case refused
  }

  /// The parts of the prefix, of the text before the exponent, and of the suffix.
  let pieces: PieceTable
  private let current: Atomic<State>
  var state: State { current.load(ordering: .acquiring) }

  /// Makes a stand-in without parts.
  init() {
    pieces = PieceTable([])
    current = Atomic(.refused)
  }

  /// Takes a text of ICU apart; nil if it is another text than the plan's, or a part begins or ends
  /// inside an affix.
  init?(_ text: FormattedText, of number: ShownNumber, _ texts: AroundDigits, _ plan: NumberPlan) {
    guard let ranges = plan.affixRanges(of: number, texts, in: text),
      let pieces = PieceTable(of: text, in: ranges)
    else { return nil }
    self.pieces = pieces
    current = Atomic(.reported)
  }

  /// Uses the parts from now on, or never.
  func settle(isEqual: Bool) {
    current.store(isEqual ? .proved : .refused, ordering: .releasing)
  }
}

extension NumberPlan {
  /// Returns a number with its parts; nil if the plan cannot write it, or does not know its parts.
  ///
  /// - Parameters:
  ///   - value: The number.
  ///   - truth: A function that returns the text by ICU; nil if ICU cannot write a number.
  /// - Returns: The text.
  func text(
    _ value: NumericValue,
    byICU truth: (NumericValue) -> FormattedText?
  ) -> FormattedText? {
    if !parts.isSet { _ = parts.set(NumberParts(self, byICU: truth)) }
    return parts.lend { $0.text(value, self, byICU: truth) }
  }

  /// Writes a number with its parts; nil if they are longer or shorter than the text.
  fileprivate func text(
    _ number: ShownNumber,
    _ texts: AroundDigits,
    _ parts: AffixParts
  ) -> FormattedText? {
    guard let string = string(number, texts) else { return nil }
    var list = PartList(capacity: parts.pieces.count + 16)
    list.add(parts.pieces, 0)
    if !texts.isAlone { addDigits(number.digits, exponent: parts.pieces, to: &list) }
    list.add(parts.pieces, 2)
    return list.end == string.utf8.count ? FormattedText(string: string, parts: list.parts) : nil
  }

  private func string(_ number: ShownNumber, _ texts: AroundDigits) -> String? {
    String(utf8AtMost: maximumCount) { write(number, texts, to: &$0) }
  }

  /// The places of the prefix, of the text before the exponent, and of the suffix; nil if the text is
  /// not the plan's.
  fileprivate func affixRanges(
    of number: ShownNumber,
    _ texts: AroundDigits,
    in text: FormattedText
  ) -> [Range<Int>]? {
    guard text.string == string(number, texts) else { return nil }
    let count = text.string.utf8.count
    guard !texts.isAlone else { return [0..<count, count..<count, count..<count] }
    func utf8Count(_ place: Int) -> Int {
      words.isEmpty ? self.texts.utf8Count(place) : words.texts.utf8Count(place)
    }
    let prefix = utf8Count(texts.place)
    var list = PartList(capacity: 16)
    list.skip(prefix)
    addMantissa(number.digits, .shared, to: &list)
    let exponent = shape.hasExponent ? shape.texts.utf8Count(number.digits.exponentPlace) : 0
    return [
      0..<prefix, list.end..<(list.end + exponent), (count - utf8Count(texts.place + 1))..<count,
    ]
  }

  /// Adds the parts of the digits and of the exponent.
  ///
  /// - Parameters:
  ///   - digits: The digits.
  ///   - exponent: The parts of the text before the exponent, at place 1.
  ///   - source: The number of a range.
  ///   - list: The list to add to.
  @inline(__always)
  func addDigits(
    _ digits: Shaped,
    exponent: borrowing PieceTable,
    source: FormattedText.Source = .shared,
    to list: inout PartList
  ) {
    addMantissa(digits, source, to: &list)
    guard shape.hasExponent else { return }
    list.add(exponent, 1)
    let count = PackedDecimal(UInt64(digits.exponent.magnitude)).count
    list.add(.exponent, count: count * digitWidth, source: source)
  }

  private var digitWidth: Int { isUsual ? 1 : texts.utf8Count(Place.digit) }

  @inline(__always)
  private func addMantissa(
    _ digits: Shaped,
    _ source: FormattedText.Source,
    to list: inout PartList
  ) {
    let width = digitWidth
    let groups = groups(digits.whole)
    var count = 0
    for place in stride(from: groups.digitCount &- 1, through: 0, by: -1) {
      count += width
      guard groups.hasSeparator(after: place) else { continue }
      list.add(.integer, count: count, source: source)
      list.add(.group, count: group.count, source: source)
      count = 0
    }
    list.add(.integer, count: count, source: source)
    guard digits.count > 0 else { return }
    list.add(.decimal, count: point.count, source: source)
    list.add(.fraction, count: digits.count * width, source: source)
  }
}
