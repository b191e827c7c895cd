internal import ICU

/// The signs of a currency in a locale: the one that a format writes, and those that people write
/// in its place.
struct CurrencySigns {
  typealias Sign = [Unicode.Scalar]

  /// The sign that the format writes, folded.
  let written: Sign
  /// The other signs, folded.
  let others: [Sign]

  /// Collects the signs of a currency.
  ///
  /// - Parameters:
  ///   - currency: The currency.
  ///   - dataName: An ICU name that has data for currencies.
  ///   - style: The style of the sign that the format writes.
  /// - Throws: The status that ICU gave.
  init(
    _ currency: Currency,
    in dataName: String,
    writtenAs style: CurrencyData.NameStyle
  ) throws(ICUError) {
    func sign(_ style: CurrencyData.NameStyle) throws(ICUError) -> Sign {
      FoldedText.fold(try CurrencyData.name(currency.code, locale: dataName, style: style))
    }
    let written = try sign(style)
    let code = FoldedText.fold(currency.code)
    let known = [written, try sign(.formal), try sign(.variant)].filter { $0 != code }
    let signs = known + Self.usual(currency, inLanguageOf: dataName)
    var others: [Sign] = []
    for sign in signs + signs.flatMap(Self.formsOf)
    where sign != written && !sign.isEmpty && !others.contains(sign) {
      others.append(sign)
    }
    self.written = written
    self.others = others
  }
}

// MARK: - Equivalent signs

extension CurrencySigns {
  /// The signs that stand for any rupee; `₹` stands for that of India alone.
  private static let rupees: [Sign] = ["₨", "Rs", "Rs."].map { FoldedText.fold($0) }
  private static let indianRupee = FoldedText.fold("₹")

  /// Whether a sign stands for any rupee.
  static func isRupee(_ sign: Sign) -> Bool { rupees.contains(sign) }

  /// The other forms in which people write a known sign: with or without its full stop, and the
  /// general signs for a rupee.
  static func formsOf(_ sign: Sign) -> [Sign] {
    if sign == indianRupee || isRupee(sign) { return rupees.filter { $0 != sign } }
    return withOtherStop(sign)
  }

  private static func withOtherStop(_ sign: Sign) -> [Sign] {
    guard let last = sign.last else { return [] }
    if last == "." { return [Array(sign.dropLast())] }
    return last.properties.isAlphabetic ? [sign + ["."]] : []
  }
}

// MARK: - Signs that CLDR does not have

extension CurrencySigns {
  /// A currency with signs that CLDR does not have as symbols, or has no more.
  private typealias Usual = (code: String, signs: [String])

  /// Such currencies by language, the most usual first.
  ///
  /// Source: the last word of the currency's name in the language (`대한민국 원`), or its usual
  /// abbreviation, which ICU's tests and CLDR before version 26 have for Russian. For `Fr.`: the
  /// writing rules of the Swiss Federal Chancellery.
  private static let byLanguage: [String: [Usual]] = [
    "be": [("BYN", ["руб"])],
    "de": [("CHF", ["Fr"])],
    "fr": [("CHF", ["fr", "Fr"])],
    "he": [("ILS", ["ש״ח", "ש\"ח"])],
    "it": [("CHF", ["fr", "Fr"])],
    "ko": [("KRW", ["원"])],
    "ru": [("RUB", ["руб", "р"]), ("BYN", ["руб", "р"])],
    "sr": [("RSD", ["дин", "din"])],
    "vi": [("VND", ["đ", "VNĐ"])],
    "yue": [("HKD", ["元", "圓"]), ("CNY", ["元", "圆", "圓"]), ("MOP", ["元", "圓"])],
    "zh": [
      ("CNY", ["元", "圆", "圓"]), ("TWD", ["元", "圓"]), ("HKD", ["元", "圓"]),
      ("MOP", ["元", "圓"]), ("SGD", ["元"]), ("MYR", ["令吉"]),
    ],
  ]

  private static func entries(_ dataName: String) -> [Usual] {
    byLanguage[String(dataName.prefix { $0 != "_" })] ?? []
  }

  /// The signs of a currency that people of a language write beside its symbols, with and without a
  /// full stop.
  private static func usual(_ currency: Currency, inLanguageOf dataName: String) -> [Sign] {
    entries(dataName).first { $0.code == currency.code }?.signs.map { FoldedText.fold($0) } ?? []
  }

  /// The currency that people mean by a sign of this table; nil for none.
  ///
  /// That is the region's, or else the first one of the language. In languages of Switzerland it is
  /// the region's only: a franc of another country is not meant.
  static func usual(
    _ typed: Sign,
    inLanguageOf dataName: String,
    home: Currency?
  ) -> Currency? {
    let forms = [typed] + withOtherStop(typed)
    let codes = entries(dataName).filter { entry in
      entry.signs.contains { forms.contains(FoldedText.fold($0)) }
    }.map(\.code)
    guard let first = codes.first else { return nil }
    if let home, codes.contains(home.code) { return home }
    return first == "CHF" ? nil : Currency.all.first { $0.code == first }
  }
}

// MARK: - Forms of a reader

extension CurrencySigns {
  /// The forms of amounts with the other signs in place of the one that is written.
  ///
  /// A sign that is a word may also stand after the number, as people write it: `100元`, `100 TL`.
  ///
  /// - Parameter forms: The forms with the written sign.
  /// - Returns: New forms only.
  func forms(like forms: [NumberReader.Form]) -> [NumberReader.Form] {
    var result: [NumberReader.Form] = []
    for form in forms {
      guard !written.isEmpty else { break }
      for sign in others {
        if let place = form.prefix.range(of: written) {
          result += form.withPrefix(place, sign)
        } else if let place = form.suffix.range(of: written) {
          result += form.withSuffix(place, sign)
        }
      }
    }
    return result
  }
}

extension NumberReader.Form {
  fileprivate func withPrefix(_ place: Range<Int>, _ sign: [Unicode.Scalar]) -> [Self] {
    var result: [Self] = []
    let before = Array(prefix[..<place.lowerBound])
    let after = Array(prefix[place.upperBound...])
    result.append(changed(prefix: before + sign + after))
    // CLDR separates a letter from the digits, and a symbol not; the sign for rupees is two letters.
    if after.isEmpty, sign.isWord || CurrencySigns.isRupee(sign) {
      result.append(changed(prefix: before + sign + [FoldedText.space]))
    }
    guard sign.isWord else { return result }
    let rest = Array(before.trimmedEnd) + after.drop { $0 == FoldedText.space }
    for gap in [[], [FoldedText.space]] {
      result.append(changed(prefix: rest, suffix: gap + sign + suffix))
    }
    return result
  }

  fileprivate func withSuffix(_ place: Range<Int>, _ sign: [Unicode.Scalar]) -> [Self] {
    let replaced = Array(suffix[..<place.lowerBound]) + sign + suffix[place.upperBound...]
    let result = [changed(suffix: replaced)]
    return place.lowerBound == 0 && sign.isWord
      ? result + [changed(suffix: [FoldedText.space] + replaced)] : result
  }

  private func changed(
    prefix: [Unicode.Scalar]? = nil,
    suffix: [Unicode.Scalar]? = nil
  ) -> Self {
    Self(
      prefix: prefix ?? self.prefix,
      suffix: suffix ?? self.suffix,
      isNegative: isNegative,
      shift: shift
    )
  }
}

extension [Unicode.Scalar] {
  /// The first place of a text that is not empty.
  fileprivate func range(of other: [Unicode.Scalar]) -> Range<Int>? {
    guard count >= other.count else { return nil }
    let start = (0...(count - other.count)).first { self[$0...].starts(with: other) }
    return start.map { $0..<$0 + other.count }
  }

  /// Whether the sign begins and ends with a letter, apart from a full stop.
  fileprivate var isWord: Bool {
    let letters = last == "." ? dropLast() : self[...]
    return letters.first?.properties.isAlphabetic == true
      && letters.last?.properties.isAlphabetic == true
  }

  fileprivate var trimmedEnd: ArraySlice<Unicode.Scalar> {
    var rest = self[...]
    while rest.last == FoldedText.space { rest.removeLast() }
    return rest
  }
}
