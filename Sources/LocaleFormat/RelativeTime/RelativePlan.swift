internal import ICU
internal import Sharing

/// Writes amounts of one unit without calling ICU: words such as "yesterday", and a number with the
/// words of its plural category and direction.
///
/// It is compiled from what ICU writes and proved against ICU, as ``NumberPlan`` is, and has no
/// property that is read with reference counting.
final class RelativePlan: Sendable {
  private let numbers = OnceReference<NumberPlan>()
  /// The texts of -2, -1, -0, 0, 1 and 2; empty if numbers are always written.
  private let names: UTF8Table
  /// A bit for each of them that is a word, and not a number.
  private let words: UInt8
  /// Their parts, as ICU reports them when they are first asked for.
  private let namesWithParts = OnceTable<NamedText>(count: 6)
  /// The reason why this stand-in cannot write; nil for a real plan.
  let refusal: PlanRefusal?

  /// Compiles the plan of a unit; a stand-in with the reason if that is not possible.
  ///
  /// - Parameters:
  ///   - unit: The unit.
  ///   - isNamed: Whether words are used where they exist.
  ///   - rules: The plural rules of the locale.
  ///   - handle: ICU's formatter.
  /// - Throws: The status ICU gave.
  init(
    _ unit: RelativeHandle.Unit,
    isNamed: Bool,
    _ rules: PluralRules,
    writtenBy handle: RelativeHandle
  ) throws(ICUError) {
    let names = isNamed ? try Self.names(of: unit, writtenBy: handle) : []
    let probe = RelativeProbe(handle: handle, unit: unit)
    switch try NumberPlan.compile(rules, provedBy: probe) {
    case .plan(let plan):
      _ = numbers.set(plan)
      self.names = Self.table(names, plan)
      words = Self.words(names)
      refusal = self.names.count == names.count ? nil : .symbols
    case .refused(let reason):
      self.names = UTF8Table()
      words = 0
      refusal = reason
    }
  }

  /// Makes the plan of data that was proved when it was compiled.
  ///
  /// - Parameters:
  ///   - plan: The plan of the numbers.
  ///   - names: The words for the amounts that can have one, nil for a number; empty if numbers are
  ///     always written.
  init(_ plan: NumberPlan, names: [String?]) {
    _ = numbers.set(plan)
    self.names = Self.table(names, plan)
    words = Self.words(names)
    refusal = nil
  }

  /// The amounts that can have a word instead of a number.
  static let namedValues = [-2, -1, -0.0, 0, 1, 2]

  /// Returns the words for the amounts that can have one; nil for a number.
  ///
  /// ICU uses a word also for an amount near by, and that of a number can be the same.
  static func names(
    of unit: RelativeHandle.Unit,
    writtenBy handle: RelativeHandle
  ) throws(ICUError) -> [String?] {
    try namedValues.map { value throws(ICUError) in
      let name = try handle.string(value, unit, isNamed: true)
      let near = value + (value.sign == .minus ? -0.004 : 0.004)
      return try handle.string(near, unit, isNamed: true) == name ? name : nil
    }
  }

  /// The texts of the amounts that can have a word.
  private static func table(_ names: [String?], _ plan: NumberPlan) -> UTF8Table {
    UTF8Table(zip(names, namedValues).map { $0 ?? plan.string($1) ?? "" }) ?? UTF8Table()
  }

  private static func words(_ names: [String?]) -> UInt8 {
    names.reversed().reduce(0) { $0 << 1 | ($1 == nil ? 0 : 1) }
  }

  /// The limit of the amounts that can have a word.
  private static let limitOfNames = 2.1

  var estimatedByteCount: Int {
    let numbers = numbers.lend { $0.words.byteCount + ($0.parts.lend { $0.byteCount } ?? 0) } ?? 0
    return 1_000 + names.byteCount + numbers
      + namesWithParts.objects.reduce(0) { $0 + 100 + $1.text.string.utf8.count }
  }

  /// Returns the text of an amount; nil if ICU must write it.
  @inline(__always)
  func string(_ value: Double) -> String? {
    guard let place = place(value) else { return numbers.lend { $0.string(value) } }
    return String(utf8AtMost: names.byteCount) { $0.append(names, place) }
  }

  /// Appends the text of an amount; false if ICU must write it.
  @inline(__always)
  func append(_ value: Double, to bytes: inout [UInt8]) -> Bool {
    guard let place = place(value) else {
      return numbers.lend { $0.append(value, to: &bytes) } ?? false
    }
    return bytes.append(utf8AtMost: names.byteCount) { $0.append(names, place) }
  }

  /// Returns the text of an amount with its parts; nil if ICU must write it.
  ///
  /// - Parameters:
  ///   - value: The amount.
  ///   - truth: A function that returns the text by ICU; nil if ICU cannot write an amount.
  /// - Returns: The text.
  func text(_ value: Double, byICU truth: (Double) -> FormattedText?) -> FormattedText? {
    guard let place = place(value) else {
      func number(_ value: NumericValue) -> FormattedText? { truth(value.decimal.doubleValue) }
      return numbers.lend { $0.text(.binary(value), byICU: number) }
    }
    if let text = namesWithParts.object(at: place)?.text { return text }
    return truth(value).map { namesWithParts.set(NamedText($0), at: place).text }
  }

  /// Returns the text of an amount with its parts by rules.
  ///
  /// It serves programs without ICU, which would report the parts.
  func ruledText(_ value: Double) -> FormattedText? {
    if let place = place(value), words >> place & 1 == 1 {
      return string(value).map { FormattedText($0, kind: .literal) }
    }
    return numbers.lend { RuledParts.literals.text(.binary(value), $0) }
  }

  private final class NamedText: Sendable {
    let text: FormattedText

    init(_ text: FormattedText) { self.text = text }
  }

  /// The place of the text of an amount; nil if the number is written.
  @inline(__always)
  private func place(_ value: Double) -> Int? {
    guard names.count > 0, value.magnitude < Self.limitOfNames else { return nil }
    switch value {
    case -2: return 0
    case -1: return 1
    case 0: return value.sign == .minus ? 2 : 3
    case 1: return 4
    case 2: return 5
    default: return placeOfNearlyWhole(value)
    }
  }

  /// Finds the word of an amount that is whole when it is rounded to hundredths.
  ///
  /// - Returns: The place of the word; nil if the amount is written with a number.
  @inline(never)
  private func placeOfNearlyWhole(_ value: Double) -> Int? {
    let hundredths = Int(value * 100 + (value < 0 ? -0.5 : 0.5))
    guard hundredths % 100 == 0,
      let place = place(hundredths == 0 ? (value < 0 ? -0.0 : 0) : Double(hundredths / 100))
    else { return nil }
    return words >> place & 1 == 1 ? place : nil
  }
}

/// ICU's formatter for amounts of one unit, with numbers.
struct RelativeProbe: PlanProbe {
  let handle: RelativeHandle
  let unit: RelativeHandle.Unit

  func append(
    _ integers: [Int64],
    _ doubles: [Double],
    decimal digits: String?,
    to bytes: inout [UInt8]
  ) throws(ICUError) -> [Int32] {
    // The service takes only binary numbers.
    let decimal = digits.flatMap { Double($0) }.map { [$0] } ?? []
    let values = integers.map { Double($0) } + doubles + decimal
    return try Self.append(values, to: &bytes) { value, bytes throws(ICUError) in
      try handle.append(value, unit, isNamed: false, to: &bytes)
    }
  }
}
