extension NumberReader {
  /// A text without the signs, spaces and words around its number.
  struct Core {
    let range: Range<Int>
    let isNegative: Bool
    /// The power of ten of the words around the number; nil for no such word.
    let shift: Int?
  }

  /// Reads a whole text as people type it.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - names: Other names of the currency, folded, in lower case.
  /// - Returns: The value.
  /// - Throws: The furthest place that a reading reached.
  func readLeniently(
    _ text: FoldedText,
    names: [[Unicode.Scalar]]
  ) throws(NumeralSet.Fault) -> FixedDecimal {
    do throws(NumeralSet.Fault) {
      return try readStrictly(text)
    } catch {}
    let lower = text.withSingleSpaces.caseFolded
    let core = strip(lower, names: names)
    var furthest = NumeralSet.Fault(index: 0, reason: .digitExpected)
    for set in numerals {
      do throws(NumeralSet.Fault) {
        let reading = try set.caseFolded.read(lower, core.range, .forgiving)
        return FixedDecimal(
          reading.decimal(isNegative: core.isNegative, shiftedBy: core.shift ?? usualShift)
        )
      } catch {
        // The place in the original text.
        let index = text.index(utf8Offset: lower.utf8Offset(error.index))
        if index >= furthest.index { furthest = .init(index: index, reason: error.reason) }
      }
    }
    throw furthest
  }

  /// Removes spaces, one sign, parentheses and the words of the format from both ends.
  ///
  /// At most one magnitude is removed, because the meaning of `5 thousand million` is not clear in
  /// every language.
  func strip(_ text: FoldedText, names: [[Unicode.Scalar]]) -> Core {
    var rest = Stripping(scalars: text.scalars[...], usualShift: usualShift)
    let words = affixWords + names.map { ($0, nil) }
    rest.takeSpaces()
    rest.takeParentheses()
    while rest.takeSpaces() || rest.takeSign() || rest.takeWord(words) {}
    return Core(
      range: rest.scalars.startIndex..<rest.scalars.endIndex,
      isNegative: rest.isNegative,
      shift: rest.shift
    )
  }

  /// The words and abbreviations of powers of ten, in lower case, longest first.
  var magnitudes: [[Unicode.Scalar]] {
    affixWords.filter { $0.shift.map { $0 != usualShift } ?? false }.map(\.word)
  }

  /// The texts of the forms without spaces and signs at their ends, in lower case, longest first.
  ///
  /// Texts that mean two things in lower case are left out, as `m` and `M` do in Tongan.
  private var affixWords: [(word: [Unicode.Scalar], shift: Int?)] {
    var found: [[Unicode.Scalar]: Int] = [:]
    var ambiguous: Set<[Unicode.Scalar]> = []
    for form in forms {
      for affix in [form.prefix, form.suffix] {
        let word = affix.map(\.simpleLowercase).trimmed { $0.isAroundWords }
        guard !word.isEmpty else { continue }
        let shift = form.shift ?? usualShift
        if let known = found[word], known != shift { ambiguous.insert(word) }
        found[word] = shift
      }
    }
    for word in ambiguous { found[word] = nil }
    for (word, shift) in withoutStops(found) where found[word] == nil && !ambiguous.contains(word) {
      found[word] = shift
    }
    return found.map { ($0.key, $0.value) }.sorted {
      $0.word.count != $1.word.count
        ? $0.word.count > $1.word.count : $0.word.lexicographicallyPrecedes($1.word)
    }
  }

  /// The magnitudes that have full stops, without them, such as `mio`; those that then mean two
  /// things are left out.
  private func withoutStops(
    _ words: [[Unicode.Scalar]: Int]
  ) -> [[Unicode.Scalar]: Int] {
    var meanings: [[Unicode.Scalar]: Set<Int>] = [:]
    for (word, shift) in words where shift != usualShift && word.contains(".") {
      meanings[word.filter { $0 != "." }, default: []].insert(shift)
    }
    return meanings.compactMapValues { $0.count == 1 ? $0.first : nil }
      .filter { !$0.key.isEmpty }
  }
}

/// A text from whose ends pieces are removed.
private struct Stripping {
  var scalars: ArraySlice<Unicode.Scalar>
  private(set) var isNegative = false
  /// The power of ten of a magnitude that was removed.
  private(set) var shift: Int?
  private let usualShift: Int
  private var hasSign = false

  init(scalars: ArraySlice<Unicode.Scalar>, usualShift: Int) {
    self.scalars = scalars
    self.usualShift = usualShift
  }

  @discardableResult
  mutating func takeSpaces() -> Bool {
    let before = scalars.count
    scalars = scalars.drop { $0.properties.isWhitespace }
    while scalars.last?.properties.isWhitespace == true { scalars.removeLast() }
    return scalars.count < before
  }

  mutating func takeParentheses() {
    guard scalars.first == "(", scalars.last == ")", scalars.count > 2 else { return }
    scalars = scalars.dropFirst().dropLast()
    isNegative = true
    hasSign = true
  }

  mutating func takeSign() -> Bool {
    guard !hasSign, scalars.count > 1 else { return false }
    if let sign = scalars.first, sign == FoldedText.minus || sign == FoldedText.plus {
      isNegative = sign == FoldedText.minus
      scalars.removeFirst()
    } else if scalars.last == FoldedText.minus {
      isNegative = true
      scalars.removeLast()
    } else {
      return false
    }
    hasSign = true
    return true
  }

  mutating func takeWord(_ words: [(word: [Unicode.Scalar], shift: Int?)]) -> Bool {
    for (word, meaning) in words where word.count < scalars.count {
      let isMagnitude = meaning.map { $0 != usualShift } ?? false
      if isMagnitude, shift != nil { continue }
      if scalars.starts(with: word) {
        scalars = scalars.dropFirst(word.count)
      } else if scalars.suffix(word.count).elementsEqual(word) {
        scalars = scalars.dropLast(word.count)
      } else {
        continue
      }
      if isMagnitude { shift = meaning }
      return true
    }
    return false
  }
}

extension NumeralSet {
  /// The same set, with symbols in lower case.
  fileprivate var caseFolded: NumeralSet {
    NumeralSet(
      digits: digits,
      allowsASCII: allowsASCII,
      group: group?.map(\.simpleLowercase),
      writesGroups: writesGroups,
      writesLeadingZeros: writesLeadingZeros,
      decimal: decimal.map(\.simpleLowercase),
      exponent: (exponent ?? ["E"]).map(\.simpleLowercase),
      primaryGroup: primaryGroup,
      secondaryGroup: secondaryGroup
    )
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is a space, a sign or a parenthesis, and so not part of the word next to
  /// it.
  fileprivate var isAroundWords: Bool {
    properties.isWhitespace || [FoldedText.minus, FoldedText.plus, "(", ")"].contains(self)
  }
}

extension [Unicode.Scalar] {
  fileprivate func trimmed(_ isTrimmed: (Unicode.Scalar) -> Bool) -> [Unicode.Scalar] {
    var rest = self[...].drop(while: isTrimmed)
    while let last = rest.last, isTrimmed(last) { rest.removeLast() }
    return Array(rest)
  }
}
