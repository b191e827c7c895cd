/// The version of the rules that ICU's data of names is made for.
///
/// CLDR 43 renamed fields, and changed how the locale of a name and the spaces in foreign names are
/// found. The rules belong to the data, so its version decides.
enum PersonVocabulary: Sendable {
  /// CLDR 42 (ICU 72), whose rules are those of ICU4J 72.
  case first
  /// CLDR 43 and later.
  case revised
}

/// The texts of a name's fields, by the rules of one vocabulary.
struct PersonTexts {
  let name: PersonName
  let vocabulary: PersonVocabulary
  /// Whether the given name stands in for the surname, which the name and the pattern lack.
  var isMononym = false

  /// The plain text of a field of a pattern; nil if the name has none.
  func plain(_ field: PersonField) -> String? {
    if isMononym, field.field == .given { return nil }
    return field.isSuffix ? suffix : plain(stored(field.field))
  }

  /// The field of the name that is read for a field of a pattern.
  private func stored(_ field: PersonName.Field) -> PersonName.Field {
    isMononym && field == .surname ? .given : field
  }

  private func plain(_ field: PersonName.Field) -> String? {
    if let text = name[field] { return text }
    guard let core = name[field, .core] else { return nil }
    // CLDR 42 has cores of surnames only.
    if vocabulary == .first, field != .surname { return nil }
    return name[field, .prefix].map { "\($0) \(core)" } ?? core
  }

  /// The suffix of CLDR 42: the generation and the credentials.
  private var suffix: String? {
    guard let generation = name[.generation], !generation.isEmpty else { return name[.credentials] }
    guard let credentials = name[.credentials], !credentials.isEmpty else { return generation }
    return "\(generation), \(credentials)"
  }

  /// The text of a field in the form that fits best, and the modifiers that are still to be applied;
  /// nil if the name has no such field.
  func text(_ field: PersonField) -> (text: String, rest: PersonName.Modifiers)? {
    if isMononym, field.field == .given { return nil }
    let stored = stored(field.field)
    if field.isSuffix { return suffix.map { ($0, field.modifiers) } }
    if vocabulary == .revised, let partial = partial(stored, field.modifiers) { return partial }
    let entries = name.entries(of: stored)
    if let exact = entries.first(where: { $0.modifiers == field.modifiers && $0.modifiers != [] }) {
      return (exact.text, [])
    }
    guard let plain = plain(stored) else { return nil }
    // The form with the most modifiers of the pattern; of two, the one whose name comes first.
    let best = entries.filter { $0.modifiers != [] && $0.modifiers.isSubset(of: field.modifiers) }
      .max { ($0.modifiers.count, $1.modifiers.text) < ($1.modifiers.count, $0.modifiers.text) }
    guard let best else { return (plain, field.modifiers) }
    return (best.text, field.modifiers.subtracting(best.modifiers))
  }

  /// The prefix or the core of a field that has only one of them: CLDR uses them in pairs.
  private func partial(
    _ field: PersonName.Field,
    _ modifiers: PersonName.Modifiers
  ) -> (text: String, rest: PersonName.Modifiers)? {
    let prefix = name[field, .prefix].flatMap { $0.isEmpty ? nil : $0 }
    let core = name[field, .core].flatMap { $0.isEmpty ? nil : $0 }
    guard (prefix == nil) != (core == nil) else { return nil }
    if modifiers.contains(.prefix) { return ("", []) }
    guard modifiers.contains(.core), let plain = plain(field) else { return nil }
    return (plain, modifiers.subtracting(.core))
  }
}
