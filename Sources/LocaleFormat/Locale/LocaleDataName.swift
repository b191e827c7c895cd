internal import ICU

/// A name of ICU's data, with the next name to try if ICU has no data for it.
struct LocaleDataName {
  private let name: String
  private let language: String
  private let script: String?
  private let region: String?
  private let hasVariant: Bool

  init(_ name: String) {
    self.name = name
    var parts = name.split(separator: "_")[...]
    language = parts.popFirst().map(String.init) ?? ""
    // A variant of four characters begins with a digit: `de_1996`.
    script = parts.first.flatMap { $0.utf8.count == 4 && !$0.hasDigitInFront ? String($0) : nil }
    if script != nil { parts = parts.dropFirst() }
    region = parts.first.flatMap { (2...3).contains($0.utf8.count) ? String($0) : nil }
    hasVariant = parts.count > (region == nil ? 0 : 1)
  }

  /// Whether the name contains a script.
  var hasScript: Bool { script != nil }

  /// Whether ICU may be given the name with the unknown region, `ZZ`: a language with at most a script.
  ///
  /// For `root_ZZ`, ICU would use the process's locale.
  var takesUnknownRegion: Bool { region == nil && !hasVariant && name != "root" }

  /// Returns the next name to try; nil if that is root.
  ///
  /// A script that the region implies is dropped before the region. A script that is not implied is
  /// never left out: Chinese in Australia is written in Traditional script, so `zh_AU` leads to
  /// `zh_Hant`. CLDR names some parents individually: Haitian Creole uses French where it has no
  /// data, so `ht` leads to `fr_HT`.
  ///
  /// Source: [UTS #35, Parent Locales](https://unicode.org/reports/tr35/#Parent_Locales), and
  /// `getParentLocaleID` of ICU's uresbund.cpp.
  func parent() throws(ICUError) -> String? {
    if let named = try LocaleData.namedParent(of: name) { return named == "root" ? nil : named }
    if hasVariant {
      return name.lastIndex(of: "_").map { String(name[..<$0]) }
    }
    switch (script, region) {
    case (let script?, let region?):
      return try Self.likelyScript(of: "\(language)_\(region)") == script
        ? "\(language)_\(region)" : "\(language)_\(script)"
    case (let script?, nil):
      return try Self.likelyScript(of: language) == script ? language : nil
    case (nil, let region?):
      let likely = try Self.likelyScript(of: "\(language)_\(region)")
      guard let likely, try Self.likelyScript(of: language) != likely else { return language }
      return "\(language)_\(likely)"
    case (nil, nil): return nil
    }
  }

  fileprivate static func likelyScript(of name: String) throws(ICUError) -> String? {
    let parts = try LocaleData.maximized(name).split(separator: "_")
    return parts.count > 1 && parts[1].utf8.count == 4 ? String(parts[1]) : nil
  }
}

extension LocaleSubtags {
  /// The script, or the likely script if none is named; nil if ICU has none.
  var likelyScript: String? {
    guard script == nil else { return script }
    let name = region.map { "\(language)_\($0)" } ?? language
    do throws(ICUError) {
      return try LocaleDataName.likelyScript(of: name)
    } catch {
      // ICU fails here only if memory is exhausted.
      return nil
    }
  }
}

extension Substring {
  fileprivate var hasDigitInFront: Bool { first?.isWholeNumber ?? false }
}
