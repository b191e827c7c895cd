internal import Faults

/// Reads the entries of a `.strings` file in its old form, once and in order.
struct StringsReader {
  var source: SourceReader
  /// The offsets of the comments directly before the next entry, with their marks.
  var comments: [Range<Int>] = []
  /// The memory for a text with escapes.
  var unescaped: [UInt8] = []
  private let limits: CatalogLimits
  private var entries: [CatalogTable.Entry] = []
  var warnings: CatalogWarnings
  /// The places of the entries, also of those that another one supersedes; nil if nobody asks.
  private(set) var places: [StringsSource.Entry]?
  /// The offsets of the comments that belong to no entry, if places are recorded.
  private(set) var looseComments: [Range<Int>] = []
  /// The offset of the brace that ends the entries; nil if there is none.
  private(set) var closingBrace: Int?
  /// The place of the value that was read last; nil if the entry has only a key.
  private var valueRange: Range<Int>?

  init(_ source: SourceReader, limits: CatalogLimits, recordsPlaces: Bool = false) {
    self.source = source
    self.limits = limits
    warnings = CatalogWarnings(file: source.file)
    places = recordsPlaces ? [] : nil
  }

  /// Reads the whole file.
  mutating func read() throws(CatalogIssue) -> CatalogTable {
    try skip()
    let start = source.position
    if source.takes(UInt8(ascii: "{")) {
      try skip()
      try readEntries(until: UInt8(ascii: "}"))
      closingBrace = source.position
      guard source.takes(UInt8(ascii: "}")) else {
        let place = source.countedPlace(of: start)
        throw source.issue(
          at: source.position,
          Reason(
            "closing-brace-expected",
            "'}' was expected for the '{' at \(place), not the end of the file"
          )
        )
      }
      try skip()
      guard source.next == nil else {
        let found = found()
        throw source.issue(
          at: source.position,
          Reason("end-of-file-expected", "the end of the file was expected after '}', not \(found)")
        )
      }
    } else {
      try readEntries(until: nil)
    }
    entries.removeSuperseded(&warnings)
    return CatalogTable(file: source.file, entries: entries, warnings: warnings.issues)
  }

  /// Takes the comments that were read last as not belonging to an entry.
  mutating func leaveComments() {
    if places != nil { looseComments += comments }
    comments.removeAll(keepingCapacity: true)
  }

  private mutating func readEntries(until end: UInt8?) throws(CatalogIssue) {
    while let byte = source.next, byte != end {
      try readEntry()
      try skip()
    }
  }

  private mutating func readEntry() throws(CatalogIssue) {
    let (comment, marks) = comment()
    let comments = comments
    self.comments.removeAll(keepingCapacity: true)
    let start = source.position
    // Counted before the text, whose escapes can have places too.
    let keyPlace = source.place(of: start)
    let warningCount = warnings.count
    guard let keyText = try text() else {
      throw source.issue(
        at: start,
        Reason("catalog-key-expected", "a key was expected, not \(found())")
      )
    }
    let key = CatalogText(keyText, at: keyPlace)
    warnings.begin(key, from: warningCount)
    defer { warnings.entry = nil }
    let keyEnd = source.position
    let value = try value(of: key, state: marks.lazy.compactMap(\.kind.state).first)
    guard entries.count < limits.valueCount else {
      throw source.issue(at: start, .tooManyValues(limits.valueCount))
    }
    let isStale = marks.contains { $0.kind == .stale }
    entries.append(CatalogTable.Entry(key, .text(value), comment: comment, isStale: isStale))
    places?.append(
      StringsSource.Entry(
        key: keyText,
        value: value.text,
        comments: comments,
        marks: marks,
        keyRange: start..<keyEnd,
        valueRange: valueRange,
        end: source.position
      )
    )
  }

  /// Reads the value of an entry after its key, and the semicolon.
  private mutating func value(
    of key: CatalogText,
    state: TranslationState?
  ) throws(CatalogIssue) -> CatalogText {
    let keyEnd = source.position
    valueRange = nil
    try skip()
    if source.takes(UInt8(ascii: ";")) { return CatalogText(key.text, at: key.place, state: state) }
    guard source.takes(UInt8(ascii: "=")) else {
      let reason = Reason(
        "equals-sign-expected",
        "'=' or ';' was expected after the key, not \(found())"
      )
      throw source.issue(at: keyEnd, reason)
    }
    try skip()
    let start = source.position
    let place = source.place(of: start)
    guard let text = try text() else {
      throw source.issue(at: start, .catalogTextExpected(found()))
    }
    let value = CatalogText(text, at: place, state: state)
    let end = source.position
    valueRange = start..<end
    try skip()
    guard source.takes(UInt8(ascii: ";")) else { throw semicolonExpected(after: start..<end) }
    return value
  }

  private func semicolonExpected(after value: Range<Int>) -> CatalogIssue {
    let begin = source.countedPlace(of: value.lowerBound)
    let end = source.countedPlace(of: value.upperBound)
    if begin.line == end.line {
      return source.issue(
        at: value.upperBound,
        Reason("semicolon-expected", "';' was expected after the value, not \(found())")
      )
    }
    // The closing quotation mark is probably missing, and the text ended at the next one.
    return source.issue(
      at: value.upperBound,
      Reason(
        "semicolon-expected-after-lines",
        "';' was expected after the value that begins at \(begin), not \(found())"
      )
    )
  }

  /// Returns the words of an error for what comes next, such as `'x'` or `a list`.
  private func found() -> String {
    switch source.next {
    case UInt8(ascii: "("): return "a list"
    case UInt8(ascii: "{"): return "a dictionary"
    case UInt8(ascii: "<"): return "data"
    default: return source.found(at: source.position)
    }
  }
}
