internal import ICU
internal import Sharing

// The one file that reads the environment and the arguments of the process.

extension LocalePreferences {
  /// What the process's environment and arguments say now.
  ///
  /// It is read at every call; ``AppLocale`` reads it once, at its first use.
  public static var process: LocalePreferences {
    var preferences = LocalePreferences(environment: environmentValue)
    preferences.apply(arguments: Array(CommandLine.arguments.dropFirst()))
    return preferences
  }
}
