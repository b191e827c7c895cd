internal import CatalogFiles
internal import Faults
internal import Sharing

extension TextChecks {
  /// Compares the texts of a translation, also in its forms and variants, with those of the same name
  /// in the development language.
  mutating func checkTexts(_ found: Found, _ own: Found, _ isSameLanguage: Bool) {
    for pair in TextPair.pairs(found.entry, own.entry) { check(pair, found, own, isSameLanguage) }
  }

  private mutating func check(
    _ pair: TextPair,
    _ found: Found,
    _ own: Found,
    _ isSameLanguage: Bool
  ) {
    let (text, ownText) = (pair.text.text, pair.own.text)
    guard !text.isEmpty else {
      guard !ownText.isEmpty else { return }
      let reason = Reason(
        "empty-text",
        "\(pair.subject(name(of: found))) is empty, and not in \(development) (\(own.file):\(pair.own.place))"
      )
      add(.empty, found, pair.text.place, reason, nil, own)
      return
    }
    checkSpace(pair, found, own)
    if found.entry.messageVersion == nil { checkMarkup(pair, found, own) }
    let key = found.entry.key.text
    guard text.hasSameBytes(as: key), text.hasWords, !text.isAddress else { return }
    guard !ownText.hasSameBytes(as: key) || !isSameLanguage else { return }
    if ownText.lowercased() == key.lowercased() {
      // The key is the text, and translated by the same words on purpose, or as a name.
      guard pair.text.state != .translated, !text.isName else { return }
      if pair.text.state == nil, text.isOneWord {
        singleWords.append(SingleWord(found: found, text: pair.text, own: own))
        return
      }
      longTextCount += 1
    }
    reportSameAsKey(found, pair.text, own)
  }

  mutating func reportSameAsKey(_ found: Found, _ text: CatalogText, _ own: Found?) {
    let reason = Reason("same-as-key", "the text of \(name(of: found)) is the key")
    add(.sameAsKey, found, text.place, reason, nil, own)
  }

  // MARK: Single words

  /// Reports the single words that are their keys, after all texts of a language were checked.
  ///
  /// Most of them are loan words, which are the same in both languages: `Filter`, `Pizza`. They count
  /// as forgotten beside as many longer texts that are, and in a language of another script.
  mutating func reportSingleWords(in texts: TableTexts) {
    let words = singleWords
    let isForgotten = !words.isEmpty && (longTextCount >= words.count || texts.isOfOtherScript)
    (singleWords, longTextCount) = ([], 0)
    guard isForgotten else { return }
    for word in words { reportSameAsKey(word.found, word.text, word.own) }
  }

  // MARK: White space

  private mutating func checkSpace(_ pair: TextPair, _ found: Found, _ own: Found) {
    // A key that is an identifier is not the text that translators saw.
    if pair.own.place == own.entry.key.place, !pair.own.text.hasSpace { return }
    let (first, last) = pair.text.text.outerSpace
    let (ownFirst, ownLast) = pair.own.text.outerSpace
    let isFirst = !isSame(first, ownFirst)
    guard isFirst || !isSame(last, ownLast) else { return }
    let reason = Reason(
      "other-white-space",
      "\(pair.subject(name(of: found))) \(isFirst ? "begins" : "ends") with \((isFirst ? first : last).spaceName), and in \(development) (\(own.file):\(pair.own.place)) with \((isFirst ? ownFirst : ownLast).spaceName)"
    )
    add(.whitespace, found, pair.text.place, reason, nil, own)
  }

  /// Whether white space at one end of a text is that of the development language, as far as the
  /// language writes spaces.
  private func isSame(_ space: Substring, _ ownSpace: Substring) -> Bool {
    if space == ownSpace { return true }
    guard Self.isWithoutSpaces(language) else { return false }
    // A full-width sign, such as `：`, has its space in itself. A new line is one in any language.
    return space == ownSpace.filter { $0 != " " && $0 != "\u{A0}" }
      || space.allSatisfy { $0 == "\u{3000}" } && ownSpace.allSatisfy { $0 == " " }
        && !ownSpace.isEmpty
  }

  /// The languages that are written without spaces between words.
  private static let withoutSpaces: Set<String> = [
    "bo", "dz", "ja", "km", "lo", "my", "shn", "th", "wuu", "yue", "zh",
  ]

  private static func isWithoutSpaces(_ language: String) -> Bool {
    withoutSpaces.contains(String(CatalogTables.folded(language).prefix { $0 != "-" }))
  }

  // MARK: Markup

  /// Compares the names of values, the links and the tags of a text.
  mutating func checkMarkup(_ pair: TextPair, _ found: Found, _ own: Found) {
    guard TextPair.mayHaveMarkup(pair.own.text), let markup = markup(ofOwn: pair.own.text) else {
      return checkMarkup(.text(pair.text), pair.form, found)
    }
    let faults = MarkupFault.faults(of: pair, against: markup) {
      let place = "(\(own.file):\(pair.own.place))"
      return pair.own.place == own.entry.key.place
        ? "the key" : "the text in \(development) \(place)"
    }
    for fault in faults { report(fault, pair.text, pair.subject(name(of: found)), found, own) }
  }

  private mutating func markup(ofOwn text: String) -> OwnMarkup? {
    if let known = ownMarkup[ByteText(text)] { return known }
    let markup = OwnMarkup(text)
    ownMarkup[ByteText(text)] = .some(markup)
    return markup
  }

  /// Checks the names, the links and the tags of an entry of the development language, or of one that
  /// is compared with nothing.
  mutating func checkMarkup(_ found: Found) {
    for value in [found.entry.value] + found.entry.variables.map(\.value) {
      checkMarkup(value, nil, found)
    }
  }

  private mutating func checkMarkup(_ value: CatalogValue, _ form: String?, _ found: Found) {
    switch value {
    case .variants(_, let variants):
      for variant in variants { checkMarkup(variant.value, variant.name.text, found) }
    case .text(let text):
      guard TextPair.mayHaveMarkup(text.text) else { return }
      let subject = TextPair(text: text, own: text, form: form).subject(name(of: found))
      for fault in MarkupFault.faults(of: text.text) { report(fault, text, subject, found, nil) }
    }
  }

  private mutating func report(
    _ fault: MarkupFault,
    _ text: CatalogText,
    _ subject: String,
    _ found: Found,
    _ own: Found?
  ) {
    // The rule for phrases has reported it.
    if isOfAppShortcuts, fault.kind == .placeholder, !text.text.contains("${applicationName}") {
      return
    }
    let reason = fault.reason(of: subject)
    add(LintRule(fault.kind), found, text.place, reason, fault.severity, own)
  }
}
