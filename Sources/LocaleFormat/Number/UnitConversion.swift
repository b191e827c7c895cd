internal import Sharing

/// Converts amounts for a usage, or splits them into several units, and writes them.
///
/// The unit is chosen here, and the amount is converted and rounded exactly. A formatter for each
/// unit and number of digits, made for its first amount, writes the result. ICU's rules are
/// followed:
/// - The digits are rounded before a notation is applied, and again after it.
/// - All numbers but that of the smallest unit are in the locale's default format, and are not parts
///   of a ``FormattedText``.
///
/// Its rules for the signs and the scale of several units are followed for skeletons alone, since with
/// them another amount is written. A recipe of options is multiplied first, and its first number has
/// the sign.
final class UnitConversion: Sendable {
  /// The source of the number of digits.
  private enum Digits {
    /// The recipe.
    case own
    /// The preferred unit.
    case usual
    /// Compact notation: whole numbers, but at least two digits.
    case compact
  }

  /// A number of one unit, and the formatter that writes it.
  private struct Piece {
    let core: NumberCore
    let number: FixedDecimal
    /// Whether the unit is the smallest, whose number is written in the format of the recipe.
    let isSmallest: Bool
  }

  /// The format of converted amounts, which are multiplied already.
  private let recipe: NumberFormat
  private let scale: DecimalDigits?
  private let locale: LocaleID
  private let unit: MeasureUnit
  /// Chooses the unit; nil without a usage.
  private let chooser: UnitChooser?
  private let digits: Digits
  /// The format that only rounds.
  private let rounder: NumberFormat
  /// The rounding of usual digits; nil if no number must be rounded.
  private let mode: NumberFormat.Rounding?
  private let listWidth: FormatWidth
  private let list = OnceReference<ListCore>()
  /// Makes what is needed later with the data of this object.
  private let making = StorePartOfMaking()
  private let cores = BoundedStore<NumberFormat, NumberCore>(maximumCost: 16)

  /// Collects what a recipe needs that converts or splits amounts.
  ///
  /// - Throws: `FormatError.Code.unknownUsage` for a unit that the usage has no units for, and
  ///   `FormatError.Code.inconvertibleUnits` for several units that are not multiples of one another;
  ///   `FormatError.Code.invalidSkeleton` if the skeleton has them.
  init(_ opening: NumberOpening) throws(FormatError) {
    recipe = opening.recipe.unscaled
    scale = opening.recipe.scaleFactor
    locale = opening.locale
    let usage = recipe.usageName
    let skeleton = recipe.texts?.skeleton
    let unit = try skeleton.locating(\.unit) { () throws(FormatError) in
      let unit = try MeasureUnit(opening.recipe.unitName ?? "")
      if usage == nil { _ = try UnitAmount(0, unit).split(into: unit) }
      return unit
    }
    self.unit = unit
    chooser = try usage.map { usage throws(FormatError) in
      try skeleton.locating(\.usage) { () throws(FormatError) in
        try UnitChooser(opening.preferences, unit, usage: usage, opening.resolvedLocale)
      }
    }
    let stems = NumberSkeleton.words(of: opening.skeleton)
    let modes = stems.filter { $0.hasPrefix(Self.modePrefix) }
    let precision = stems.filter { stem in
      [".", "@", "precision-"].contains { stem.hasPrefix($0) }
    }
    rounder = .skeleton((precision + modes + ["group-off"]).joined(separator: " "))
    let modeName = modes.last?.dropFirst(Self.modePrefix.count) ?? "half-even"
    mode = NumberFormat.Rounding(rawValue: String(modeName))
    digits =
      !precision.isEmpty
      ? .own : recipe.writtenNotation == .compact ? .compact : usage == nil ? .own : .usual
    listWidth =
      stems.contains("unit-width-narrow")
      ? .narrow : stems.contains("unit-width-full-name") ? .long : .short
  }

  private static let modePrefix = "rounding-mode-"

  var estimatedByteCount: Int { cores.values.reduce(1_000) { $0 + $1.estimatedByteCount } }

  // MARK: Writing

  func string(_ value: FixedDecimal) throws(FormatError) -> String {
    let pieces = try pieces(of: value)
    var items: [String] = []
    for piece in pieces { items.append(try piece.core.checkedString(piece.number)) }
    return items.count == 1 ? items[0] : try listCore().string(items)
  }

  func text(_ value: FixedDecimal) throws(FormatError) -> FormattedText {
    try making { () throws(FormatError) in try writtenText(value) }
  }

  private func writtenText(_ value: FixedDecimal) throws(FormatError) -> FormattedText {
    let pieces = try pieces(of: value)
    var items: [FormattedText] = []
    for piece in pieces { items.append(try piece.core.checkedText(piece.number)) }
    guard let place = pieces.firstIndex(where: \.isSmallest), items.count > 1 else {
      return items[0]
    }
    let list = try listCore().text(items.map(\.string))
    guard let item = list.parts.first(where: { $0.itemIndex == place }) else { return list }
    return TextJoiner.text(of: list.string, numberOf: items[place], at: item.utf8Range.lowerBound)
  }

  private func listCore() throws(FormatError) -> ListCore {
    try list.object { () throws(FormatError) in
      try ListCore(ListFormat(.unit, width: listWidth), for: locale)
    }
  }

  // MARK: Converting

  /// The number of each unit, in the order in which they are written.
  private func pieces(of value: FixedDecimal) throws(FormatError) -> [Piece] {
    // ICU's zero has no sign.
    let amount = UnitAmount(value.multiplied(by: scale).unsignedZero, unit)
    let preferred = try chooser?.preferred(for: amount) ?? PreferredUnit(unit)
    let parts = try parts(of: amount, preferred)
    let isZero = parts.allSatisfy { $0.amount.isFinite && DecimalDigits($0.amount).isZero }
    var pieces: [Piece] = []
    for (place, unit) in preferred.unit.components.enumerated() {
      guard let part = parts.first(where: { $0.unit == unit }) else { continue }
      let isSmallest = unit == parts.last?.unit
      var format =
        isSmallest
        ? try recipe.amount(of: unit, digits == .usual ? (preferred, part.amount) : nil)
        : try recipe.wholeAmount(of: unit)
      if parts.count > 1 { format = format.signed(isFirst: place == 0, ofZero: isZero) }
      let core = try cores.value(for: format) { () throws(FormatError) in
        try NumberCore(format, for: locale)
      }
      var number = place == 0 ? part.amount : part.amount.magnitude
      // ICU negates a product below zero.
      if place > 0, isSmallest, recipe.hasNegativeScale { number = number.negated }
      if !isSmallest, isZero || recipe.hidesSigns { number = number.unsignedZero }
      pieces.append(Piece(core: core, number: number, isSmallest: isSmallest))
    }
    return pieces
  }

  /// The converted and rounded amount of each unit, the largest first.
  private func parts(
    of amount: UnitAmount,
    _ preferred: PreferredUnit
  ) throws(FormatError) -> [UnitAmount] {
    let isSplit = preferred.unit.components.count > 1
    guard !isSplit || amount.amount.special != .nan else {
      let units = try preferred.unit.sortedComponents()
      return units.map { UnitAmount($0 == units.last ? .nan : 0, $0) }
    }
    return try amount.split(into: preferred.unit) { exact throws(FormatError) in
      switch digits {
      case .own: return try roundedByICU(exact, of: amount)
      case .usual: return try rounded(exact, preferred, of: amount)
      case .compact: return try rounded(exact, PreferredUnit(preferred.unit), of: amount)
      }
    }
  }

  private func rounded(
    _ exact: Rational,
    _ preferred: PreferredUnit,
    of amount: UnitAmount
  ) throws(FormatError) -> Rational {
    let result = preferred.rounded(exact) { $0.rounded(mode ?? .down) }
    guard mode != nil || result == exact else {
      throw .unwritable(amount.amount.digits, reason: .notRoundedByICU)
    }
    return result
  }

  private func roundedByICU(
    _ exact: Rational,
    of amount: UnitAmount
  ) throws(FormatError) -> Rational {
    let core = try cores.value(for: rounder) { () throws(FormatError) in
      try NumberCore(rounder, for: .root)
    }
    let decimal = try exact.checkedDecimal(of: amount.amount)
    return Rational(try FixedDecimal(try core.checkedString(decimal)))
  }
}

extension NumberSkeleton? {
  /// Calls a function; an error is one of the skeleton, if there is one, at one of its options.
  fileprivate func locating<Result>(
    _ option: (NumberSkeleton) -> (name: String, offset: Int)?,
    _ body: () throws(FormatError) -> Result
  ) throws(FormatError) -> Result {
    do throws(FormatError) {
      return try body()
    } catch {
      guard let self else { throw error }
      throw .invalidSkeleton(self.text, offset: option(self)?.offset ?? 0, reason: error.reason)
    }
  }
}

extension TextJoiner {
  /// Gives a text the parts of one number in it, and makes everything else literal.
  ///
  /// - Parameters:
  ///   - string: The whole text.
  ///   - amount: The number with its unit.
  ///   - start: The place of the amount in the text, in UTF-8 bytes.
  /// - Returns: The text with its parts.
  fileprivate static func text(
    of string: String,
    numberOf amount: FormattedText,
    at start: Int
  ) -> FormattedText {
    let isNumber = { (part: FormattedText.Part) in part.kind != .unit && part.kind != .literal }
    guard let first = amount.parts.firstIndex(where: isNumber),
      let last = amount.parts.lastIndex(where: isNumber)
    else { return FormattedText(string, kind: .literal) }
    let bytes = string.utf8
    var joined = TextJoiner()
    let (head, tail) = (amount.parts[first].utf8Range, amount.parts[last].utf8Range)
    joined.append(literal: Substring(bytes.prefix(start + head.lowerBound)))
    joined.append(amount.parts[first...last], of: amount)
    joined.append(literal: Substring(bytes.dropFirst(start + tail.upperBound)))
    return joined.text
  }
}

extension Rational {
  /// The nearest whole number in the direction of a rounding.
  fileprivate func rounded(_ mode: NumberFormat.Rounding) -> Rational {
    let below = wholeMagnitude
    let rest = magnitude - Rational(below)
    guard !rest.isZero else { return self }
    let twice = rest + rest
    let half = twice < .one ? -1 : twice == .one ? 0 : 1
    let goesAway = mode.goesAway(rest: half, isOdd: !below.isEven, isNegative: isNegative)
    return Rational(goesAway ? below + .one : below, isNegative: isNegative)
  }
}

extension FixedDecimal {
  fileprivate var unsignedZero: FixedDecimal { special == .negativeZero ? 0 : self }

  /// The opposite of a number that has no sign.
  fileprivate var negated: FixedDecimal {
    guard special == nil else { return self }
    return FixedDecimal(plain: "-\(digits)", isNegativeZero: DecimalDigits(self).isZero)
  }
}
