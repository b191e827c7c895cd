internal import CompiledData
internal import ICU

/// The words around numbers in data that was compiled ahead: units, names of currencies, compact
/// notation.
///
/// The digits stand as U+0001 in a text; a text without that has words in place of the number.
///
/// ```
/// units        name of a locale → ["long", "short", "narrow": for each unit, its texts;
///                                  "long dative": what differs from the nominative]
/// currency names
///              name of a locale → [for each currency, its texts]
/// compact      name of a locale → ["short", "long": magnitudes of numbers,
///                                  "money short", "money long": magnitudes of each kind of text of a
///                                  currency]
/// texts        one text for all plural categories; or for each category of the locale, with U+0002
///              between them
/// magnitude    the power of ten that is left out; the texts for each category, and then for exactly
///              one if that has its own; no texts if the number stands as without notation
/// ```
enum CompiledWords {
  typealias Affixes = NumberPlanData.Affixes
  typealias Form = NumberWordsData.Form

  /// The character that stands for the digits.
  static let digits = "\u{1}"

  /// The character between the texts of two categories.
  static let separator: Character = "\u{2}"

  /// The texts of each category in a text; nil if there are others.
  static func texts(_ text: String, count: Int, mayHaveOne: Bool = false) -> [String]? {
    let texts = text.split(separator: separator, omittingEmptySubsequences: false)
      .map(String.init)
    if texts.count == 1 { return Array(repeating: text, count: count) }
    return texts.count == count || mayHaveOne && texts.count == count + 1 ? texts : nil
  }

  /// Joins texts, or takes one if they are equal and not empty.
  static func joined(_ texts: [String]) -> String {
    if let first = texts.first, !first.isEmpty, texts.allSatisfy({ $0 == first }) { return first }
    return texts.joined(separator: String(separator))
  }

  /// The place of the sign of a number.
  enum SignPlace {
    /// Beside the digits, as with units: `km -5`.
    case inside
    /// Around the words, as in compact notation: `-$5K`.
    case outside
  }

  /// Puts words into the data of a plan that has the signs; nil if compiled data lacks them.
  ///
  /// - Parameters:
  ///   - data: The data of the digits alone.
  ///   - signs: The texts around numbers without a currency.
  ///   - recipe: The recipe; it has words.
  ///   - name: The name of the locale.
  ///   - currency: The currency, and its text.
  ///   - rules: The plural rules of the locale.
  ///   - facts: The compiled data.
  /// - Returns: The data.
  static func data(
    _ data: NumberPlanData,
    signs: [Affixes],
    _ recipe: NumberFormat,
    _ name: String,
    _ currency: (code: String, text: String)?,
    _ rules: PluralRules,
    in facts: CompiledFacts
  ) -> NumberPlanData? {
    if recipe.isCompact {
      guard let magnitudes = magnitudes(of: recipe, currency?.text, in: facts.compact?[name]) else {
        return nil
      }
      return data.compact(magnitudes, CompactDigits(recipe), signs: signs, currency?.text, rules)
    }
    let texts: DataNode?
    if let currency {
      texts = facts.currencyNames?[name]?[currency.code]
    } else {
      texts = facts.units?[name].flatMap { unitTexts(recipe, in: $0) }
    }
    guard let texts = texts?.wordTexts(count: rules.categories.count) else { return nil }
    return data.withWords(texts, rules)
  }

  private static func unitTexts(_ recipe: NumberFormat, in locale: DataNode) -> DataNode? {
    guard let unit = recipe.texts?.unit else { return nil }
    let kind = unitKind(recipe.settings.width)
    if recipe.settings.grammaticalCase != .nominative,
      let own = locale[unitKind(recipe.settings.width, recipe.settings.grammaticalCase)]?[unit]
    {
      return own
    }
    return locale[kind]?[unit]
  }

  /// The key of the units of a width.
  static func unitKind(_ width: FormatWidth, _ grammaticalCase: GrammaticalCase = .nominative)
    -> String
  {
    grammaticalCase == .nominative
      ? width.rawValue : "\(width.rawValue) \(grammaticalCase.rawValue)"
  }

  private static func magnitudes(
    of recipe: NumberFormat,
    _ currencyText: String?,
    in locale: DataNode?
  ) -> DataNode? {
    guard let key = compactKey(recipe), let magnitudes = locale?[key] else { return nil }
    return currencyText.map { magnitudes[CurrencyTextKind.of($0)] } ?? magnitudes
  }

  /// The key of the compact numbers of a recipe; nil for a recipe of another notation.
  static func compactKey(_ recipe: NumberFormat) -> String? {
    let width: String
    switch recipe.settings.notation {
    case .compactShort: width = "short"
    case .compactLong: width = "long"
    default: return nil
    }
    return recipe.isMoneyByStyle ? "money \(width)" : width
  }
}

extension NumberFormat {
  /// The recipe of the digits of a number with words.
  var withoutWords: NumberFormat {
    var settings = settings
    settings.width = .short
    settings.grammaticalCase = .nominative
    if isCompact {
      settings.notation = .standard
      if style != .plain { settings.grouping = settings.grouping ?? .min2 }
      if settings.fraction == nil { settings.fraction = 0...NumberPlan.maximumFraction }
      return NumberFormat(style: style, settings: settings, texts: texts)
    }
    settings.presentation = .symbol
    let texts = texts.map { NumberTexts(numbering: $0.numbering) }
    return NumberFormat(style: .decimal, settings: settings, texts: texts)
  }
}

extension DataNode {
  /// The texts of each category; nil if there are others.
  ///
  /// - Parameters:
  ///   - count: The number of categories.
  ///   - mayHaveOne: Whether a text of exactly one may follow.
  /// - Returns: The texts.
  func wordTexts(count: Int, mayHaveOne: Bool = false) -> [String]? {
    text.flatMap { CompiledWords.texts($0, count: count, mayHaveOne: mayHaveOne) }
  }
}

extension NumberPlanData {
  /// The same with words around the digits and their sign.
  ///
  /// - Parameters:
  ///   - texts: The texts of each category.
  ///   - negative: Those of negative numbers, if they have their own.
  ///   - rules: The plural rules of the locale.
  /// - Returns: The data; nil if the last text, which NaN has, has no digits.
  func withWords(
    _ texts: [String],
    negative: [String]? = nil,
    _ rules: PluralRules
  ) -> NumberPlanData? {
    var set = NumberWordsData.emptySet
    var data = self
    data.specials = []
    let zero = rules.place(of: 0, fraction.lowerBound)
    for (texts, isNegative) in [(texts, false), (negative ?? texts, true)] {
      let words = texts.map { Affixes(around: CompiledWords.digits, in: $0) }
      guard let other = words.last, !other.isDigitless else { return nil }
      for (category, word) in zip(rules.categories, words) {
        set.fill(Int(category.index), isNegative, word, affixes[isNegative ? 1 : 0], .inside)
      }
      let sign = affixes[isNegative ? 3 : 2]
      set.fill(NumberWordsData.Form.zero, isNegative, words[zero], sign, .inside)
      data.specials += [specials[isNegative ? 1 : 0], specials[isNegative ? 3 : 2]].map {
        other.prefix + $0 + other.suffix
      }
    }
    data.specials.swapAt(1, 2)
    data.words = NumberWordsData(sets: [set])
    data.affixes = affixes.map { _ in .empty }
    return data
  }

  /// The same in compact notation.
  ///
  /// - Parameters:
  ///   - magnitudes: The magnitudes of compiled data.
  ///   - digits: The digits that are shown.
  ///   - signs: The texts around numbers without a currency.
  ///   - currency: The text of the currency.
  ///   - rules: The plural rules of the locale.
  /// - Returns: The data; nil if the magnitudes are damaged.
  func compact(
    _ magnitudes: DataNode,
    _ digits: CompactDigits,
    signs: [Affixes],
    _ currency: String?,
    _ rules: PluralRules
  ) -> NumberPlanData? {
    guard magnitudes.count == NumberWordsData.magnitudes else { return nil }
    var words = NumberWordsData(sets: [], digits: digits, setOfMagnitude: [])
    var known: [Int: Int] = [:]
    for place in 0..<NumberWordsData.magnitudes {
      guard let magnitude = magnitudes[place], let shift = magnitude[0]?.number,
        shift <= place
      else { return nil }
      words.shifts.append(shift)
      if let set = known[magnitude.identity] {
        words.setOfMagnitude.append(set)
        continue
      }
      guard let set = compactSet(magnitude, digits, signs: signs, currency, rules) else {
        return nil
      }
      known[magnitude.identity] = words.sets.count
      words.setOfMagnitude.append(words.sets.count)
      words.sets.append(set)
    }
    var data = self
    data.words = words
    data.affixes = affixes.map { _ in .empty }
    return data
  }

  private func compactSet(
    _ magnitude: DataNode,
    _ digits: CompactDigits,
    signs: [Affixes],
    _ currency: String?,
    _ rules: PluralRules
  ) -> [Affixes?]? {
    typealias Form = NumberWordsData.Form
    var set = NumberWordsData.emptySet
    // Zero and one as they are shown.
    let count = max(0, digits.fraction(ofMagnitude: 0).lowerBound)
    let (zero, one) = (rules.place(of: 0, count), rules.place(of: 1, count))
    let places = Array(rules.categories.indices) + [zero, one]
    let forms = rules.categories.map { Int($0.index) } + [Form.zero, Form.one]
    let node = magnitude[1]
    var texts: [String] = []
    if let node {
      guard let found = node.wordTexts(count: rules.categories.count, mayHaveOne: true) else {
        return nil
      }
      texts = found
    }
    for (form, place) in zip(forms, places) {
      let isZero = form == Form.zero
      guard node != nil else {
        set[Form.place(form, isNegative: false)] = affixes[isZero ? 2 : 0]
        set[Form.place(form, isNegative: true)] = affixes[isZero ? 3 : 1]
        continue
      }
      // The text of exactly one is the last, if it is that of no category. ICU does not use it for
      // minus one.
      let isOwn = form == Form.one && texts.count > rules.categories.count
      let signed = [(isOwn ? texts.last : texts[place], false), (texts[place], true)]
      for case (let text?, let isNegative) in signed where !text.isEmpty {
        var word = Affixes(around: CompiledWords.digits, in: text)
        if let currency { word.fill(with: currency) }
        let sign = signs[(isNegative ? 1 : 0) + (isZero ? 2 : 0)]
        set.fill(form, isNegative, word, sign, .outside)
      }
    }
    return set
  }
}

extension NumberPlanData.Affixes {
  /// The texts around the digits of a text.
  fileprivate init(around digits: String, in text: String) {
    let bytes = text.utf8
    guard let mark = digits.utf8.first, let place = bytes.firstIndex(of: mark) else {
      self.init(prefix: text, suffix: "", isDigitless: true)
      return
    }
    self.init(
      prefix: String(text[..<place]),
      suffix: String(text[bytes.index(after: place)...])
    )
  }
}

extension [NumberPlanData.Affixes?] {
  /// Puts a word and a sign at the place of a form.
  fileprivate mutating func fill(
    _ form: Int,
    _ isNegative: Bool,
    _ word: NumberPlanData.Affixes,
    _ sign: NumberPlanData.Affixes,
    _ place: CompiledWords.SignPlace
  ) {
    var text = word
    switch place {
    // ICU leaves out the sign together with the digits: see SignKeeper.
    case .inside where word.isDigitless:
      if form != NumberWordsData.Form.zero {
        text.prefix = sign.prefix + word.prefix + sign.suffix
      }
    case .inside:
      text.prefix = word.prefix + sign.prefix
      text.suffix = sign.suffix + word.suffix
    case .outside:
      text.prefix = sign.prefix + word.prefix
      text.suffix = word.suffix + sign.suffix
    }
    self[NumberWordsData.Form.place(form, isNegative: isNegative)] = text
  }
}

extension PluralRules {
  /// The place, among the categories of the language, of a whole number that is shown with zeros
  /// after the point.
  func place(of number: UInt64, _ zeros: Int) -> Int {
    let index = ruleSet.category(of: PluralOperands(small: number, fraction: 0, count: zeros))
    return categories.firstIndex { $0.index == index } ?? categories.count - 1
  }
}
