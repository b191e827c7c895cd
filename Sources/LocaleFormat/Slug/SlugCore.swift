internal import ICU
internal import Sharing

/// A slug recipe made ready for one language.
final class SlugCore: Sendable {
  let resolvedLocale: ResolvedLocale
  let recipe: SlugFormat
  let rules: ASCIIRules
  /// Writes lower case; nil if the case is kept.
  private let lower: CaseFormat.Formatter?

  init(_ recipe: SlugFormat, for locale: LocaleID) throws(FormatError) {
    self.recipe = recipe
    resolvedLocale = try ResolvedLocale(locale)
    lower = recipe.keepsCase ? nil : try CaseFormat.lower.formatter(for: locale)
    do throws(ICUError) {
      rules = try ASCIIRules.of(locale)
    } catch {
      throw .icu(error, while: "opening the rules that write \(locale) in ASCII")
    }
  }

  // The rules are shared by all formatters.
  var estimatedByteCount: Int { 600 + (lower?.estimatedByteCount ?? 0) }

  /// Returns the slug of a text, in UTF-8.
  ///
  /// - Throws: `FormatError.Code.unwritable` if there is none, and `FormatError.Code.icu`.
  func bytes(_ text: Span<UInt8>) throws(FormatError) -> [UInt8] {
    var writer = SlugWriter(recipe)
    var start = 0
    while start < text.count, !writer.isFull {
      var end = start
      var isASCII = true
      // Spaces and controls end a word, which the rules of letters never look beyond.
      while end < text.count, text[end] > 0x20 {
        isASCII = isASCII && text[end] < 0x80
        end += 1
      }
      let word = text.extracting(start..<end)
      if isASCII {
        for place in word.indices { writer.add(ascii: word[place]) }
      } else if let letter = try add(word, to: &writer) {
        throw FormatError.unwritable(
          text: String(decoding: text),
          offset: start + word.offset(of: letter),
          reason: Reason("slug-letter", "it has a letter that no rule writes in ASCII")
        )
      }
      writer.addGap()
      start = end + 1
    }
    let letters = writer.finished()
    let slug = try letters.allSatisfy { $0 < 0x80 } ? letters : composed(letters.span)
    guard let fitted = SlugLimit(recipe).fitted(slug) else {
      throw FormatError.unwritable(
        text: String(decoding: text),
        reason: slug.isEmpty
          ? Reason("slug-empty", "a slug needs a letter or a digit")
          : Reason("slug-limit-too-low", "it does not fit into \(recipe.limit) bytes")
      )
    }
    return fitted
  }

  /// Adds a word that is not ASCII; returns the first letter that is refused.
  private func add(
    _ word: Span<UInt8>,
    to writer: inout SlugWriter
  ) throws(FormatError) -> Unicode.Scalar? {
    // Invisible characters would keep the rules from seeing a mark after its letter.
    let visible = String(decoding: word).unicodeScalars.filter {
      $0.isASCII || CharacterKind(of: $0) != .format
    }
    var letters = try composed(Array(String(visible).utf8).span)
    if let lower {
      var lowered: [UInt8] = []
      try lower.core.append(letters.span, to: &lowered)
      letters = lowered
    }
    var written: [UInt8] = []
    do throws(ICUError) {
      try rules.append(letters.span, to: &written)
    } catch {
      FormatFailures.expect(error)
      throw .icu(error, while: "writing a text in ASCII")
    }
    for scalar in String(decoding: written, as: UTF8.self).unicodeScalars
    where !writer.add(scalar) { return scalar }
    return nil
  }

  private func composed(_ text: Span<UInt8>) throws(FormatError) -> [UInt8] {
    var bytes: [UInt8] = []
    do throws(ICUError) {
      try Normalization.compose(text, to: &bytes)
    } catch {
      FormatFailures.expect(error)
      throw .icu(error, while: "normalizing a text")
    }
    return bytes
  }
}

extension Span<UInt8> {
  /// The place of a letter of a word, which the word may have as a capital letter or in another
  /// form; 0 if it is not found.
  fileprivate func offset(of letter: Unicode.Scalar) -> Int {
    let word = String(decoding: self)
    let place = word.unicodeScalars.firstIndex {
      $0 == letter || $0.properties.lowercaseMapping.unicodeScalars.contains(letter)
    }
    return place.map { word.utf8.distance(from: word.startIndex, to: $0) } ?? 0
  }
}

extension String {
  fileprivate init(decoding bytes: Span<UInt8>) {
    self.init(decoding: bytes.indices.map { bytes[$0] }, as: UTF8.self)
  }
}
