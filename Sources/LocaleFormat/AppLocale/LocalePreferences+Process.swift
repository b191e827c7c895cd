internal import ICU

// The one file that reads the environment.

extension LocalePreferences {
  /// What the process's environment says now.
  ///
  /// It is read at every call; ``AppLocale`` reads it once, at its first use.
  public static var process: LocalePreferences {
    LocalePreferences(environment: environmentValue)
  }
}
