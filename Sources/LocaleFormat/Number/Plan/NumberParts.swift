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

  /// The size of its memory, in bytes; each entry has two short arrays.
  var byteCount: Int { known.count * MemoryLayout<Int>.size + known.objects.count * 200 }

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
    guard let number = plan.shownNumber(value) else { return nil }
    let (place, content) = plan.texts(around: number)
    if content == .unknown || content == .withoutDigits && number.isNegative { return nil }
    let texts = AroundDigits(place: place, isAlone: content == .withoutDigits)
    let entry = plan.shape.hasExponent ? place + number.digits.exponentPlace : place / 2
    let own = known.lend(at: entry) { parts in
      parts.isRefused ? nil : plan.text(number, texts, parts).map { ($0, parts.isProved) }
    }
    if let (text, isProved) = own, isProved, !isProof { return text }
    if own == nil, known.isSet(at: entry) { return nil }
    guard let text = truth(value) else { return nil }
    if let own {
      known.lend(at: entry) { $0.settle(isEqual: own.0 == text) }
    } else {
      let parts = AffixParts(text, of: number, texts, plan)
      _ = known.set(parts ?? AffixParts(prefix: [], exponent: [], suffix: []), at: entry)
      if parts == nil { known.lend(at: entry) { $0.settle(isEqual: false) } }
    }
    return text
  }
}

/// The place of the texts around the digits of a number.
struct AroundDigits {
  /// The place of the prefix, which the suffix follows.
  let place: Int
  /// Whether the prefix is the whole text.
  let isAlone: Bool
}

/// The parts of one pair of affixes.
final class AffixParts: Sendable {
  private enum State {
    static let reported: UInt8 = 0
    static let proved: UInt8 = 1
    static let refused: UInt8 = 2
  }

  let prefix: [PartList.Piece]
  /// The parts of the text before the exponent.
  let exponent: [PartList.Piece]
  let suffix: [PartList.Piece]
  private let state = Atomic(State.reported)

  init(prefix: [PartList.Piece], exponent: [PartList.Piece], suffix: [PartList.Piece]) {
    self.prefix = prefix
    self.exponent = exponent
    self.suffix = suffix
  }

  /// Takes a text of ICU apart; nil if it is another text than the plan's, or a part begins or ends
  /// inside an affix.
  convenience init?(
    _ text: FormattedText,
    of number: ShownNumber,
    _ texts: AroundDigits,
    _ plan: NumberPlan
  ) {
    guard let lengths = plan.lengths(of: number, texts, of: text),
      let prefix = text.pieces(0..<lengths.prefix),
      let exponent = text.pieces(lengths.exponent),
      let suffix = text.pieces(lengths.suffix..<text.string.utf8.count)
    else { return nil }
    self.init(prefix: prefix, exponent: exponent, suffix: suffix)
  }

  var isProved: Bool { state.load(ordering: .acquiring) == State.proved }
  var isRefused: Bool { state.load(ordering: .acquiring) == State.refused }

  /// Uses the parts from now on, or never.
  func settle(isEqual: Bool) {
    state.store(isEqual ? State.proved : State.refused, ordering: .releasing)
  }
}

extension NumberPlan {
  /// Writes a number with its parts; nil if they are longer or shorter than the text.
  fileprivate func text(
    _ number: ShownNumber,
    _ texts: AroundDigits,
    _ parts: AffixParts
  ) -> FormattedText? {
    guard let string = string(number, texts) else { return nil }
    var list = PartList(capacity: parts.prefix.count + parts.suffix.count + 16)
    list.add(parts.prefix)
    if !texts.isAlone { addDigits(number.digits, exponent: parts.exponent, to: &list) }
    list.add(parts.suffix)
    return list.end == string.utf8.count ? FormattedText(string: string, parts: list.parts) : nil
  }

  private func string(_ number: ShownNumber, _ texts: AroundDigits) -> String? {
    String(utf8AtMost: maximumCount) { output in
      append(texts.place, to: &output)
      if texts.isAlone { return }
      writeDigits(number.digits, to: &output)
      append(texts.place + 1, to: &output)
    }
  }

  /// Appends an affix or, if the plan has words, one of them.
  private func append(_ place: Int, to output: inout UTF8Output) {
    if words.isEmpty { output.append(self.texts, place) } else { output.append(words.texts, place) }
  }

  /// The places of the texts around the digits; nil if the text is not the plan's.
  fileprivate func lengths(
    of number: ShownNumber,
    _ texts: AroundDigits,
    of text: FormattedText
  ) -> (prefix: Int, exponent: Range<Int>, suffix: Int)? {
    guard text.string == string(number, texts) else { return nil }
    let count = text.string.utf8.count
    guard !texts.isAlone else { return (count, count..<count, count) }
    func utf8Count(_ place: Int) -> Int {
      words.isEmpty ? self.texts.utf8Count(place) : words.texts.utf8Count(place)
    }
    let prefix = utf8Count(texts.place)
    var list = PartList(capacity: 16)
    list.skip(prefix)
    addMantissa(number.digits, .shared, to: &list)
    let exponent = shape.hasExponent ? shape.texts.utf8Count(number.digits.exponentPlace) : 0
    return (prefix, list.end..<(list.end + exponent), count - utf8Count(texts.place + 1))
  }

  /// Adds the parts of the digits and of the exponent.
  func addDigits(
    _ digits: Shaped,
    exponent: [PartList.Piece] = [],
    source: FormattedText.Source = .shared,
    to list: inout PartList
  ) {
    addMantissa(digits, source, to: &list)
    guard shape.hasExponent else { return }
    list.add(exponent)
    let count = PackedDecimal(UInt64(digits.exponent.magnitude)).count
    list.add(.exponent, count: count * digitWidth, source: source)
  }

  private var digitWidth: Int { isUsual ? 1 : texts.utf8Count(Place.digit) }

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
