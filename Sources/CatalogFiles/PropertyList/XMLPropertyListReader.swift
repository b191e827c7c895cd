internal import Faults

/// Reads a property list in XML, once and in order.
struct XMLPropertyListReader {
  var xml: XMLReader
  var warnings: CatalogWarnings
  private let depthLimit: Int
  private let valueLimit: Int
  private var valueCount = 0
  /// The comments before keys that have the mark of ``CatalogTable/Entry/ignoring``, by the places of the
  /// keys.
  private(set) var ignoring: [SourcePlace: String] = [:]
  /// The bytes of the elements of objects by their places; nil if they are not wanted.
  private(set) var elements: [SourcePlace: Range<Int>]?

  /// The bytes of the members of the outermost dictionary, each with the space and the comments
  /// before it; only if elements are wanted.
  private(set) var members: [(key: String, range: Range<Int>)] = []

  init(_ source: SourceReader, limits: CatalogLimits, recordsElements: Bool = false) {
    elements = recordsElements ? [:] : nil
    xml = XMLReader(source)
    warnings = CatalogWarnings(file: source.file)
    depthLimit = min(limits.depth, PropertyList.maximumDepth)
    valueLimit = limits.valueCount
  }

  /// Reads the whole file.
  mutating func read() throws(CatalogIssue) -> PropertyListObject {
    try xml.readDeclaration()
    try xml.skipMarkup(allowsDocumentType: true)
    let tag = try xml.tag(expecting: "'<plist>'")
    guard tag.name == "plist", tag.form == .opening else {
      throw xml.expected("'<plist>'", not: tag)
    }
    let root = try object(xml.tag(expecting: "a value"), depth: 1)
    try requireSingleRoot()
    try xml.readClosing(of: tag)
    try xml.skipMarkup()
    guard xml.source.next == nil else {
      throw xml.source.issue(
        at: xml.source.position,
        .expected("the end of the file", found: xml.found())
      )
    }
    return root
  }

  /// Refuses a second object after the outermost one: the error is where its element should end.
  private mutating func requireSingleRoot() throws(CatalogIssue) {
    let end = xml.source.position
    try xml.skipMarkup()
    let start = xml.source.position
    guard xml.source.next == UInt8(ascii: "<"), let tag = try xml.tag() else { return }
    xml.source.position = start
    guard tag.form != .closing else { return }
    let line = xml.source.countedPlace(of: start).line
    throw xml.source.issue(
      at: end,
      Reason(
        "single-value-expected",
        "'</plist>' was expected after the outermost value, not \(tag.description) of line \(line)"
      )
    )
  }

  // MARK: Objects

  /// Reads an object after its first tag.
  private mutating func object(
    _ tag: XMLTag,
    depth: Int
  ) throws(CatalogIssue) -> PropertyListObject {
    guard tag.form != .closing else { throw xml.expected("a value", not: tag) }
    valueCount += 1
    guard valueCount <= valueLimit else {
      throw xml.source.issue(at: tag.start, .tooManyValues(valueLimit))
    }
    let place = xml.source.place(of: tag.start)
    let object = PropertyListObject(try value(tag, depth: depth), at: place)
    elements?[place] = tag.start..<xml.position
    return object
  }

  private mutating func value(
    _ tag: XMLTag,
    depth: Int
  ) throws(CatalogIssue) -> PropertyListObject.Value {
    switch tag.name {
    case "string": return .text(try xml.text(in: tag))
    case "dict", "array":
      guard depth <= depthLimit else { throw xml.source.issue(at: tag.start, .tooDeep(depthLimit)) }
      return tag.name == "dict"
        ? try dictionary(tag, depth: depth) : .list(try list(tag, depth: depth))
    case "true", "false":
      if tag.form == .opening { try xml.readClosing(of: tag) }
      return .bool(tag.name == "true")
    case "integer": return .integer(try integer(in: tag))
    case "real": return .real(try real(in: tag))
    case "date": return .date(try date(in: tag))
    case "data": return .data(try data(in: tag))
    default: throw xml.expected("a value", not: tag)
    }
  }

  private mutating func dictionary(
    _ opening: XMLTag,
    depth: Int
  ) throws(CatalogIssue) -> PropertyListObject.Value {
    var members: [PropertyListObject.Member] = []
    var end = xml.position
    while let tag = try xml.tag(in: opening, expecting: "'<key>'") {
      guard tag.name == "key", tag.form != .closing else { throw xml.expected("'<key>'", not: tag) }
      let place = xml.source.place(of: tag.start)
      noteComment(in: end..<tag.start, at: place)
      let key = CatalogText(try xml.text(in: tag), at: place)
      if depth == 1 { warnings.entry = key }
      let object = try object(xml.tag(expecting: "a value"), depth: depth + 1)
      members.append(.init(key: key, object: object))
      if depth == 1, elements != nil { self.members.append((key.text, end..<xml.position)) }
      end = xml.position
    }
    if depth == 1 { warnings.entry = nil }
    members.removeSuperseded(&warnings)
    return .dictionary(members)
  }

  /// Notes the comments between two members if they have the mark.
  private mutating func noteComment(in range: Range<Int>, at place: SourcePlace) {
    let mark = CatalogTable.ignoringMark
    guard range.count > mark.utf8.count, xml.source.bytes[range].firstRange(of: mark.utf8) != nil
    else { return }
    let text = String(decoding: xml.source.bytes[range], as: UTF8.self)
    ignoring[place] = text.replacing("<!--", with: "\n").replacing("-->", with: "\n")
  }

  private mutating func list(
    _ opening: XMLTag,
    depth: Int
  ) throws(CatalogIssue) -> [PropertyListObject] {
    var objects: [PropertyListObject] = []
    while let tag = try xml.tag(in: opening, expecting: "a value") {
      objects.append(try object(tag, depth: depth + 1))
    }
    return objects
  }
}
