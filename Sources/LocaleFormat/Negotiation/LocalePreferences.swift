/// The preferences of a person, or of a process: languages, and conventions by category.
public struct LocalePreferences: Hashable, Sendable {
  /// A kind of text with separate conventions.
  public enum Category: String, Hashable, Sendable, CaseIterable {
    /// Separators, grouping and digits.
    case numbers
    /// Order, hour cycle and calendar.
    case dates
    /// Amounts of money.
    case money
    /// The system of units, metric or imperial.
    case measurement
  }

  /// Languages, the preferred one first.
  public var languages: [LocaleID]
  /// The locales of categories that have their own conventions.
  public var conventions: [Category: LocaleID]
  /// The setting that the languages come from, as `name=value`; nil if there is none.
  public internal(set) var languageSetting: String?
  /// The settings that the conventions come from, as `name=value`.
  public internal(set) var conventionSettings: [Category: String] = [:]
  /// Settings that could not be read, as `name=value`.
  public internal(set) var ignored: [String] = []

  /// Creates preferences.
  ///
  /// - Parameters:
  ///   - languages: Languages, the preferred one first.
  ///   - conventions: The locales of categories whose conventions are not those of the first
  ///     language.
  public init(languages: [LocaleID], conventions: [Category: LocaleID] = [:]) {
    self.languages = languages
    self.conventions = conventions
  }

  /// The settings that any of these values come from, as `name=value`, without duplicates.
  public var settings: [String] {
    var found = languageSetting.map { [$0] } ?? []
    for category in Category.allCases {
      if let setting = conventionSettings[category], !found.contains(setting) {
        found.append(setting)
      }
    }
    return found
  }

  /// Records a setting that could not be read, once.
  mutating func ignore(_ setting: String) {
    if !ignored.contains(setting) { ignored.append(setting) }
  }
}
