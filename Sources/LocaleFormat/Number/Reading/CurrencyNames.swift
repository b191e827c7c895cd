internal import ICU
internal import MachineTime

/// What currencies are called in a locale.
struct CurrencyNames: Sendable {
  /// By folded name in lower case; a narrow symbol that several currencies share is left out.
  private let byName: [[Unicode.Scalar]: Currency]

  /// The names of the locales asked for last: about 200 KB each.
  private static let kept = PosixMutex<[(name: String, names: CurrencyNames)]>([])
  private static let maximumKept = 4

  static func names(for locale: LocaleID) throws(FormatError) -> CurrencyNames {
    let name = try ResolvedLocale(locale, trees: [.main, .currencies]).dataName
    if let found = kept.withLock({ kept in kept.first { $0.name == name }?.names }) { return found }
    let made: CurrencyNames
    do throws(ICUError) {
      made = try CurrencyNames(dataName: name)
    } catch {
      throw .icu(status: error.name, while: "listing the names of currencies in \(locale)")
    }
    kept.withLock { kept in
      kept.append((name, made))
      if kept.count > maximumKept { kept.removeFirst() }
    }
    return made
  }

  /// Asks for every name; those that say most of which currency is meant count first.
  private init(dataName: String) throws(ICUError) {
    var names: [[Unicode.Scalar]: Currency] = [:]
    func add(_ name: String, _ currency: Currency) {
      let folded = Self.fold(name)
      if !folded.isEmpty, names[folded] == nil { names[folded] = currency }
    }
    let all = Currency.all
    for currency in all { add(currency.code, currency) }
    // Names before narrow symbols: in a locale where `$` is written for one dollar, it means that.
    for style in [CurrencyData.NameStyle.symbol, .name, .formal, .variant] {
      for currency in all {
        add(try CurrencyData.name(currency.code, locale: dataName, style: style), currency)
      }
    }
    for currency in all {
      for name in try CurrencyData.pluralNames(currency.code, locale: dataName) {
        add(name, currency)
      }
    }
    var narrow: [[Unicode.Scalar]: [Currency]] = [:]
    for currency in all {
      let name = try CurrencyData.name(currency.code, locale: dataName, style: .narrow)
      narrow[Self.fold(name), default: []].append(currency)
    }
    for (name, owners) in narrow where owners.count == 1 && !name.isEmpty && names[name] == nil {
      names[name] = owners[0]
    }
    byName = names
  }

  private static func fold(_ name: String) -> [Unicode.Scalar] {
    FoldedText.fold(name).map(\.simpleLowercase)
  }

  /// The currency that a text names before or behind its number; nil when it names none.
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
      if let currency = byName[Array(name)] { return currency }
    }
    return nil
  }
}

extension Unicode.Scalar {
  /// Whether a scalar can stand in an amount without naming its currency.
  var isPartOfAnAmount: Bool {
    properties.numericType == .decimal || properties.isWhitespace
      || ["-", "+", "(", ")", ".", ",", "'"].contains(self)
  }
}
