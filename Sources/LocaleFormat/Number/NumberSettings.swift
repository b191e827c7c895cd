/// The options of a number recipe, in one value that holds nothing that is counted: recipes are
/// copied and compared where every nanosecond is seen.
struct NumberSettings: Hashable, Sendable {
  var notation = NumberFormat.Notation.standard
  /// The fraction digits asked for; nil for the style's own.
  var fraction: ClosedRange<Int>?
  /// The significant digits asked for; nil for none.
  var significant: ClosedRange<Int>?
  var priority = NumberFormat.DigitPriority.significant
  /// The least integer digits; nil for one.
  var leastInteger: Int?
  /// The most integer digits; nil for all.
  var mostInteger: Int?
  var rounding = NumberFormat.Rounding.halfEven
  var grouping = NumberFormat.Grouping.auto
  var sign = NumberFormat.SignDisplay.auto
  var isAccounting = false
  var decimalSeparator = NumberFormat.DecimalSeparatorDisplay.auto
  var trailingZeros = NumberFormat.TrailingZeroDisplay.auto
  var width = NumberFormat.Width.short
  var isCash = false
}

/// The options that are text: behind one reference, nil in most recipes.
final class NumberTexts: Hashable, Sendable {
  /// An ICU number skeleton.
  let skeleton: String?
  /// A CLDR unit identifier.
  let unit: String?
  /// A CLDR unit usage.
  let usage: String?
  let increment: FixedDecimal?
  let scale: FixedDecimal?
  /// A CLDR numbering system.
  let numbering: String?

  init(
    skeleton: String? = nil,
    unit: String? = nil,
    usage: String? = nil,
    increment: FixedDecimal? = nil,
    scale: FixedDecimal? = nil,
    numbering: String? = nil
  ) {
    self.skeleton = skeleton
    self.unit = unit
    self.usage = usage
    self.increment = increment
    self.scale = scale
    self.numbering = numbering
  }

  static func == (left: NumberTexts, right: NumberTexts) -> Bool {
    left === right
      || left.skeleton == right.skeleton && left.unit == right.unit && left.usage == right.usage
        && left.increment == right.increment && left.scale == right.scale
        && left.numbering == right.numbering
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(skeleton)
    hasher.combine(unit)
    hasher.combine(usage)
    hasher.combine(increment)
    hasher.combine(scale)
    hasher.combine(numbering)
  }
}
