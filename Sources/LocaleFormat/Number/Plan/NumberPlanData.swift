internal import ICU

/// The data of a number plan: everything that ICU writes around and between digits.
struct NumberPlanData: Hashable, Sendable {
  /// The texts before and after the digits.
  struct Affixes: Hashable, Sendable {
    var prefix: String
    var suffix: String
    /// Whether words stand for the number, without digits, as in Arabic for one hour; then they are
    /// the prefix.
    var isDigitless = false
  }

  /// The ten digits, zero first.
  var digits: [String]
  /// The text between groups of digits; empty if nothing is grouped.
  var group: String
  /// The text before the fraction; empty if no fraction is shown.
  var point: String
  /// The affixes of positive and negative numbers, then those of zero and negative zero.
  var affixes: [Affixes]
  /// The texts of NaN, negative NaN, infinity, negative infinity.
  var specials: [String]
  /// The number of digits in the group nearest to the unit; 0 if nothing is grouped.
  var primaryGroup: Int
  var secondaryGroup: Int
  /// The least number of digits before the first separator.
  var minimumLeading: Int
  /// The least and the most fraction digits.
  var fraction: ClosedRange<Int>
  /// The power of ten that a number is multiplied by.
  var scale: Int
  var rounding: NumberFormat.Rounding
  /// Whether a decimal keeps the fraction digits that it is written with.
  var keepsZeros = false
  /// The digits that are not only rounded to a number of fraction digits.
  var shape = NumberShapeData()
  /// The words around the digits, if they depend on the number; then the affixes are empty.
  var words: NumberWordsData?
}

extension NumberPlanData {
  /// Reads the texts that a formatter writes; nil if the digits cannot be recognized.
  ///
  /// Everything is found in texts. So a currency's spacing and separators, bidi marks and brackets
  /// are right without a rule for any of them. ICU is not asked for the fields of a text, because
  /// the first such call of a process takes longer than all the rest. If a text is misread here,
  /// the proof refuses the plan.
  ///
  /// - Parameters:
  ///   - recipe: The recipe of the formatter; it passed ``NumberFormat/planRefusal``.
  ///   - probe: ICU's formatter.
  /// - Throws: The status ICU gave.
  init?(_ recipe: NumberFormat, writtenBy probe: NumberProbe) throws(ICUError) {
    try self.init(
      scale: recipe.planScale,
      recipe.settings.rounding,
      hasWords: recipe.hasWordsByNumber,
      writtenBy: probe
    )
  }

  /// Reads the texts around numbers without words, of any shape; nil if the digits cannot be
  /// recognized.
  ///
  /// - Throws: The status ICU gave.
  static func withoutWords(
    _ recipe: NumberFormat,
    writtenBy probe: NumberProbe
  ) throws(ICUError) -> NumberPlanData? {
    if recipe.settings.isAsWritten { return try asWritten(recipe, writtenBy: probe) }
    return recipe.shape.isUsual
      ? try NumberPlanData(recipe, writtenBy: probe) : try shaped(recipe, writtenBy: probe)
  }

  /// Reads the texts that a formatter writes; nil if the digits cannot be recognized.
  ///
  /// - Parameters:
  ///   - scale: The power of ten that numbers are multiplied by.
  ///   - rounding: The rounding mode.
  ///   - hasWords: Whether the words around the digits depend on the number, and are read later.
  ///   - probe: ICU's formatter.
  /// - Throws: The status ICU gave.
  init?(
    scale: Int,
    _ rounding: NumberFormat.Rounding,
    hasWords: Bool,
    writtenBy probe: some PlanProbe
  ) throws(ICUError) {
    self.scale = scale
    self.rounding = rounding
    let unit = NumberPlan.binaryPower(scale)
    let texts = try ProbeTexts(scale: scale, writtenBy: probe)
    guard let long = LongNumber(texts.long, texts.otherLong) else { return nil }
    digits = long.digits.map { String($0) }
    guard let group = long.separator else { return nil }
    self.group = group.text
    primaryGroup = long.digitsAfter.last ?? 0
    secondaryGroup = primaryGroup
    if long.digitsAfter.count > 1 {
      secondaryGroup = long.digitsAfter[long.digitsAfter.count - 2] - primaryGroup
    }
    minimumLeading = 1
    var grouped = primaryGroup == 0
    while !grouped, minimumLeading < 5 {
      let zeros = primaryGroup + minimumLeading - 1
      let text: Scalars
      switch zeros {
      case 3: text = texts.thousand
      case 4: text = texts.tenThousand
      default: text = try probe.scalars([NumberPlan.binaryPower(zeros) / unit])[0]
      }
      grouped = !text.contains([long.digits[1]] + Scalars(repeating: long.digits[0], count: zeros))
      if !grouped { minimumLeading += 1 }
    }
    specials = texts.specials.map(\.text)
    if hasWords {
      guard let places = Places(long, texts.long, many: texts.manyDigits) else { return nil }
      fraction = places.least...places.most
      point = places.point.text
      affixes = Array(repeating: Affixes(prefix: "", suffix: ""), count: 4)
      return
    }

    let (zero, one) = (long.digits[0], long.digits[1])
    guard let places = Places(texts.one, many: texts.manyDigits, digits: long.digits) else {
      return nil
    }
    fraction = places.least...places.most
    point = places.point.text
    affixes = []
    let small = [
      (texts.one, one), (texts.minusOne, one), (texts.zero, zero), (texts.minusZero, zero),
    ]
    for (text, digit) in small {
      guard let affix = places.affixes(of: text, around: digit) else { return nil }
      affixes.append(affix)
    }
  }
}

/// The texts of the numbers that a plan's data is read from, all made in one call.
private struct ProbeTexts {
  /// Two numbers with all ten digits, different from each other in each place, that rounding does
  /// not change: 15 digits are exact as a binary number, too.
  ///
  /// They have the same plural category in every language.
  let long: Scalars
  let otherLong: Scalars
  let one: Scalars
  let minusOne: Scalars
  let zero: Scalars
  let minusZero: Scalars
  /// NaN, negative NaN, infinity, negative infinity.
  let specials: ArraySlice<Scalars>
  let thousand: Scalars
  let tenThousand: Scalars
  /// A decimal with more fraction digits than a binary number has.
  let manyDigits: Scalars

  /// Writes the numbers, divided by the power of ten that the formatter multiplies by.
  init(scale: Int, writtenBy probe: some PlanProbe) throws(ICUError) {
    let unit = NumberPlan.binaryPower(scale)
    let many = "1." + String(repeating: "1", count: 40)
    let finite = [987_654_321_012_345.0, 123_467_892_103_457, 1, -1, 0, -0.0, 1_000, 10_000]
    let texts = try probe.scalars(
      finite.map { $0 / unit } + [.nan, -.nan, .infinity, -.infinity],
      decimal: scale == 0 ? many : many + "E-\(scale)"
    )
    (long, otherLong) = (texts[0], texts[1])
    (one, minusOne, zero, minusZero) = (texts[2], texts[3], texts[4], texts[5])
    (thousand, tenThousand) = (texts[6], texts[7])
    specials = texts[8...11]
    manyDigits = texts[12]
  }
}

typealias Scalars = [Unicode.Scalar]

extension Scalars {
  init(scalarsOf text: String) {
    self = []
    reserveCapacity(text.utf8.count)
    for scalar in text.unicodeScalars { append(scalar) }
  }
}

extension Collection<Unicode.Scalar> {
  var text: String {
    var view = String.UnicodeScalarView()
    for scalar in self { view.append(scalar) }
    return String(view)
  }
}

extension PlanProbe {
  /// The texts of binary numbers and, optionally, of a decimal number, made in one call.
  func scalars(
    _ values: [Double],
    decimal digits: String? = nil
  ) throws(ICUError) -> [Scalars] {
    var bytes: [UInt8] = []
    var start = 0
    return try append([], values, decimal: digits, to: &bytes).map { end in
      defer { start = Int(end) }
      return Scalars(scalarsOf: String(decoding: bytes[start..<Int(end)], as: UTF8.self))
    }
  }
}

/// The texts of the two long numbers, taken apart: the places where they differ are digits.
private struct LongNumber {
  /// The ten digits, zero first.
  let digits: Scalars
  /// The text between groups of digits; nil if it is not the same everywhere.
  let separator: Scalars?
  /// For each separator, the number of digits after it.
  let digitsAfter: [Int]
  /// The place of the last digit.
  let end: Int

  /// Takes two texts apart; nil if the digits cannot be recognized.
  init?(_ first: Scalars, _ second: Scalars) {
    guard first.count == second.count else { return nil }
    let places = first.indices.filter { first[$0] != second[$0] }
    let shown = [9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 1, 2, 3, 4, 5]
    guard places.count == shown.count, let end = places.last else { return nil }
    self.end = end
    var digits = Scalars(repeating: "0", count: 10)
    for (place, digit) in zip(places, shown) { digits[digit] = first[place] }
    self.digits = digits
    var separators: [ArraySlice<Unicode.Scalar>] = []
    var digitsAfter: [Int] = []
    for index in 1..<places.count where places[index] > places[index - 1] + 1 {
      separators.append(first[(places[index - 1] + 1)..<places[index]])
      digitsAfter.append(places.count - index)
    }
    self.digitsAfter = digitsAfter
    let separator = Scalars(separators.first ?? [])
    self.separator = separators.allSatisfy { Scalars($0) == separator } ? separator : nil
  }
}

/// The fraction digits and the decimal point.
private struct Places {
  /// The number of fraction digits of a whole number; `most` is the highest number of any.
  let least: Int
  let most: Int
  let point: Scalars

  /// Takes the texts of 1 and of 1.111… apart; nil if they have no digit.
  init?(_ whole: Scalars, many: Scalars, digits: Scalars) {
    guard let start = many.firstIndex(where: digits.contains),
      let unit = whole.firstIndex(of: digits[1])
    else { return nil }
    // The last digit can be rounded up; a suffix can begin with another digit (`0/00`).
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

  /// Takes the texts of a long number and of 1.111… apart, whose words may differ.
  ///
  /// If the second has no digit, it was rounded to 1 and is only a word, as *hour* in Arabic. So no
  /// fraction is shown.
  init?(_ long: LongNumber, _ whole: Scalars, many: Scalars) {
    guard let start = many.firstIndex(of: long.digits[1]) else {
      (least, most, point) = (0, 0, [])
      return
    }
    let shown = long.digits[1...2]
    let behind = many[(start + 1)...]
    let first = behind.firstIndex(where: shown.contains) ?? behind.endIndex
    let fraction = behind[first...].prefix(while: shown.contains)
    most = fraction.count
    point = most > 0 ? Scalars(behind[..<first]) : []
    let rest = whole[(long.end + 1)...]
    let zeros = rest.dropFirst(point.count).prefix { $0 == long.digits[0] }
    least = most > 0 && rest.starts(with: point) ? zeros.count : 0
    guard least <= most else { return nil }
  }

  /// The texts around a digit with the least fraction; nil if the digit is not in the text.
  func affixes(of text: Scalars, around digit: Unicode.Scalar) -> NumberPlanData.Affixes? {
    guard let place = text.firstIndex(of: digit) else { return nil }
    let shown = least > 0 ? point.count + least : 0
    return NumberPlanData.Affixes(
      prefix: text[..<place].text,
      suffix: text[(place + 1)...].dropFirst(shown).text
    )
  }
}
