package import CompiledData
internal import ICU
internal import Sharing

/// Makes the records of ``CompiledNumbers`` from what ICU writes, through the data of plans.
package struct NumberRecordMaking: Sendable {
  private let currencies: [Currency]
  private let systems: [String]

  /// Collects the currencies and the numbering systems.
  ///
  /// - Parameter systems: The numbering systems that have ten digits.
  package init(systems: [String]) {
    currencies = Currency.all
    self.systems = systems.sorted()
  }

  /// The fraction digits of each currency, of amounts and of cash, and the step of cash.
  package func currencySection() -> DataValue {
    var all: [String: DataValue] = [:]
    for currency in currencies {
      all[currency.code] = .list([
        .number(currency.fractionDigits), .number(currency.cashFractionDigits),
        .text(currency.cashIncrement.digits),
      ])
    }
    return .map(all)
  }

  /// Makes the records of a locale.
  ///
  /// - Parameter name: A name of ICU's data.
  /// - Returns: The records.
  /// - Throws: The status ICU gave.
  package func locale(_ name: String) throws(FormatError) -> DataValue {
    do throws(ICUError) {
      return .map(try records(name))
    } catch {
      throw .icu(error, while: "compiling the numbers of \(name)")
    }
  }

  private func records(_ name: String) throws(ICUError) -> [String: DataValue] {
    let own = try LocaleData.numberingSystem(name)
    var result: [String: DataValue] = ["d": .text(own)]
    var words: [String: DataValue] = [:]
    var listed: Set = [own, "latn"]
    for word in KeywordValues.namesOfALocale {
      let system = try LocaleData.numberingSystem("\(name)@numbers=\(word)")
      words[word] = .text(system)
      if systems.contains(system) { listed.insert(system) }
    }
    result["w"] = .map(words)
    let texts = try CurrencyTexts(currencies, in: name)
    for (key, value) in texts.values { result[key] = value }
    let sample = try Sample(name, numbering: "latn")
    for system in systems where system == "latn" || listed.contains(system) {
      // Most systems have the texts of Latin digits.
      if system != "latn", try Sample(name, numbering: system) == sample { continue }
      result[system] = try record(name, numbering: system, texts)
    }
    var others: [String] = []
    for system in systems where !listed.contains(system) {
      if try Sample(name, numbering: system) != sample { others.append(system) }
    }
    result["o"] = .texts(others)
    return result
  }

  /// Texts that differ between numbering systems with different texts.
  private struct Sample: Equatable {
    private let texts: [NumberPlanData]

    init(_ name: String, numbering: String) throws(ICUError) {
      let recipes: [(NumberFormat, Currency?)] = [
        (.decimal.sign(.always).fraction(2), nil), (.percent, nil), (.permille, nil),
        (.currency("EUR"), "EUR"), (.currency("CHF").accounting(true), "CHF"),
        (.currency("USD").presentation(.code), "USD"), (.scientific, nil),
      ]
      var texts: [NumberPlanData] = []
      for (recipe, currency) in recipes {
        guard
          var data = try NumberPlanData(probing: recipe, "\(name)@numbers=\(numbering)", currency)
        else { continue }
        data.digits = []
        texts.append(data)
      }
      self.texts = texts
    }
  }

  private func record(
    _ name: String,
    numbering: String,
    _ texts: CurrencyTexts
  ) throws(ICUError) -> DataValue {
    let locale = "\(name)@numbers=\(numbering)"
    var record: [String: DataValue] = [:]
    for (key, recipe) in [
      ("d", NumberFormat.decimal), ("p", .percent), ("m", .permille),
    ] {
      record[key] = try Style(recipe, locale, nil)?.value(recipe, locale, nil)
    }
    var money = MoneyStyles()
    for presentation in CompiledNumbers.presentations {
      for currency in currencies {
        let recipe = NumberFormat.currency(currency).presentation(presentation)
        let text = texts.text(of: currency, presentation)
        guard let style = try Style(recipe, locale, currency, with: text) else { continue }
        try money.add(style, recipe, locale, currency, text)
      }
    }
    record["c"] = .list(money.values)
    if !money.others.isEmpty { record["x"] = .map(money.others) }
    return .map(record)
  }
}

/// The texts of currencies in a locale.
private struct CurrencyTexts {
  private var texts: [NumberFormat.Presentation: [Currency: String]] = [:]
  /// The texts that differ from the code, and from the symbol.
  private(set) var values: [String: DataValue] = [:]

  init(_ currencies: [Currency], in name: String) throws(ICUError) {
    for presentation in CompiledNumbers.presentations {
      guard let style = presentation.nameStyle else { continue }
      var differing: [String: DataValue] = [:]
      for currency in currencies {
        let text = try CurrencyData.name(currency.code, locale: name, style: style)
        texts[presentation, default: [:]][currency] = text
        let usual =
          presentation == .symbol ? currency.code : texts[.symbol]?[currency] ?? currency.code
        if text != usual { differing[currency.code] = .text(text) }
      }
      values[presentation.rawValue] = .map(differing)
    }
  }

  func text(of currency: Currency, _ presentation: NumberFormat.Presentation) -> String {
    switch presentation {
    case .hidden, .name: ""
    case .code: currency.code
    default: texts[presentation]?[currency] ?? currency.code
    }
  }
}

extension CompiledNumbers {
  /// The presentations of currencies that have records.
  static let presentations: [NumberFormat.Presentation] = [
    .symbol, .narrowSymbol, .code, .formalSymbol, .variantSymbol, .hidden,
  ]
}

extension NumberFormat.Presentation {
  /// ICU's name of the style; nil for a currency that is shown by its code or not at all.
  fileprivate var nameStyle: CurrencyData.NameStyle? {
    switch self {
    case .symbol: .symbol
    case .narrowSymbol: .narrow
    case .formalSymbol: .formal
    case .variantSymbol: .variant
    case .code, .name, .hidden: nil
    }
  }
}

/// The styles of amounts in a locale: one for each kind of text, then those of single currencies.
private struct MoneyStyles {
  private var places: [Style: Int] = [:]
  private var byKind: [Int: Style] = [:]
  private(set) var values = [DataValue](repeating: .number(0), count: CurrencyTextKind.count)
  /// The places of the currencies with another style than others whose text is of the same kind.
  private(set) var others: [String: DataValue] = [:]

  mutating func add(
    _ style: Style,
    _ recipe: NumberFormat,
    _ locale: String,
    _ currency: Currency,
    _ text: String
  ) throws(ICUError) {
    let kind = CurrencyTextKind.of(text)
    if byKind[kind] == style { return }
    if byKind[kind] == nil {
      guard let value = try style.value(recipe, locale, currency) else { return }
      byKind[kind] = style
      values[kind] = value
      return
    }
    let key = CompiledNumbers.key(currency, recipe.settings.presentation)
    if let known = places[style] {
      others[key] = .number(known)
    } else if let value = try style.value(recipe, locale, currency) {
      places[style] = values.count
      others[key] = .number(values.count)
      values.append(value)
    }
  }
}

/// The texts and sizes of a style, as ICU writes numbers with a sign only where they are negative, and
/// in accounting.
private struct Style: Hashable {
  private let data: NumberPlanData
  private let ofAccounting: NumberPlanData
  private let text: String

  /// Reads a style; nil if the digits cannot be recognized.
  ///
  /// - Parameters:
  ///   - recipe: The recipe without options.
  ///   - locale: An ICU name.
  ///   - currency: The currency.
  ///   - text: Its text, for which a hole is left.
  /// - Throws: The status ICU gave.
  init?(
    _ recipe: NumberFormat,
    _ locale: String,
    _ currency: Currency?,
    with text: String = ""
  ) throws(ICUError) {
    func read(_ recipe: NumberFormat) throws(ICUError) -> NumberPlanData? {
      var data = try NumberPlanData(probing: recipe, locale, currency)
      data?.leaveHole(for: text)
      if currency != nil { data?.fraction = 0...0 }
      data?.digits = []
      data?.point = ""
      return data
    }
    guard let data = try read(recipe), let ofAccounting = try read(recipe.accounting()) else {
      return nil
    }
    self.data = data
    self.ofAccounting = ofAccounting
    self.text = text
  }

  static func == (left: Style, right: Style) -> Bool {
    left.data == right.data && left.ofAccounting == right.ofAccounting
  }
  func hash(into hasher: inout Hasher) {
    hasher.combine(data)
    hasher.combine(ofAccounting)
  }

  /// The sizes of groups and the digits before the first separator, in 12 bits for each choice of
  /// groups; nil if one has more than four bits.
  private static func sizes(
    _ recipe: NumberFormat,
    _ locale: String,
    _ currency: Currency?
  ) throws(ICUError) -> Int? {
    var sizes = 0
    for (place, grouping) in [NumberFormat.Grouping.auto, .min2, .always].enumerated() {
      guard let data = try NumberPlanData(probing: recipe.grouping(grouping), locale, currency)
      else { return nil }
      let numbers = [data.primaryGroup, data.secondaryGroup, data.minimumLeading]
      guard numbers.allSatisfy((0...15).contains) else { return nil }
      sizes |= (numbers[0] | numbers[1] << 4 | numbers[2] << 8) << (12 * place)
    }
    return sizes
  }

  /// The style with all choices of signs and groups; nil if the digits of one cannot be recognized.
  func value(
    _ recipe: NumberFormat,
    _ locale: String,
    _ currency: Currency?
  ) throws(ICUError) -> DataValue? {
    guard
      let separators = try NumberPlanData(
        probing: recipe.fraction(2).grouping(.always),
        locale,
        currency
      ), let sizes = try Self.sizes(recipe, locale, currency),
      let ofAccounting = try Self.sizes(recipe.accounting(), locale, currency)
    else { return nil }
    let special = (notANumber: separators.special(0), infinity: separators.special(2))
    var signs: [DataValue] = []
    for isAccounting in [false, true] {
      for sign in [NumberFormat.SignDisplay.auto, .always, .never, .exceptZero, .negative] {
        let signed = recipe.sign(sign).accounting(isAccounting)
        guard var data = try NumberPlanData(probing: signed, locale, currency) else { return nil }
        data.leaveHole(for: text)
        signs.append(.texts(data.signTexts(special)))
      }
    }
    // With all digits, a permille is not exact.
    let scientific = recipe.notation(.scientific).fraction(0...2)
    let exponents = try NumberPlanData(probing: scientific, locale, currency)
    return .list([
      .text(separators.point), .text(separators.group),
      .list([.number(sizes), .number(ofAccounting)]),
      .number(data.fraction.lowerBound | data.fraction.upperBound << 8), .list(signs),
      .texts(exponents.map { [$0.shape.positiveExponent, $0.shape.negativeExponent] } ?? []),
      .text(special.notANumber), .text(special.infinity),
    ])
  }
}

extension NumberPlanData {
  /// The text of NaN or of an infinity without the affixes of positive numbers, if it has them.
  fileprivate func special(_ place: Int) -> String {
    var text = specials[place]
    let (prefix, suffix) = (affixes[0].prefix, affixes[0].suffix)
    guard text.hasPrefix(prefix), text.hasSuffix(suffix) else { return text }
    text.removeFirst(prefix.count)
    text.removeLast(suffix.count)
    return text
  }

  /// The texts of signs: without what follows from others.
  fileprivate func signTexts(_ special: (notANumber: String, infinity: String)) -> [String] {
    var texts = affixes.flatMap { [$0.prefix, $0.suffix] }
    let derived = [
      affixes[0].around(special.notANumber), affixes[1].around(special.notANumber),
      affixes[0].around(special.infinity), affixes[1].around(special.infinity),
    ]
    if specials.map(ByteText.init) != derived.map(ByteText.init) {
      texts += specials
    } else if affixes[0] == affixes[2], affixes[1] == affixes[3] {
      texts = Array(texts[..<4])
    }
    return texts
  }

  /// Reads what ICU writes for a recipe without words; nil if the digits cannot be recognized.
  ///
  /// - Parameters:
  ///   - recipe: The recipe.
  ///   - locale: An ICU name with data.
  ///   - currency: The currency of amounts.
  /// - Throws: The status ICU gave.
  init?(
    probing recipe: NumberFormat,
    _ locale: String,
    _ currency: Currency?
  ) throws(ICUError) {
    let probe = try NumberProbe(recipe, locale, currency)
    guard let data = try Self.withoutWords(recipe, writtenBy: probe) else { return nil }
    self = data
  }

  /// Puts a hole in place of the text of a currency.
  fileprivate mutating func leaveHole(for text: String) {
    guard !text.isEmpty else { return }
    func opened(_ affix: String) -> String {
      affix.substituting(first: text, with: CompiledNumbers.hole)
    }
    for place in affixes.indices {
      affixes[place].prefix = opened(affixes[place].prefix)
      affixes[place].suffix = opened(affixes[place].suffix)
    }
    specials = specials.map(opened)
  }
}

extension NumberProbe {
  /// Opens ICU's formatter of a recipe.
  ///
  /// - Parameters:
  ///   - recipe: The recipe.
  ///   - locale: An ICU name with data.
  ///   - currency: The currency of amounts.
  /// - Throws: The status ICU gave.
  convenience init(
    _ recipe: NumberFormat,
    _ locale: String,
    _ currency: Currency?
  ) throws(ICUError) {
    let style: NumberStyle = recipe.style == .percent ? .percent : .decimal
    let name = ICUName(locale).base
    let fraction = recipe.usesPatternFraction ? try style.fraction(in: name) : 0...0
    let skeleton = recipe.skeleton(patternFraction: fraction, localCurrency: currency)
    try self.init(
      NumberSpecification(
        skeleton: skeleton,
        locale: locale,
        unitCase: recipe.settings.grammaticalCase.icuName
      )
    )
  }
}
