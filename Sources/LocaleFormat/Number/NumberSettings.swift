internal import ICU
internal import Sharing

/// The options of a number recipe, in one value without references.
///
/// Recipes are copied and compared where every nanosecond counts, so a copy must change no
/// reference count.
struct NumberSettings: Equatable, Sendable {
  /// Six numbers of digits in ten bits each, to compare them at once; all ones for a number that
  /// was not given.
  ///
  /// The bit above them is zero for digits as they are written.
  private(set) var bounds = UInt64.max
  var notation = NumberFormat.Notation.standard
  var priority = NumberFormat.DigitPriority.significant
  var rounding = NumberFormat.Rounding.halfEven
  /// When digits are grouped; nil for the default of the style and the notation.
  var grouping: NumberFormat.Grouping?
  var sign = NumberFormat.SignDisplay.auto
  var isAccounting = false
  var decimalSeparator = NumberFormat.DecimalSeparatorDisplay.auto
  var trailingZeros = NumberFormat.TrailingZeroDisplay.auto
  /// The width of a unit.
  var width = FormatWidth.short
  /// The grammatical case of a unit.
  var grammaticalCase = GrammaticalCase.nominative
  /// The presentation of a currency.
  var presentation = NumberFormat.Presentation.symbol
  var isCash = false

  /// The fraction digits asked for; nil for the style's default.
  ///
  /// Setting them ends ``isAsWritten``.
  var fraction: ClosedRange<Int>? {
    get { self[0, 1] }
    set {
      self[0, 1] = newValue
      isAsWritten = false
    }
  }
  /// Whether a decimal keeps the digits that it is written with, and its zeros.
  var isAsWritten: Bool {
    get { bounds & Self.asWritten == 0 }
    set {
      if newValue { self[0, 1] = nil }
      bounds = newValue ? bounds & ~Self.asWritten : bounds | Self.asWritten
    }
  }
  /// The significant digits asked for; nil for none.
  var significant: ClosedRange<Int>? {
    get { self[2, 3] }
    set { self[2, 3] = newValue }
  }
  /// The least integer digits; nil for one.
  var leastInteger: Int? {
    get { self[4] }
    set { self[4] = newValue }
  }
  /// The most integer digits; nil for all.
  var mostInteger: Int? {
    get { self[5] }
    set { self[5] = newValue }
  }

  /// All options except those in ``bounds``, in 43 bits, which a cache compares at once.
  var choices: UInt64 {
    var bits = caseBits(notation)
    bits = bits << 4 | caseBits(priority)
    bits = bits << 4 | caseBits(rounding)
    bits = bits << 4 | caseBits(grouping)
    bits = bits << 4 | caseBits(sign)
    bits = bits << 4 | caseBits(decimalSeparator)
    bits = bits << 4 | caseBits(trailingZeros)
    bits = bits << 4 | caseBits(width)
    bits = bits << 4 | caseBits(presentation)
    bits = bits << 5 | caseBits(grammaticalCase, width: 5)
    return bits << 2 | (isAccounting ? 2 : 0) | (isCash ? 1 : 0)
  }

  private static let bits: UInt64 = 10
  private static let none: UInt64 = 1 << bits - 1
  private static let asWritten: UInt64 = 1 << (6 * bits)

  private subscript(lower: UInt64, upper: UInt64) -> ClosedRange<Int>? {
    get {
      guard let least = self[lower], let most = self[upper] else { return nil }
      return least...most
    }
    set {
      self[lower] = newValue?.lowerBound
      self[upper] = newValue?.upperBound
    }
  }

  private subscript(place: UInt64) -> Int? {
    get {
      let found = bounds >> (place * Self.bits) & Self.none
      return found == Self.none ? nil : Int(found)
    }
    set {
      let value = newValue.map(UInt64.init) ?? Self.none
      precondition(value <= Self.none, "digits are at most \(NumberFormat.maximumDigits)")
      bounds &= ~(Self.none << (place * Self.bits))
      bounds |= value << (place * Self.bits)
    }
  }
}

/// The options that are text, and the first error of the recipe: one reference, nil in most
/// recipes.
final class NumberTexts: Hashable, Sendable {
  /// An ICU number skeleton.
  let skeleton: NumberSkeleton?
  /// A CLDR unit identifier.
  let unit: String?
  /// A CLDR unit usage.
  let usage: String?
  let increment: FixedDecimal?
  let scale: FixedDecimal?
  /// A CLDR numbering system.
  let numbering: String?
  /// The first error of the recipe, also of its digits; nil if there is none.
  let fault: FormatError?

  init(
    skeleton: NumberSkeleton? = nil,
    unit: String? = nil,
    usage: String? = nil,
    increment: FixedDecimal? = nil,
    scale: FixedDecimal? = nil,
    numbering: String? = nil,
    fault: FormatError? = nil
  ) {
    self.skeleton = skeleton
    self.unit = unit
    self.usage = usage
    self.increment = increment
    self.scale = scale
    self.numbering = numbering
    self.fault = fault
  }

  static func == (left: NumberTexts, right: NumberTexts) -> Bool {
    left === right
      || left.skeleton == right.skeleton && left.unit == right.unit && left.usage == right.usage
        && left.increment == right.increment && left.scale == right.scale
        && left.numbering == right.numbering && left.fault == right.fault
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(skeleton)
    hasher.combine(unit)
    hasher.combine(usage)
    hasher.combine(increment)
    hasher.combine(scale)
    hasher.combine(numbering)
    hasher.combine(fault?.description)
  }
}

extension NumberFormat {
  /// The same format with every integer digit and one fraction digit, whose text shows the
  /// separators.
  func revealingSeparators() -> NumberFormat {
    var settings = settings
    settings.notation = .standard
    settings.fraction = 1...1
    settings.significant = nil
    settings.leastInteger = nil
    settings.mostInteger = nil
    settings.trailingZeros = .auto
    settings.isCash = false
    return style == .skeleton ? self : withDigits(settings, scale: nil)
  }

  /// A plain decimal number that is grouped wherever the locale allows it.
  func revealingUsualSeparators() -> NumberFormat {
    NumberFormat.decimal.grouping(.always).revealingSeparators().sameNumbering(as: self)
  }

  /// The same format with an exponent, whose text shows the exponent symbol.
  func revealingExponent() -> NumberFormat {
    style == .skeleton ? self : .scientific.sameNumbering(as: self)
  }

  /// The same format with every integer digit and an exact number of fraction digits.
  func showingFraction(_ count: Int) -> NumberFormat {
    var settings = revealingSeparators().settings
    settings.fraction = count...count
    return style == .skeleton ? self : withDigits(settings, scale: texts?.scale)
  }

  private func withDigits(_ settings: NumberSettings, scale: FixedDecimal?) -> NumberFormat {
    let kept = NumberTexts(
      skeleton: texts?.skeleton,
      unit: texts?.unit,
      usage: texts?.usage,
      scale: scale,
      numbering: texts?.numbering
    )
    return NumberFormat(
      style: style,
      settings: settings,
      texts: kept == NumberTexts() ? nil : kept
    )
  }

  private func sameNumbering(as other: NumberFormat) -> NumberFormat {
    other.texts?.numbering.map {
      NumberFormat(style: style, settings: settings, texts: NumberTexts(numbering: $0))
    } ?? self
  }
}
