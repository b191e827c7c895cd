internal import CatalogFiles
internal import Faults

// MARK: Words

extension String {
  /// Whether the text has words, and not only a number, a sign, conversions, or an abbreviation in
  /// capitals.
  var hasWords: Bool {
    var letters = 0
    var isCapital = true
    for scalar in withoutConversions.unicodeScalars where scalar.properties.isAlphabetic {
      letters += 1
      isCapital = isCapital && scalar.properties.isUppercase
    }
    return letters > 1 && !(isCapital && letters <= 5)
  }

  /// Whether there is nothing to translate: no letter outside of conversions.
  var isWithoutLetters: Bool {
    !withoutConversions.unicodeScalars.contains(where: \.properties.isAlphabetic)
  }

  /// Whether the text has one word, beside numbers, signs and conversions.
  var isOneWord: Bool { words.count == 1 }

  /// Whether the text is a name, or a unit: at most three words, of which one is written as no word
  /// is, such as `GitHub`, `iPhone`, `MP3` or `MB/s`, and the others begin with capitals; or a line
  /// with the owner of a right.
  var isName: Bool {
    if unicodeScalars.contains(where: { "©®™".unicodeScalars.contains($0) }) { return true }
    let words = words
    return words.count <= 3 && words.contains(where: Self.isWrittenAsName)
      && words.allSatisfy { Self.isWrittenAsName($0) || $0.first?.isUppercase == true }
  }

  /// The parts between spaces that have letters, without the signs around them.
  private var words: [Substring] {
    withoutConversions.split(whereSeparator: \.isWhitespace).compactMap { part in
      let word = part.drop { !$0.isLetter && !$0.isNumber }
      let end = word.lastIndex { $0.isLetter || $0.isNumber }
      return word.contains(where: \.isLetter) ? end.map { word[...$0] } : nil
    }
  }

  /// Whether a word has a capital after a small letter, a digit, or a slash, or is an abbreviation.
  private static func isWrittenAsName(_ word: Substring) -> Bool {
    if word.allSatisfy({ $0.isUppercase || !$0.isLetter }) { return word.count <= 5 }
    var isAfterSmall = false
    for character in word {
      if character.isNumber || character == "/" || isAfterSmall && character.isUppercase {
        return true
      }
      isAfterSmall = character.isLowercase
    }
    return false
  }

  private var withoutConversions: String {
    guard utf8.contains(UInt8(ascii: "%")) else { return self }
    do throws(FormatError) {
      let pieces = try FormatString(self).pieces
      return pieces.map { if case .literal(let text) = $0 { text } else { " " } }.joined()
    } catch {
      return self
    }
  }
}

extension TableTexts {
  /// The most texts that are looked at to find the script.
  private static let sampleCount = 64

  /// Whether at least half of the texts are written in other letters than Latin ones.
  var isOfOtherScript: Bool {
    var (others, all) = (0, 0)
    for found in entries {
      guard case .text(let text) = found.entry.value,
        let isLatin = text.text.isLatin
      else { continue }
      all += 1
      if !isLatin { others += 1 }
      if all == Self.sampleCount { break }
    }
    return others > 0 && others * 2 >= all
  }
}

extension String {
  /// Whether all letters are Latin ones; nil without letters.
  fileprivate var isLatin: Bool? {
    var isLatin: Bool?
    for scalar in unicodeScalars where scalar.properties.isAlphabetic {
      // The Latin blocks; those between them have the phonetic alphabet.
      guard scalar.value < 0x0370 || (0x1E00...0x1EFF).contains(scalar.value) else { return false }
      isLatin = true
    }
    return isLatin
  }
}
