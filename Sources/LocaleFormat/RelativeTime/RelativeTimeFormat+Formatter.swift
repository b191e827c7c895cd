public import MachineTime

extension RelativeTimeFormat {
  /// A ``RelativeTimeFormat`` made ready for one locale: immutable, and callable from any thread at
  /// once.
  public struct Formatter: LocaleFormatter {
    let core: RelativeTimeCore

    /// The locale whose data is used, and how it was found.
    public var resolvedLocale: ResolvedLocale { core.resolvedLocale }
    /// The recipe that it was made of.
    public var recipe: RelativeTimeFormat { core.recipe }
    /// The first day of the locale's week, from 1, Monday, to 7, Sunday.
    public var firstWeekday: Int { core.firstWeekday }
    /// Whether the units in use have compiled plans.
    ///
    /// ICU writes the first texts of each unit, because for a few texts a plan costs more than it
    /// saves.
    public var planState: PlanState { core.planState }
    /// The data that the texts are made from.
    public var source: FormatSource { core.source }
    /// The approximate size, in bytes.
    public var estimatedByteCount: Int { core.estimatedByteCount }

    /// Writes an amount of a unit, or an instant as seen from another, or throws if ICU fails.
    ///
    /// ```swift
    /// let format = try RelativeTimeFormat(width: .long, numbers: .named).formatter(for: "de")
    /// format.string(.day(-1))  // "gestern"
    /// let berlin = try TimeZoneRules.rules(for: "Europe/Berlin")
    /// // January 8, 2024, 12:00, and January 9, 22:00
    /// let noon = try Instant(secondsSince1970: 1_704_711_600)
    /// let evening = try Instant(secondsSince1970: 1_704_834_000)
    /// format.string(.instant(evening, relativeTo: noon, in: berlin))  // "morgen"
    /// format.string(.instant(noon, relativeTo: evening, in: berlin))  // "gestern"
    /// ```
    /// - Throws: `FormatError.Code.unusableOption` for a unit below a second.
    ///   `FormatError.Code.icu` when ICU fails.
    public func checkedString(_ value: Value) throws(FormatError) -> String {
      let (amount, unit) = try core.amount(of: value)
      return try core.string(amount, unit)
    }

    /// Appends an amount of a unit, or an instant as seen from another, as UTF-8, or throws if ICU
    /// fails.
    ///
    /// - Throws: What ``checkedString(_:)`` throws.
    public func checkedAppend(
      _ value: Value,
      to bytes: inout [UInt8]
    ) throws(FormatError) {
      let (amount, unit) = try core.amount(of: value)
      try core.append(amount, unit, to: &bytes)
    }

    /// Writes an amount of a unit with its parts by ICU, also if there is a plan.
    package func textByICU(_ value: Value) throws(FormatError) -> FormattedText {
      let (amount, unit) = try core.amount(of: value)
      return try core.textByICU(amount, unit).get()
    }

    /// Writes an amount of a unit, or an instant as seen from another, and names the parts of the
    /// text.
    ///
    /// The parts are those of the number, if one is written, and literals.
    ///
    /// ```swift
    /// let format = try RelativeTimeFormat(width: .long, numbers: .named).formatter(for: "en")
    /// let text = format.text(.day(-1.5))
    /// text.string  // "1.5 days ago"
    /// text.parts.map(\.kind)  // [.integer, .decimal, .fraction, .literal]
    /// ```
    /// - Throws: What ``checkedString(_:)`` throws.
    public func checkedText(_ value: Value) throws(FormatError) -> FormattedText {
      let (amount, unit) = try core.amount(of: value)
      return try core.text(amount, unit)
    }

    /// The amount in machine form, and the unit's English name.
    public func fallback(_ value: Value) -> String {
      let amount: Double
      let unit: String
      switch value.content {
      case .amount(let count, let time): (amount, unit) = (count, time.rawValue)
      case .weekday(let count, let day): (amount, unit) = (count, day.englishName)
      case .instant(let instant, let reference, let zone):
        let chosen = core.amount(instant, relativeTo: reference, in: zone)
        (amount, unit) = (Double(chosen.value), chosen.unit.rawValue)
      case .period(let period):
        let largest = period.largestAmount(in: .everyday)
        (amount, unit) = (Double(largest.value), largest.unit.rawValue)
      case .elapsed(let elapsed):
        let seconds = elapsed.instant.secondsSince1970 - elapsed.reference.secondsSince1970
        (amount, unit) = (Double(seconds), TimeUnit.second.rawValue)
      }
      return "\(FixedDecimal(amount).digits) \(unit)"
    }

    /// Chooses the unit and the amount in which an instant is written as seen from another.
    ///
    /// - Parameters:
    ///   - instant: The instant that is written.
    ///   - reference: The instant from which it is seen.
    ///   - zone: The zone in which days, weeks, months and years begin.
    /// - Returns: The choice of ``RelativeTimeFormat/amount(of:relativeTo:in:units:firstWeekday:)``
    ///   among the recipe's units, with the weeks of the locale.
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
  /// - Parameter locale: Any locale. If ICU has no data for it, the data of its parent or of root
  ///   is used, and ``Formatter/resolvedLocale`` reports this. Of its keywords, the numbering
  ///   system is used and, for weeks, `fw` and `rg`. A numbering system without digits, such as
  ///   `roman`, gives Latin digits.
  /// - Returns: The ready form.
  /// - Throws: What ``validated()`` throws. `FormatError.Code.icu` when ICU cannot make it.
  ///
  /// It costs some 20 µs: keep the result, or use a ``FormatterCache``.
  public func formatter(for locale: LocaleID) throws(FormatError) -> Formatter {
    Formatter(core: try RelativeTimeCore(self, for: locale))
  }
}

extension RelativeTimeFormat: FormatRecipe, DigestedRecipe {
  /// The locale category of dates in words: it has the person's first day of the week.
  public var category: AppLocale.Category { .datesInWords }
  /// The digest made at construction.
  public var key: RecipeKey { RecipeKey(digest: fingerprint) }
}
