internal import CatalogFiles
internal import Sharing

/// Lists the texts of a `.stringsdict` file for translators into one language.
struct StringsDictUnits {
  let forms: LanguageForms?
  private(set) var units: [ExchangeUnit] = []
  private var known: Set<ByteText> = []

  init(forms: LanguageForms?) { self.forms = forms }

  /// Adds the texts of all keys but those of a file before, and the empty one, which no program looks
  /// up.
  mutating func add(_ source: PropertyListObject, _ target: PropertyListObject?) {
    guard case .dictionary(let members) = source.value else { return }
    // Of a key that is there twice, the last one counts.
    let (sources, targets) = (source.membersByKey, target?.membersByKey ?? [:])
    for member in members
    where !member.key.text.isEmpty && known.insert(ByteText(member.key.text)).inserted {
      let key = ByteText(member.key.text)
      add(sources[key] ?? member.object, targets[key], [member.key.text])
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
          note: nil,
          isFallback: path.last == CatalogSelector.plural.fallbackName
        )
      )
    case .dictionary(let members):
      let rules = [StringsDictReader.specTypeKey, StringsDictReader.valueTypeKey]
      if let rule = source[StringsDictReader.specTypeKey] {
        let forms = members.filter { !rules.contains($0.key.text) }
        let isGender = rule.value == .text(StringsDictReader.rules[.gender] ?? "")
        addForms(source, target, path, forms, isGender ? .gender : .plural)
        return
      }
      let targets = target?.membersByKey ?? [:]
      for member in members {
        add(member.object, targets[ByteText(member.key.text)], path + [member.key.text])
      }
    default: break
    }
  }

  /// Adds the forms of a variable: of plural forms those that the language of the translation needs,
  /// and all genders that one of the languages has.
  private mutating func addForms(
    _ source: PropertyListObject,
    _ target: PropertyListObject?,
    _ path: [String],
    _ members: [PropertyListObject.Member],
    _ selector: CatalogSelector
  ) {
    var own: [String] = []
    if let target, case .dictionary(let known) = target.value { own = known.map(\.key.text) }
    let names = members.map(\.key.text)
    let shown = selector == .gender ? Self.genders(names + own) : PluralNames.of(forms, own, names)
    for name in shown {
      guard let text = source[name] ?? source[selector.fallbackName] else { continue }
      let first = units.count
      add(text, target?[name], path + [name])
      for number in first..<units.count {
        units[number].isFallback = name == selector.fallbackName
      }
    }
  }

  /// The numbers of genders among some names, in order and without repetitions.
  private static func genders(_ names: [String]) -> [String] {
    Set(names.compactMap { Int($0) }).sorted().map(String.init)
  }
}
