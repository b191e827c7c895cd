internal import CatalogFiles
internal import Faults

/// The first argument that the development language shows and a translation does not.
struct UnshownArgument {
  let reason: Reason
  /// Whether another argument is shown in its place.
  let isTakenForAnother: Bool
  /// Whether a form depends on the argument, so that it may be shown by words.
  let isChosen: Bool

  /// Finds the argument; nil if all are shown.
  ///
  /// - Parameters:
  ///   - uses: The arguments of the translation; nil if it has none.
  ///   - name: The key as messages name it.
  ///   - ownUses: The arguments in the development language.
  ///   - ownText: The words for its text.
  init?(in uses: ArgumentUses?, of name: String, _ ownUses: ArgumentUses, of ownText: String) {
    let shown = uses?.shown ?? []
    guard let number = ownUses.shown.subtracting(shown).min() else { return nil }
    // Forms without the number are right for some numbers only.
    isChosen = uses?.uses[number] != nil
    let subject = isChosen ? "no form of \(name) shows" : "the text of \(name) does not show"
    // Apple's systems read as many arguments as a text shows: `%2$@` alone takes the first one.
    let next = isChosen ? nil : shown.filter { $0 > number }.min()
    isTakenForAnother = next != nil
    let rest = next.map { "; Apple's systems show it in place of argument \($0 + 1)" } ?? ""
    reason = Reason(
      "argument-not-shown",
      "\(subject) argument \(number + 1), which \(ownText) shows\(rest)"
    )
  }
}
