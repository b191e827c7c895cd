internal import ICU
internal import Sharing

/// Writes ranges of numbers without calling ICU: the digits of a number plan, and the texts that ICU
/// writes around and between them.
///
/// The texts depend on the ``Form`` of the range. They are learned from ICU when the first range of
/// a form is written, and proved on similar ranges before they are used.
final class RangePlan: Sendable {
  /// The reason why ICU writes; nil if the plan writes.
  let refusal: PlanRefusal?
  var isCompiled: Bool { refusal == nil }
  private let number: NumberPlan
  private let identity: NumberRangeFormat.Identity
  /// The texts of the forms that were met, each at one of the places that its hash allows.
  private let known: OnceTable<RangeTexts>

  /// Everything that the texts of a range depend on.
  struct Form: Hashable {
    enum Alike: UInt8 {
      /// Both numbers are written.
      case no
      /// One number is written, because the two look alike.
      case rounded
      /// One number is written, because the two are equal.
      case exact
    }

    /// The texts around each number: its sign and, if they depend on it, its plural category and
    /// magnitude.
    let start: UInt16
    let end: UInt16
    let alike: Alike

    /// A hash of a few bits.
    fileprivate func place(below limit: Int) -> Int {
      let bits = UInt64(start) << 32 | UInt64(end) << 8 | UInt64(alike.rawValue)
      return Int((bits &* 0x9E37_79B9_7F4A_7C15) >> 40) & (limit &- 1)
    }
  }

  /// A range as it is shown.
  private struct Ends {
    let start: ShownNumber
    let end: ShownNumber
    let form: Form
  }

  /// The number of forms that a plan keeps: powers of two.
  private enum Capacity {
    static let ofSigns = 32
    static let ofWords = 128
    /// The number of places that a form can be at.
    static let places = 8
  }

  init(_ number: NumberPlan, _ identity: NumberRangeFormat.Identity) {
    refusal = nil
    self.number = number
    self.identity = identity
    known = OnceTable(count: number.words.isEmpty ? Capacity.ofSigns : Capacity.ofWords)
  }

  /// Makes a stand-in with the reason why ICU writes.
  init(_ refusal: PlanRefusal) {
    self.refusal = refusal
    number = .refused(refusal)
    identity = .range
    known = OnceTable(count: 0)
  }

  var byteCount: Int {
    known.objects.reduce(known.count * MemoryLayout<Int>.size) { $0 + $1.byteCount }
  }

  // MARK: Writing

  /// Appends a range; returns false and appends nothing if the plan cannot write it.
  @inline(__always)
  func append(_ range: ValueRange<FixedDecimal>, to bytes: inout [UInt8]) -> Bool {
    guard let ends = ends(range) else { return false }
    return lend(ends.form) { texts in
      bytes.append(utf8AtMost: capacity(texts)) { write(ends, texts, to: &$0) }
    } ?? false
  }

  /// Writes a range; nil if the plan cannot write it.
  @inline(__always)
  func string(_ range: ValueRange<FixedDecimal>) -> String? {
    ends(range).flatMap { ends in lend(ends.form) { string(ends, $0) } }
  }

  /// Writes a range with its parts; nil if the plan cannot write it.
  func text(_ range: ValueRange<FixedDecimal>) -> FormattedText? {
    ends(range).flatMap { ends in lend(ends.form) { text(ends, $0) } }
  }

  /// Calls `body` with the texts of a form; nil if they are not known, or ICU writes.
  @inline(__always)
  private func lend<Result>(_ form: Form, _ body: (RangeTexts) -> Result?) -> Result? {
    var place = form.place(below: known.count)
    for _ in 0..<Capacity.places {
      var isFound = false
      let result = known.lend(at: place) { texts -> Result? in
        isFound = texts.form == form
        return isFound && !texts.isRefused ? body(texts) : nil
      }
      if isFound { return result }
      place = (place &+ 1) & (known.count &- 1)
    }
    return nil
  }

  private func string(_ ends: Ends, _ texts: RangeTexts) -> String? {
    String(utf8AtMost: capacity(texts)) { write(ends, texts, to: &$0) }
  }

  private func text(_ ends: Ends, _ texts: RangeTexts) -> FormattedText? {
    guard let string = string(ends, texts) else { return nil }
    var list = PartList(capacity: 24)
    list.add(texts.parts, 0)
    let isOne = ends.form.alike != .no
    let source: FormattedText.Source = isOne ? .shared : .start
    number.addDigits(ends.start.digits, exponent: texts.parts, source: source, to: &list)
    list.add(texts.parts, 1)
    if !isOne {
      number.addDigits(ends.end.digits, exponent: texts.parts, source: .end, to: &list)
    }
    list.add(texts.parts, 2)
    return list.end == string.utf8.count ? FormattedText(string: string, parts: list.parts) : nil
  }

  private func capacity(_ texts: RangeTexts) -> Int {
    2 * number.maximumCount + texts.texts.byteCount
  }

  @inline(__always)
  private func write(_ ends: Ends, _ texts: RangeTexts, to output: inout UTF8Output) {
    output.append(texts.texts, 0)
    number.writeDigits(ends.start.digits, to: &output)
    output.append(texts.texts, 1)
    if ends.form.alike == .no { number.writeDigits(ends.end.digits, to: &output) }
    output.append(texts.texts, 2)
  }

  // MARK: From numbers to forms

  /// Rounds both numbers; nil if the plan cannot write them.
  private func ends(_ range: ValueRange<FixedDecimal>) -> Ends? {
    guard let decimals = range.shortDecimals,
      let start = number.shownNumber(decimals.start), let end = number.shownNumber(decimals.end),
      let first = form(of: start), let last = form(of: end)
    else { return nil }
    var alike = Form.Alike.no
    if first == last, identity != .range, start.digits == end.digits {
      alike = decimals.start.isEqual(to: decimals.end) ? .exact : .rounded
    }
    return Ends(start: start, end: end, form: Form(start: first, end: last, alike: alike))
  }

  /// The texts around a number; nil for a number whose digits are not written, and for a negative
  /// zero, whose sign ICU does not always read.
  @inline(__always)
  private func form(of number: ShownNumber) -> UInt16? {
    guard !number.digits.isZero || !number.isNegative,
      let texts = self.number.texts(around: number), !texts.isAlone
    else { return nil }
    guard self.number.words.isCompact else { return UInt16(clamping: texts.place) }
    // Magnitudes with the same words are told apart, because ICU compares the patterns of both.
    let digits = number.digits
    let magnitude = NumberPlan.digitCount(digits.whole) + digits.exponent
    let count = 2 * 2 * NumberWordsData.Form.count
    return UInt16(clamping: magnitude * count + texts.place % count)
  }

  // MARK: Learning

  /// Learns the texts of a range's form from ICU; false if they are known, or cannot be learned.
  ///
  /// - Parameters:
  ///   - range: The range.
  ///   - truth: A function that writes a range by ICU.
  /// - Returns: Whether the plan can write the range now.
  func learn(
    _ range: ValueRange<FixedDecimal>,
    byICU truth: (ValueRange<FixedDecimal>) throws -> FieldText
  ) -> Bool {
    guard let ends = ends(range), let place = freePlace(for: ends.form) else { return false }
    let texts = proved(ends, range, truth) ?? RangeTexts(refused: ends.form)
    // Another thread may have used the place.
    return known.set(texts, at: place) === texts && !texts.isRefused
  }

  /// A place for a form; nil if its texts are known, or if all of its places are taken.
  private func freePlace(for form: Form) -> Int? {
    var place = form.place(below: known.count)
    for _ in 0..<Capacity.places {
      guard let taken = known.object(at: place) else { return place }
      if taken.form == form { return nil }
      place = (place &+ 1) & (known.count &- 1)
    }
    return nil
  }

  /// The texts of a range's form, compared with ICU on this and similar ranges; nil if one differs.
  private func proved(
    _ ends: Ends,
    _ range: ValueRange<FixedDecimal>,
    _ truth: (ValueRange<FixedDecimal>) throws -> FieldText
  ) -> RangeTexts? {
    do {
      guard let texts = RangeTexts(ends.form, writtenAs: try truth(range)) else { return nil }
      var count = 0
      for other in [range] + range.neighbours where count < 4 {
        guard let similar = self.ends(other), similar.form == ends.form else { continue }
        count += 1
        guard text(similar, texts) == FormattedText(try truth(other)) else { return nil }
      }
      return texts
    } catch {
      return nil
    }
  }
}

extension ValueRange<FixedDecimal> {
  /// Both numbers; nil for one that is not finite, or is long.
  @inline(__always)
  fileprivate var shortDecimals: (start: ShortDecimal, end: ShortDecimal)? {
    guard start.isFinite, end.isFinite, let first = ShortDecimal(start.digits),
      let last = ShortDecimal(end.digits)
    else { return nil }
    return (first, last)
  }

  /// Ranges between numbers of similar sizes.
  fileprivate var neighbours: [ValueRange<FixedDecimal>] {
    let steps: [(UInt64) -> UInt64] =
      [{ $0 / 4 }] + [1, 2, 5, 20, 100].map { (step: UInt64) in { _ in step } }
    return steps.flatMap { step in
      let (first, last) = (start.moved(by: step), end.moved(by: step))
      return [(first, last), (start, last), (first, end), (first, first)].map {
        ValueRange(from: $0.0, through: $0.1)
      }
    }
  }
}

extension FixedDecimal {
  /// A number that is further from zero, by a number of its last digits; a long number is not moved.
  fileprivate func moved(by step: (UInt64) -> UInt64) -> FixedDecimal {
    guard let decimal = ShortDecimal(digits) else { return self }
    let (sum, isTooLarge) = decimal.digits.addingReportingOverflow(step(decimal.digits))
    guard !isTooLarge else { return self }
    let sign = decimal.isNegative ? "-" : ""
    return FixedDecimal(plain: "\(sign)\(sum)E\(decimal.exponent)", isNegativeZero: false)
  }
}

extension ShortDecimal {
  /// Whether two decimals are the same number.
  fileprivate func isEqual(to other: ShortDecimal) -> Bool {
    self == other || trimmed == other.trimmed
  }

  /// The same number without zeros at the end.
  private var trimmed: ShortDecimal {
    guard digits != 0 else { return ShortDecimal(0, isNegative: isNegative) }
    var (digits, exponent) = (digits, exponent)
    while digits % 10 == 0 {
      digits /= 10
      exponent += 1
    }
    return ShortDecimal(digits, isNegative: isNegative).shifted(by: exponent)
  }
}
