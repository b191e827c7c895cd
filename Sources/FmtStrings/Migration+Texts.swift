extension Migration {
  /// The functions of texts, and the locale.
  static let texts: [Migration] = [
    Migration(
      .stringFormat,
      "String(format:)",
      "NSString(format:)",
      remark: "for people; without a locale it is for programs, and may stay",
      sample: #"""
        ```swift
        let number = 1234.5
        String(format: "%.2f", number)  // "1234.50"
        try number.formatted(.localized(.decimal.fraction(2), locale: "de"))  // "1.234,50"
        ```
        """#
    ),
    Migration(
      .stringFormat,
      "String(format:locale:)",
      sample: #"""
        ```swift
        let number = 1234.5
        String(format: "%.2f", locale: Locale(identifier: "de_DE"), number)  // "1.234,50"
        try number.formatted(.localized(.decimal.fraction(2), locale: "de"))  // "1.234,50"
        ```
        """#
    ),
    Migration(
      .stringFormat,
      "String.localizedStringWithFormat",
      remark: "a text with a number has a form for each plural category, in a catalog",
      sample: #"""
        ```swift
        let count = 1
        String.localizedStringWithFormat("%d Dateien", count)  // "1 Dateien"
        let form = ["one": "%d Datei", "other": "%d Dateien"]
        try form[PluralRules(for: "de").category(of: count).rawValue]?.replacing("%d", with: "\(count)")  // "1 Datei"
        ```
        """#
    ),
    Migration(
      .localizedText,
      "NSLocalizedString",
      ".localizedString(forKey:)",
      sample: #"""
        ```swift
        let key = "ok"
        let file = Array("\"ok\" = \"Einverstanden\";".utf8)
        NSLocalizedString(key, comment: "Button")  // "ok"
        let catalog = try StringCatalog([.bytes(file, name: "de.lproj/Localizable.strings")])
        try catalog.strings(for: AppLocale("de")).string(key)  // "Einverstanden"
        ```
        """#
    ),
    Migration(
      .localizedText,
      "String(localized:)",
      "AttributedString(localized:)",
      "LocalizedStringResource",
      sample: #"""
        ```swift
        let name = "Anna"
        let file = Array("\"Hello, %@!\" = \"Hallo, %@!\";".utf8)
        let catalog = try StringCatalog([.bytes(file, name: "de.lproj/Localizable.strings")])
        try catalog.strings(for: AppLocale("de")).string(localized: "Hello, \(name)!")  // "Hallo, Anna!"
        ```
        """#
    ),
    Migration(
      .locale,
      "Locale.current",
      "Locale.autoupdatingCurrent",
      "NSLocale.current",
      "NSLocale.autoupdatingCurrent",
      remark: "Foundation on Linux ignores LANG and LC_ALL",
      sample: #"""
        ```swift
        // With LC_ALL=de_CH.UTF-8 in the environment
        Locale.current.identifier  // "en_001"
        AppLocale.current.language.tag  // "de-CH"
        ```
        """#
    ),
    Migration(
      .locale,
      "Locale.preferredLanguages",
      "NSLocale.preferredLanguages",
      remark: "Foundation on Linux ignores LANG, LC_ALL and LANGUAGE",
      sample: #"""
        ```swift
        // With LC_ALL=de_CH.UTF-8 in the environment
        Locale.preferredLanguages  // ["en-001"]
        LocalePreferences.process.languages.map(\.tag)  // ["de-CH"]
        ```
        """#
    ),
    Migration(
      .localeName,
      ".localizedString(forRegionCode:)",
      ".localizedString(forLanguageCode:)",
      ".localizedString(forCurrencyCode:)",
      ".localizedString(forIdentifier:)",
      ".localizedString(forScriptCode:)",
      sample: #"""
        ```swift
        let region = "CH"
        Locale(identifier: "de").localizedString(forRegionCode: region)  // "Schweiz"
        try FormatterCache.shared.string(NamedCode(region, as: .region), as: LocaleNameFormat(), for: "de")  // "Schweiz"
        ```
        """#
    ),
    Migration(
      .comparing,
      ".localizedCompare",
      ".compare(locale:)",
      "String.StandardComparator",
      sample: #"""
        ```swift
        let words = ["zebra", "öl", "olja"]
        words.sorted { $0.localizedCompare($1) == .orderedAscending }  // ["öl", "olja", "zebra"]
        words.collated(for: "sv")  // ["olja", "zebra", "öl"]
        ```
        """#
    ),
    Migration(
      .comparing,
      ".localizedStandardCompare",
      sample: #"""
        ```swift
        let names = ["a10", "a9"]
        names.sorted { $0.localizedStandardCompare($1) == .orderedAscending }  // ["a9", "a10"]
        names.collated(as: .numeric, for: "de")  // ["a9", "a10"]
        ```
        """#
    ),
    Migration(
      .comparing,
      ".localizedCaseInsensitiveCompare",
      sample: #"""
        ```swift
        let names = ["B", "a"]
        names.sorted { $0.localizedCaseInsensitiveCompare($1) == .orderedAscending }  // ["a", "B"]
        names.collated(as: CollationFormat(strength: .secondary), for: "de")  // ["a", "B"]
        ```
        """#
    ),
    Migration(
      .comparing,
      ".localizedCaseInsensitiveContains",
      ".localizedStandardContains",
      ".localizedStandardRange",
      ".range(locale:)",
      sample: #"""
        ```swift
        let text = "Müller"
        text.localizedStandardContains("mueller")  // false
        try CollationFormat.search.formatter(for: "de").contains("mueller", in: text)  // true
        ```
        """#
    ),
    Migration(
      .textCase,
      ".localizedUppercase",
      ".uppercased(with:)",
      sample: #"""
        ```swift
        let text = "diyarbakır"
        text.uppercased(with: Locale(identifier: "tr_TR"))  // "DİYARBAKIR"
        text.cased(.upper, for: "tr")  // "DİYARBAKIR"
        ```
        """#
    ),
    Migration(
      .textCase,
      ".localizedLowercase",
      ".lowercased(with:)",
      sample: #"""
        ```swift
        let text = "DIYARBAKIR"
        text.lowercased(with: Locale(identifier: "tr_TR"))  // "dıyarbakır"
        text.cased(.lower, for: "tr")  // "dıyarbakır"
        ```
        """#
    ),
    Migration(
      .textCase,
      ".localizedCapitalized",
      ".capitalized(with:)",
      sample: #"""
        ```swift
        let text = "ijsland"
        text.capitalized(with: Locale(identifier: "nl_NL"))  // "IJsland"
        text.cased(.title, for: "nl")  // "IJsland"
        ```
        """#
    ),
    Migration(
      .textCase,
      ".folding(locale:)",
      sample: #"""
        ```swift
        let text = "Straße"
        text.folding(options: .caseInsensitive, locale: nil)  // "strasse"
        text.cased(.fold, for: "de")  // "strasse"
        ```
        """#
    ),
  ]
}
