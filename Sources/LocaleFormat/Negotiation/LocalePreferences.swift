/// What a person, or the process that runs for them, prefers: languages, and conventions by
/// category.
public struct LocalePreferences: Hashable, Sendable {
  /// A kind of text that has conventions of its own.
  public enum Category: String, Hashable, Sendable, CaseIterable {
    /// Separators, grouping and digits.
    case numbers
    /// Order, hour cycle and calendar.
    case dates
    /// Amounts of money.
    case money
    /// Metric or imperial.
    case measurement
  }

  /// Languages, the preferred one first.
  public var languages: [LocaleID]
  /// Conventions, where the person has any.
  public var conventions: [Category: LocaleID]
  /// What says so: the setting that the languages are from, as `name=value`; nil for none.
  public internal(set) var languageSetting: String?
  /// The settings that conventions are from, as `name=value`.
  public internal(set) var conventionSettings: [Category: String] = [:]
  /// What was set and could not be read, as `name=value`.
  public internal(set) var ignored: [String] = []

  /// Makes preferences by hand.
  ///
  /// - Parameters:
  ///   - languages: The preferred one first.
  ///   - conventions: Where they are not those of the first language.
  public init(languages: [LocaleID], conventions: [Category: LocaleID] = [:]) {
    self.languages = languages
    self.conventions = conventions
  }

  /// The settings that any of this is from, as `name=value`, each once.
  public var settings: [String] {
    var found = languageSetting.map { [$0] } ?? []
    for category in Category.allCases {
      if let setting = conventionSettings[category], !found.contains(setting) {
        found.append(setting)
      }
    }
    return found
  }

  /// Notes a setting that could not be read, once.
  mutating func ignore(_ setting: String) {
    if !ignored.contains(setting) { ignored.append(setting) }
  }
}
