internal import ICU
internal import Sharing

// The only file that reads the environment and the arguments of the process.

extension LocalePreferences {
  /// The preferences in the process's environment and arguments.
  ///
  /// They are read at every call; ``AppLocale`` reads them once, at its first use.
  public static var process: LocalePreferences {
    var preferences = LocalePreferences(environment: environmentValue)
    preferences.apply(arguments: Array(CommandLine.arguments.dropFirst()))
    return preferences
  }
}

extension LaunchSettings {
  /// The settings in the process's arguments, which are read once.
  public static let process = LaunchSettings(
    arguments: Array(CommandLine.arguments.dropFirst())
  )
}
