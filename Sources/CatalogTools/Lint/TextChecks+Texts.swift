internal import CatalogFiles
internal import MachineTime
internal import Sharing

extension TextChecks {
  /// A text of a translation with that of the development language.
  private struct Pair {
    let text: CatalogText
    let own: CatalogText
    /// The form or the variant; nil if the value is one text.
    var form: String?
  }

  /// Compares the texts of a translation, also in its forms and variants, with those of the same name
  /// in the development language.
  mutating func checkTexts(_ found: Found, _ own: Found, _ isSameLanguage: Bool) {
    var pairs: [Pair] = []
    Self.add(found.entry.value, own.entry.value, nil, to: &pairs)
    if !found.entry.variables.isEmpty, !own.entry.variables.isEmpty {
      let named = own.entry.variables.map { (ByteText($0.name.text), $0.value) }
      let ownValues = Dictionary(named) { first, _ in first }
      for variable in found.entry.variables {
        guard let value = ownValues[ByteText(variable.name.text)] else { continue }
        Self.add(variable.value, value, nil, to: &pairs)
      }
    }
    for pair in pairs { check(pair, found, own, isSameLanguage) }
  }

  private static func add(
    _ value: CatalogValue,
    _ own: CatalogValue,
    _ form: String?,
    to pairs: inout [Pair]
  ) {
    switch (value, own) {
    case (.text(let text), .text(let ownText)):
      pairs.append(Pair(text: text, own: ownText, form: form))
    case (.text, .variants(let selector, let variants)):
      let other = variants.fallback(of: selector)
      if let other { add(value, other.value, form, to: &pairs) }
    case (.variants(_, let variants), .text):
      for variant in variants { add(variant.value, own, variant.name.text, to: &pairs) }
    case (.variants(let selector, let variants), .variants(let ownSelector, let ownVariants)):
      let named = ownVariants.map { (ByteText($0.name.text), $0.value) }
      let ownValues = Dictionary(named) { first, _ in first }
      let other = ownValues[ByteText(ownSelector.fallbackName)]
      for variant in variants {
        let same = selector == ownSelector ? ownValues[ByteText(variant.name.text)] : nil
        guard let ownValue = same ?? other else { continue }
        add(variant.value, ownValue, variant.name.text, to: &pairs)
      }
    }
  }

  private mutating func check(_ pair: Pair, _ found: Found, _ own: Found, _ isSameLanguage: Bool) {
    let (text, ownText) = (pair.text.text, pair.own.text)
    guard !text.isEmpty else {
      guard !ownText.isEmpty else { return }
      let reason = Reason(
        "empty-text",
        "\(subject(pair, found)) is empty, and not in \(development) (\(own.file):\(pair.own.place))"
      )
      add(.empty, found, pair.text.place, reason, nil, own)
      return
    }
    checkSpace(pair, found, own)
    let key = found.entry.key.text
    guard text.hasSameBytes(as: key), text.hasWords, !text.isAddress else { return }
    if !ownText.hasSameBytes(as: key) || !isSameLanguage { tellSameAsKey(found, pair.text, own) }
  }

  private func subject(_ pair: Pair, _ found: Found) -> String {
    let name = name(of: found)
    return pair.form.map { "the form '\($0.excerpt)' of \(name)" } ?? "the text of \(name)"
  }

  private mutating func checkSpace(_ pair: Pair, _ found: Found, _ own: Found) {
    // A key that is an identifier is not the text that translators saw.
    if pair.own.place == own.entry.key.place, !pair.own.text.hasSpace { return }
    let (first, last) = pair.text.text.outerSpace
    let (ownFirst, ownLast) = pair.own.text.outerSpace
    guard first != ownFirst || last != ownLast else { return }
    let isFirst = first != ownFirst
    let reason = Reason(
      "other-white-space",
      "\(subject(pair, found)) \(isFirst ? "begins" : "ends") with \((isFirst ? first : last).spaceName), and in \(development) (\(own.file):\(pair.own.place)) with \((isFirst ? ownFirst : ownLast).spaceName)"
    )
    add(.whitespace, found, pair.text.place, reason, nil, own)
  }

  mutating func tellSameAsKey(_ found: Found, _ text: CatalogText, _ own: Found?) {
    let reason = Reason("same-as-key", "the text of \(name(of: found)) is the key")
    add(.sameAsKey, found, text.place, reason, nil, own)
  }
}
