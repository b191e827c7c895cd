internal import ICU
internal import Sharing

/// The grammatical gender of a noun, which decides the forms of the words around it.
///
/// The name is ICU's. Languages have different ones: German ``masculine``, ``feminine`` and
/// ``neuter``, Swedish ``common`` and ``neuter``, Polish ``animate``, ``inanimate`` and ``personal``
/// beside ``feminine`` and ``neuter``.
///
/// ```swift
/// try MeasureUnit("day").nounClass(in: "de")  // .masculine
/// try MeasureUnit("hour").nounClass(in: "fr")  // .feminine
/// try MeasureUnit("day").nounClass(in: "en")  // nil
/// ```
/// Source: [UTS #35, Gender](https://unicode.org/reports/tr35/tr35-general.html#Gender), ICU's
/// `UDisplayOptionsNounClass`.
public enum NounClass: String, Hashable, Sendable, CaseIterable, Codable {
  /// Masculine; where a language divides it, its other nouns.
  case masculine
  /// Feminine.
  case feminine
  /// Neuter.
  case neuter
  /// Common: masculine and feminine in one.
  case common
  /// Living beings.
  case animate
  /// Things.
  case inanimate
  /// Persons.
  case personal
  /// Another one.
  case other
}

extension MeasureUnit {
  private struct Place: Hashable, Sendable {
    let unit: String
    let locale: String
  }

  private static let genders = BoundedStore<Place, NounClass?>(
    ofProcess: "genders of units",
    maximumCount: 256,
    byteCountOfEach: 200
  )

  /// Returns the grammatical gender of the unit's name, for the words around an amount.
  ///
  /// That of a compound unit, such as `kilometer-per-hour`, follows from its parts by the rules of
  /// the language.
  ///
  /// ```swift
  /// try MeasureUnit("kilometer-per-hour").nounClass(in: "de")  // .masculine
  /// try MeasureUnit("liter").nounClass(in: "nb")  // .masculine
  /// try MeasureUnit("minute").nounClass(in: "pt-BR")  // .masculine
  /// ```
  /// - Parameter locale: Any locale.
  /// - Returns: The gender; nil if ICU's data has none for the language or the unit. ICU 72 has
  ///   genders in 33 languages and variants.
  /// - Throws: `FormatError.Code.icu` when ICU fails.
  ///
  /// It takes some 20 µs for the first time, and 50 ns for units that were asked for before. Source:
  /// ICU's `FormattedNumber::getNounClass`.
  public func nounClass(in locale: LocaleID) throws(FormatError) -> NounClass? {
    let resolved = try ResolvedLocale(locale, trees: [.main, .currencies, .units])
    let place = Place(unit: identifier, locale: resolved.dataName)
    do throws(ICUError) {
      return try Self.genders.value(for: place) { () throws(ICUError) in
        let specification = NumberSpecification(
          skeleton: "unit/\(place.unit) unit-width-full-name",
          locale: place.locale
        )
        return NounClass(rawValue: try NumberProbe(specification).gender())
      }
    } catch {
      throw .icu(error, while: "looking for the gender of \(identifier) in \(locale)")
    }
  }
}
