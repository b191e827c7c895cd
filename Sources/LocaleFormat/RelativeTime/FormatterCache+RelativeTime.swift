public import MachineTime
internal import Sharing

// The verbs are written out for each type of value: a generic one would cost more than the look-up.

extension FormatterCache {
  /// Writes a whole amount of a unit in a locale.
  ///
  /// ```swift
  /// let format = RelativeTimeFormat(numbers: .named)
  /// try FormatterCache.shared.string(1, .day, format, for: LocaleID("fr"))  // "demain"
  /// ```
  /// - Throws: What ``RelativeTimeFormat/formatter(for:)`` throws.
  public func string(
    _ value: Int,
    _ unit: RelativeUnit,
    _ recipe: RelativeTimeFormat,
    for locale: LocaleID
  ) throws(FormatError) -> String {
    try table.with(recipe, locale, generation: 0) { $0.string(Double(value), unit) }
  }

  /// Writes a whole amount of a unit in the app's language.
  public func string(
    _ value: Int,
    _ unit: RelativeUnit,
    _ recipe: RelativeTimeFormat
  ) throws(FormatError) -> String {
    try withLanguage(recipe) { $0.string(Double(value), unit) }
  }

  /// Writes an amount of a unit in a locale.
  public func string(
    _ value: Double,
    _ unit: RelativeUnit,
    _ recipe: RelativeTimeFormat,
    for locale: LocaleID
  ) throws(FormatError) -> String {
    try table.with(recipe, locale, generation: 0) { $0.string(value, unit) }
  }

  /// Writes an amount of a unit in the app's language.
  public func string(
    _ value: Double,
    _ unit: RelativeUnit,
    _ recipe: RelativeTimeFormat
  ) throws(FormatError) -> String {
    try withLanguage(recipe) { $0.string(value, unit) }
  }

  /// Appends a whole amount of a unit in a locale, as UTF-8.
  public func append(
    _ value: Int,
    _ unit: RelativeUnit,
    _ recipe: RelativeTimeFormat,
    for locale: LocaleID,
    to bytes: inout [UInt8]
  ) throws(FormatError) {
    try table.with(recipe, locale, generation: 0) { $0.append(Double(value), unit, to: &bytes) }
  }

  /// Appends a whole amount of a unit in the app's language, as UTF-8.
  public func append(
    _ value: Int,
    _ unit: RelativeUnit,
    _ recipe: RelativeTimeFormat,
    to bytes: inout [UInt8]
  ) throws(FormatError) {
    try withLanguage(recipe) { $0.append(Double(value), unit, to: &bytes) }
  }

  /// Appends an amount of a unit in a locale, as UTF-8.
  public func append(
    _ value: Double,
    _ unit: RelativeUnit,
    _ recipe: RelativeTimeFormat,
    for locale: LocaleID,
    to bytes: inout [UInt8]
  ) throws(FormatError) {
    try table.with(recipe, locale, generation: 0) { $0.append(value, unit, to: &bytes) }
  }

  /// Appends an amount of a unit in the app's language, as UTF-8.
  public func append(
    _ value: Double,
    _ unit: RelativeUnit,
    _ recipe: RelativeTimeFormat,
    to bytes: inout [UInt8]
  ) throws(FormatError) {
    try withLanguage(recipe) { $0.append(value, unit, to: &bytes) }
  }

  /// Writes an amount of a unit in a locale and names the parts of the text.
  public func text(
    _ value: Double,
    _ unit: RelativeUnit,
    _ recipe: RelativeTimeFormat,
    for locale: LocaleID
  ) throws(FormatError) -> FormattedText {
    try table.with(recipe, locale, generation: 0) { $0.text(value, unit) }
  }

  /// Writes an amount of a unit in the app's language and names the parts of the text.
  public func text(
    _ value: Double,
    _ unit: RelativeUnit,
    _ recipe: RelativeTimeFormat
  ) throws(FormatError) -> FormattedText {
    try withLanguage(recipe) { $0.text(value, unit) }
  }

  /// Writes an instant as seen from another in a locale, in the unit that suits.
  ///
  /// - Throws: What ``RelativeTimeFormat/formatter(for:)`` throws.
  public func string(
    _ instant: Instant,
    relativeTo reference: Instant,
    in zone: TimeZoneRules,
    _ recipe: RelativeTimeFormat,
    for locale: LocaleID
  ) throws(FormatError) -> String {
    try table.with(recipe, locale, generation: 0) {
      $0.string(instant, relativeTo: reference, in: zone)
    }
  }

  /// Writes an instant as seen from another in the app's language, in the unit that suits.
  public func string(
    _ instant: Instant,
    relativeTo reference: Instant,
    in zone: TimeZoneRules,
    _ recipe: RelativeTimeFormat
  ) throws(FormatError) -> String {
    try withLanguage(recipe) { $0.string(instant, relativeTo: reference, in: zone) }
  }

  /// A formatter to keep: it stays ready whatever the cache drops.
  ///
  /// - Throws: What ``RelativeTimeFormat/formatter(for:)`` throws.
  public func formatter(
    _ recipe: RelativeTimeFormat,
    for locale: LocaleID
  ) throws(FormatError) -> RelativeTimeFormat.Formatter {
    RelativeTimeFormat.Formatter(core: try table.core(recipe, locale))
  }

  /// Words follow the language, whatever the conventions are.
  @inline(__always)
  private func withLanguage<Result: FreshResult>(
    _ recipe: RelativeTimeFormat,
    _ body: (RelativeTimeCore) -> Result
  ) throws(FormatError) -> Result {
    try AppLocale.withCurrent { app, generation throws(FormatError) in
      try table.with(recipe, app.locale(following: .words), generation: generation, body)
    }
  }

  @inline(__always)
  private func withLanguage(
    _ recipe: RelativeTimeFormat,
    _ body: (RelativeTimeCore) -> Void
  ) throws(FormatError) {
    try AppLocale.withCurrent { app, generation throws(FormatError) in
      try table.with(recipe, app.locale(following: .words), generation: generation, body)
    }
  }
}
