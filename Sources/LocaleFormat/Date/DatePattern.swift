internal import ICU

extension DateFormat {
  /// The pattern in which a locale writes the fields of a template, like Apple's
  /// `dateFormatFromTemplate`.
  ///
  /// The locale decides the order, the separators, the words between fields and, for `j`, the hour
  /// cycle.
  /// Templates are for people; for dates that programs read, use `MachineFormat`, which never
  /// changes with the locale or with CLDR.
  ///
  /// ```swift
  /// try DateFormat.pattern(template: "dMMM", for: "en-US")  // "MMM d"
  /// try DateFormat.pattern(template: "dMMM", for: "de")  // "d. MMM"
  /// ```
  /// - Parameters:
  ///   - template: Field letters of UTS #35, in any order, at most 64.
  ///   - locale: The locale of the pattern; its `-u-hc-` decides `j`. Nil for the app's locale for
  ///     dates.
  ///   - lengths: The fields that keep the length they are asked for.
  /// - Returns: A UTS #35 pattern, never empty.
  /// - Throws: `FormatError.Code.invalidTemplate` for a letter that is not a field, an empty
  ///   template, or more letters. `FormatError.Code.unsupportedTemplate` if ICU has no pattern; no
  ///   such template is known. `FormatError.Code.icu` when ICU fails.
  ///
  /// The pattern is kept in ``FormatterCache/current``; the first time costs about 150 µs.
  ///
  /// If ICU leaves out the week (`yw`, `MMMMW`), CLDR's own pattern for it is used. `J`, the hour
  /// without AM and PM, is as long as the locale writes it.
  ///
  /// Source: `udatpg_getBestPattern`; [UTS #35, Date Field Symbol
  /// Table](https://unicode.org/reports/tr35/tr35-dates.html#Date_Field_Symbol_Table).
  public static func pattern(
    template: String,
    for locale: LocaleID? = nil,
    lengths: FieldLengths = .locale
  ) throws(FormatError) -> String {
    try FormatterCache.current.pattern(template: template, for: locale, lengths: lengths)
  }

  /// The fields of a pattern, as a template from which another locale can make its own pattern.
  ///
  /// ```swift
  /// try DateFormat.template(pattern: "d. MMMM y 'um' HH:mm")  // "yMMMMdHHmm"
  /// ```
  /// - Parameter pattern: A UTS #35 pattern, at most 1,000 bytes of UTF-8.
  /// - Returns: The field letters, without quoted text.
  /// - Throws: `FormatError.Code.invalidPattern` for a pattern that is not
  ///   well-formed, and `FormatError.Code.icu` when ICU fails.
  ///
  /// Source: `udatpg_getSkeleton`.
  public static func template(pattern: String) throws(FormatError) -> String {
    let pattern = try ExplicitPattern(pattern)
    do throws(ICUError) {
      return try DateData.skeleton(pattern: pattern.text)
    } catch {
      throw .icu(error, while: "reading the pattern '\(pattern.text.excerpt)'")
    }
  }
}
