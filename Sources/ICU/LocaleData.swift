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
    /// Names of units.
    case units

    /// The file that lists its names, as it stands in the folder of ICU's data.
    fileprivate var index: String {
      switch self {
      case .main, .aliases: "res_index.res"
      case .currencies: "curr/res_index.res"
      case .zones: "zone/res_index.res"
      case .rules: "rbnf/res_index.res"
      case .languages: "lang/res_index.res"
      case .regions: "region/res_index.res"
      case .units: "unit/res_index.res"
      }
    }
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

  /// Whether a tree has data for a name (ures_getStringByKey on its index).
  package static func has(_ name: String, in tree: Tree) throws(ICUError) -> Bool {
    var status: Int32 = 0
    let isThere = unsafe cicu_tree_has(tree.rawValue, name, &status)
    if status > 0 {
      throw ICUError(status: status, function: "cicu_tree_has", file: tree.index)
    }
    return isThere
  }

  /// Fails where a file cannot be read of those that a name needs in a tree (ures_open).
  ///
  /// - Parameters:
  ///   - name: A name that the tree has, or whose parent it has; `root` for what all names need.
  ///   - tree: The tree.
  /// - Throws: The status ICU gave, with the file.
  package static func checkFiles(of name: String, in tree: Tree) throws(ICUError) {
    var failure: Int32 = 0
    let file = try reading(tree.index) { () throws(ICUError) in
      try unsafe String("cicu_tree_check") {
        unsafe cicu_tree_check(tree.rawValue, name, $0, $1, &failure, &$2)
      }
    }
    guard failure > 0 else { return }
    throw ICUError(status: failure, function: "cicu_tree_check", file: file)
  }

  /// A kind of subtag that CLDR has replacements for.
  package enum SubtagKind: Int32, Sendable {
    case language
    case script
    case territory
    case variant
    case subdivision
  }

  /// What CLDR says to write for a deprecated subtag; nil where it has no replacement.
  package static func replacement(
    of subtag: String,
    _ kind: SubtagKind
  ) throws(ICUError) -> String? {
    guard !subtag.utf8.contains(0) else { return nil }
    let text = try unsafe String("cicu_alias_write") {
      unsafe cicu_alias_write(kind.rawValue, subtag, $0, $1, &$2)
    }
    return text.isEmpty ? nil : text
  }

  /// Where ICU goes on looking for the data of a locale, by ICU names, where that is not its own
  /// name without the last subtag: `fr_HT` for `ht`, `root` for `en_Dsrt`; else nil.
  package static func namedParent(of name: String) throws(ICUError) -> String? {
    let parent = try reading("supplementalData.res") { () throws(ICUError) in
      try unsafe String("cicu_parent_write") { unsafe cicu_parent_write(name, $0, $1, &$2) }
    }
    return parent.isEmpty ? nil : parent
  }

  /// A keyword with values that ICU's data lists.
  package enum Keyword: Int32, Sendable {
    case calendar
    case numbering
    /// A region of two letters.
    case region
  }

  /// Whether a keyword can be set to a value, in ICU's form.
  package static func isKnown(_ value: String, of keyword: Keyword) throws(ICUError) -> Bool {
    guard !value.utf8.contains(0) else { return false }
    var status: Int32 = 0
    let isKnown = unsafe cicu_value_isKnown(keyword.rawValue, value, &status)
    try check(status, "cicu_value_isKnown")
    return isKnown
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
