internal import CatalogFiles
internal import Faults

extension TextChecks {
  /// Whether the texts of an entry are phrases of an App Shortcut, and no formats.
  static func arePhrases(_ found: Found) -> Bool { found.entry.traits.contains(.phrases) }

  /// Checks the phrases of an App Shortcut in one language.
  ///
  /// - Parameters:
  ///   - found: The phrases, or the text that stands for them.
  ///   - own: The entry in the development language; nil if it is that.
  mutating func checkPhrases(_ found: Found, _ own: Found? = nil) {
    checkStates(found)
    var phrases = found.entry.phrases
    if phrases.isEmpty, case .text(let text) = found.entry.value { phrases = [text] }
    let name = name(of: found)
    for phrase in phrases {
      if phrase.text.isEmpty {
        add(.empty, found, phrase.place, Reason("empty-phrase", "a phrase of \(name) is empty"))
      }
      guard let fault = PhraseFault(phrase.text, of: name) else { continue }
      add(.phrase, found, phrase.place, fault.reason, nil, own)
    }
  }

  /// Checks a text of the table of App Shortcuts that stands for a phrase, as its key shows.
  mutating func checkPhraseText(_ found: Found) {
    guard isOfAppShortcuts, case .text(let text) = found.entry.value, found.entry.phrases.isEmpty,
      PhraseFault(found.entry.key.text, of: "") == nil,
      let fault = PhraseFault(text.text, of: name(of: found))
    else { return }
    add(.phrase, found, text.place, fault.reason)
  }
}
