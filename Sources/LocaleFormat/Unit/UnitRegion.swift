internal import ICU

/// The region whose preferred units are used in a locale, as ICU finds it.
struct UnitRegion: Sendable {
  /// The reason for the region.
  enum Origin: String, Sendable {
    /// The keyword `rg`.
    case override = "-u-rg-"
    /// The region of the locale.
    case locale = "the locale's region"
    /// The likely region of the language.
    case likely = "the language's likely region"
    /// No region: the world.
    case none = "no region"
  }

  /// Two letters; `001` for the world.
  let region: String
  let origin: Origin
  /// The region of the measurement system of `-u-ms-`; nil without that keyword.
  let systemRegion: String?
  /// The name of the system; nil without that keyword.
  let system: String?
  /// The unit of temperatures of `-u-mu-`; nil without that keyword.
  let temperature: String?

  init(_ locale: ResolvedLocale) throws(FormatError) {
    let keywords = locale.keywords
    let systems = [
      "metric": UnitPreferenceTable.world, "ussystem": "US", "uksystem": "GB",
    ]
    systemRegion = keywords.measurementSystem.flatMap { systems[$0] }
    system = systemRegion == nil ? nil : keywords.measurementSystem
    temperature = keywords.temperatureUnit.flatMap { name in
      guard name == "fahrenhe" else { return name }
      return UnitData.readsFahrenheit ? "fahrenheit" : nil
    }
    if let override = keywords.region {
      region =
        override == ICUKeywords.world ? UnitPreferenceTable.world : override.prefix(2).uppercased()
      origin = locale.requested.subtags.keywords["rg"] == nil ? .locale : .override
    } else if let own = LocaleSubtags(canonical: locale.dataName).region {
      region = own
      origin = .locale
    } else if UnitData.infersRegion {
      (region, origin) = try Self.likely(locale.requested.subtags)
    } else {
      region = UnitPreferenceTable.world
      origin = .none
    }
  }

  private static func likely(
    _ subtags: LocaleSubtags
  ) throws(FormatError) -> (region: String, origin: Origin) {
    do throws(ICUError) {
      // ICU infers a region for root, too.
      let region =
        subtags.namesLanguageOrScript
        ? try subtags.conventionsRegion()
        : LocaleSubtags(canonical: try LocaleData.maximized("und")).region ?? ""
      return region.utf8.count == 2
        ? (region, .likely) : (UnitPreferenceTable.world, .none)
    } catch {
      throw .icu(error, while: "looking for the region of units")
    }
  }
}
