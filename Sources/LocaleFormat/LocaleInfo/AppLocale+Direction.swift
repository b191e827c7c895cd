internal import ICU

extension AppLocale {
  /// Returns the direction in which texts of the app's language are written.
  ///
  /// ```swift
  /// let hebrew = AppLocale(LocaleID("he"))
  /// hebrew.writingDirection()  // .rightToLeft
  /// var settings = LaunchSettings()
  /// settings.forcesRightToLeftWriting = true
  /// AppLocale(LocaleID("en")).writingDirection(settings)  // .rightToLeft
  /// ```
  /// It is from right to left in the pseudo-locale `en-XB`, too.
  ///
  /// - Parameter settings: The settings for tests; by default those of the process's arguments.
  /// - Returns: The direction, from left to right or from right to left.
  public func writingDirection(
    _ settings: LaunchSettings = .process
  ) -> LocaleInfo.TextDirection {
    isRightToLeft || settings.forcesRightToLeftWriting ? .rightToLeft : .leftToRight
  }

  /// Returns the direction in which the user interface is laid out.
  ///
  /// It is that of the app's language; and from right to left if ``LaunchSettings`` force both the
  /// direction of writing and that of the layout, as on Apple's systems.
  ///
  /// - Parameter settings: The settings for tests; by default those of the process's arguments.
  /// - Returns: The direction, from left to right or from right to left.
  public func layoutDirection(
    _ settings: LaunchSettings = .process
  ) -> LocaleInfo.TextDirection {
    let isForced = settings.forcesRightToLeftWriting && settings.forcesTextDirection
    return isRightToLeft || isForced ? .rightToLeft : .leftToRight
  }

  private var isRightToLeft: Bool {
    LocaleData.isRightToLeft(language.withoutExtensions.tag)
      || (language.isPseudoLocale && language.region == "XB")
  }
}
