internal import ICU

extension LocaleID {
  /// The locale whose conventions are used where this one has none; nil for the root.
  ///
  /// CLDR names it for some locales (`es-MX` inherits from `es-419`). For others it is the locale
  /// without its last subtag. A script that is not the likely one is never left out: the parent of
  /// `sr-Latn` is the root, and `zh-TW`, which is written in Traditional script, leads to
  /// `zh-Hant`. Extensions are not inherited, so they are left out at once.
  ///
  /// ```swift
  /// try LocaleID("es-MX").parent?.tag  // "es-419"
  /// try LocaleID("zh-Hant-MO").parent?.tag  // "zh-Hant-HK"
  /// try LocaleID("sr-Latn").parent?.tag  // "und"
  /// ```
  ///
  /// - Throws: `FormatError.Code.icu` when ICU fails.
  ///
  /// Source: [UTS #35, Parent Locales](https://unicode.org/reports/tr35/#Parent_Locales).
  public var parent: LocaleID? {
    get throws(FormatError) {
      guard let name = try Self.run(self, { () throws(ICUError) in try parentName(of: subtags) })
      else { return nil }
      return name == "root" ? .root : LocaleID(canonical: LocaleSubtags(canonical: name).tag)
    }
  }

  /// All parents in order, the root last; empty for the root.
  ///
  /// ```swift
  /// try LocaleID("en-AU").parents.map(\.tag)  // ["en-001", "en", "und"]
  /// ```
  ///
  /// - Throws: `FormatError.Code.icu` when ICU fails.
  public var parents: [LocaleID] {
    get throws(FormatError) {
      var result: [LocaleID] = []
      var last = self
      // More than any identifier has subtags: the limit prevents an endless loop if the data has a
      // cycle.
      while let next = try last.parent, result.count < Self.maximumUTF8Count {
        result.append(next)
        last = next
      }
      return result
    }
  }

  private static func run<Value>(
    _ locale: LocaleID,
    _ body: () throws(ICUError) -> Value
  ) throws(FormatError) -> Value {
    do throws(ICUError) {
      return try body()
    } catch {
      throw .icu(error, while: "looking for the parent of \(locale)")
    }
  }
}

/// Returns the name of a locale's parent in ICU's form; nil for the root.
private func parentName(of locale: LocaleSubtags) throws(ICUError) -> String? {
  let name = locale.dataName
  if let named = try LocaleData.namedParent(of: name) { return named }
  // CLDR's chain of parents is not ICU's look-up of data: it keeps the script of `zh-Hans-CN`.
  if !locale.variants.isEmpty || locale.keywords["va"] != nil || locale.script != nil,
    locale.region != nil || locale.script == nil, let end = name.lastIndex(of: "_")
  {
    return String(name[..<end])
  }
  if let parent = try LocaleDataName(name).parent() { return parent }
  return locale.language == "und" && locale.region == nil && locale.script == nil ? nil : "root"
}
