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
  /// Everything is seen in texts, with ICU's own account of their fields. So a currency's spacing,
  /// its own separators, bidi marks and brackets are right without a rule for any of them.
  ///
  /// - Parameters:
  ///   - recipe: What the formatter is for; it passed ``NumberFormat/planRefusal``.
  ///   - handle: ICU's formatter.
  /// - Throws: The status ICU gave.
  init?(_ recipe: NumberFormat, writtenBy handle: NumberHandle) throws(ICUError) {
    scale = recipe.planScale
    rounding = recipe.settings.rounding
    let power = "E-\(scale)"
    // All ten digits, and none that rounding changes.
    let shown = Array("9876543210123456")
    let long = NumberAnatomy(try handle.text(decimal: String(shown) + power))
    guard let long, long.digits.count == shown.count else { return nil }
    var digits = [String](repeating: "", count: 10)
    for (letter, digit) in zip(long.digits, shown) {
      if let value = digit.wholeNumberValue { digits[value] = String(letter) }
    }
    self.digits = digits
    let separator = long.groups.first?.text ?? ""
    guard long.groups.allSatisfy({ $0.text == separator }) else { return nil }
    group = separator
    let places = long.groups.map(\.digitsBehind)
    primaryGroup = places.last ?? 0
    secondaryGroup = places.count > 1 ? places[places.count - 2] - primaryGroup : primaryGroup

    minimumLeading = 1
    var grouped = primaryGroup == 0
    while !grouped, minimumLeading < 5 {
      let zeros = String(repeating: "0", count: primaryGroup + minimumLeading - 1)
      grouped =
        NumberAnatomy(try handle.text(decimal: "1" + zeros + power))?.groups.isEmpty == false
      if !grouped { minimumLeading += 1 }
    }
    let many = NumberAnatomy(try handle.text(decimal: "0." + String(repeating: "1", count: 40)))
    let none = NumberAnatomy(try handle.text(decimal: "1"))
    guard let many, let none, none.fraction <= many.fraction else { return nil }
    fraction = none.fraction...many.fraction
    point = many.point

    let signed = [1.0, -1.0, 0.0, -0.0]
    affixes = []
    for value in signed {
      guard let anatomy = NumberAnatomy(try handle.text(value)) else { return nil }
      affixes.append(Affixes(prefix: anatomy.prefix, suffix: anatomy.suffix))
    }
    specials = []
    for value in [Double.nan, -Double.nan, .infinity, -.infinity] {
      specials.append(try handle.string(value))
    }
  }
}

/// The parts of one formatted number.
private struct NumberAnatomy {
  /// Each digit before the point, and nothing of the separators.
  var digits: [Unicode.Scalar] = []
  /// The separators, with the number of integer digits behind each.
  var groups: [(text: String, digitsBehind: Int)] = []
  var point = ""
  /// How many digits are behind the point.
  var fraction = 0
  var prefix = ""
  var suffix = ""

  /// Takes a text apart; nil when it has no integer.
  init?(_ text: FieldText) {
    let bytes = Array(text.string.utf8)
    func part(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
    func fields(_ number: NumberField) -> [Range<Int>] {
      text.fields.filter { $0.number == number.rawValue }.map(\.utf8Range)
    }
    guard let integer = fields(.integer).first else { return nil }
    var end = integer.upperBound
    if let range = fields(.point).first { point = part(range) }
    if let range = fields(.fraction).first {
      fraction = part(range).unicodeScalars.count
      end = range.upperBound
    }
    prefix = part(0..<integer.lowerBound)
    suffix = part(end..<bytes.count)
    var start = integer.lowerBound
    for separator in fields(.group) {
      digits += part(start..<separator.lowerBound).unicodeScalars
      groups.append((part(separator), digits.count))
      start = separator.upperBound
    }
    digits += part(start..<integer.upperBound).unicodeScalars
    let count = digits.count
    groups = groups.map { ($0.text, count - $0.digitsBehind) }
  }
}

/// The fields of ICU that a plan is read from (UNumberFormatFields).
private enum NumberField: Int32 {
  case integer = 0
  case fraction = 1
  case point = 2
  case group = 6
}
