internal import CatalogFiles
internal import Sharing

/// Lists the texts of a `.stringsdict` file for translators into one language.
struct StringsDictUnits {
  let forms: LanguageForms?
  private(set) var units: [ExchangeUnit] = []

  init(forms: LanguageForms?) { self.forms = forms }

  /// Adds the texts of all keys.
  mutating func add(_ source: PropertyListObject, _ target: PropertyListObject?) {
    guard case .dictionary(let members) = source.value else { return }
    let targets = target?.membersByKey ?? [:]
    for member in members {
      add(member.object, targets[ByteText(member.key.text)], [member.key.text])
    }
  }

  private mutating func add(
    _ source: PropertyListObject,
    _ target: PropertyListObject?,
    _ path: [String]
  ) {
    switch source.value {
    case .text(let text):
      var translation: String?
      if let target, case .text(let known) = target.value { translation = known }
      let words = path.map { $0 + ":dict" }.joined(separator: "/")
      units.append(
        ExchangeUnit(
          id: "/\(words)/:string",
          key: path[0],
          path: path,
          source: text,
          target: translation,
          state: nil,
          note: nil
        )
      )
    case .dictionary(let members):
      let rules = [StringsDictReader.specTypeKey, StringsDictReader.valueTypeKey]
      if source[StringsDictReader.specTypeKey] != nil {
        addForms(source, target, path, members.filter { !rules.contains($0.key.text) })
        return
      }
      let targets = target?.membersByKey ?? [:]
      for member in members {
        add(member.object, targets[ByteText(member.key.text)], path + [member.key.text])
      }
    default: break
    }
  }

  /// Adds the forms of a variable: those that the language of the translation needs.
  private mutating func addForms(
    _ source: PropertyListObject,
    _ target: PropertyListObject?,
    _ path: [String],
    _ members: [PropertyListObject.Member]
  ) {
    var own: [String] = []
    if let target, case .dictionary(let known) = target.value { own = known.map(\.key.text) }
    for name in PluralNames.of(forms, own, members.map(\.key.text)) {
      guard let text = source[name] ?? source["other"] else { continue }
      add(text, target?[name], path + [name])
    }
  }
}
