/// The settings on a process's command line for tests of its user interface.
///
/// They have the names and the effects that they have on Apple's systems:
///
/// | Argument | Effect |
/// |---|---|
/// | `-NSDoubleLocalizedStrings YES` | texts of string catalogs are doubled |
/// | `-NSAccentuateLocalizedStrings YES` | they have accents |
/// | `-NSSurroundLocalizedStrings YES` | they have brackets |
/// | `-NSForceRightToLeftLocalizedStrings YES` | they go from right to left, as those of `en-XB` |
/// | `-NSShowNonLocalizedStrings YES` | texts that the language's localization does not have are in capitals |
/// | `-NSForceRightToLeftWritingDirection YES` | texts are written from right to left |
/// | `-AppleTextDirection YES` | with `-NSForceRightToLeftWritingDirection`, the layout is from right to left too |
///
/// ```swift
/// let settings = LaunchSettings(arguments: ["-NSDoubleLocalizedStrings", "YES"])
/// settings.doublesTexts  // true
/// settings.showsMissingTexts  // false
/// ```
public struct LaunchSettings: Hashable, Sendable {
  /// Whether texts of string catalogs are doubled.
  public var doublesTexts = false
  /// Whether texts of string catalogs have accents.
  public var accentuatesTexts = false
  /// Whether texts of string catalogs are enclosed in brackets.
  public var surroundsTexts = false
  /// Whether the letters of texts of string catalogs go from right to left.
  public var turnsTexts = false
  /// Whether texts that the localization of the app's language does not have are shown in capitals.
  public var showsMissingTexts = false
  /// Whether texts are written from right to left, whatever their language is.
  public var forcesRightToLeftWriting = false
  /// Whether the direction of texts is that of the layout too.
  public var forcesTextDirection = false

  /// No settings.
  public init() {}

  /// Reads settings from arguments.
  ///
  /// A value means yes if it begins with `Y`, `y`, `T`, `t` or a digit other than 0, after space, a
  /// sign and zeros; everything else means no. If a setting is there twice, the last one is used.
  /// Arguments after `--` are ignored.
  ///
  /// - Parameter arguments: The arguments of the process.
  public init(arguments: [String]) {
    for (name, value) in LocalePreferences.settings(arguments).found {
      guard let setting = Self.settings[name] else { continue }
      self[keyPath: setting] = Self.isYes(value)
    }
  }

  /// The names of the arguments.
  static var names: Set<String> { Set(settings.keys) }

  private static var settings: [String: WritableKeyPath<LaunchSettings, Bool>] {
    [
      "-NSDoubleLocalizedStrings": \.doublesTexts,
      "-NSAccentuateLocalizedStrings": \.accentuatesTexts,
      "-NSSurroundLocalizedStrings": \.surroundsTexts,
      "-NSForceRightToLeftLocalizedStrings": \.turnsTexts,
      "-NSShowNonLocalizedStrings": \.showsMissingTexts,
      "-NSForceRightToLeftWritingDirection": \.forcesRightToLeftWriting,
      "-AppleTextDirection": \.forcesTextDirection,
    ]
  }

  /// Whether a value means yes, by the rule of `NSString.boolValue`.
  private static func isYes(_ value: String) -> Bool {
    let text = value.drop(while: \.isWhitespace)
    let digits = (text.first == "+" || text.first == "-" ? text.dropFirst() : text)
      .drop { $0 == "0" }
    guard let first = digits.first else { return false }
    return "YyTt123456789".contains(first)
  }
}
