/// The units that people of a region use for a purpose.
///
/// CLDR has them for many regions. An app can decide otherwise, in one value that it passes
/// wherever units are chosen:
///
/// ```swift
/// // Roads are measured in kilometers in the United Kingdom too.
/// let metric = UnitPreferences.standard.following("001", for: "road", in: "GB")
/// let distance = UnitAmount(0.3, .mile)
/// let british = try UnitPreferences.standard.choice(for: distance, usage: "road", in: "en-GB")
/// british.rounded.map(\.description)  // ["550 yard"]
/// let ours = try metric.choice(for: distance, usage: "road", in: "en-GB")
/// ours.rounded.map(\.description)  // ["500 meter"]
/// ```
///
/// The region is the one that ICU uses: that of `-u-rg-`, or the locale's. A language alone has no
/// region with ICU 72, so `en` has the world's units. `-u-ms-` names a measurement system, and
/// `-u-mu-` the unit of temperatures; the decisions of an app come before `-u-ms-`.
///
/// Source: [UTS #35, Unit
/// Preferences](https://unicode.org/reports/tr35/tr35-info.html#Unit_Preferences).
public struct UnitPreferences: Hashable, Sendable {
  /// A usage in a region, which an app decides.
  struct Place: Hashable, Sendable {
    let usage: String
    let region: String
  }

  /// A decision of an app.
  enum Rule: Hashable, Sendable {
    case units([PreferredUnit])
    case region(String)
  }

  private(set) var rules: [Place: Rule] = [:]

  /// CLDR's preferences.
  public static let standard = UnitPreferences()

  /// Returns the same preferences, with other units for a usage in a region.
  ///
  /// ```swift
  /// let nautical = UnitPreferences.standard
  ///   .using([PreferredUnit("nautical-mile")], for: "road", in: "NO")
  /// let trip = UnitAmount(10, .kilometer)
  /// try nautical.choice(for: trip, usage: "road", in: "nb-NO").unit.identifier  // "nautical-mile"
  /// ```
  /// - Parameters:
  ///   - units: The units, from the largest to the smallest; the last one is used for all smaller
  ///     amounts. They are used for amounts that can be converted to the first of them.
  ///   - usage: A usage, such as `road`.
  ///   - region: A region of two letters, or `001` for every region that CLDR has no units for.
  /// - Returns: The changed preferences.
  public func using(
    _ units: [PreferredUnit],
    for usage: String,
    in region: String
  ) -> UnitPreferences {
    var result = self
    result.rules[Place(usage: usage, region: region.uppercased())] = .units(units)
    return result
  }

  /// Returns the same preferences, with those of another region for a usage.
  ///
  /// - Parameters:
  ///   - other: The region whose units are used; `001` for the world's.
  ///   - usage: A usage, such as `road`.
  ///   - region: The region in which they are used.
  /// - Returns: The changed preferences.
  public func following(
    _ other: String,
    for usage: String,
    in region: String
  ) -> UnitPreferences {
    var result = self
    result.rules[Place(usage: usage, region: region.uppercased())] = .region(other.uppercased())
    return result
  }

  /// Checks what an app decided.
  ///
  /// - Throws: `FormatError.Code.unusableOption` for a list without units, and for numbers that
  ///   cannot be used.
  func check() throws(FormatError) {
    for (place, rule) in rules {
      guard case .units(let units) = rule else { continue }
      guard !units.isEmpty else {
        throw FormatError(
          code: .unusableOption,
          text: place.usage,
          reason: Reason("no-units-of-usage", "the list of preferred units is empty")
        )
      }
      for unit in units { try unit.check() }
    }
  }

  /// Chooses the unit for an amount, and converts it.
  ///
  /// - Parameters:
  ///   - amount: The amount, in any unit of the quantity.
  ///   - usage: A usage of CLDR, such as `road`, `person-height` or `default`.
  ///   - locale: The locale; of an app, that of ``AppLocale/Category/units``.
  /// - Returns: The unit with the amount in it.
  /// - Throws: `FormatError.Code.unknownUsage` for a usage that CLDR does not have, also for this
  ///   quantity. `FormatError.Code.unusableOption` for a unit of the app whose limit or increment
  ///   cannot be used, or for no unit. What ``UnitAmount/split(into:)`` throws.
  public func choice(
    for amount: UnitAmount,
    usage: String,
    in locale: LocaleID
  ) throws(FormatError) -> Choice {
    try UnitChooser(self, amount.unit, usage: usage, try ResolvedLocale(locale)).choice(for: amount)
  }

  /// The unit that was chosen for an amount.
  public struct Choice: Hashable, Sendable {
    /// The unit, which can be several, such as `foot-and-inch`.
    public let unit: MeasureUnit
    /// The exact amount of each unit, the largest first.
    public let amounts: [UnitAmount]
    /// The same, rounded as is usual for the usage.
    public let rounded: [UnitAmount]
    /// The region whose units were used; `001` for the world's.
    public let region: String
  }
}
