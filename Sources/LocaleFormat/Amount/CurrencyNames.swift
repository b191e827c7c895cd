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

  /// Returns the currency that a text names before or after its number; nil if there is none.
  func currency(in text: FoldedText) -> Currency? {
    let scalars = text.caseFolded.scalars
    let first = scalars.firstIndex { $0.properties.numericType == .decimal } ?? scalars.endIndex
    let last = scalars.lastIndex { $0.properties.numericType == .decimal } ?? scalars.startIndex
    let sides = [scalars[..<first], scalars[min(last + 1, scalars.endIndex)...]]
    for side in sides {
      let isSpare = { (scalar: Unicode.Scalar) in
        scalar.properties.isWhitespace || ["-", "+", "(", ")"].contains(scalar)
      }
      var name = side.drop(while: isSpare)
      while let end = name.last, isSpare(end) { name.removeLast() }
      if let currency = currency(named: name) { return currency }
    }
    return nil
  }

  /// Returns the currency of a folded name in lower case.
  private func currency(named name: ArraySlice<Unicode.Scalar>) -> Currency? {
    let bytes = name.flatMap { UTF8.encode($0).map { Array($0) } ?? [] }
    // Codes are looked up first; they are the same in every locale.
    if let known = Currency.known(lowercased: bytes) { return known }
    switch differences.entry(bytes) {
    case .currency(let index): return Currency.all[index]
    case .nothing: return nil
    case nil: break
    }
    guard case .currency(let index) = reference.entry(bytes) else { return nil }
    return Currency.all[index]
  }
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
  /// If several currencies have a name, the more specific kind of name is used. A narrow symbol
  /// that several currencies share is left out.
  ///
  /// - Parameter dataName: An ICU name that has data for currencies.
  /// - Throws: The ICU status if ICU fails.
  init(dataName: String) throws(ICUError) {
    var folding = NameFolding()
    var names: [[UInt8]: Int] = [:]
    let all = Currency.all
    func add(_ name: String, _ currency: Int) {
      guard name != all[currency].code else { return }
      let folded = folding.fold(name)
      guard !folded.isEmpty, names[folded] == nil else { return }
      if Currency.known(lowercased: folded) == nil { names[folded] = currency }
    }
    // Before narrow symbols: in a locale that writes `$` for one dollar, `$` means that dollar.
    for style in [CurrencyData.NameStyle.symbol, .name, .formal, .variant] {
      for (index, currency) in all.enumerated() {
        add(try CurrencyData.name(currency.code, locale: dataName, style: style), index)
      }
    }
    for (index, currency) in all.enumerated() {
      for name in try CurrencyData.pluralNames(currency.code, locale: dataName) {
        add(name, index)
      }
    }
    var narrow: [[UInt8]: [Int]] = [:]
    for (index, currency) in all.enumerated() {
      let name = try CurrencyData.name(currency.code, locale: dataName, style: .narrow)
      narrow[folding.fold(name), default: []].append(index)
    }
    for (name, owners) in narrow where owners.count == 1 && !name.isEmpty && names[name] == nil {
      if Currency.known(lowercased: name) == nil { names[name] = owners[0] }
    }
    self.init(names.map { ($0.key, .currency($0.value)) })
  }
}

/// Folds names, and keeps the lower case of each scalar.
private struct NameFolding {
  private var lowercase: [Unicode.Scalar: Unicode.Scalar] = [:]

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
