package import LocaleFormat

/// A localization that the gallery shows.
package struct GalleryLocalization: Sendable {
  /// The name of the localization, as folders of catalogs have it.
  package let name: String
  /// The facts of CLDR about the locale of its texts.
  package let info: LocaleInfo

  package init(name: String, info: LocaleInfo) {
    self.name = name
    self.info = info
  }

  var locale: LocaleID { info.locale }
  var tag: String { locale.tag }
  var direction: String { Self.direction(info.characterDirection) }

  /// The name of the language in this language.
  func ownName(by cache: FormatterCache) throws(FormatError) -> String {
    try cache.checkedString(.locale(locale), as: LocaleNameFormat(), for: locale)
  }

  /// The value of the attribute `dir`.
  static func direction(_ direction: LocaleInfo.TextDirection) -> String {
    direction == .rightToLeft ? "rtl" : "ltr"
  }
}
