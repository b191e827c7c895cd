extension AppLocale.Category {
  /// The locale category of a number skeleton.
  init(isMoney: Bool, isWords: Bool, isConverted: Bool) {
    self =
      switch (isMoney, isWords) {
      case (true, true): .moneyInWords
      case (true, false): .money
      case (false, true): isConverted ? .units : .words
      case (false, false): isConverted ? .units : .numbers
      }
  }
}
