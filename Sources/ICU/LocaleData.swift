internal import CICU

/// What ICU's data says of locales and their subtags.
///
/// Nothing here opens a locale's data, so any text may be asked about.
package enum LocaleData {
  /// A part of ICU's data; a locale can have data in one and none in another.
  package enum Tree: Int32, CaseIterable, Sendable {
    case main
    /// Old names that ICU still knows, such as `zh_TW` and `iw`.
    case aliases
    case currencies
    case zones
    /// Numbers in words.
    case rules
    /// Names of languages, scripts and keywords.
    case languages
    /// Names of regions.
    case regions
  }

  private enum Names: ICUResource {
    static func close(_ pointer: OpaquePointer) { unsafe cicu_names_close(pointer) }
  }

  /// The ICU names that a tree has data for.
  package static func names(in tree: Tree) throws(ICUError) -> [String] {
    let names = try unsafe Handle<Names>("cicu_names_open") {
      unsafe cicu_names_open(tree.rawValue, &$0)
    }
    var result: [String] = []
    var status: Int32 = 0
    while let name = unsafe cicu_names_next(names.pointer, &status) {
      unsafe result.append(String(cString: name))
    }
    try check(status, "cicu_names_next")
    return result
  }

  /// A kind of subtag that CLDR has replacements for.
  package enum SubtagKind: String, Sendable {
    case language
    case script
    case territory
    case variant
    case subdivision
  }

  /// What CLDR says to write for the deprecated subtags of a kind, by subtag.
  package static func replacements(of kind: SubtagKind) throws(ICUError) -> [String: String] {
    let lines = try unsafe String("cicu_aliases_write") {
      unsafe cicu_aliases_write(kind.rawValue, $0, $1, &$2)
    }
    var result: [String: String] = [:]
    for line in lines.split(separator: "\n") {
      let parts = line.split(separator: "\t")
      if parts.count == 2 { result[String(parts[0])] = String(parts[1]) }
    }
    return result
  }

  /// Where ICU goes on looking for the data of a locale, by ICU names, where that is not its own
  /// name without the last subtag: `fr_HT` for `ht`, `root` for `en_Dsrt`.
  package static func parents() throws(ICUError) -> [String: String] {
    let lines = try unsafe String("cicu_parents_write") {
      unsafe cicu_parents_write($0, $1, &$2)
    }
    var result: [String: String] = [:]
    for line in lines.split(separator: "\n") {
      let parts = line.split(separator: "\t")
      if parts.count == 2 { result[String(parts[0])] = String(parts[1]) }
    }
    return result
  }

  /// What a keyword can be set to: `calendar`, `numbers` or `region`, in ICU's form.
  package static func values(of keyword: String) throws(ICUError) -> [String] {
    try unsafe String("cicu_values_write") {
      unsafe cicu_values_write(keyword, $0, $1, &$2)
    }.split(separator: "\n").map(String.init)
  }

  /// The ICU name of a well-formed BCP 47 tag (uloc_forLanguageTag).
  package static func icuName(tag: String) throws(ICUError) -> String {
    try unsafe String("cicu_locale_icuName") { unsafe cicu_locale_icuName(tag, $0, $1, &$2) }
  }

  /// An ICU name with its likely subtags (uloc_addLikelySubtags).
  package static func maximized(_ name: String) throws(ICUError) -> String {
    try unsafe String("cicu_locale_maximize") { unsafe cicu_locale_maximize(name, $0, $1, &$2) }
  }

  /// The BCP 47 key of a legacy keyword, `cu` for `currency`; nil when it is none.
  package static func unicodeKey(of keyword: String) throws(ICUError) -> String? {
    let key = try unsafe String("cicu_keyword_unicodeKey") {
      unsafe cicu_keyword_unicodeKey(keyword, $0, $1, &$2)
    }
    return key.isEmpty ? nil : key
  }

  /// The BCP 47 type of a legacy keyword's value, `phonebk` for `phonebook` of `collation`; nil
  /// when it is none.
  package static func unicodeType(of value: String, keyword: String) throws(ICUError) -> String? {
    let type = try unsafe String("cicu_keyword_unicodeType") {
      unsafe cicu_keyword_unicodeType(keyword, value, $0, $1, &$2)
    }
    return type.isEmpty ? nil : type
  }

  /// The type of the calendar that a locale uses (ucal_getType), in ICU's form: `buddhist`.
  package static func calendarType(_ name: String) throws(ICUError) -> String {
    try unsafe String("cicu_locale_calendarType") {
      unsafe cicu_locale_calendarType(name, $0, $1, &$2)
    }
  }

  /// The first day of a locale's week (ucal_getAttribute), 1 for Sunday to 7 for Saturday; the
  /// keyword `rg` counts.
  package static func firstWeekday(_ name: String) throws(ICUError) -> Int {
    var status: Int32 = 0
    let day = unsafe cicu_locale_firstWeekday(name, &status)
    try check(status, "cicu_locale_firstWeekday")
    return Int(day)
  }

  /// The hour format (`h`, `H`, `K`, `k`) that CLDR prefers in a region or, with `allowed`, the
  /// first that it allows there, which can have a day period too (`hB`); nil when it has no entry.
  package static func hourFormat(
    language: String,
    region: String,
    allowed: Bool
  ) throws(ICUError) -> String? {
    // As ICU does, a region alone is that of the language spoken there.
    let spoken =
      try language.isEmpty || language == "und"
      ? String(maximized("und_\(region)").prefix { $0 != "_" }) : language
    let format = try unsafe String("cicu_region_hourFormat") {
      unsafe cicu_region_hourFormat(spoken, region, allowed, $0, $1, &$2)
    }
    return format.isEmpty ? nil : format
  }
}
