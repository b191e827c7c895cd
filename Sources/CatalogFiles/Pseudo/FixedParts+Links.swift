extension FixedParts {
  // MARK: Links

  /// Finds the brackets and the targets of Markdown's links and attributes: `[…](target)` and
  /// `[…][reference]`.
  mutating func findLinks() {
    var open: [Int] = []
    // The last part that was fixed as a whole; what is in it need not be fixed again.
    var last = 0..<0
    var place = 0
    while place < bytes.count {
      let byte = bytes[place]
      if byte == UInt8(ascii: "\n") { open = [] }
      if byte == UInt8(ascii: "["), !isFixed[place] { open.append(place) }
      guard byte == UInt8(ascii: "]"), !isFixed[place], let start = open.popLast(),
        let end = targetEnd(place + 1)
      else {
        place += 1
        continue
      }
      // The text of `[text][]` is the name of its target, too.
      let isReference = bytes[(place + 1)..<end].elementsEqual("[]".utf8)
      if isReference {
        fix(start..<max(start, last.lowerBound))
        fix(max(start, last.upperBound)..<place)
        last = start..<end
      } else {
        fix(start..<start + 1)
      }
      if start > 0, bytes[start - 1] == UInt8(ascii: "!") || bytes[start - 1] == UInt8(ascii: "^") {
        fix(start - 1..<start)
      }
      if bytes[place + 1] == UInt8(ascii: "(") {
        let isText = start > 0 && bytes[start - 1] == UInt8(ascii: "^")
        note(isText ? .attributes : .target, place + 2..<end - 1)
      }
      fix(place..<end)
      place = end
    }
  }

  /// The end of a target, in which parentheses are closed.
  private func targetEnd(_ start: Int) -> Int? {
    guard start < bytes.count else { return nil }
    let isReference = bytes[start] == UInt8(ascii: "[")
    guard isReference || bytes[start] == UInt8(ascii: "(") else { return nil }
    var depth = 0
    for place in (start + 1)..<bytes.count {
      switch bytes[place] {
      case UInt8(ascii: "["), UInt8(ascii: "\n"): return nil
      case UInt8(ascii: "]"): return isReference ? place + 1 : nil
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"):
        if depth == 0, !isReference { return place + 1 }
        depth -= 1
      default: continue
      }
    }
    return nil
  }

  // MARK: Addresses

  /// Finds addresses of the web and of mail, which end at space and at brackets.
  mutating func findAddresses(_ isPlaceholder: [Bool]) {
    let isClosed = closedParentheses(isPlaceholder)
    var place = 0
    while place < bytes.count {
      let count = isPlaceholder[place] ? 0 : endCount(at: place, isInWebAddress: false)
      guard count == 0 else {
        place += count
        continue
      }
      let word = word(from: place, isPlaceholder, isClosed)
      if word.isAddress { fix(place..<word.end) }
      place = word.end
    }
  }

  /// The word at a place, and whether it is an address.
  private func word(
    from start: Int,
    _ isPlaceholder: [Bool],
    _ isClosed: [Bool]
  ) -> (end: Int, isAddress: Bool) {
    let rest = bytes[start...]
    var isWeb = ["www.", "mailto:", "tel:"].contains { rest.starts(with: $0.utf8) }
    var (at, point) = (nil as Int?, nil as Int?)
    var isMail = false
    var depth = 0
    var place = start
    while place < bytes.count {
      guard !isPlaceholder[place] else {
        place += 1
        continue
      }
      guard endCount(at: place, isInWebAddress: isWeb) == 0 else { break }
      if point != nil { isMail = true }
      switch bytes[place] {
      case UInt8(ascii: ":"):
        if place > start, bytes[place...].starts(with: "://".utf8) { isWeb = true }
      case UInt8(ascii: "@"): if place > start { at = place }
      case UInt8(ascii: "."): if let at, place > at + 1 { point = place }
      case UInt8(ascii: "("):
        guard isClosed[place] else { return (place, true) }
        depth += 1
      case UInt8(ascii: ")"):
        guard depth > 0 else { return (place, true) }
        depth -= 1
      default: break
      }
      place += 1
    }
    return (place, isWeb || isMail)
  }

  /// For each opening parenthesis, whether it is closed before the next space.
  private func closedParentheses(_ isPlaceholder: [Bool]) -> [Bool] {
    var isClosed = Array(repeating: false, count: bytes.count)
    var open: [Int] = []
    for place in bytes.indices where !isPlaceholder[place] {
      switch bytes[place] {
      case UInt8(ascii: "("): open.append(place)
      case UInt8(ascii: ")"): if let start = open.popLast() { isClosed[start] = true }
      default: if endCount(at: place, isInWebAddress: true) > 0 { open = [] }
      }
    }
    return isClosed
  }

  /// The number of bytes of a character that ends a word; 0 for others.
  private func endCount(at place: Int, isInWebAddress: Bool) -> Int {
    let byte = bytes[place]
    if byte < 0x80 {
      let isParenthesis = byte == UInt8(ascii: "(") || byte == UInt8(ascii: ")")
      return isSpace(byte) || "<>\"[]{}|".utf8.contains(byte) || (isParenthesis && !isInWebAddress)
        ? 1 : 0
    }
    guard [0xC2, 0xE2, 0xE3].contains(byte) else { return 0 }
    let rest = bytes[place...]
    return Self.wideSpaces.first { rest.starts(with: $0) }?.count ?? 0
  }

  /// Spaces that are not ASCII.
  private static let wideSpaces: [String.UTF8View] =
    ["\u{A0}", "\u{202F}", "\u{3000}", "\u{2028}", "\u{2029}"].map(\.utf8)
    + (0x2000...0x200B).compactMap { Unicode.Scalar($0).map { String($0).utf8 } }
}
