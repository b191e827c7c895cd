import LocaleFormat
import TestSupport

/// Compares information about locales, likely subtags and parents with ICU's C++ API.
extension Comparison {
  static let locales: [Comparison] = [
    Comparison("locale.info", compareAnswers), Comparison("locale.likely", compareLikelySubtags),
    Comparison("locale.parents", compareParents),
  ]

  private static func compareAnswers(_ scope: Scope, _ differences: inout Differences) throws {
    for locale in scope.locales {
      let info = try LocaleInfo(locale)
      // ICU 72's unit formatter does not add the likely region of a language; CLDR's rules do.
      for what in LocaleAnswers.questions where what != "temperature" || locale.region != nil {
        let expected = Oracle.localeInfo(what, locale: locale)
        differences.compare(LocaleAnswers.text(what, info), expected, "\(locale) \(what)")
      }
    }
  }

  private static func compareLikelySubtags(
    _ scope: Scope,
    _ differences: inout Differences
  ) throws {
    for locale in scope.locales {
      differences.expect(try LocaleID(locale.tag) == locale, "\(locale) is not canonical")
      differences.expect(
        try locale.resolved.match == (locale == .root ? .root : .exact) || scope.width == .features,
        "\(locale) is not resolved to itself"
      )
      for what in [locale.tag, "\(locale.tag)-u-nu-latn-x-y", "\(locale.tag)-fonipa"]
      where what == locale.tag || !locale.tag.contains("-u-") {
        let asked = try LocaleID(what)
        differences.compare(
          try asked.maximized.tag,
          Oracle.identifier(what, "maximized"),
          "\(what) maximized"
        )
        differences.compare(
          try asked.minimized.tag,
          Oracle.identifier(what, "minimized"),
          "\(what) minimized"
        )
      }
    }
  }

  private static func compareParents(_ scope: Scope, _ differences: inout Differences) throws {
    for locale in scope.locales
    where
      try locale.resolved.data.script != nil
      || locale.maximized.script == LocaleID(locale.language).maximized.script
    {
      differences.compare(
        try locale.parent?.tag ?? "",
        Oracle.localeInfo("parent", locale: locale),
        "\(locale) parent"
      )
    }
  }
}
