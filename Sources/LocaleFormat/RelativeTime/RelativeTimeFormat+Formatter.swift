public import MachineTime

extension RelativeTimeFormat {
  /// A ``RelativeTimeFormat`` made ready for one locale: immutable, and callable from any thread at
  /// once.
  public struct Formatter: LocaleFormatter {
    let core: RelativeTimeCore

    /// The locale whose data is used, and how it was found.
    public var resolvedLocale: ResolvedLocale { core.resolvedLocale }
    /// The recipe it was made of.
    public var recipe: RelativeTimeFormat { core.recipe }
    /// On which day a week of the locale begins, from 1, Monday, to 7, Sunday.
    public var firstWeekday: Int { core.firstWeekday }
    /// About how many bytes it takes.
    public var estimatedByteCount: Int { core.estimatedByteCount }

    /// Writes an amount of a unit, or an instant as seen from another, or says why ICU failed.
    ///
    /// ```swift
    /// let format = try RelativeTimeFormat(numbers: .named).formatter(for: "de")
    /// format.string(.day(-1))  // "gestern"
    /// let berlin = try TimeZoneRules.rules(for: "Europe/Berlin")
    /// // January 8, 2024, 12:00, and January 9, 22:00
    /// let noon = try Instant(secondsSince1970: 1_704_711_600)
    /// let evening = try Instant(secondsSince1970: 1_704_834_000)
    /// format.string(.instant(evening, relativeTo: noon, in: berlin))  // "morgen"
    /// format.string(.instant(noon, relativeTo: evening, in: berlin))  // "gestern"
    /// ```
    /// - Throws: `FormatError.Code.icu` when ICU fails.
    public func checkedString(_ value: Value) throws(FormatError) -> String {
      let (amount, unit) = core.amount(of: value)
      return try core.string(amount, unit)
    }

    /// Appends an amount of a unit, or an instant as seen from another, as UTF-8, or says why ICU failed.
    ///
    /// - Throws: What ``checkedString(_:)`` throws.
    public func checkedAppend(
      _ value: Value,
      to bytes: inout [UInt8]
    ) throws(FormatError) {
      let (amount, unit) = core.amount(of: value)
      try core.append(amount, unit, to: &bytes)
    }

    /// Writes an amount of a unit, or an instant as seen from another, and names the parts of the text: those of its
    /// number, if one is written, and literals.
    ///
    /// ```swift
    /// let format = try RelativeTimeFormat(numbers: .named).formatter(for: "en")
    /// let text = format.text(.day(-1.5))
    /// text.string  // "1.5 days ago"
    /// text.parts.map(\.kind)  // [.integer, .decimal, .fraction, .literal]
    /// ```
    /// - Throws: What ``checkedString(_:)`` throws.
    public func checkedText(_ value: Value) throws(FormatError) -> FormattedText {
      let (amount, unit) = core.amount(of: value)
      return try core.text(amount, unit)
    }

    /// The amount in machine form, and the unit's English name.
    public func fallback(_ value: Value) -> String {
      let (amount, unit) = core.amount(of: value)
      return "\(FixedDecimal(amount).digits) \(unit.rawValue)"
    }

    /// The unit and the amount in which an instant is told as seen from another.
    ///
    /// - Parameters:
    ///   - instant: What is told.
    ///   - reference: From where it is seen.
    ///   - zone: Where days, weeks, months and years begin.
    /// - Returns: What ``RelativeTimeFormat/amount(of:relativeTo:in:units:firstWeekday:)`` chooses among the
    ///   recipe's units, in weeks of the locale.
    public func amount(
      _ instant: Instant,
      relativeTo reference: Instant,
      in zone: TimeZoneRules
    ) -> Amount {
      core.amount(instant, relativeTo: reference, in: zone)
    }
  }

  /// Makes the format ready for a locale.
  ///
  /// - Parameter locale: Any locale; where ICU has no data for it, its parent's or root's are used,
  ///   and ``Formatter/resolvedLocale`` says so. Of its keywords the numbering system counts and, for
  ///   weeks, `fw` and `rg`. A numbering system without digits, such as `roman`, gives Latin ones.
  /// - Returns: The ready form.
  /// - Throws: `FormatError.Code.icu` when ICU cannot make it.
  ///
  /// It costs some 20 µs: keep the result, or go through a ``FormatterCache``.
  public func formatter(for locale: LocaleID) throws(FormatError) -> Formatter {
    Formatter(core: try RelativeTimeCore(self, for: locale))
  }
}

extension RelativeTimeFormat: FormatRecipe {
  /// Words.
  public var category: AppLocale.Category { .words }
  /// The digest made at construction.
  public var key: RecipeKey { RecipeKey(digest: fingerprint) }
}
