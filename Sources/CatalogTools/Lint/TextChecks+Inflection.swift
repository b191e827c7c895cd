internal import CatalogFiles
internal import Faults
internal import Sharing

extension TextChecks {
  /// Reports the texts whose words are to agree with an argument by Apple's rules of grammar, which no
  /// other system has: people see the words as they are written, unless plural forms have them.
  mutating func checkInflection(_ found: Found) {
    checkInflection(of: found.entry.value, found)
    for variable in found.entry.variables { checkInflection(of: variable.value, found) }
  }

  private mutating func checkInflection(of value: CatalogValue, _ found: Found) {
    switch value {
    case .variants(.plural, _): break
    case .variants(_, let variants):
      for variant in variants { checkInflection(of: variant.value, found) }
    case .text(let text):
      let bytes = text.text.utf8
      for markup in AttributeMarkup.all(in: text.text) where markup.isInflection {
        let words = String(decoding: Array(bytes)[markup.words], as: UTF8.self)
        // The forms of a variable agree.
        guard !words.contains("#@") else { continue }
        let reason = Reason(
          "inflection",
          "the text of \(name(of: found)) shows '\(words.excerpt)' for every number, because only Apple's systems follow '^[…](inflect: true)': plural forms were expected"
        )
        add(.inflection, found, text.place, reason)
        return
      }
    }
  }
}
