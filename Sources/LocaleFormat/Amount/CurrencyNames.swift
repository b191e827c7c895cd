internal import ICU

/// What currencies are called in a locale, besides their codes.
struct CurrencyNames: Sendable {
  /// The names of another locale of the language, which this one is told by.
  private let reference: CurrencyNameTable
  /// The names that differ from those.
  private let differences: CurrencyNameTable

  /// The names of one table.
  init(_ table: CurrencyNameTable) {
    reference = table
    differences = CurrencyNameTable([])
  }

  fileprivate init(reference: CurrencyNameTable, differences: CurrencyNameTable) {
    self.reference = reference
    self.differences = differences
  }

  /// The currency that a text names before or after its number; nil when it names none.
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

  /// The currency of a folded name in lower case.
  private func currency(named name: ArraySlice<Unicode.Scalar>) -> Currency? {
    let bytes = name.flatMap { UTF8.encode($0).map { Array($0) } ?? [] }
    // Codes come first, and are the same everywhere.
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
  /// They differ in few, so all but the first that is wanted are kept as what differs from it.
  struct Family: Sendable {
    private let reference: CurrencyNameTable
    private var differences: [String: CurrencyNameTable]

    /// Begins a family with the names of a locale.
    init(_ dataName: String, _ table: CurrencyNameTable) {
      reference = table
      differences = [dataName: CurrencyNameTable([])]
    }

    /// The names of a locale, once they were added.
    func names(in dataName: String) -> CurrencyNames? {
      differences[dataName].map { CurrencyNames(reference: reference, differences: $0) }
    }

    /// Adds the names of another locale.
    mutating func add(_ dataName: String, _ table: CurrencyNameTable) {
      differences[dataName] = table.differences(from: reference)
    }

    /// About how much memory it takes.
    var byteCount: Int {
      differences.reduce(reference.byteCount + 64) { sum, entry in
        sum + entry.value.byteCount + entry.key.utf8.count + 64
      }
    }
  }

  /// The language and the script of a data name, whose locales share their names.
  static func family(of dataName: String) -> String {
    let subtags = dataName.split(separator: "_")
    let hasScript = subtags.count > 1 && subtags[1].utf8.count == 4
    return subtags.prefix(hasScript ? 2 : 1).joined(separator: "_")
  }
}

extension CurrencyNameTable {
  /// Asks ICU for every name but the codes; those that say most of which currency is meant count
  /// first, and a narrow symbol that several currencies share is left out.
  ///
  /// - Parameter dataName: An ICU name that has data for currencies.
  /// - Throws: The status ICU gave.
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
    // Names before narrow symbols: in a locale where `$` is written for one dollar, it means that.
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

/// Folds names, remembering the lower case of each scalar.
private struct NameFolding {
  private var lowercase: [Unicode.Scalar: Unicode.Scalar] = [:]

  /// The folded name in lower case, as UTF-8.
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
  /// Whether a scalar can stand in an amount without naming its currency.
  var isPartOfAnAmount: Bool {
    properties.numericType == .decimal || properties.isWhitespace
      || ["-", "+", "(", ")", ".", ",", "'"].contains(self)
  }
}
