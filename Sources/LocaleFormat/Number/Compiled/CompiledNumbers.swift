internal import CompiledData
internal import ICU

/// The numbers of all locales in data that was compiled ahead: the texts around and between digits,
/// without the digits that a recipe asks for.
///
/// For each locale and numbering system there is a *style* for decimals, percents and permilles, and
/// a few for amounts of money. The text of a currency stands as `¤` in those.
///
/// ```
/// numbers      name of a locale → ["d": its numbering system,
///                                  "w": what `native`, `traditional` and `finance` stand for,
///                                  numbering system → record]
///                                  "o": numbering systems without a record,
///                                  presentation → [code of a currency → its text]]
/// record       ["d", "p", "m": styles, "c": list of styles of amounts, the first by the kind of text
///               of the currency, "x": [currency and presentation → place of another]]
/// style        [point, group, sizes, fraction, signs, exponents, NaN, infinity]
/// signs        for each way to show signs: [affixes of positive and negative numbers: prefix and
///              suffix each; those of zero and negative zero if they differ; NaN, negative NaN,
///              infinity and negative infinity if their affixes are not those of numbers]
/// ```
enum CompiledNumbers {
  /// The places in a style.
  enum Place {
    static let point = 0
    static let group = 1
    static let sizes = 2
    static let fraction = 3
    static let signs = 4
    static let exponents = 5
    static let notANumber = 6
    static let infinity = 7
  }

  /// The numbers of texts in signs: without those of zeros, without those of NaN, and with all.
  static let signCounts = [4, 8, 12]

  /// The text that stands for a currency.
  static let hole = "\u{A4}"

  /// Returns the data of a plan, and the plan; nil if the compiled data lacks it.
  ///
  /// - Parameters:
  ///   - recipe: The recipe; it passed ``NumberFormat/planRefusal``.
  ///   - name: An ICU name of a locale, with or without `numbers`.
  ///   - currency: The currency of amounts.
  /// - Returns: The data and the plan.
  static func plan(
    _ recipe: NumberFormat,
    _ name: String,
    _ currency: Currency?
  ) -> (data: NumberPlanData, plan: NumberPlan)? {
    guard let facts = CompiledFacts.current, hasKind(recipe) else { return nil }
    let rules = recipe.hasWords ? rules(ofData: name) : nil
    guard let data = data(recipe, name, currency, rules, in: facts),
      let plan = NumberPlan(data, rules)
    else { return nil }
    return (data, plan)
  }

  private static func rules(ofData name: String) -> PluralRules? {
    do throws(ICUError) {
      return try PluralStore.rules(ofData: name)
    } catch {
      return nil
    }
  }

  /// Returns the data of a plan from compiled data that is perhaps not in use; nil if that lacks it.
  static func data(
    _ recipe: NumberFormat,
    _ name: String,
    _ currency: Currency?,
    _ rules: PluralRules? = nil,
    in facts: CompiledFacts
  ) -> NumberPlanData? {
    let digits = digitsData(recipe, name, currency, in: facts)
    guard recipe.hasWords else { return digits }
    let dataName = ICUName(name).base
    guard let digits, let rules else { return nil }
    let shown = currency.flatMap {
      Self.text(of: $0, recipe.settings.presentation, dataName, in: facts)
    }
    let named = currency.map { (code: $0.code, text: shown ?? $0.code) }
    guard let signs = signs(recipe, name, digits, in: facts) else { return nil }
    return CompiledWords.data(digits, signs: signs, recipe, dataName, named, rules, in: facts)
  }

  /// The texts around numbers with the signs of a recipe; nil if the data lacks them.
  static func signs(
    _ recipe: NumberFormat,
    _ name: String,
    _ digits: NumberPlanData,
    in facts: CompiledFacts
  ) -> [NumberPlanData.Affixes]? {
    guard recipe.isCompact, recipe.isMoneyByStyle else { return digits.affixes }
    let bare = NumberFormat(style: .decimal, settings: recipe.settings, texts: recipe.texts)
    return digitsData(bare, name, nil, in: facts)?.affixes
  }

  /// Returns the data of a recipe without its words.
  static func digitsData(
    _ worded: NumberFormat,
    _ name: String,
    _ currency: Currency?,
    in facts: CompiledFacts
  ) -> NumberPlanData? {
    let recipe = worded.hasWords ? worded.withoutWords : worded
    let parts = ICUName(name)
    guard parts.keywords.allSatisfy({ $0.key == "numbers" }),
      let locale = facts.numbers?[parts.base],
      let numbering = facts.numberingSystem(ofNumbers: locale, named: parts["numbers"])
    else { return nil }
    guard let digits = facts.digits(of: numbering),
      let record = locale[numbering] ?? latinRecord(locale, numbering)
    else { return nil }
    // ICU breaks digits of two UTF-16 units in exponents.
    if recipe.shape.interval > 0, digits.contains(where: { $0.utf8.count > 3 }) { return nil }
    let count = currency.flatMap { facts.fractionDigits(of: $0.code) }
    guard let money = currency, recipe.isMoneyByStyle else {
      let fraction = worded.isMoneyByStyle ? count.map { $0...$0 } : nil
      var data = style(of: recipe, in: record).flatMap {
        NumberPlanData(recipe, $0, digits, fraction: fraction)
      }
      // The name of a currency stands beside a number with the separators of amounts.
      if worded.isMoneyByStyle, let amounts = record["c"]?[CurrencyTextKind.of("")] {
        data?.takeSeparators(of: amounts)
      }
      return data
    }
    let presentation = recipe.settings.presentation
    let text = text(of: money, presentation, in: locale)
    let place = record["x"]?[key(money, presentation)]?.number ?? CurrencyTextKind.of(text)
    guard let style = record["c"]?[place], style.isList, let count else { return nil }
    // The compact numbers of such a currency, and in such digits, are ICU's.
    if worded.isCompact, place >= CurrencyTextKind.count || !digits.areDigitsToICU { return nil }
    var data = NumberPlanData(recipe, style, digits, fraction: count...count)
    data?.fill(with: text)
    return data
  }

  /// The text of a currency in a locale; nil if the data lacks the locale.
  static func text(
    of currency: Currency,
    _ presentation: NumberFormat.Presentation,
    _ name: String,
    in facts: CompiledFacts
  ) -> String? {
    facts.numbers?[name].map { text(of: currency, presentation, in: $0) }
  }

  /// The record of Latin digits, whose texts most numbering systems have; nil for another system.
  private static func latinRecord(_ locale: DataNode, _ numbering: String) -> DataNode? {
    let others = locale["o"]?.texts ?? []
    return others.contains(numbering) ? nil : locale["latn"]
  }

  /// The text of a currency.
  private static func text(
    of currency: Currency,
    _ presentation: NumberFormat.Presentation,
    in locale: DataNode
  ) -> String {
    let code = currency.code
    switch presentation {
    case .hidden, .name: return ""
    case .code: return code
    case .symbol: break
    case .narrowSymbol, .formalSymbol, .variantSymbol:
      if let own = locale[presentation.rawValue]?[code]?.text { return own }
    }
    return locale[NumberFormat.Presentation.symbol.rawValue]?[code]?.text ?? code
  }

  /// The key of a currency that has its own style.
  static func key(_ currency: Currency, _ presentation: NumberFormat.Presentation) -> String {
    "\(currency.code)/\(presentation.rawValue)"
  }

  private static func style(of recipe: NumberFormat, in record: DataNode) -> DataNode? {
    switch recipe.style {
    case .plain, .decimal: record["d"]
    case .percent: record["p"]
    case .permille: record["m"]
    case .currency, .localCurrency, .unit, .skeleton: nil
    }
  }

  /// Whether the data has the kind of numbers that a recipe writes.
  static func hasKind(_ recipe: NumberFormat) -> Bool {
    switch recipe.style {
    case .plain, .decimal, .percent, .permille, .currency, .localCurrency: break
    case .unit: break
    case .skeleton: return false
    }
    let (shape, settings) = (recipe.shape, recipe.settings)
    guard shape.leastInteger > 0 else { return false }
    if shape.interval > 0 {
      // ICU pads exponents too, and shows the fraction digits of a currency. All digits of a permille
      // are not exact.
      let isFree = settings.fraction == nil && settings.significant == nil
      let needsDigits = recipe.isMoneyByStyle || recipe.style == .permille
      if shape.leastInteger > 1 || isFree && needsDigits { return false }
    }
    return recipe.planRefusal == nil
  }
}

extension NumberFormat {
  /// Whether the fraction digits are those of the style.
  var hasFractionOfStyle: Bool {
    settings.fraction == nil && settings.significant == nil && !settings.isAsWritten
      && shape.interval == 0
  }

  /// Whether the style is one of money.
  var isMoneyByStyle: Bool {
    switch style {
    case .currency, .localCurrency: true
    default: false
    }
  }
}

extension NumberPlanData {
  /// Makes the data of a recipe from a style; nil if the style is damaged.
  ///
  /// - Parameters:
  ///   - recipe: The recipe.
  ///   - style: The style.
  ///   - digits: The ten digits.
  ///   - usual: The fraction digits if the recipe asks for none; nil for those of the style.
  init?(
    _ recipe: NumberFormat,
    _ style: DataNode,
    _ digits: [String],
    fraction usual: ClosedRange<Int>? = nil
  ) {
    typealias Place = CompiledNumbers.Place
    let settings = recipe.settings
    guard let point = style[Place.point]?.text, let group = style[Place.group]?.text,
      let sizes = style[Place.sizes]?[settings.hasAccountingSizes ? 1 : 0]?.number,
      let fraction = style[Place.fraction]?.number,
      let texts = style[Place.signs]?[settings.signPlace]?.texts,
      CompiledNumbers.signCounts.contains(texts.count)
    else { return nil }
    self.digits = digits
    let positive = Affixes(prefix: texts[0], suffix: texts[1])
    let negative = Affixes(prefix: texts[2], suffix: texts[3])
    affixes = [positive, negative, positive, negative]
    if texts.count > 4 {
      affixes[2] = Affixes(prefix: texts[4], suffix: texts[5])
      affixes[3] = Affixes(prefix: texts[6], suffix: texts[7])
    }
    if texts.count > 8 {
      specials = Array(texts[8...])
    } else {
      guard let notANumber = style[Place.notANumber]?.text,
        let infinity = style[Place.infinity]?.text
      else { return nil }
      specials = [
        positive.around(notANumber), negative.around(notANumber), positive.around(infinity),
        negative.around(infinity),
      ]
    }
    scale = recipe.planScale
    rounding = settings.rounding
    shape = recipe.shape
    keepsZeros = settings.isAsWritten
    let own = usual ?? (fraction & 0xFF)...max(fraction & 0xFF, fraction >> 8 & 0xFF)
    if let asked = settings.fraction {
      self.fraction = asked
    } else if recipe.hasFractionOfStyle {
      self.fraction = recipe.style == .plain ? 0...0 : own
    } else {
      self.fraction = 0...NumberPlan.maximumFraction
    }
    self.point = self.fraction.upperBound > 0 || !shape.isUsual ? point : ""
    self.group = ""
    (primaryGroup, secondaryGroup, minimumLeading) = (0, 0, 1)
    let choice: Int? =
      switch settings.grouping {
      case nil: recipe.style == .plain ? nil : 0
      case .auto: 0
      case .min2: 1
      case .always: 2
      case .off: nil
      }
    if let choice, shape.interval == 0 {
      let size = sizes >> (12 * choice)
      primaryGroup = size & 15
      secondaryGroup = size >> 4 & 15
      minimumLeading = size >> 8 & 15
      self.group = primaryGroup > 0 ? group : ""
    }
    if shape.interval > 0 {
      guard let exponents = style[Place.exponents]?.texts, exponents.count == 2 else { return nil }
      (shape.positiveExponent, shape.negativeExponent) = (exponents[0], exponents[1])
    }
  }

  /// Takes the separators of another style.
  fileprivate mutating func takeSeparators(of style: DataNode) {
    typealias Place = CompiledNumbers.Place
    if !point.isEmpty, let own = style[Place.point]?.text { point = own }
    if !group.isEmpty, let own = style[Place.group]?.text { group = own }
  }

  /// Puts the text of a currency into the affixes.
  mutating func fill(with text: String) {
    for place in affixes.indices { affixes[place].fill(with: text) }
    for place in specials.indices {
      specials[place] = specials[place].substituting(first: CompiledNumbers.hole, with: text)
    }
  }
}

extension NumberPlanData.Affixes {
  /// Puts the text of a currency in place of the hole.
  mutating func fill(with text: String) {
    prefix = prefix.substituting(first: CompiledNumbers.hole, with: text)
    suffix = suffix.substituting(first: CompiledNumbers.hole, with: text)
  }

  /// A text between the two.
  func around(_ text: String) -> String { prefix + text + suffix }
}

extension NumberSettings {
  /// Whether groups have the sizes of accounting; without any sign, ICU takes the usual pattern.
  fileprivate var hasAccountingSizes: Bool { isAccounting && sign != .never }

  /// The place of the way in which signs are shown.
  var signPlace: Int {
    let place: Int =
      switch sign {
      case .auto: 0
      case .always: 1
      case .never: 2
      case .exceptZero: 3
      case .negative: 4
      }
    return isAccounting ? place + 5 : place
  }
}

/// The kinds of texts of currencies, which decide whether ICU puts a space beside them.
///
/// Source: UTS #35, Currencies, `currencySpacing`.
enum CurrencyTextKind {
  /// The number of kinds.
  static let count = 5

  /// The kind of a text: whether it begins, and whether it ends, with another character than a symbol
  /// or a separator; the last for no text.
  static func of(_ text: String) -> Int {
    guard let first = text.unicodeScalars.first, let last = text.unicodeScalars.last else {
      return count - 1
    }
    return (isLetter(first) ? 1 : 0) + (isLetter(last) ? 2 : 0)
  }

  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII, scalar.properties.isAlphabetic { return true }
    return switch scalar.properties.generalCategory {
    case .mathSymbol, .currencySymbol, .modifierSymbol, .otherSymbol, .spaceSeparator,
      .lineSeparator, .paragraphSeparator:
      false
    default: true
    }
  }
}
