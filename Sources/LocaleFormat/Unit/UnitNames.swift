internal import ICU
internal import Sharing

/// The names and symbols of units in English, and the units that they stand for.
///
/// Source: the names and the patterns of amounts of ICU's English data.
struct UnitNames: Sendable {
  /// The units of a name; one for most names.
  private typealias Units = Set<String>

  /// Full names and the usual symbols, such as `kilometers` and `km`.
  private var usual: [String: Units] = [:]
  /// Full names in lower case.
  private var words: [String: Units] = [:]
  /// By their lower case, names and symbols, also shorter ones such as `h`: those of each unit.
  private var spellings: [String: [String: Set<String>]] = [:]

  private static let data = PartedValue { Result { () throws(ICUError) in try UnitNames() } }

  /// The names of the ICU that this process uses.
  static func shared() throws(FormatError) -> UnitNames {
    do throws(ICUError) {
      return try data.value.get()
    } catch {
      throw .icu(error, while: "reading the names of units")
    }
  }

  /// English of the United States, and that of the other countries, which write `litre` and `ml`.
  private static let locales = ["en", "en_001", "en_GB"]

  private init() throws(ICUError) {
    for locale in Self.locales {
      for (width, unit, pattern) in try UnitData.names(locale: locale) {
        guard let name = Self.name(in: pattern) else { continue }
        if width != "n" { usual[name, default: []].insert(unit) }
        if width == "l" { words[name.lowercased(), default: []].insert(unit) }
        spellings[name.lowercased(), default: [:]][unit, default: []].insert(name)
      }
    }
  }

  /// The name in a pattern such as `{0} km`; nil if there is none.
  private static func name(in pattern: String) -> String? {
    let isSpace = { (scalar: Unicode.Scalar) in scalar.properties.isWhitespace }
    var scalars = Array(pattern.unicodeScalars)[...]
    let place = Array("{0}".unicodeScalars)
    if scalars.starts(with: place) { scalars.removeFirst(place.count) }
    if scalars.suffix(place.count).elementsEqual(place) { scalars.removeLast(place.count) }
    scalars = scalars.drop(while: isSpace)
    while let last = scalars.last, isSpace(last) { scalars.removeLast() }
    guard !scalars.isEmpty, !scalars.contains("{") else { return nil }
    return withGreekMu(String(String.UnicodeScalarView(scalars)))
  }

  /// The name with the Greek letter that CLDR has in place of the micro sign of keyboards.
  private static func withGreekMu(_ name: String) -> String {
    name.substituting(first: "\u{B5}", with: "\u{3BC}")
  }

  /// The units that a name can stand for, in alphabetical order; empty for another text.
  ///
  /// Words are read in any case, and symbols in their own only: `Mg` is not `mg`. A short symbol
  /// that other units have in another case stands for all of them, as `w` for weeks and watts.
  func units(of name: String) -> [String] {
    let name = Self.withGreekMu(name)
    let lower = name.lowercased()
    if let units = usual[name] ?? word(lower) { return units.sorted() }
    if let found = spellings[lower] {
      let isExact = found.values.contains { $0.contains(name) }
      return isExact || found.count > 1 ? found.keys.sorted() : []
    }
    // A symbol in the plural, such as `lbs`; the plurals of names are names themselves.
    guard name.hasSuffix("s"), name.utf8.count > 2 else { return [] }
    return (usual[String(name.dropLast())] ?? []).sorted()
  }

  /// The units of a full name in lower case; nil for one that is as short as a symbol, such as `em`.
  private func word(_ lower: String) -> Units? {
    lower.utf8.count < UnitSpelling.shortestWord ? nil : words[lower]
  }

  /// The symbol of one unit that differs from a name in the case of letters only; nil for none.
  private func symbol(inAnotherCaseThan name: String) -> String? {
    guard let found = spellings[Self.withGreekMu(name).lowercased()], found.count == 1 else {
      return nil
    }
    return found.first?.value.min()
  }

  /// The identifier of a name; the name itself for a text that is not one.
  ///
  /// - Throws: `FormatError.Code.invalidUnit` for a name of several units, and for a symbol in
  ///   another case.
  fileprivate func identifier(of name: String) throws(FormatError) -> String {
    let units = units(of: name)
    if units.isEmpty, let symbol = symbol(inAnotherCaseThan: name) {
      throw .invalidUnit(
        name,
        offset: 0,
        reason: FormatError.Reason(
          "symbol-in-another-case",
          "the symbol of a unit is read in its own case only"
        ),
        proposal: symbol
      )
    }
    guard units.count > 1 else { return units.first ?? name }
    throw .invalidUnit(
      name,
      offset: 0,
      reason: FormatError.Reason(
        "name-of-several-units",
        "it is the name of several units, such as \(units[0]) and \(units[1])"
      ),
      proposal: UnitSpelling(try .shared()).proposal(for: name)
    )
  }
}

extension MeasureUnit {
  /// Reads a unit as people type it in English: an identifier, a name or a symbol.
  ///
  /// ```swift
  /// try MeasureUnit(englishName: "km").identifier  // "kilometer"
  /// try MeasureUnit(englishName: "miles").identifier  // "mile"
  /// try MeasureUnit(englishName: "kilometres-per-hour").identifier  // "kilometer-per-hour"
  /// try MeasureUnit(englishName: "ft-and-in").identifier  // "foot-and-inch"
  /// try MeasureUnit(englishName: "mb")  // throws
  /// try MeasureUnit(englishName: "KM")  // throws
  /// ```
  ///
  /// An identifier is read first, in all its parts. Names and symbols are those of ICU's English
  /// data, in the singular and in the plural; then an identifier whose parts are symbols, in the
  /// plural or spelled as in British English. Names are read in any case, and symbols in their own.
  ///
  /// - Parameter name: The text, without spaces around it.
  /// - Throws: `FormatError.Code.invalidUnit` as ``init(_:)`` does, also for a name of several units,
  ///   whose reason names two of them, and for a symbol in another case.
  public init(englishName name: String) throws(FormatError) {
    self.init(try Self.structure(ofEnglishName: name))
  }

  private static func structure(ofEnglishName name: String) throws(FormatError) -> UnitStructure {
    let table = try UnitTable.shared()
    var reader = try UnitReader(name, table)
    do throws(FormatError) {
      return try reader.read()
    } catch {
      let names = try UnitNames.shared()
      var lenient = try UnitReader(names.identifier(of: name), table, names)
      return try lenient.read()
    }
  }
}
