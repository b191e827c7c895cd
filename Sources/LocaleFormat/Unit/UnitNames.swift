internal import ICU

/// The names and symbols of units in English, and the units that they stand for.
///
/// Source: the names and the patterns of amounts of ICU's English data.
struct UnitNames: Sendable {
  /// The units of a name; one for most names.
  private typealias Units = Set<String>

  /// Full names and the usual symbols, such as `kilometers` and `km`.
  private var usual: [String: Units] = [:]
  /// The same and shorter symbols, such as `h`, in lower case.
  private var lowercased: [String: Units] = [:]

  private static let data = Result { () throws(ICUError) in try UnitNames() }

  /// The names of the ICU that this process uses.
  static func shared() throws(FormatError) -> UnitNames {
    do throws(ICUError) {
      return try data.get()
    } catch {
      throw .icu(status: error.name, while: "reading the names of units")
    }
  }

  /// English of the United States, and that of the other countries, which write `litre` and `ml`.
  private static let locales = ["en", "en_001", "en_GB"]

  private init() throws(ICUError) {
    for locale in Self.locales {
      for (width, unit, pattern) in try UnitData.names(locale: locale) {
        guard let name = Self.name(in: pattern) else { continue }
        if width != "n" { usual[name, default: []].insert(unit) }
        lowercased[name.lowercased(), default: []].insert(unit)
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
    return String(String.UnicodeScalarView(scalars))
  }

  /// The units that a name can stand for, in alphabetical order; empty for another text.
  ///
  /// Letters in another case count only if they leave one unit: `mb` can be megabytes, megabits and
  /// millibars.
  func units(of name: String) -> [String] {
    if let units = usual[name] ?? lowercased[name.lowercased()] { return units.sorted() }
    // A symbol in the plural, such as `lbs`; the plurals of names are names themselves.
    guard name.hasSuffix("s"), name.utf8.count > 2 else { return [] }
    return (usual[String(name.dropLast())] ?? []).sorted()
  }

  /// The identifier of a name; the name itself for a text that is not one.
  ///
  /// - Throws: `FormatError.Code.invalidUnit` for a name of several units.
  fileprivate func identifier(of name: String) throws(FormatError) -> String {
    let units = units(of: name)
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
  /// try MeasureUnit(englishName: "mb")  // throws
  /// ```
  ///
  /// An identifier is read first, in all its parts. Names and symbols are those of ICU's English
  /// data, in the singular and in the plural; then an identifier whose parts are in the plural or
  /// spelled as in British English.
  ///
  /// - Parameter name: The text, without spaces around it.
  /// - Throws: `FormatError.Code.invalidUnit` as ``init(_:)`` does, also for a name of several units.
  ///   Its reason names two of them.
  public init(englishName name: String) throws(FormatError) {
    self.init(try Self.structure(ofEnglishName: name))
  }

  private static func structure(ofEnglishName name: String) throws(FormatError) -> UnitStructure {
    let table = try UnitTable.shared()
    var reader = try UnitReader(name, table)
    do throws(FormatError) {
      return try reader.read()
    } catch {
      var lenient = try UnitReader(plurals: UnitNames.shared().identifier(of: name), table)
      return try lenient.read()
    }
  }
}
