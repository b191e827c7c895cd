internal import ICU

/// The names of currencies in a locale, other than their codes.
struct CurrencyNames: Sendable {
  /// The names in another locale of the language, which this one is stored as a difference to.
  private let reference: CurrencyNameTable
  /// The names that are different from the reference.
  private let differences: CurrencyNameTable

  /// Creates the names from one table.
  init(_ table: CurrencyNameTable) {
    reference = table
    differences = CurrencyNameTable([])
  }

  fileprivate init(reference: CurrencyNameTable, differences: CurrencyNameTable) {
    self.reference = reference
    self.differences = differences
  }

  /// A currency that a text names.
  struct Found: Equatable {
    let currency: Currency
    /// The presentation that was typed.
    let presentation: NumberFormat.Presentation
  }

  /// The meaning of the words and signs around a number.
  enum Meaning: Equatable {
    case found(Found)
    /// A sign that several currencies have: their codes, the most usual first.
    case several(sign: String, codes: [String])
    case nothing
  }

  /// Finds the currency that a text names before or after its number.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - home: Where the text was typed.
  ///   - magnitudes: Words that may stand between the number and the name, in lower case.
  /// - Returns: The meaning.
  /// - Throws: The status that ICU gave.
  func meaning(
    of text: FoldedText,
    at home: CurrencyHome,
    besides magnitudes: [[Unicode.Scalar]] = []
  ) throws(ICUError) -> Meaning {
    let scalars = text.scalars
    let first = scalars.firstIndex { $0.properties.numericType == .decimal } ?? scalars.endIndex
    let last = scalars.lastIndex { $0.properties.numericType == .decimal } ?? scalars.startIndex
    let sides = [scalars[..<first], scalars[min(last + 1, scalars.endIndex)...]]
    for side in sides {
      let isSpare = { (scalar: Unicode.Scalar) in
        scalar.properties.isWhitespace || ["-", "+", "(", ")"].contains(scalar)
      }
      var name = side.drop(while: isSpare)
      while let end = name.last, isSpare(end) { name.removeLast() }
      guard !name.isEmpty else { continue }
      let meaning = try meaning(of: Array(name), at: home)
      if meaning != .nothing { return meaning }
      for word in magnitudes {
        guard let rest = Array(name).without(word) else { continue }
        let meaning = try self.meaning(of: rest, at: home)
        if meaning != .nothing { return meaning }
      }
    }
    return .nothing
  }

  /// The meaning of a name: a code or a name in any case, or a sign in its own case.
  ///
  /// A sign means the currency that the locale writes with it, or else that of the region, or one
  /// that no other currency shares it with.
  private func meaning(
    of name: [Unicode.Scalar],
    at home: CurrencyHome
  ) throws(ICUError) -> Meaning {
    let lower = name.map(\.simpleLowercase).utf8
    // Codes are looked up first; they are the same in every locale.
    if let known = Currency.known(lowercased: lower) {
      return .found(Found(currency: known, presentation: .code))
    }
    if let found = home.usualMeaning(of: name) { return .found(found) }
    if let currency = symbolMeaning(of: name) { return .sign(currency) }
    if let found = try home.meaning(of: name) { return .found(found) }
    let others = CurrencySigns.formsOf(name)
    for other in others {
      if let currency = symbolMeaning(of: other) { return .sign(currency) }
    }
    if case .currency(let index, .name) = entry(lower) {
      return .found(Found(currency: Currency.all[index], presentation: .name))
    }
    for sign in [name] + others {
      let meaning = try foreignMeaning(of: sign, home)
      // The sign that was typed, and not another form of it.
      if case .several(_, let codes) = meaning { return .several(sign: name.text, codes: codes) }
      if meaning != .nothing { return meaning }
    }
    return .nothing
  }

  /// The currency that the locale writes with a sign; nil for none.
  private func symbolMeaning(of sign: [Unicode.Scalar]) -> Currency? {
    guard case .currency(let index, .symbol) = entry(sign.utf8) else { return nil }
    return Currency.all[index]
  }

  /// The meaning of a narrow symbol, or of one that other locales write, such as `US$`: no locale may
  /// have it for another currency.
  private func foreignMeaning(
    of sign: [Unicode.Scalar],
    _ home: CurrencyHome
  ) throws(ICUError) -> Meaning {
    let owners = try SymbolOwners.shared().codes(sign)
    switch entry(sign.utf8) {
    case .currency(let index, .narrowSymbol):
      let currency = Currency.all[index]
      guard owners.allSatisfy({ $0 == currency.code }) else {
        let codes = owners.contains(currency.code) ? owners : owners + [currency.code]
        return .several(sign: sign.text, codes: codes)
      }
      return .found(Found(currency: currency, presentation: .narrowSymbol))
    case .several:
      let others = try home.narrowOwners(of: sign).filter { !owners.contains($0) }
      return .several(sign: sign.text, codes: owners + others)
    case .nothing, nil:
      // Letters alone, such as `D` of Gambia, may be a word.
      guard owners.count == 1, sign.contains(where: \.isCurrencySign),
        let currency = Currency.known(lowercased: Array(owners[0].lowercased().utf8))
      else { return .nothing }
      return .found(Found(currency: currency, presentation: .symbol))
    case .currency: return .nothing
    }
  }

  private func entry(_ bytes: [UInt8]) -> CurrencyNameTable.Entry? {
    differences.entry(bytes) ?? reference.entry(bytes)
  }
}

extension Unicode.Scalar {
  fileprivate var isCurrencySign: Bool { properties.generalCategory == .currencySymbol }
}

extension CurrencyNames.Meaning {
  fileprivate static func sign(_ currency: Currency) -> Self {
    .found(CurrencyNames.Found(currency: currency, presentation: .symbol))
  }
}

extension [Unicode.Scalar] {
  /// The name without a word at its start or its end, in any case; nil if the word is not there, or
  /// is all.
  fileprivate func without(_ word: [Unicode.Scalar]) -> [Unicode.Scalar]? {
    let lower = map(\.simpleLowercase)
    guard word.count < count else { return nil }
    var rest = self[...]
    if lower.starts(with: word) {
      rest.removeFirst(word.count)
    } else if lower.suffix(word.count).elementsEqual(word) {
      rest.removeLast(word.count)
    } else {
      return nil
    }
    rest = rest.drop { $0 == FoldedText.space }
    while rest.last == FoldedText.space { rest.removeLast() }
    return rest.isEmpty ? nil : Array(rest)
  }

  fileprivate var utf8: [UInt8] { flatMap { UTF8.encode($0).map { [UInt8]($0) } ?? [] } }
}

extension CurrencyNames {
  /// The names in the locales of one language.
  ///
  /// They are nearly the same. The first locale that is used is stored in full, and the others are
  /// stored as differences to it.
  struct Family: Sendable {
    private let reference: CurrencyNameTable
    private var differences: [String: CurrencyNameTable]

    /// Creates a family from the names of a locale.
    init(_ dataName: String, _ table: CurrencyNameTable) {
      reference = table
      differences = [dataName: CurrencyNameTable([])]
    }

    /// Returns the names of a locale; nil if they were not added.
    func names(in dataName: String) -> CurrencyNames? {
      differences[dataName].map { CurrencyNames(reference: reference, differences: $0) }
    }

    /// Adds the names of another locale.
    mutating func add(_ dataName: String, _ table: CurrencyNameTable) {
      differences[dataName] = table.differences(from: reference)
    }

    /// The approximate memory in bytes.
    var byteCount: Int {
      differences.reduce(reference.byteCount + 64) { sum, entry in
        sum + entry.value.byteCount + entry.key.utf8.count + 64
      }
    }
  }

  /// Returns the language and the script of a data name; locales that share both share their names.
  static func family(of dataName: String) -> String {
    let subtags = dataName.split(separator: "_")
    let hasScript = subtags.count > 1 && subtags[1].utf8.count == 4
    return subtags.prefix(hasScript ? 2 : 1).joined(separator: "_")
  }
}

extension CurrencyNameTable {
  /// Reads every name except the codes from ICU.
  ///
  /// If several currencies have a name, the more specific kind of name is used. Symbols keep their
  /// letters, and names are in lower case.
  ///
  /// - Parameter dataName: An ICU name that has data for currencies.
  /// - Throws: The ICU status if ICU fails.
  init(dataName: String) throws(ICUError) {
    var folding = NameFolding()
    var names: [[UInt8]: Entry] = [:]
    let all = Currency.all
    func add(_ name: String, _ index: Int, _ kind: Kind) {
      guard name != all[index].code else { return }
      let folded = kind == .name ? folding.fold(name) : folding.keepingCase(name)
      guard !folded.isEmpty, names[folded] == nil else { return }
      if Currency.known(lowercased: folded) == nil { names[folded] = .currency(index, kind) }
    }
    // Before narrow symbols: in a locale that writes `$` for one dollar, `$` means that dollar.
    for style in [CurrencyData.NameStyle.symbol, .name, .formal, .variant] {
      for (index, currency) in all.enumerated() {
        let name = try CurrencyData.name(currency.code, locale: dataName, style: style)
        add(name, index, style == .name ? .name : .symbol)
      }
    }
    for (index, currency) in all.enumerated() {
      for name in try CurrencyData.pluralNames(currency.code, locale: dataName) {
        add(name, index, .name)
      }
    }
    var narrow: [[UInt8]: [Int]] = [:]
    for (index, currency) in all.enumerated() {
      let name = try CurrencyData.name(currency.code, locale: dataName, style: .narrow)
      narrow[folding.keepingCase(name), default: []].append(index)
    }
    for (name, owners) in narrow where !name.isEmpty && names[name] == nil {
      guard Currency.known(lowercased: name.map { $0 | 0x20 }) == nil else { continue }
      names[name] = owners.count == 1 ? .currency(owners[0], .narrowSymbol) : .several
    }
    self.init(names.map { ($0.key, $0.value) })
  }
}

/// Folds names, and keeps the lower case of each scalar.
private struct NameFolding {
  private var lowercase: [Unicode.Scalar: Unicode.Scalar] = [:]

  /// Returns the folded name, as UTF-8.
  func keepingCase(_ name: String) -> [UInt8] { FoldedText.fold(name).utf8 }

  /// Returns the folded name in lower case, as UTF-8.
  mutating func fold(_ name: String) -> [UInt8] {
    var bytes: [UInt8] = []
    for scalar in FoldedText.fold(name) {
      guard scalar.value >= 0x80 else {
        bytes.append(UInt8(truncatingIfNeeded: scalar.simpleLowercase.value))
        continue
      }
      let lower = lowercase[scalar] ?? scalar.simpleLowercase
      lowercase[scalar] = lower
      bytes += UTF8.encode(lower).map { Array($0) } ?? []
    }
    return bytes
  }
}

extension Unicode.Scalar {
  /// Whether a scalar can be in an amount without being a part of the currency's name.
  var isPartOfAnAmount: Bool {
    properties.numericType == .decimal || properties.isWhitespace
      || ["-", "+", "(", ")", ".", ",", "'"].contains(self)
  }
}
