internal import Faults

/// Reads a message of ICU's first version, byte by byte and once.
struct ICUMessageReader {
  /// The largest depth of forms inside each other.
  static let maximumDepth = 64
  /// The largest number of parts and forms of a message.
  static let maximumCount = 65_535
  /// The longest name, type, style or number, in bytes.
  static let maximumLength = 65_535

  var source: MessageBytes
  private let apostrophes: ICUMessage.Apostrophes
  /// The number of parts and forms so far.
  private var count = 0
  /// The text before the next part, when it is not one run of the source.
  private var quoted: [UInt8] = []

  init(_ source: String, _ apostrophes: ICUMessage.Apostrophes) {
    self.source = MessageBytes(source)
    self.apostrophes = apostrophes
  }

  /// The argument that a message is a form of.
  enum Parent {
    case none
    case plural
    case select
  }

  mutating func whole() throws(FormatError) -> ICUMessage { try message(of: .none, depth: 0) }

  /// Reads a message up to its end: the closing brace of a form, which is taken, or that of the source.
  mutating func message(of parent: Parent, depth: Int) throws(FormatError) -> ICUMessage {
    guard depth <= Self.maximumDepth else {
      throw source.error(
        at: source.position,
        Reason("message-too-deep", "the message is nested deeper than \(Self.maximumDepth) levels")
      )
    }
    var parts: [ICUMessage.Part] = []
    quoted.removeAll(keepingCapacity: true)
    var start = source.position
    while let byte = source.peek {
      switch byte {
      case UInt8(ascii: "'"): apostrophe(in: parent, from: &start)
      case UInt8(ascii: "#") where parent == .plural:
        try endText(from: start, in: &parts)
        try add(.number, to: &parts)
        source.position += 1
        start = source.position
      case UInt8(ascii: "{"):
        try endText(from: start, in: &parts)
        let argument = try argument(depth: depth)
        try add(.argument(argument), to: &parts)
        start = source.position
      case UInt8(ascii: "}") where depth > 0:
        try endText(from: start, in: &parts)
        source.position += 1
        return ICUMessage(parts: parts)
      default: source.position += 1
      }
    }
    guard depth == 0 else { throw source.unexpected("'}'") }
    try endText(from: start, in: &parts)
    return ICUMessage(parts: parts)
  }

  /// Counts a part or a form.
  mutating func countPart() throws(FormatError) {
    count += 1
    guard count <= Self.maximumCount else {
      throw source.error(
        at: source.position,
        Reason("message-too-large", "the message has more than \(Self.maximumCount) parts")
      )
    }
  }

  private mutating func add(
    _ part: ICUMessage.Part,
    to parts: inout [ICUMessage.Part]
  ) throws(FormatError) {
    try countPart()
    parts.append(part)
  }

  /// Adds the text since `start`, and the quoted text before it.
  private mutating func endText(
    from start: Int,
    in parts: inout [ICUMessage.Part]
  ) throws(FormatError) {
    guard quoted.isEmpty else {
      source.append(start..<source.position, to: &quoted)
      try add(.text(String(decoding: quoted, as: UTF8.self)), to: &parts)
      quoted.removeAll(keepingCapacity: true)
      return
    }
    guard start < source.position else { return }
    try add(.text(source.text(start..<source.position)), to: &parts)
  }

  // MARK: Apostrophes

  /// Reads an apostrophe, and the text that it quotes.
  ///
  /// - Parameters:
  ///   - parent: The argument around the message.
  ///   - start: The beginning of the text that is not yet in ``quoted``; moved past what was taken.
  private mutating func apostrophe(in parent: Parent, from start: inout Int) {
    let place = source.position
    source.position += 1
    switch source.peek {
    case UInt8(ascii: "'"):
      // Two stand for one.
      keep(start..<source.position)
      source.position += 1
    case nil:
      // At the end it stands for itself, also where others would quote.
      return
    case .some(let byte) where apostrophes == .required || isSyntax(byte, in: parent):
      keep(start..<place)
      quotedText()
    default: return
    }
    start = source.position
  }

  private func isSyntax(_ byte: UInt8, in parent: Parent) -> Bool {
    switch byte {
    case UInt8(ascii: "{"), UInt8(ascii: "}"): true
    case UInt8(ascii: "#"): parent == .plural
    default: false
    }
  }

  /// Reads quoted text after its first apostrophe up to its last one, or up to the end.
  private mutating func quotedText() {
    var start = source.position
    while let end = source.offset(of: UInt8(ascii: "'"), from: max(start, source.position)) {
      guard source.byte(at: end + 1) == UInt8(ascii: "'") else {
        keep(start..<end)
        source.position = end + 1
        return
      }
      keep(start..<end + 1)
      start = end + 2
      source.position = start
    }
    keep(start..<source.count)
    source.position = source.count
  }

  private mutating func keep(_ range: Range<Int>) { source.append(range, to: &quoted) }
}
