internal import CatalogFiles
internal import MachineTime

/// The first argument that the development language shows and a translation does not.
struct UnshownArgument {
  let reason: Reason
  let severity: CatalogIssue.Severity

  /// Finds the argument; nil if all are shown.
  ///
  /// - Parameters:
  ///   - uses: The arguments of the translation; nil if it has none.
  ///   - name: The key as messages name it.
  ///   - ownUses: The arguments in the development language.
  ///   - ownText: The words for its text.
  init?(in uses: ArgumentUses?, of name: String, _ ownUses: ArgumentUses, of ownText: String) {
    guard let number = ownUses.shown.subtracting(uses?.shown ?? []).min() else { return nil }
    // Forms without the number are right for some numbers only.
    let isChosen = uses?.uses[number] != nil
    let subject = isChosen ? "no form of \(name) shows" : "the text of \(name) does not show"
    reason = Reason(
      "argument-not-shown",
      "\(subject) argument \(number + 1), which \(ownText) shows"
    )
    severity = isChosen ? .warning : .error
  }
}
