package import CatalogFiles
package import ExtractedTexts
internal import Faults
internal import Sharing

/// Finds the texts that sources look up, or their uses of Foundation's formatters.
package struct SourceExtraction {
  /// The things that are found.
  package enum Subject: String, Hashable, Sendable, CaseIterable {
    case texts
    /// The uses of Foundation's formatters, in Swift alone.
    case uses
  }

  /// The texts, in the order of the files.
  package private(set) var texts: [ExtractedText] = []
  /// The uses of Foundation, in the order of the files.
  package private(set) var uses: [FoundationUse] = []
  /// The declarations of names that are otherwise Foundation's.
  package private(set) var declarations: [HidingDeclaration] = []
  /// The look-ups that cannot be extracted, and the faults of files.
  package private(set) var issues: [CatalogIssue] = []
  /// Whether all sources were read to their ends, so that a key which is not found is gone.
  package private(set) var isWhole = true

  /// The processor time that is left for the sources in Swift, in nanoseconds.
  private var remainingTime: Int64
  /// The things that are found.
  package let subject: Subject
  private let c: [String: LookupFunction]
  private let swift: SwiftFunctions

  /// The largest size of a source file, in bytes.
  package static let maximumSize = 16 << 20

  /// Makes an extraction without texts.
  ///
  /// - Parameters:
  ///   - subject: The things that are found.
  ///   - routines: The names of functions that are called as `NSLocalizedString` is; those with
  ///     `FromTable`, `FromTableInBundle` and `WithDefaultValue` after them are found too.
  ///   - functions: Functions with other parameters.
  ///   - seconds: The processor time that all sources in Swift may take, beside a part for their size.
  package init(
    _ subject: Subject = .texts,
    routines: [String] = [],
    functions: [LookupFunction] = [],
    seconds: Double = 30
  ) {
    self.subject = subject
    remainingTime = Int64(seconds * 1e9)
    c = Dictionary(
      (LookupFunction.inC(routines) + functions).map { ($0.name, $0) },
      uniquingKeysWith: { $1 }
    )
    // Of several with one name the last description counts.
    swift = SwiftFunctions(functions.reversed() + LookupFunction.inSwift(routines))
  }

  /// Returns what was found since the last call, and keeps it no longer.
  package mutating func takeFound() -> [ExtractionMessage] {
    defer { (texts, uses, declarations, issues) = ([], [], [], []) }
    return texts.map { .text($0) } + declarations.map { .declaration($0) } + uses.map { .use($0) }
      + issues.map { .issue($0) }
  }

  /// Adds the faults of sources that are not read.
  package mutating func add(unread issues: [CatalogIssue]) {
    self.issues += issues
    if !issues.isEmpty { isWhole = false }
  }

  /// Reads a file.
  package mutating func read(_ path: String) {
    do throws(CatalogIssue) {
      let bytes = try CatalogFileBytes.read(path, named: path, limit: Self.maximumSize)
      try read(bytes, file: path)
    } catch {
      add(unread: [error])
    }
  }

  /// Reads a source.
  ///
  /// - Parameters:
  ///   - bytes: The content.
  ///   - file: The name of the file; its ending decides the language.
  /// - Throws: An issue for a source that cannot be read at all.
  package mutating func read(_ bytes: [UInt8], file: String) throws(CatalogIssue) {
    guard let language = SourceLanguage(file: file), subject == .texts || language == .swift else {
      return
    }
    let (source, isRepaired) = try decode(bytes, file)
    var found = FoundTexts()
    switch language {
    case .c:
      guard c.keys.contains(where: source.bytes.contains(name:)) else { return }
      var reader = CSourceReader(source.bytes, from: source.start, functions: c)
      found = reader.read()
    case .swift:
      let isRead =
        subject == .uses
        ? Self.mayUse(source.bytes) : swift.mayBeCalled(in: source.bytes)
      guard isRead else { return }
      guard let read = try readSwift(source, file) else { return }
      found = read
    }
    if !found.areWhole { isWhole = false }
    texts += found.texts(in: source, file: file).filter { !isRepaired || !$0.hasReplacements }
    uses += found.uses(in: source, file: file)
    declarations += found.declarations(in: source, file: file)
    issues += found.issues(in: source, file: file)
  }

  // MARK: Swift

  /// Whether a source may use or declare one of Foundation's names; quick, and sometimes true without
  /// reason.
  private static func mayUse(_ source: [UInt8]) -> Bool {
    ["ormat", "ocal", "with:", "StandardComparator"].contains(where: source.contains(name:))
  }

  /// The size of the stack of the parser, which calls itself for each thing inside another one.
  private static let stackSize = 1 << 28
  /// The largest size of a source in Swift, in bytes.
  ///
  /// The parser takes up to 500 times as much memory.
  private static let maximumSwiftSize = 4 << 20
  /// The processor time that each byte of a source adds to that of all, in nanoseconds.
  private static let timePerByte: Int64 = 10_000

  /// Reads a source in Swift; nil if the time for all sources is over, as an earlier issue says.
  private mutating func readSwift(
    _ source: SourceText,
    _ file: String
  ) throws(CatalogIssue) -> FoundTexts? {
    guard remainingTime > 0 else { return nil }
    guard source.bytes.count <= Self.maximumSwiftSize else {
      let reason = Reason(
        "source-size",
        "the source has \(source.bytes.count) bytes, and at most \(Self.maximumSwiftSize) are read"
      )
      throw CatalogIssue(file: file, place: .start, reason: reason)
    }
    if let fault = SwiftNesting.fault(in: source.bytes, from: source.start) {
      let place = PlaceCounter.place(
        of: fault.offset,
        in: source.bytes.span,
        from: source.start
      )
      throw CatalogIssue(file: file, place: place, reason: fault.reason)
    }
    remainingTime += Int64(source.bytes.count) * Self.timePerByte
    if let found = try parse(source, file) { return found }
    let reason = Reason(
      "slow-source",
      "the source and those in Swift after it are not read, because that takes too much time"
    )
    throw CatalogIssue(file: file, place: .start, reason: reason)
  }

  /// Parses a source in Swift, on a thread with a large stack; nil if that takes too much time.
  private mutating func parse(
    _ source: SourceText,
    _ file: String
  ) throws(CatalogIssue) -> FoundTexts? {
    #if Extraction
    let (subject, functions) = (subject, swift)
    return LargeStack.run(byteCount: Self.stackSize, nanoseconds: &remainingTime) {
      let tree = SwiftTree(source)
      if subject == .uses {
        var reader = SwiftUseReader(tree)
        return reader.read()
      }
      var reader = SwiftSourceReader(tree, functions: functions)
      return reader.read()
    }
    #else
    let reason = Reason(
      "swift-not-read",
      "fmt-extract was built without the trait Extraction, and does not read Swift"
    )
    throw CatalogIssue(file: file, place: .start, reason: reason)
    #endif
  }

  /// Decodes a source; bytes that are not UTF-8 are reported and replaced, and the keys with them are
  /// then not known.
  private mutating func decode(
    _ bytes: [UInt8],
    _ file: String
  ) throws(CatalogIssue) -> (text: SourceText, isRepaired: Bool) {
    var limits = CatalogLimits()
    limits.byteCount = Self.maximumSize
    do throws(CatalogIssue) {
      return (try SourceText(bytes, file: file, limits: limits), false)
    } catch {
      guard error.reason.code == "utf-8-expected" else { throw error }
      add(unread: [
        CatalogIssue(.warning, file: file, place: error.place, reason: error.reason)
      ])
      let repaired = Array(String(decoding: bytes, as: UTF8.self).utf8)
      limits.byteCount *= 3
      return (try SourceText(repaired, file: file, limits: limits), true)
    }
  }
}

extension [UInt8] {
  /// Whether the bytes of a name are somewhere in the text.
  func contains(name: String) -> Bool {
    let name = Array(name.utf8)
    guard let first = name.first, count >= name.count else { return false }
    let (text, wanted) = (span, name.span)
    var start = 0
    while start <= text.count - wanted.count {
      if text[start] == first {
        var length = 1
        while length < wanted.count, text[start + length] == wanted[length] { length += 1 }
        if length == wanted.count { return true }
      }
      start += 1
    }
    return false
  }
}
