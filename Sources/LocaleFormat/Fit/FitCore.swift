internal import ICU

/// A recipe for texts that fit, made ready for one locale.
final class FitCore: Sendable {
  /// The boundaries of the locale.
  struct Segments: Sendable {
    let characters: SegmentCore
    let words: SegmentCore
    let lines: SegmentCore
  }

  let resolvedLocale: ResolvedLocale
  let recipe: FitFormat
  let segments: Segments
  /// The texts around an ellipsis between words, and within a word.
  let wordEllipsis: Ellipsis
  let characterEllipsis: Ellipsis

  init(_ recipe: FitFormat, for locale: LocaleID) throws(FormatError) {
    segments = Segments(
      characters: try SegmentCore(.characters, for: locale),
      words: try SegmentCore(.words, for: locale),
      lines: try SegmentCore(.lines, for: locale)
    )
    resolvedLocale = try ResolvedLocale(locale)
    self.recipe = recipe
    guard recipe.hasEllipsis else {
      (wordEllipsis, characterEllipsis) = (.none, .none)
      return
    }
    do throws(ICUError) {
      let patterns = try Ellipsis.patterns(resolvedLocale.dataName, recipe.place)
      (wordEllipsis, characterEllipsis) = (patterns.word, patterns.character)
    } catch {
      throw .icu(error, while: "looking for the ellipsis of \(locale)")
    }
  }

  var estimatedByteCount: Int {
    segments.characters.estimatedByteCount + segments.words.estimatedByteCount
      + segments.lines.estimatedByteCount + 400
  }

  /// Shortens a text until it fits.
  func fit(_ text: Span<UInt8>, keeping kept: [Range<Int>]) -> FittedBytes {
    if fits(text) { return FittedBytes(kept: [0..<text.count], bytes: nil) }
    if recipe.budget.limit == 0 { return FittedBytes(kept: [], bytes: []) }
    return TextCutter(core: self, kept: kept).cut(text)
  }

  /// Whether a text fits as it is; no more of it is read than needed.
  private func fits(_ text: Span<UInt8>) -> Bool {
    let limit = recipe.budget.limit
    switch recipe.budget {
    case .bytes: return text.count <= limit
    case .utf16:
      if text.count <= limit { return true }
      return text.count / 3 <= limit && text.utf16Count(in: 0..<text.count) <= limit
    case .characters:
      if text.count <= limit { return true }
      return count(text, segments.characters, most: limit) <= limit
    case .words: return count(text, segments.words, most: limit) <= limit
    }
  }

  /// The number of segments, or one more than `most`.
  private func count(_ text: Span<UInt8>, _ core: SegmentCore, most: Int) -> Int {
    // Only the beginning is looked at, until it has too many.
    var size = min(text.count, 4_096)
    while true {
      let window = text.extracting(0..<text.scalarBoundary(atMost: size))
      var count = 0
      core.forEach(in: window) { segment in
        // The last segments of a beginning may be others in the whole text.
        guard size == text.count || segment.utf8Range.upperBound + 256 <= window.count else {
          return false
        }
        if segment.isCounted { count += 1 }
        return count <= most
      }
      if count > most || size == text.count { return count }
      size = size > text.count / 4 ? text.count : size * 4
    }
  }
}

/// The bytes of a text that fits.
struct FittedBytes {
  /// The ranges of the original that are kept: one, or two around a cut in the middle.
  let kept: [Range<Int>]
  /// The bytes; nil if they are those of the original.
  let bytes: [UInt8]?
}
