internal import CatalogFiles
internal import Faults
internal import Sharing

/// Reads the look-ups of a source in C, C++ or Objective-C.
///
/// It knows comments, literals and brackets, and nothing else of the languages, so that code that
/// does not compile is read too. Each byte is read once.
struct CSourceReader {
  /// A bracket that is not yet closed.
  private enum Bracket {
    case call(CCall)
    case other(UInt8)
  }

  private let bytes: [UInt8]
  private let functions: [String: LookupFunction]
  private var position: Int
  private var brackets: [Bracket] = []
  /// The number of brackets that are calls.
  private var calls = 0
  private var found = FoundTexts()
  /// The end of the `#define` that is being read; its look-ups may name parameters.
  private var macroEnd = 0

  /// Whether it was reported that there are too many open brackets.
  private var isDeep = false

  /// The most brackets that are open at once; those inside are not told apart.
  private static let maximumDepth = 10_000

  init(_ bytes: [UInt8], from start: Int, functions: [String: LookupFunction]) {
    self.bytes = bytes
    self.functions = functions
    position = start
  }

  /// Reads the source.
  mutating func read() -> FoundTexts {
    while position < bytes.count {
      let start = position
      switch bytes[start] {
      case UInt8(ascii: "/"): if !skipComment() { other() }
      case UInt8(ascii: "\""): literal()
      case UInt8(ascii: "'"): character()
      case UInt8(ascii: "@") where peek(1) == UInt8(ascii: "\""): position += 1
      case UInt8(ascii: "#"): directive()
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): open(bytes[start])
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): close(bytes[start])
      case UInt8(ascii: ","):
        position += 1
        withCall { $0.nextArgument() }
      case UInt8(ascii: ";"):
        position += 1
        endUnclosedCall()
      case let byte where byte.isASCIISpace || byte == UInt8(ascii: "\\"): position += 1
      case let byte where byte.isNameStart: name()
      case let byte where byte.isASCIIDigit: number()
      default: other()
      }
    }
    while !brackets.isEmpty { endUnclosedCall(isAnyBracket: true) }
    return found
  }

  private func peek(_ distance: Int) -> UInt8? {
    position + distance < bytes.count ? bytes[position + distance] : nil
  }

  /// Takes a byte that makes an argument an expression.
  private mutating func other() {
    position += 1
    withCall { $0.addExpression() }
  }

  // MARK: Brackets and calls

  private mutating func withCall(_ change: (inout CCall) -> Void) {
    guard case .call(var call)? = brackets.last else { return }
    // Nothing else keeps the call, so that a change copies nothing.
    brackets[brackets.count - 1] = .other(0)
    change(&call)
    brackets[brackets.count - 1] = .call(call)
  }

  private mutating func open(_ byte: UInt8) {
    position += 1
    guard brackets.count < Self.maximumDepth else { return reportDepth() }
    // Parentheses around one literal change nothing.
    if byte == UInt8(ascii: "("), case .call(let call)? = brackets.last, call.isArgumentEmpty {
      brackets.append(.call(CCall(group: position - 1)))
      calls += 1
      return
    }
    withCall { $0.addExpression() }
    brackets.append(.other(byte))
  }

  private mutating func reportDepth() {
    guard !isDeep else { return }
    isDeep = true
    found.add(hiding: .deepBrackets(Self.maximumDepth), at: position)
  }

  private mutating func close(_ byte: UInt8) {
    position += 1
    guard byte == UInt8(ascii: ")") else {
      // Another bracket closes what was opened inside it.
      let opening = byte == UInt8(ascii: "]") ? UInt8(ascii: "[") : UInt8(ascii: "{")
      while let last = brackets.last {
        if case .other(let kind) = last {
          brackets.removeLast()
          if kind == opening { return }
        } else if calls > 0 {
          endUnclosedCall(isAnyBracket: true)
        }
      }
      return
    }
    guard let last = brackets.popLast() else { return }
    guard case .call(let call) = last else { return }
    calls -= 1
    if call.function == nil {
      withCall { $0.add(call) }
    } else {
      finish(call)
      withCall { $0.addExpression() }
    }
  }

  /// Gives up a call that a semicolon or the end of the file is inside of.
  private mutating func endUnclosedCall(isAnyBracket: Bool = false) {
    while let last = brackets.last {
      guard case .call(let call) = last else {
        if isAnyBracket { brackets.removeLast() }
        return
      }
      brackets.removeLast()
      calls -= 1
      if let function = call.function {
        found.add(hiding: .unclosed(")", "call of \(function.name.excerpt)"), at: call.offset)
      }
      if isAnyBracket { return }
    }
  }

  private mutating func finish(_ call: CCall) {
    do throws(CCall.Fault) {
      if let text = try call.text() { found.add(text) }
    } catch {
      switch error {
      case .expression(let role):
        // A macro that passes its parameter on is not a look-up.
        guard call.offset >= macroEnd else { return }
        found.add(.literalExpected(role, of: call.function?.name ?? ""), at: call.offset)
      case .notUTF8(let byte, let offset): found.add(hiding: .utf8Expected(byte), at: offset)
      }
    }
  }

  // MARK: Names

  private func nameEnd(from start: Int) -> Int {
    var end = start
    while end < bytes.count, bytes[end].isNameStart || bytes[end].isASCIIDigit { end += 1 }
    return end
  }

  private mutating func name() {
    let start = position
    position = nameEnd(from: start)
    if peek(0) == UInt8(ascii: "\""), position - start <= 3 {
      // The prefix of a literal, such as u8 or L; R begins a raw one.
      let prefix = bytes[start..<position]
      if prefix.last == UInt8(ascii: "R") { return rawLiteral() }
      if prefix.elementsEqual("L".utf8) || prefix.first.map({ $0 | 0x20 }) == UInt8(ascii: "u") {
        return
      }
    }
    let name = String(decoding: bytes[start..<position], as: UTF8.self)
    if name == "CFSTR", case .call? = brackets.last { return }
    if let function = functions[name] {
      guard brackets.count < Self.maximumDepth else { return reportDepth() }
      skipSpaceAndComments()
      if peek(0) == UInt8(ascii: "(") {
        position += 1
        brackets.append(.call(CCall(function, at: start)))
        calls += 1
        return
      }
    }
    withCall { call in
      if ["nil", "NULL", "Nil", "nullptr"].contains(name) {
        call.addNull()
      } else {
        call.addExpression()
      }
    }
  }

  /// Skips a number: a quotation mark in it separates digits.
  private mutating func number() {
    while let byte = peek(0), byte.isNameStart || byte.isASCIIDigit || byte == UInt8(ascii: "'") {
      position += 1
    }
    withCall { $0.addExpression() }
  }

  /// Reads the word of a directive; one that defines a function which is found itself is skipped.
  private mutating func directive() {
    position += 1
    skipBlanks()
    let end = nameEnd(from: position)
    guard bytes[position..<end].elementsEqual("define".utf8) else {
      withCall { $0.addExpression() }
      return
    }
    position = end
    skipBlanks()
    let nameStart = position
    position = nameEnd(from: nameStart)
    // A number sign inside a definition has the same end.
    if position > macroEnd { macroEnd = definitionEnd(from: position) }
    let name = String(decoding: bytes[nameStart..<position], as: UTF8.self)
    if functions[name] != nil { position = macroEnd }
  }

  /// The end of the line that a place is in, and of those that a backslash joins to it.
  private func definitionEnd(from start: Int) -> Int {
    var end = start
    while end < bytes.count, bytes[end] != UInt8(ascii: "\n") { end = characterEnd(end) }
    return end
  }

  /// The end of a character of a line; a backslash joins the next line.
  private func characterEnd(_ start: Int) -> Int {
    guard bytes[start] == UInt8(ascii: "\\") else { return start + 1 }
    let next = bytes[(start + 1)...]
    return min(start + (next.starts(with: "\r\n".utf8) ? 3 : 2), bytes.count)
  }

  // MARK: Space and comments

  private mutating func skipBlanks() {
    while let byte = peek(0), byte == 0x20 || byte == 0x09 { position += 1 }
  }

  private mutating func skipSpaceAndComments() {
    while let byte = peek(0) {
      if byte.isASCIISpace {
        position += 1
      } else if byte != UInt8(ascii: "/") || !skipComment() {
        return
      }
    }
  }

  /// Skips a comment; false if there is none.
  private mutating func skipComment() -> Bool {
    switch peek(1) {
    case UInt8(ascii: "/"):
      while position < bytes.count, bytes[position] != UInt8(ascii: "\n") {
        position = characterEnd(position)
      }
    case UInt8(ascii: "*"):
      let start = position
      position += 2
      while position + 1 < bytes.count {
        if bytes[position] == UInt8(ascii: "*"), bytes[position + 1] == UInt8(ascii: "/") {
          position += 2
          return true
        }
        position += 1
      }
      position = bytes.count
      found.add(hiding: .unclosed("*/", "comment"), at: start)
    default: return false
    }
    position = min(position, bytes.count)
    return true
  }

  // MARK: Literals

  private mutating func literal() {
    let start = position
    position += 1
    var literal = CLiteral()
    while let byte = peek(0), byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\n") {
      if byte == UInt8(ascii: "\\") {
        position = literal.appendEscape(bytes, at: position)
      } else {
        literal.append(byte)
        position += 1
      }
    }
    end(literal.bytes, from: start)
  }

  private mutating func end(_ text: [UInt8], from start: Int) {
    if peek(0) == UInt8(ascii: "\"") {
      position += 1
    } else {
      found.add(hiding: .unclosed("\"", "text"), at: start)
    }
    withCall { $0.add(text, at: start) }
  }

  /// Skips a character; one that is not closed ends with its line, as an apostrophe in `#error`.
  private mutating func character() {
    let start = position
    var isClosed = false
    position += 1
    while !isClosed, let byte = peek(0), byte != UInt8(ascii: "\n") {
      position += byte == UInt8(ascii: "\\") ? 2 : 1
      isClosed = byte == UInt8(ascii: "'")
    }
    position = min(position, bytes.count)
    if !isClosed, hasFunctionName(in: start..<position) {
      found.add(hiding: .unclosed("'", "character"), at: start)
    }
    withCall { $0.addExpression() }
  }

  /// Whether the name of a look-up is in a part of the source.
  private func hasFunctionName(in range: Range<Int>) -> Bool {
    var place = range.lowerBound
    while place < range.upperBound {
      let end = min(nameEnd(from: place), range.upperBound)
      if functions[String(decoding: bytes[place..<end], as: UTF8.self)] != nil { return true }
      place = max(end, place + 1)
    }
    return false
  }

  /// Reads `"mark(text)mark"` of C++.
  private mutating func rawLiteral() {
    let start = position
    var mark: [UInt8] = []
    var place = position + 1
    while place < bytes.count, mark.count <= 16, bytes[place] != UInt8(ascii: "(") {
      mark.append(bytes[place])
      place += 1
    }
    // The standard allows 16 bytes; otherwise it is a usual literal.
    guard place < bytes.count, mark.count <= 16 else { return literal() }
    let end = [UInt8(ascii: ")")] + mark + [UInt8(ascii: "\"")]
    let first = place + 1
    place = first
    while place < bytes.count, !bytes[place...].starts(with: end) { place += 1 }
    position = min(place + end.count - 1, bytes.count)
    self.end(Array(bytes[first..<min(place, bytes.count)]), from: start)
  }
}

extension UInt8 {
  /// Whether a name can begin with the byte; all bytes beyond ASCII can.
  fileprivate var isNameStart: Bool {
    isASCIILetter || self == UInt8(ascii: "_") || self == UInt8(ascii: "$") || self >= 0x80
  }
}
