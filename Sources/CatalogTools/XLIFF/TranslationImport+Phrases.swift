internal import CatalogFiles
internal import Faults
internal import Sharing

extension TranslationImport {
  /// The identifier of the first phrase of a set, for which the key alone may stand.
  func firstPhrase(of unit: XLIFFDocument.Unit) -> String {
    CatalogUnits.phraseID(unit.id, 0)
  }

  /// The sets of phrases that are changed, by key.
  ///
  /// A set has the phrases in the order of their numbers, each once: phrases are synonyms, and a
  /// language needs not have as many as another one. Units are removed if their set stays as it is.
  mutating func takePhrases(
    from units: inout [ImportedFile.Unit],
    of file: ExchangeFile
  ) -> [ByteText: XCStringsFile.Phrases] {
    var changed: [ByteText: [Int: ImportedFile.Unit]] = [:]
    for unit in units {
      guard let number = unit.text.phrase else { continue }
      changed[ByteText(unit.text.key), default: [:]][number] = unit
      checkPhrase(unit)
    }
    guard !changed.isEmpty else { return [:] }
    var sets: [ByteText: PhraseSet] = [:]
    for text in file.units {
      guard let number = text.phrase, let new = changed[ByteText(text.key)] else { continue }
      sets[ByteText(text.key), default: PhraseSet()].add(text, new[number])
    }
    let results = sets.compactMapValues(\.changed)
    units.removeAll { $0.text.phrase != nil && results[ByteText($0.text.key)] == nil }
    return results
  }

  /// Reports a phrase that the system would not accept.
  private mutating func checkPhrase(_ unit: ImportedFile.Unit) {
    guard let fault = PhraseFault(unit.new, of: "'\(unit.text.id.excerpt)'") else { return }
    report(options.allowsArguments ? .warning : .error, unit.unit.place, fault.reason)
  }
}

/// The phrases of a key in one language, before and after an import.
private struct PhraseSet {
  private var old: [String] = []
  private var oldState: TranslationState?
  private var new: [(text: String, state: TranslationState)] = []

  /// Adds the next phrase, and its change.
  mutating func add(_ text: ExchangeUnit, _ unit: ImportedFile.Unit?) {
    if let target = text.target {
      old.append(target)
      oldState = text.state
    }
    if let unit {
      new.append((unit.new, unit.state))
    } else if let target = text.target {
      new.append((target, text.state ?? .translated))
    }
  }

  /// The phrases after the import; nil if they are as before.
  var changed: XCStringsFile.Phrases? {
    var known: Set<ByteText> = []
    let isSame = new.elementsEqual(old) { $0.text.utf8.elementsEqual($1.utf8) }
    let kept = isSame ? new : new.filter { known.insert(ByteText($0.text)).inserted }
    let states = kept.map(\.state)
    let state = [.new, .needsReview].first(where: states.contains) ?? states.first ?? .translated
    let texts = kept.map(\.text)
    let isLike = texts.elementsEqual(old) { $0.utf8.elementsEqual($1.utf8) }
    guard !isLike || state != oldState ?? .translated else { return nil }
    return XCStringsFile.Phrases(texts.map { CatalogText($0, at: .start, state: state) }, state)
  }
}
