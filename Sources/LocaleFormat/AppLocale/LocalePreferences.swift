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
  /// What was set and could not be read, as `name=value`.
  public var ignored: [String]

  /// Makes preferences by hand.
  public init(languages: [LocaleID], conventions: [Category: LocaleID] = [:]) {
    self.languages = languages
    self.conventions = conventions
    ignored = []
  }

  /// Reads POSIX environment variables: for each category `LC_ALL`, then its own, then `LANG`; an
  /// empty one counts as not set.
  ///
  /// Messages and so the language follow `LC_MESSAGES`. The locales `C` and `POSIX`, with any
  /// codeset, say nothing.
  ///
  /// - Parameter value: Gives the value of a variable, nil when it is not set.
  ///
  /// Source: POSIX.1-2024, 8.2 Internationalization Variables.
  public init(environment value: (String) -> String?) {
    self.init(languages: [])
    if let language = read("LC_MESSAGES", value) { languages = [language] }
    conventions[.numbers] = read("LC_NUMERIC", value)
    conventions[.dates] = read("LC_TIME", value)
    conventions[.money] = read("LC_MONETARY", value)
    conventions[.measurement] = read("LC_MEASUREMENT", value)
  }

  private mutating func read(_ category: String, _ value: (String) -> String?) -> LocaleID? {
    for name in ["LC_ALL", category, "LANG"] {
      guard let text = value(name), !text.isEmpty else { continue }
      do throws(FormatError) {
        return try Self.locale(posix: text)
      } catch {
        let entry = "\(name)=\(text.excerpt)"
        if !ignored.contains(entry) { ignored.append(entry) }
        return nil
      }
    }
    return nil
  }

  /// The locale that a POSIX name such as `de_DE.UTF-8@euro` stands for; nil for `C` and `POSIX`.
  ///
  /// - Throws: ``FormatError/invalidLocale(_:offset:reason:)`` when the part before the codeset is
  ///   not well-formed.
  static func locale(posix name: String) throws(FormatError) -> LocaleID? {
    let parts = name.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
    let base = String(parts[0].prefix { $0 != "." })
    guard !["", "C", "POSIX"].contains(base) else { return nil }
    let locale = try LocaleID(base)
    var subtags = locale.subtags
    // The modifiers of glibc's locales that mean something in BCP 47; the others chose a codeset or
    // a currency long gone.
    switch parts.count == 2 ? parts[1].lowercased() : "" {
    case "latin": subtags.script = "Latn"
    case "cyrillic": subtags.script = "Cyrl"
    case "devanagari": subtags.script = "Deva"
    case "valencia": subtags.variants = ["valencia"]
    default: return locale
    }
    return try LocaleID(subtags.tag)
  }
}
