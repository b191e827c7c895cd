internal import Sharing

/// Cuts texts.
struct TextCutter {
  let core: FitCore
  /// The ranges that are kept or left out as a whole.
  let kept: [Range<Int>]

  private var budget: FitFormat.Budget { core.recipe.budget }
  private var limit: Int { core.recipe.budget.limit }

  /// Bytes beside a budget that are looked at, because a boundary depends on what follows it.
  private static let margin = 1_024

  /// Cuts the text at the recipe's boundaries, or else at characters; if nothing of it fits, the
  /// ellipsis alone is left, or nothing.
  func cut(_ text: Span<UInt8>) -> FittedBytes {
    let boundary = core.recipe.boundary
    if boundary != .character, let cut = cut(text, at: boundary, core.wordEllipsis) { return cut }
    if let cut = cut(text, at: .character, core.characterEllipsis) { return cut }
    let alone = core.characterEllipsis.text.filter { $0 != " " }
    let bytes = cost(of: alone) <= limit ? Array(alone.utf8) : []
    return FittedBytes(kept: [], bytes: bytes)
  }

  private func cut(
    _ text: Span<UInt8>,
    at boundary: FitFormat.Boundary,
    _ ellipsis: Ellipsis
  ) -> FittedBytes? {
    var room = limit - cost(of: ellipsis.text)
    while room >= 0 {
      guard let cut = cut(text, at: boundary, ellipsis, room: room) else { return nil }
      if fits(cut) { return cut }
      room -= 1
    }
    return nil
  }

  /// Whether a text that was cut has no more words than it may.
  ///
  /// A dictionary can find more words in a part of a text than it found there in the whole.
  private func fits(_ cut: FittedBytes) -> Bool {
    guard case .words(let most) = budget, let bytes = cut.bytes else { return true }
    var count = 0
    core.segments.words.forEach(in: bytes.span) { segment in
      if segment.isCounted { count += 1 }
      return count <= most
    }
    return count <= most
  }

  private func cut(
    _ text: Span<UInt8>,
    at boundary: FitFormat.Boundary,
    _ ellipsis: Ellipsis,
    room: Int
  ) -> FittedBytes? {
    switch core.recipe.place {
    case .end:
      guard let end = lastEnd(text, at: boundary, room: room) else { return nil }
      return joined(text, 0..<end, nil, ellipsis)
    case .start:
      guard let start = firstStart(text, at: boundary, room: room, after: 0) else { return nil }
      return joined(text, nil, start..<text.count, ellipsis)
    case .middle:
      guard let end = lastEnd(text, at: boundary, room: (room + 1) / 2) else { return nil }
      let taken = cost(text, ofBeginning: end, at: boundary)
      guard let start = firstStart(text, at: boundary, room: room - taken, after: end) else {
        return nil
      }
      return joined(text, 0..<end, start..<text.count, ellipsis)
    }
  }

  // MARK: Places

  /// The last place where a beginning may end, so that it takes at most `room` with the characters
  /// that end its directions.
  private func lastEnd(
    _ text: Span<UInt8>,
    at boundary: FitFormat.Boundary,
    room: Int
  ) -> Int? {
    for window in windows(text, room) {
      let isWhole = window == text.count
      let places = boundaries(text, 0..<window, boundary, until: farthest(room))
      var best: Int?
      var isOver = false
      var open = OpenDirections()
      var read = 0
      for end in places.ends {
        // The last places of a beginning may be others in the whole text.
        guard isWhole || end + 256 <= window else { break }
        open.read(text, read..<end)
        read = end
        let cost = places.cost(0..<end, text, budget)
        isOver = cost > room
        if isOver { break }
        if cost + self.cost(ofDirections: open.count) <= room, isAllowed(text, end, boundary) {
          best = end
        }
      }
      // One word can be longer than the room.
      let sure = 0..<max(0, window - 256)
      if isOver || isWhole || places.cost(sure, text, budget) > room { return best }
    }
    return nil
  }

  /// The first place where an end may start, so that it takes at most `room` with the characters
  /// that start again what is opened after `first`.
  private func firstStart(
    _ text: Span<UInt8>,
    at boundary: FitFormat.Boundary,
    room: Int,
    after first: Int
  ) -> Int? {
    for window in windows(text, room) {
      let lower = text.freshStart(atMost: max(0, text.count - window))
      let places = boundaries(text, lower..<text.count, boundary)
      // The first places of an end may be others in the whole text.
      let sure = lower == 0 ? 0 : min(text.count, lower + 256)
      let starts = places.starts.filter { $0 >= sure && $0 > first }
      var best: Int?
      var isOver = false
      let opened = openedDirections(text, at: starts, after: first)
      for (start, count) in zip(starts, opened).reversed() {
        let cost = places.cost(start..<text.count, text, budget)
        isOver = cost > room
        if isOver { break }
        if cost + self.cost(ofDirections: count) <= room, isAllowed(text, start, boundary) {
          best = start
        }
      }
      // One word can be longer than the room.
      let isTooLong = places.cost(sure..<text.count, text, budget) > room
      if isOver || lower <= first || isTooLong { return best }
    }
    return nil
  }

  /// The lengths of the pieces to look at, one after another until one is enough.
  private func windows(_ text: Span<UInt8>, _ room: Int) -> [Int] {
    let first =
      switch budget {
      case .bytes: room + Self.margin
      case .utf16: room.multipliedOrMaximum(by: 3) + Self.margin
      case .characters: room.multipliedOrMaximum(by: 8) + Self.margin
      case .words: room.multipliedOrMaximum(by: 16) + Self.margin
      }
    var sizes: [Int] = []
    var size = first
    while size < text.count {
      sizes.append(text.scalarBoundary(atMost: size))
      size *= 4
    }
    return sizes + [text.count]
  }

  /// An offset after which every beginning takes more than `room`.
  private func farthest(_ room: Int) -> Int {
    switch budget {
    case .bytes: room
    case .utf16: room.multipliedOrMaximum(by: 3)
    case .characters, .words: .max
    }
  }

  private func boundaries(
    _ text: Span<UInt8>,
    _ window: Range<Int>,
    _ boundary: FitFormat.Boundary,
    until last: Int = .max
  ) -> TextBoundaries {
    TextBoundaries(of: text, in: window, until: last, budget, boundary, core.segments)
  }

  /// The number of directions that are opened after an offset and still open, at each of some places,
  /// which are in order.
  private func openedDirections(
    _ text: Span<UInt8>,
    at places: [Int],
    after offset: Int
  ) -> [Int] {
    var open = OpenDirections()
    var read = 0
    return places.map { place in
      open.read(text, read..<place)
      read = place
      return open.count(from: offset)
    }
  }

  private func directions(_ text: Span<UInt8>, at place: Int) -> OpenDirections {
    var open = OpenDirections()
    open.read(text, 0..<place)
    return open
  }

  /// Whether a place is not within a range that is kept, and not within a character.
  private func isAllowed(
    _ text: Span<UInt8>,
    _ place: Int,
    _ boundary: FitFormat.Boundary
  ) -> Bool {
    guard !kept.contains(where: { $0.lowerBound < place && place < $0.upperBound }) else {
      return false
    }
    guard boundary != .character, place > 0, place < text.count else { return true }
    // Two ASCII characters are apart, except for a carriage return and a line feed.
    if text[place - 1] < 0x80, text[place] < 0x80, text[place] != 0x0A { return true }
    return isCharacterBoundary(text, place)
  }

  private func isCharacterBoundary(_ text: Span<UInt8>, _ place: Int) -> Bool {
    var isBoundary = false
    let start = text.freshStart(atMost: place - 1)
    let end = text.scalarBoundary(atMost: min(text.count, place + 64))
    core.segments.characters.forEach(in: text.extracting(start..<end)) { segment in
      isBoundary = start + segment.utf8Range.upperBound == place
      return start + segment.utf8Range.upperBound < place
    }
    return isBoundary
  }

  // MARK: Costs

  private func cost(of literal: String) -> Int {
    switch budget {
    case .bytes: literal.utf8.count
    case .utf16: literal.utf16.count
    case .characters: literal.count
    case .words: 0
    }
  }

  private func cost(ofDirections count: Int) -> Int {
    switch budget {
    case .bytes: count * 3
    case .utf16, .characters: count
    case .words: 0
    }
  }

  private func cost(
    _ text: Span<UInt8>,
    ofBeginning end: Int,
    at boundary: FitFormat.Boundary
  ) -> Int {
    boundaries(text, 0..<end, boundary).cost(0..<end, text, budget)
      + cost(ofDirections: directions(text, at: end).count)
  }

  // MARK: The text

  private func joined(
    _ text: Span<UInt8>,
    _ first: Range<Int>?,
    _ last: Range<Int>?,
    _ ellipsis: Ellipsis
  ) -> FittedBytes {
    var bytes = Array(ellipsis.before.utf8)
    let opened = first.map { directions(text, at: $0.upperBound) } ?? OpenDirections()
    let open = last.map { directions(text, at: $0.lowerBound) } ?? OpenDirections()
    let common = open.common(with: opened)
    if let first {
      bytes.append(text, first)
      bytes += opened.closing(from: last == nil ? 0 : common)
    }
    if first != nil, last != nil { bytes += ellipsis.between.utf8 }
    if let last {
      bytes += open.opening(from: common)
      bytes.append(text, last)
    }
    bytes += ellipsis.after.utf8
    return FittedBytes(kept: [first, last].compactMap { $0 }, bytes: bytes)
  }
}

extension Span<UInt8> {
  /// The last place that is not after an offset, and from which on characters are found as in the
  /// whole text.
  fileprivate func freshStart(atMost limit: Int) -> Int {
    var start = scalarBoundary(atMost: limit)
    while start > 0, !isFresh(at: start) { start = scalarStart(before: start) }
    return start
  }

  /// Whether the boundaries of characters after the code point at a place do not depend on what is
  /// before it, as they do with marks, joiners and the letters of flags.
  ///
  /// Source: [UAX #29, Grapheme Cluster Boundary
  /// Rules](https://unicode.org/reports/tr29/#Grapheme_Cluster_Boundary_Rules).
  fileprivate func isFresh(at place: Int) -> Bool {
    guard self[place] >= 0x80, let scalar = scalar(at: place)?.scalar else { return true }
    let properties = scalar.properties
    let isFlag = (0x1F1E6...0x1F1FF).contains(scalar.value)
    return switch properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark, .format, .modifierSymbol: false
    default: !properties.isGraphemeExtend && !isFlag
    }
  }
}

extension [UInt8] {
  fileprivate mutating func append(_ text: Span<UInt8>, _ range: Range<Int>) {
    reserveCapacity(count + range.count + 16)
    for place in range { append(text[place]) }
  }
}

extension Int {
  fileprivate func multipliedOrMaximum(by factor: Int) -> Int {
    let (product, isOver) = multipliedReportingOverflow(by: factor)
    return isOver ? Int(Int32.max) : Swift.min(product, Int(Int32.max))
  }
}
