internal import ICU
internal import Sharing

/// Finds the parts of a number's text by rules.
///
/// It serves numbers of compiled data in programs without ICU, which would report the parts. Each text is a sign, a currency, a percent sign or words of one kind; everything else is a literal.
/// As in ICU, spaces and invisible marks at the ends of such a part are literals.
struct RuledParts {
  /// The kind of the words; nil if there are none.
  private let words: FormattedText.Kind?
  /// The text of the currency; empty without one, and for its name.
  private let currency: String
  private let signs: Signs

  /// The places where the signs of numbers stand.
  private enum Signs {
    case absent
    /// Between the words and the digits, as with units.
    case insideWords
    /// Anywhere: there are no words, or the signs stand around them.
    case anywhere
  }

  /// The place of a text.
  enum Side {
    case before
    case after
    /// Words in place of the digits.
    case instead
  }

  /// Every text around the digits is a literal.
  static let literals = RuledParts(words: nil, currency: "", signs: .absent)

  private init(words: FormattedText.Kind?, currency: String, signs: Signs) {
    self.words = words
    self.currency = currency
    self.signs = signs
  }

  /// - Parameters:
  ///   - recipe: The recipe.
  ///   - currency: The text of its currency.
  init(_ recipe: NumberFormat, currency: String) {
    let isNamed = recipe.settings.presentation == .name && recipe.isMoneyByStyle
    if recipe.isCompact {
      self.init(words: .compact, currency: currency, signs: .anywhere)
    } else if recipe.style == .unit {
      self.init(words: .unit, currency: "", signs: .insideWords)
    } else if isNamed {
      self.init(words: .currency, currency: "", signs: .insideWords)
    } else {
      self.init(words: nil, currency: currency, signs: .anywhere)
    }
  }

  /// Returns the text of a number with its parts; nil if the plan cannot write it.
  func text(_ value: NumericValue, _ plan: NumberPlan) -> FormattedText? {
    guard let number = plan.shownNumber(value) else { return special(value, plan) }
    guard let around = plan.texts(around: number),
      let string = String(
        utf8AtMost: plan.maximumCount,
        { plan.write(number, around, to: &$0) }
      )
    else { return nil }
    var list = PartList(capacity: 16)
    if around.isAlone {
      add(string[...], .instead, to: &list)
    } else {
      let prefix = plan.affix(around.place)
      add(prefix[...], .before, to: &list)
      let exponent = plan.shape.hasExponent ? plan.exponentText(number) : ""
      plan.addDigits(number.digits, exponent: Self.pieces(ofExponent: exponent), to: &list)
      add(plan.affix(around.place + 1)[...], .after, to: &list)
    }
    guard list.end == string.utf8.count else { return nil }
    return FormattedText(string: string, parts: list.parts)
  }

  /// NaN or an infinity, which ICU reports as an integer.
  private func special(_ value: NumericValue, _ plan: NumberPlan) -> FormattedText? {
    guard let binary = value.decimal.binaryValue, !binary.isFinite,
      let string = plan.string(binary)
    else { return nil }
    var list = PartList(capacity: 8)
    // Without a digit, no space stands beside a currency's code.
    guard !plan.words.isEmpty, !plan.words.isCompact else {
      addWords(string[...], others: .integer, to: &list)
      return FormattedText(string: string, parts: list.parts)
    }
    let place = plan.placeOfSpecial(isNegative: binary.sign == .minus && !binary.isNaN)
    let (prefix, suffix) = (plan.affix(place), plan.affix(place + 1))
    let count = string.utf8.count - prefix.utf8.count - suffix.utf8.count
    guard count > 0, string.utf8.starts(with: prefix.utf8),
      string.utf8.suffix(suffix.utf8.count).elementsEqual(suffix.utf8)
    else { return nil }
    add(prefix[...], .before, to: &list)
    list.add(.integer, count: count)
    add(suffix[...], .after, to: &list)
    return FormattedText(string: string, parts: list.parts)
  }

  // MARK: Affixes

  private func add(_ text: Substring, _ side: Side, to list: inout PartList) {
    var (start, end) = (text.startIndex, text.endIndex)
    var sign: Substring = ""
    let scalars = text.unicodeScalars
    if signs == .insideWords, let place = innerSign(scalars, side) {
      sign = text[place..<scalars.index(after: place)]
      switch side {
      case .before: end = place
      case .after, .instead: start = scalars.index(after: place)
      }
    }
    switch side {
    case .before:
      addWords(text[..<end], to: &list)
      list.add(.sign, count: sign.utf8.count)
      list.add(.literal, count: sign.isEmpty ? 0 : text[sign.endIndex...].utf8.count)
    case .after, .instead:
      if !sign.isEmpty { list.add(.literal, count: text[..<sign.startIndex].utf8.count) }
      list.add(.sign, count: sign.utf8.count)
      addWords(text[start...], to: &list)
    }
  }

  /// The place of a sign at the end of a text that is nearer to the digits.
  private func innerSign(
    _ scalars: Substring.UnicodeScalarView,
    _ side: Side
  ) -> Substring.UnicodeScalarView.Index? {
    let place =
      side == .before
      ? scalars.lastIndex { !Self.isMark($0) } : scalars.firstIndex { !Self.isMark($0) }
    return place.flatMap { Self.isSign(scalars[$0]) ? $0 : nil }
  }

  /// Adds words, symbols and, where these do not stand inside, signs.
  private func addWords(_ text: Substring, to list: inout PartList) {
    addWords(text, others: words, to: &list)
  }

  private func addWords(
    _ text: Substring,
    others kindOfOthers: FormattedText.Kind?,
    to list: inout PartList
  ) {
    var rest = text.unicodeScalars
    var others = rest.startIndex
    func flush(_ list: inout PartList, to end: Substring.UnicodeScalarView.Index) {
      addTrimmed(text[others..<end], kindOfOthers, to: &list)
    }
    while let scalar = rest.first {
      let start = rest.startIndex
      var kind: FormattedText.Kind?
      var end = rest.index(after: start)
      if !currency.isEmpty, rest.starts(with: currency.unicodeScalars) {
        kind = .currency
        end = text.utf8.index(start, offsetBy: currency.utf8.count)
      } else if rest.starts(with: Self.posixPermille.unicodeScalars), signs == .anywhere {
        kind = .permille
        end = text.utf8.index(start, offsetBy: Self.posixPermille.utf8.count)
      } else if kindOfOthers == .integer, scalar == "(" || scalar == ")" {
        kind = .literal
      } else if signs == .anywhere {
        kind = Self.isSign(scalar) ? .sign : Self.percentKind(scalar)
      }
      if let kind {
        flush(&list, to: start)
        addTrimmed(text[start..<end], kind, to: &list)
        others = end
      }
      rest = text[end...].unicodeScalars
    }
    flush(&list, to: text.endIndex)
  }

  private static let posixPermille = "0/00"

  /// Adds a part, and what is invisible at its ends as literals.
  private func addTrimmed(
    _ text: Substring,
    _ kind: FormattedText.Kind?,
    to list: inout PartList
  ) {
    let scalars = text.unicodeScalars
    guard let kind, let first = scalars.firstIndex(where: { !Self.isInvisible($0) }),
      let last = scalars.lastIndex(where: { !Self.isInvisible($0) })
    else { return list.add(.literal, count: text.utf8.count) }
    let end = scalars.index(after: last)
    list.add(.literal, count: text[..<first].utf8.count)
    list.add(kind, count: text[first..<end].utf8.count)
    list.add(.literal, count: text[end...].utf8.count)
  }

  // MARK: Characters

  /// The symbol of an exponent and its sign.
  private static func pieces(ofExponent text: String) -> PieceTable {
    let scalars = text.unicodeScalars
    let sign = scalars.firstIndex { isSign($0) } ?? scalars.endIndex
    let mark = scalars[..<sign].lastIndex { !isMark($0) }.map { scalars.index(after: $0) }
    let texts: [(FormattedText.Kind, Substring)] = [
      (.exponentSymbol, text[..<(mark ?? sign)]), (.literal, text[(mark ?? sign)..<sign]),
      (.exponentSign, text[sign...]),
    ]
    return PieceTable([
      [],
      texts.filter { !$0.1.isEmpty }.map {
        PieceTable.Piece(kind: $0.0, source: .shared, utf8Count: UInt16(clamping: $0.1.utf8.count))
      },
      [],
    ])
  }

  private static func isSign(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "-", "+", "\u{2212}", "\u{2010}", "\u{2011}", "\u{2012}", "\u{2013}", "\u{FE63}",
      "\u{FF0D}", "\u{FF0B}":
      true
    default: false
    }
  }

  private static func percentKind(_ scalar: Unicode.Scalar) -> FormattedText.Kind? {
    switch scalar {
    case "%", "\u{66A}", "\u{FE6A}", "\u{FF05}": .percent
    case "\u{2030}", "\u{609}": .permille
    default: nil
    }
  }

  /// Whether a character directs the writing and is not seen.
  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isBidiControl || scalar.properties.isVariationSelector
  }

  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    isMark(scalar) || scalar == "\t" || scalar.properties.generalCategory == .spaceSeparator
  }
}

extension NumberPlan {
  /// An affix or, if the plan has words, one of them.
  fileprivate func affix(_ place: Int) -> String {
    String(utf8AtMost: maximumCount) {
      if words.isEmpty { $0.append(texts, place) } else { $0.append(words.texts, place) }
    } ?? ""
  }

  /// The text before an exponent.
  fileprivate func exponentText(_ number: ShownNumber) -> String {
    String(utf8AtMost: maximumCount) { $0.append(shape.texts, number.digits.exponentPlace) } ?? ""
  }

  /// The place of the words around NaN and infinities, which are of the last category.
  fileprivate func placeOfSpecial(isNegative: Bool) -> Int {
    let form = Int(PluralCategory.other.index)
    return 2 * NumberWordsData.Form.place(form, isNegative: isNegative)
  }
}
