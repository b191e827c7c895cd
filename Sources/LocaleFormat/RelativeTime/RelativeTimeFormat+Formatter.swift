internal import ICU
public import MachineTime

extension RelativeTimeFormat {
  /// A ``RelativeTimeFormat`` made ready for one locale: immutable, and callable from any thread at
  /// once.
  public struct Formatter: Sendable {
    let core: RelativeTimeCore

    /// The locale whose data is used, and how it was found.
    public var resolvedLocale: ResolvedLocale { core.resolvedLocale }
    /// The recipe it was made of.
    public var recipe: RelativeTimeFormat { core.recipe }
    /// On which day a week of the locale begins, from 1, Monday, to 7, Sunday.
    public var firstWeekday: Int { core.firstWeekday }

    /// Writes a whole amount of a unit.
    ///
    /// - Parameters:
    ///   - value: The amount, negative in the past; beyond 2^53 the nearest binary number.
    ///   - unit: The unit.
    /// - Returns: The text.
    public func string(_ value: Int, _ unit: RelativeUnit) -> String {
      core.string(Double(value), unit)
    }

    /// Writes an amount of a unit.
    ///
    /// - Parameters:
    ///   - value: The amount; negative, -0 too, in the past. `NaN` and the infinities are written as
    ///     the locale writes such numbers.
    ///   - unit: The unit.
    /// - Returns: The text.
    public func string(_ value: Double, _ unit: RelativeUnit) -> String {
      core.string(value, unit)
    }

    /// Appends a whole amount of a unit as UTF-8.
    public func append(_ value: Int, _ unit: RelativeUnit, to bytes: inout [UInt8]) {
      core.append(Double(value), unit, to: &bytes)
    }

    /// Appends an amount of a unit as UTF-8.
    public func append(_ value: Double, _ unit: RelativeUnit, to bytes: inout [UInt8]) {
      core.append(value, unit, to: &bytes)
    }

    /// Writes a whole amount of a unit and names the parts of the text.
    public func text(_ value: Int, _ unit: RelativeUnit) -> FormattedText {
      core.text(Double(value), unit)
    }

    /// Writes an amount of a unit and names the parts of the text: those of its number, if one is
    /// written, and literals.
    ///
    /// ```swift
    /// let format = try RelativeTimeFormat(numbers: .named).formatter(for: LocaleID("en"))
    /// let text = format.text(-1.5, .day)
    /// text.string  // "1.5 days ago"
    /// text.parts.map(\.kind)  // [.integer, .decimal, .fraction, .literal]
    /// ```
    public func text(_ value: Double, _ unit: RelativeUnit) -> FormattedText {
      core.text(value, unit)
    }

    /// Writes an instant as seen from another, in the unit that suits.
    ///
    /// ```swift
    /// let format = try RelativeTimeFormat(numbers: .named).formatter(for: LocaleID("de"))
    /// let berlin = try TimeZoneRules.rules(for: TimeZoneID("Europe/Berlin"))
    /// // January 8, 2024, 12:00, and January 9, 22:00
    /// let noon = try Instant(secondsSince1970: 1_704_711_600)
    /// let evening = try Instant(secondsSince1970: 1_704_834_000)
    /// format.string(evening, relativeTo: noon, in: berlin)  // "morgen"
    /// format.string(noon, relativeTo: evening, in: berlin)  // "gestern"
    /// ```
    /// - Parameters:
    ///   - instant: What is told.
    ///   - reference: From where it is seen, mostly `Instant.now()`.
    ///   - zone: Where days, weeks, months and years begin.
    /// - Returns: The text of ``amount(_:relativeTo:in:)``.
    public func string(
      _ instant: Instant,
      relativeTo reference: Instant,
      in zone: TimeZoneRules
    ) -> String {
      core.string(instant, relativeTo: reference, in: zone)
    }

    /// Appends an instant as seen from another, as UTF-8; the parameters are those of
    /// ``string(_:relativeTo:in:)``.
    public func append(
      _ instant: Instant,
      relativeTo reference: Instant,
      in zone: TimeZoneRules,
      to bytes: inout [UInt8]
    ) {
      let amount = amount(instant, relativeTo: reference, in: zone)
      append(amount.value, amount.unit, to: &bytes)
    }

    /// Writes an instant as seen from another and names the parts of the text; the parameters are
    /// those of ``string(_:relativeTo:in:)``.
    public func text(
      _ instant: Instant,
      relativeTo reference: Instant,
      in zone: TimeZoneRules
    ) -> FormattedText {
      let amount = amount(instant, relativeTo: reference, in: zone)
      return text(amount.value, amount.unit)
    }

    /// The unit and the amount in which an instant is told as seen from another.
    ///
    /// - Parameters:
    ///   - instant: What is told.
    ///   - reference: From where it is seen.
    ///   - zone: Where days, weeks, months and years begin.
    /// - Returns: What ``RelativeTimeFormat/amount(from:to:in:units:firstWeekday:)`` chooses among the
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
  /// - Throws: ``FormatError/icu(status:while:)`` when ICU cannot make it.
  ///
  /// It costs some 20 µs: keep the result, or go through a ``FormatterCache``.
  public func formatter(for locale: LocaleID) throws(FormatError) -> Formatter {
    Formatter(core: try RelativeTimeCore(self, for: locale))
  }
}
