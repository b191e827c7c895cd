/// The parts of a text while a plan writes it.
struct PartList {
  private(set) var parts: [FormattedText.Part] = []
  private var start = 0

  /// - Parameter capacity: The most parts.
  init(capacity: Int) { parts.reserveCapacity(capacity) }

  /// Adds the bytes since the last part, unless there are none.
  ///
  /// A literal becomes one part with the literal before it, as in ICU's fields.
  @inline(__always)
  mutating func end(
    _ kind: FormattedText.Kind,
    at end: Int,
    source: FormattedText.Source = .shared
  ) {
    guard end > start else { return }
    if kind == .literal, let last = parts.last, last.kind == .literal {
      parts[parts.count - 1] = FormattedText.Part(
        kind: .literal,
        utf8Range: last.utf8Range.lowerBound..<end
      )
    } else {
      parts.append(FormattedText.Part(kind: kind, utf8Range: start..<end, source: source))
    }
    start = end
  }
}
