internal import Sharing

extension FormatterCache {
  /// Names a locale in a locale.
  ///
  /// ```swift
  /// let names = LocaleNameFormat()
  /// let chinese = try LocaleID("zh")
  /// try FormatterCache.shared.name(ofLocale: chinese, names, for: LocaleID("fr"))  // "chinois"
  /// ```
  /// - Throws: What ``LocaleNameFormat/formatter(for:)`` throws.
  public func name(
    ofLocale named: LocaleID,
    _ recipe: LocaleNameFormat,
    for locale: LocaleID
  ) throws(FormatError) -> String? {
    try table.with(recipe, locale, generation: 0) { $0.name(of: named) }
  }

  /// Names a locale in the app's language.
  public func name(
    ofLocale named: LocaleID,
    _ recipe: LocaleNameFormat
  ) throws(FormatError) -> String? {
    try withLanguage(recipe) { $0.name(of: named) }
  }

  /// Names a language in a locale.
  ///
  /// - Throws: What ``LocaleNameFormat/Formatter/name(ofLanguage:)`` and
  ///   ``LocaleNameFormat/formatter(for:)`` throw.
  public func name(
    ofLanguage code: String,
    _ recipe: LocaleNameFormat,
    for locale: LocaleID
  ) throws(FormatError) -> String? {
    try name(of: code, as: .language, recipe, for: locale)
  }

  /// Names a language in the app's language.
  public func name(
    ofLanguage code: String,
    _ recipe: LocaleNameFormat
  ) throws(FormatError) -> String? {
    try name(of: code, as: .language, recipe)
  }

  /// Names a script in a locale.
  ///
  /// - Throws: What ``LocaleNameFormat/Formatter/name(ofScript:)`` and
  ///   ``LocaleNameFormat/formatter(for:)`` throw.
  public func name(
    ofScript code: String,
    _ recipe: LocaleNameFormat,
    for locale: LocaleID
  ) throws(FormatError) -> String? {
    try name(of: code, as: .script, recipe, for: locale)
  }

  /// Names a script in the app's language.
  public func name(
    ofScript code: String,
    _ recipe: LocaleNameFormat
  ) throws(FormatError) -> String? {
    try name(of: code, as: .script, recipe)
  }

  /// Names a region in a locale.
  ///
  /// - Throws: What ``LocaleNameFormat/Formatter/name(ofRegion:)`` and
  ///   ``LocaleNameFormat/formatter(for:)`` throw.
  public func name(
    ofRegion code: String,
    _ recipe: LocaleNameFormat,
    for locale: LocaleID
  ) throws(FormatError) -> String? {
    try name(of: code, as: .region, recipe, for: locale)
  }

  /// Names a region in the app's language.
  public func name(
    ofRegion code: String,
    _ recipe: LocaleNameFormat
  ) throws(FormatError) -> String? {
    try name(of: code, as: .region, recipe)
  }

  /// Names a currency in a locale.
  ///
  /// - Throws: What ``LocaleNameFormat/formatter(for:)`` throws.
  public func name(
    ofCurrency currency: Currency,
    _ recipe: LocaleNameFormat,
    for locale: LocaleID
  ) throws(FormatError) -> String? {
    try table.with(recipe, locale, generation: 0) { $0.name(NamedCode(currency)) }
  }

  /// Names a currency in the app's language.
  public func name(
    ofCurrency currency: Currency,
    _ recipe: LocaleNameFormat
  ) throws(FormatError) -> String? {
    try withLanguage(recipe) { $0.name(NamedCode(currency)) }
  }

  /// Names what a code of any kind stands for in a locale.
  ///
  /// - Throws: What ``LocaleNameFormat/Formatter/name(of:as:)`` and
  ///   ``LocaleNameFormat/formatter(for:)`` throw.
  public func name(
    of code: String,
    as kind: LocaleNameFormat.Kind,
    _ recipe: LocaleNameFormat,
    for locale: LocaleID
  ) throws(FormatError) -> String? {
    let asked = try NamedCode(code, as: kind)
    return try table.with(recipe, locale, generation: 0) { $0.name(asked) }
  }

  /// Names what a code of any kind stands for in the app's language.
  public func name(
    of code: String,
    as kind: LocaleNameFormat.Kind,
    _ recipe: LocaleNameFormat
  ) throws(FormatError) -> String? {
    let asked = try NamedCode(code, as: kind)
    return try withLanguage(recipe) { $0.name(asked) }
  }

  /// A formatter to keep: it stays ready whatever the cache drops.
  ///
  /// - Throws: What ``LocaleNameFormat/formatter(for:)`` throws.
  public func formatter(
    _ recipe: LocaleNameFormat,
    for locale: LocaleID
  ) throws(FormatError) -> LocaleNameFormat.Formatter {
    LocaleNameFormat.Formatter(core: try table.core(recipe, locale))
  }

  /// Names are words, which follow the language.
  @inline(__always)
  private func withLanguage<Result: FreshResult>(
    _ recipe: LocaleNameFormat,
    _ body: (LocaleNameCore) -> Result
  ) throws(FormatError) -> Result {
    try AppLocale.withCurrent { app, generation throws(FormatError) in
      try table.with(recipe, app.language, generation: generation, body)
    }
  }
}
