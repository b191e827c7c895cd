internal import CatalogFiles
internal import Faults

/// The fault of a phrase of an App Shortcut, which makes the build of an app fail.
///
/// Source: Apple's documentation of `AppShortcutPhrase`.
struct PhraseFault {
  /// The parameter that the system replaces with the name of the app.
  static let applicationName = "${applicationName}"

  let reason: FormatError.Reason

  /// Finds the fault of a phrase; nil if it has none.
  ///
  /// - Parameters:
  ///   - phrase: The phrase.
  ///   - owner: The words of a message for the key.
  init?(_ phrase: String, of owner: String) {
    let isNamed = phrase.utf8.firstRange(of: Self.applicationName.utf8) != nil
    guard !isNamed, !phrase.isEmpty else { return nil }
    reason = Reason(
      "phrase-without-app",
      "'\(Self.applicationName)' was expected in each phrase of \(owner), and is not in '\(phrase.excerpt)'"
    )
  }
}
