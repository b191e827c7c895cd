internal import ICU

/// What a plan of numbers is made of: everything that ICU writes around and between digits.
struct NumberPlanData: Hashable, Sendable {
  /// What stands before and behind the digits.
  struct Affixes: Hashable, Sendable {
    var prefix: String
    var suffix: String
  }

  /// The ten digits, zero first.
  var digits: [String]
  /// Between groups of digits; empty where nothing is grouped.
  var group: String
  /// Before the fraction; empty where none is shown.
  var point: String
  /// Of positive and negative numbers, then of zero and negative zero.
  var affixes: [Affixes]
  /// NaN, negative NaN, infinity, negative infinity.
  var specials: [String]
  /// The digits of the group nearest to the unit; 0 when nothing is grouped.
  var primaryGroup: Int
  var secondaryGroup: Int
  /// The least number of digits before the first separator.
  var minimumLeading: Int
  /// How many fraction digits are shown.
  var fraction: ClosedRange<Int>
  /// The power of ten that a number is multiplied by.
  var scale: Int
  var rounding: NumberFormat.Rounding
}

extension NumberPlanData {
  /// Reads what a formatter writes; nil where the digits cannot be told.
  ///
  /// Everything is seen in texts. So a currency's spacing, its own separators, bidi marks and
  /// brackets are right without a rule for any of them. ICU's own account of a text's fields is not
  /// asked for: the first one of a process takes longer than all the rest. What is misread here, the
  /// proof refuses.
  ///
  /// - Parameters:
  ///   - recipe: What the formatter is for; it passed ``NumberFormat/planRefusal``.
  ///   - probe: ICU's formatter.
  /// - Throws: The status ICU gave.
  init?(_ recipe: NumberFormat, writtenBy probe: NumberProbe) throws(ICUError) {
    scale = recipe.planScale
    rounding = recipe.settings.rounding
    let unit = NumberPlan.binaryPower(scale)
    let texts = try probe.scalars(
      Self.longNumbers.map { $0 / unit } + [1, -1, 0, -0.0].map { $0 / unit }
        + [.nan, -.nan, .infinity, -.infinity] + [1_000, 10_000].map { $0 / unit },
      decimal: scale == 0 ? Self.manyDigits : Self.manyDigits + "E-\(scale)"
    )
    guard let long = LongNumber(texts[0], texts[1]) else { return nil }
    digits = long.digits.map { String($0) }
    guard let group = long.separator else { return nil }
    self.group = group.text
    primaryGroup = long.digitsBehind.last ?? 0
    secondaryGroup = primaryGroup
    if long.digitsBehind.count > 1 {
      secondaryGroup = long.digitsBehind[long.digitsBehind.count - 2] - primaryGroup
    }
    minimumLeading = 1
    var grouped = primaryGroup == 0
    while !grouped, minimumLeading < 5 {
      let zeros = primaryGroup + minimumLeading - 1
      let count: Int
      switch zeros {
      case 3...4: count = texts[7 + zeros].count
      default: count = try probe.scalars([NumberPlan.binaryPower(zeros) / unit])[0].count
      }
      grouped = count > texts[2].count + zeros
      if !grouped { minimumLeading += 1 }
    }

    let (zero, one) = (long.digits[0], long.digits[1])
    guard let places = Places(texts[2], many: texts[12], digits: long.digits) else {
      return nil
    }
    fraction = places.least...places.most
    point = places.point.text
    affixes = []
    for (text, digit) in zip(texts[2...5], [one, one, zero, zero]) {
      guard let affix = places.affixes(of: text, around: digit) else { return nil }
      affixes.append(affix)
    }
    specials = texts[6...9].map(\.text)
  }

  /// All ten digits, in each place a different one, and none that rounding changes: 15 of them are
  /// exact as a binary number, too.
  private static let longNumbers = [987_654_321_012_345.0, 123_467_892_103_456]

  /// More fraction digits than a binary number has.
  private static let manyDigits = "1." + String(repeating: "1", count: 40)
}

private typealias Scalars = [Unicode.Scalar]

extension Scalars {
  fileprivate init(_ text: String) {
    self = []
    reserveCapacity(text.utf8.count)
    for scalar in text.unicodeScalars { append(scalar) }
  }
}

extension Collection<Unicode.Scalar> {
  fileprivate var text: String {
    var view = String.UnicodeScalarView()
    for scalar in self { view.append(scalar) }
    return String(view)
  }
}

extension NumberProbe {
  /// The texts of binary numbers and then perhaps of decimal text, made in one call.
  fileprivate func scalars(
    _ values: [Double],
    decimal digits: String? = nil
  ) throws(ICUError) -> [Scalars] {
    var bytes: [UInt8] = []
    var start = 0
    return try append([], values, decimal: digits, to: &bytes).map { end in
      defer { start = Int(end) }
      return Scalars(String(decoding: bytes[start..<Int(end)], as: UTF8.self))
    }
  }
}

/// The whole numbers of `longNumbers`, taken apart: what differs between them is digits.
private struct LongNumber {
  /// Zero first.
  let digits: Scalars
  /// What stands between digits; nil where that is not the same everywhere.
  let separator: Scalars?
  /// For each separator, how many digits are behind it.
  let digitsBehind: [Int]

  /// Takes two texts apart; nil where the digits cannot be told.
  init?(_ first: Scalars, _ second: Scalars) {
    guard first.count == second.count else { return nil }
    let places = first.indices.filter { first[$0] != second[$0] }
    let shown = [9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 1, 2, 3, 4, 5]
    guard places.count == shown.count else { return nil }
    var digits = Scalars(repeating: "0", count: 10)
    for (place, digit) in zip(places, shown) { digits[digit] = first[place] }
    self.digits = digits
    var separators: [ArraySlice<Unicode.Scalar>] = []
    var digitsBehind: [Int] = []
    for index in 1..<places.count where places[index] > places[index - 1] + 1 {
      separators.append(first[(places[index - 1] + 1)..<places[index]])
      digitsBehind.append(places.count - index)
    }
    self.digitsBehind = digitsBehind
    let separator = Scalars(separators.first ?? [])
    self.separator = separators.allSatisfy { Scalars($0) == separator } ? separator : nil
  }
}

/// What follows the last digit before the point.
private struct Places {
  /// How many fraction digits are shown of a whole number, and at most.
  let least: Int
  let most: Int
  let point: Scalars

  /// Takes the texts of 1 and of 1.111… apart; nil where they have no digit.
  init?(_ whole: Scalars, many: Scalars, digits: Scalars) {
    guard let start = many.firstIndex(where: digits.contains),
      let unit = whole.firstIndex(of: digits[1])
    else { return nil }
    // The last one can be rounded up; a suffix can begin with another digit (`0/00`).
    let shown = digits[1...2]
    let behind = many[(start + 1)...]
    let first = behind.firstIndex(where: shown.contains) ?? behind.endIndex
    let fraction = behind[first...].prefix(while: shown.contains)
    let suffix = many[fraction.endIndex...]
    most = fraction.count
    point = most > 0 ? Scalars(behind[..<first]) : []
    let rest = whole[(unit + 1)...]
    least = most > 0 ? max(0, rest.count - suffix.count - point.count) : 0
    guard least <= most else { return nil }
  }

  /// What stands around a digit with the least fraction; nil where it is not in the text.
  func affixes(of text: Scalars, around digit: Unicode.Scalar) -> NumberPlanData.Affixes? {
    guard let place = text.firstIndex(of: digit) else { return nil }
    let shown = least > 0 ? point.count + least : 0
    return NumberPlanData.Affixes(
      prefix: text[..<place].text,
      suffix: text[(place + 1)...].dropFirst(shown).text
    )
  }
}
