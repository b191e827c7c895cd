internal import ICU
internal import Sharing

/// ICU's rules that write letters in ASCII, shared by all formatters that use them.
final class ASCIIRules: Sendable {
  /// ICU's name of the rules.
  let name: String
  private let handles: HandlePool<TransliteratorHandle>

  private init(_ name: String) throws(ICUError) {
    self.name = name
    handles = try HandlePool { () throws(ICUError) in try TransliteratorHandle(name) }
  }

  // MARK: Finding

  /// The names of all rules that ICU has, and those that were opened.
  private struct Store: Sendable {
    var names: Set<String>?
    var opened: [PartedKey<String>: ASCIIRules] = [:]
  }

  private static let store: PosixMutex<Store> = {
    let store = PosixMutex(Store())
    StoreRegistry.add(
      StoreRegistry.Store(
        "rules to ASCII",
        maximumCount: 16,
        byteCountOfEach: 10_000,
        count: { store.withLock { $0.opened.count } },
        removeAll: { store.withLock { $0 = Store() } }
      )
    )
    return store
  }()

  /// Finds rules by ICU's name; nil if ICU has none of this name.
  ///
  /// - Throws: The status that ICU gave.
  static func named(_ name: String) throws(ICUError) -> ASCIIRules? {
    if let opened = store.withLock({ $0.opened[PartedKey(name)] }) { return opened }
    return try names().contains(name) ? opened(name) : nil
  }

  private static func opened(_ name: String) throws(ICUError) -> ASCIIRules {
    if let opened = store.withLock({ $0.opened[PartedKey(name)] }) { return opened }
    let made = try ASCIIRules(name)
    return store.withLock { store in
      if let other = store.opened[PartedKey(name)] { return other }
      store.opened[PartedKey(name)] = made
      return made
    }
  }

  private static func names() throws(ICUError) -> Set<String> {
    if let known = store.withLock({ $0.names }) { return known }
    let names = Set(try TransliteratorHandle.names())
    store.withLock { $0.names = names }
    return names
  }

  /// Finds the rules of a language or, if ICU has none, those of the Latin script.
  ///
  /// - Throws: The status that ICU gave.
  static func of(_ locale: LocaleID) throws(ICUError) -> ASCIIRules {
    if let own = try named("\(locale.subtags.language)-ASCII") { return own }
    return try opened("Latin-ASCII")
  }

  // MARK: Writing

  /// Appends a text in ASCII as far as the rules go.
  ///
  /// - Throws: The status that ICU gave.
  func append(_ text: Span<UInt8>, to bytes: inout [UInt8]) throws(ICUError) {
    try handles.lend { handle throws(ICUError) in
      var start = 0
      while start < text.count {
        let end = text.endOfPiece(from: start)
        try handle.append(text.extracting(start..<end), to: &bytes)
        start = end
      }
    }
  }
}

extension SlugFormat {
  /// Writes a text in ASCII, as far as rules of ICU go; nil if ICU has no rules of the name.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - name: The name of rules, such as `Latin-ASCII`.
  /// - Returns: The text.
  /// - Throws: `FormatError.Code.icu` when ICU fails.
  package static func ascii(
    _ text: String,
    byRules name: String
  ) throws(FormatError) -> String? {
    var bytes: [UInt8] = []
    do throws(ICUError) {
      guard let rules = try ASCIIRules.named(name) else { return nil }
      try rules.append(text.utf8.span, to: &bytes)
    } catch {
      throw .icu(error, while: "writing a text by the rules \(name)")
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension Span<UInt8> {
  /// The most bytes that ICU gets at once, whose time grows with the square of the length.
  private static var longestPiece: Int { 512 }

  /// The end of a piece that is changed apart from the rest.
  ///
  /// The rules look at the letter after a capital one, and at the marks after a letter. So a piece
  /// ends between two bytes of ASCII, or before a letter without cases, or at least not before a mark.
  fileprivate func endOfPiece(from start: Int) -> Int {
    let longest = start + Self.longestPiece
    guard longest < count else { return count }
    let places = start + Self.longestPiece / 2...longest
    if let end = places.last(where: { self[$0 - 1] < 0x80 && self[$0] < 0x80 }) { return end }
    return places.last { isStart(of: .otherLetter, at: $0) } ?? places.last { isStart(at: $0) }
      ?? longest
  }

  /// Whether a character begins at a place, of a category or of any but a mark.
  private func isStart(of category: Unicode.GeneralCategory? = nil, at place: Int) -> Bool {
    guard self[place] & 0xC0 != 0x80 else { return false }
    let bytes = (place..<Swift.min(place + 4, count)).map { self[$0] }
    guard let scalar = String(decoding: bytes, as: UTF8.self).unicodeScalars.first else {
      return false
    }
    let found = scalar.properties.generalCategory
    return category.map { $0 == found }
      ?? ![.nonspacingMark, .spacingMark, .enclosingMark].contains(found)
  }
}
