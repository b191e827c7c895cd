internal import CICU
internal import CompiledData

/// ICU's data on locales and their subtags.
///
/// Nothing here opens a locale's data, so any text is allowed as a name.
package enum LocaleData {
  /// A part of ICU's data.
  ///
  /// A locale can have data in one part and none in another.
  package enum Tree: Int32, CaseIterable, Sendable {
    case main
    /// Old names that ICU still accepts, such as `zh_TW` and `iw`.
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
    /// The breaks between words, lines and sentences.
    case breaks
    /// The order of texts.
    case collations

    /// The file with the list of its names, relative to the folder of ICU's data.
    fileprivate var index: String {
      switch self {
      case .main, .aliases: "res_index.res"
      case .currencies: "curr/res_index.res"
      case .zones: "zone/res_index.res"
      case .rules: "rbnf/res_index.res"
      case .languages: "lang/res_index.res"
      case .regions: "region/res_index.res"
      case .units: "unit/res_index.res"
      case .breaks: "brkitr/res_index.res"
      case .collations: "coll/res_index.res"
      }
    }
  }

  private enum Names: ICUResource {
    static func close(_ pointer: OpaquePointer) { unsafe cicu_names_close(pointer) }
  }

  /// Returns the ICU names that a tree has data for.
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
    if let trees = CompiledFacts.current?.trees(of: name) { return trees.has(tree) }
    var status: Int32 = 0
    let isThere = unsafe cicu_tree_has(tree.rawValue, name, &status)
    if status > 0 {
      throw ICUError(status: status, function: "cicu_tree_has", file: tree.index)
    }
    return isThere
  }

  /// Throws if one of the files that a name needs in a tree cannot be read (ures_open).
  ///
  /// - Parameters:
  ///   - name: A name that the tree has, or whose parent it has; `root` for the files that all
  ///     names need.
  ///   - tree: The tree.
  /// - Throws: The status that ICU gave, with the file.
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

  /// A kind of subtag for which CLDR has replacements.
  package enum SubtagKind: Int32, CaseIterable, Sendable {
    case language
    case script
    case territory
    case variant
    case subdivision

    /// The key in CLDR's metadata, and in compiled data.
    package var key: String {
      switch self {
      case .language: "language"
      case .script: "script"
      case .territory: "territory"
      case .variant: "variant"
      case .subdivision: "subdivision"
      }
    }
  }

  /// Returns CLDR's replacement of a deprecated subtag; nil if there is none.
  package static func replacement(
    of subtag: String,
    _ kind: SubtagKind
  ) throws(ICUError) -> String? {
    if let aliases = CompiledFacts.current?.aliases { return aliases[kind.key]?[subtag]?.text }
    guard !subtag.utf8.contains(0) else { return nil }
    let text = try unsafe String("cicu_alias_write") {
      unsafe cicu_alias_write(kind.rawValue, subtag, $0, $1, &$2)
    }
    return text.isEmpty ? nil : text
  }

  /// Returns the parent that the data lists for a locale, as an ICU name; nil if its parent is just
  /// the name without the last subtag.
  ///
  /// Examples are `fr_HT` for `ht`, and `root` for `en_Dsrt`.
  package static func namedParent(of name: String) throws(ICUError) -> String? {
    if let parents = CompiledFacts.current?.parents { return parents[name]?.text }
    let parent = try reading("supplementalData.res") { () throws(ICUError) in
      try unsafe String("cicu_parent_write") { unsafe cicu_parent_write(name, $0, $1, &$2) }
    }
    return parent.isEmpty ? nil : parent
  }

  /// A keyword whose values are listed in ICU's data.
  package enum Keyword: Int32, Sendable {
    case calendar
    case numbering
    /// A region of two letters.
    case region

    /// The key in compiled data.
    package var key: String {
      switch self {
      case .calendar: "calendars"
      case .numbering: "numberings"
      case .region: "regions"
      }
    }
  }

  /// Whether a value, in ICU's form, is valid for a keyword.
  package static func isKnown(_ value: String, of keyword: Keyword) throws(ICUError) -> Bool {
    if let values = CompiledFacts.current?.values(of: keyword) { return values[value] != nil }
    guard !value.utf8.contains(0) else { return false }
    var status: Int32 = 0
    let isKnown = unsafe cicu_value_isKnown(keyword.rawValue, value, &status)
    try check(status, "cicu_value_isKnown")
    return isKnown
  }

  /// Returns the ICU name of a well-formed BCP 47 tag (uloc_forLanguageTag).
  package static func icuName(tag: String) throws(ICUError) -> String {
    try unsafe String("cicu_locale_icuName") { unsafe cicu_locale_icuName(tag, $0, $1, &$2) }
  }

  private static let likelyFile = unsafe String(cString: cicu_data_likelyFile())

  /// Returns an ICU name with its likely subtags (uloc_addLikelySubtags).
  package static func maximized(_ name: String) throws(ICUError) -> String {
    if let likely = CompiledFacts.current?.likely {
      if let known = likely.maximized(name) { return known }
      // ICU would also look for a code of three letters, such as `deu`, that has two.
      if !DataChoice.allowsICU { return try CompiledFacts.unchanged(name) }
    }
    do throws(ICUError) {
      return try unsafe String("cicu_locale_maximize") {
        unsafe cicu_locale_maximize(name, $0, $1, &$2)
      }
    } catch {
      guard error.isMissingData else { throw error }
      throw ICUError(status: error.status, function: error.function, file: likelyFile)
    }
  }

  /// Returns the BCP 47 key of a legacy keyword, `cu` for `currency`; nil if it is not a legacy
  /// keyword.
  package static func unicodeKey(of keyword: String) throws(ICUError) -> String? {
    let key = try unsafe String("cicu_keyword_unicodeKey") {
      unsafe cicu_keyword_unicodeKey(keyword, $0, $1, &$2)
    }
    return key.isEmpty ? nil : key
  }

  /// Returns the BCP 47 type of a legacy keyword's value, `phonebk` for `phonebook` of `collation`;
  /// nil if it is not a legacy value.
  package static func unicodeType(of value: String, keyword: String) throws(ICUError) -> String? {
    let type = try unsafe String("cicu_keyword_unicodeType") {
      unsafe cicu_keyword_unicodeType(keyword, value, $0, $1, &$2)
    }
    return type.isEmpty ? nil : type
  }

  /// Returns the type of the calendar that a locale uses (ucal_getType), in ICU's form: `buddhist`.
  package static func calendarType(_ name: String) throws(ICUError) -> String {
    let parts = ICUName(name)
    if parts.keywords.count == 1, let region = parts["rg"],
      let known = CompiledFacts.current?.calendar(ofRegion: region.prefix(2).uppercased())
    {
      return known
    }
    return try unsafe String("cicu_locale_calendarType") {
      unsafe cicu_locale_calendarType(name, $0, $1, &$2)
    }
  }

  /// Returns the first day of a locale's week (ucal_getAttribute), 1 for Sunday to 7 for Saturday.
  ///
  /// It depends on the keyword `rg`.
  package static func firstWeekday(_ name: String) throws(ICUError) -> Int {
    try week(name).firstWeekday
  }

  /// Returns the hour format (`h`, `H`, `K`, `k`) that CLDR prefers in a region; nil if it has no
  /// entry.
  ///
  /// With `allowed` it is the first format that CLDR allows there, which can have a day period too
  /// (`hB`).
  package static func hourFormat(
    language: String,
    region: String,
    allowed: Bool
  ) throws(ICUError) -> String? {
    // As in ICU, a region alone has the format of the language spoken there.
    let spoken =
      try language.isEmpty || language == "und"
      ? String(maximized("und_\(region)").prefix { $0 != "_" }) : language
    if let facts = CompiledFacts.current {
      return facts.hourFormat(language: spoken, region: region, allowed: allowed)
    }
    let format = try unsafe String("cicu_region_hourFormat") {
      unsafe cicu_region_hourFormat(spoken, region, allowed, $0, $1, &$2)
    }
    return format.isEmpty ? nil : format
  }
}
