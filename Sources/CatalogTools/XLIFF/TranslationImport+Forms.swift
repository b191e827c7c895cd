internal import CatalogFiles
internal import Faults
internal import Sharing

extension TranslationImport {
  /// The units without those of keys that would have plural forms but no form `other`, or texts of
  /// genders but none of the gender 0.
  ///
  /// A program could not show such a key; without any translation it shows the development language.
  /// A warning names the form that is missing.
  mutating func complete(_ units: [ImportedFile.Unit], _ file: ExchangeFile) -> [ImportedFile.Unit]
  {
    var changed: [ByteText: [ImportedFile.Unit]] = [:]
    for unit in units { changed[ByteText(unit.text.key), default: []].append(unit) }
    var incomplete: Set<ByteText> = []
    for form in file.units where form.isFallback && form.target == nil {
      let key = ByteText(form.key)
      guard let own = changed[key], !incomplete.contains(key),
        !own.contains(where: { $0.text.path == form.path }), Self.needs(form, own, file)
      else { continue }
      incomplete.insert(key)
      let reason = Reason(
        "incomplete-forms",
        "'\(form.key.excerpt)' is left out, because '\(form.id.excerpt)' has no translation"
      )
      report(.warning, own[0].unit.place, reason)
    }
    return units.filter { !incomplete.contains(ByteText($0.text.key)) }
  }

  /// Whether a form is one of a value that the changed texts of its key are a part of, or name.
  private static func needs(
    _ form: ExchangeUnit,
    _ changed: [ImportedFile.Unit],
    _ file: ExchangeFile
  ) -> Bool {
    let value = form.path.dropLast()
    if changed.contains(where: { $0.text.path.dropLast() == value }) { return true }
    // The variable of a substitution, or of a dictionary, is before the names of forms.
    let names = form.variable.map { [$0.name.text] } ?? Array(form.path.dropFirst().prefix(1))
    var texts = changed.map(\.new)
    // A text of the key that is not translated is that of the development language.
    for unit in file.units
    where unit.target == nil && unit.key.utf8.elementsEqual(form.key.utf8)
      && !changed.contains(where: { $0.text.path == unit.path })
    {
      texts.append(unit.source)
    }
    return names.contains { name in
      texts.contains { $0.utf8.firstRange(of: "#@\(name)@".utf8) != nil }
    }
  }
}
