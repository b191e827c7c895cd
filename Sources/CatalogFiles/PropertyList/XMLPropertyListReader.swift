internal import MachineTime

/// Reads a property list in XML, once and in order.
///
/// It knows the part of XML that property lists need. Nothing but the five entities of XML and
/// references to characters is expanded, and nothing is opened.
struct XMLPropertyListReader {
  var source: SourceReader
  var warnings: CatalogWarnings
  private let depthLimit: Int
  private let valueLimit: Int
  private var valueCount = 0

  init(_ source: SourceReader, limits: CatalogLimits) {
    self.source = source
    warnings = CatalogWarnings(file: source.file)
    depthLimit = min(limits.depth, PropertyList.maximumDepth)
    valueLimit = limits.valueCount
  }

  /// Reads the whole file.
  mutating func read() throws(CatalogIssue) -> PropertyListObject {
    try readDeclaration()
    try skipMarkup(allowsDocumentType: true)
    let tag = try tag(expecting: "'<plist>'")
    guard tag.name == "plist", tag.form == .opening else { throw expected("'<plist>'", not: tag) }
    let root = try object(self.tag(expecting: "a value"), depth: 1)
    try requireSingleRoot()
    try readClosing(of: tag)
    try skipMarkup()
    guard source.next == nil else {
      throw source.issue(at: source.position, .expected("the end of the file", found: found()))
    }
    return root
  }

  /// Refuses a second object after the outermost one: the error is where its element should end.
  private mutating func requireSingleRoot() throws(CatalogIssue) {
    let end = source.position
    try skipMarkup()
    let start = source.position
    guard source.next == UInt8(ascii: "<"), let tag = try tag() else { return }
    source.position = start
    guard tag.form != .closing else { return }
    let line = source.countedPlace(of: start).line
    throw source.issue(
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
    guard tag.form != .closing else { throw expected("a value", not: tag) }
    valueCount += 1
    guard valueCount <= valueLimit else {
      throw source.issue(at: tag.start, .tooManyValues(valueLimit))
    }
    let place = source.place(of: tag.start)
    return PropertyListObject(try value(tag, depth: depth), at: place)
  }

  private mutating func value(
    _ tag: XMLTag,
    depth: Int
  ) throws(CatalogIssue) -> PropertyListObject.Value {
    switch tag.name {
    case "string": return .text(try text(in: tag))
    case "dict", "array":
      guard depth <= depthLimit else { throw source.issue(at: tag.start, .tooDeep(depthLimit)) }
      return tag.name == "dict"
        ? try dictionary(tag, depth: depth) : .list(try list(tag, depth: depth))
    case "true", "false":
      if tag.form == .opening { try readClosing(of: tag) }
      return .bool(tag.name == "true")
    case "integer": return .integer(try integer(in: tag))
    case "real": return .real(try real(in: tag))
    case "date": return .date(try date(in: tag))
    case "data": return .data(try data(in: tag))
    default: throw expected("a value", not: tag)
    }
  }

  private mutating func dictionary(
    _ opening: XMLTag,
    depth: Int
  ) throws(CatalogIssue) -> PropertyListObject.Value {
    var members: [PropertyListObject.Member] = []
    while let tag = try tag(in: opening, expecting: "'<key>'") {
      guard tag.name == "key", tag.form != .closing else { throw expected("'<key>'", not: tag) }
      let place = source.place(of: tag.start)
      let key = CatalogText(try text(in: tag), at: place)
      let object = try object(self.tag(expecting: "a value"), depth: depth + 1)
      members.append(.init(key: key, object: object))
    }
    members.removeSuperseded(&warnings)
    return .dictionary(members)
  }

  private mutating func list(
    _ opening: XMLTag,
    depth: Int
  ) throws(CatalogIssue) -> [PropertyListObject] {
    var objects: [PropertyListObject] = []
    while let tag = try tag(in: opening, expecting: "a value") {
      objects.append(try object(tag, depth: depth + 1))
    }
    return objects
  }

  // MARK: Tags

  /// Reads the next tag in an element.
  ///
  /// - Returns: The tag; nil if the element ends.
  private mutating func tag(
    in opening: XMLTag,
    expecting expectation: String
  ) throws(CatalogIssue) -> XMLTag? {
    guard opening.form == .opening else { return nil }
    try skipMarkup()
    guard source.next != nil else { throw closingExpected(of: opening, at: source.position) }
    let tag = try tag(expecting: "\(expectation) or '</\(opening.name)>'")
    guard tag.form == .closing else { return tag }
    guard tag.name == opening.name else { throw closingExpected(of: opening, at: tag.start) }
    return nil
  }

  /// Reads the tag that closes an element.
  mutating func readClosing(of opening: XMLTag) throws(CatalogIssue) {
    try skipMarkup()
    let start = source.position
    guard source.starts(with: "</"), let tag = try tag(), tag.name == opening.name else {
      throw closingExpected(of: opening, at: start)
    }
  }

  /// Reads the next tag after space and comments.
  private mutating func tag(expecting expectation: String) throws(CatalogIssue) -> XMLTag {
    try skipMarkup()
    guard source.next == UInt8(ascii: "<"), let tag = try tag() else {
      throw source.issue(at: source.position, .expected(expectation, found: found()))
    }
    return tag
  }

  // MARK: Errors

  private func expected(_ expectation: String, not tag: XMLTag) -> CatalogIssue {
    source.issue(at: tag.start, .expected(expectation, found: tag.description))
  }

  /// Returns the error for something else where an element should end.
  func closingExpected(of opening: XMLTag, at offset: Int) -> CatalogIssue {
    let line = source.countedPlace(of: opening.start).line
    return source.issue(
      at: offset,
      Reason(
        "closing-tag-expected",
        "'</\(opening.name)>' was expected for the '<\(opening.name)>' of line \(line), not \(found(at: offset))"
      )
    )
  }

  private func found() -> String { found(at: source.position) }

  /// Returns the words of an error for what is at an offset: a tag, or a character.
  private func found(at offset: Int) -> String {
    var reader = self
    reader.source.position = offset
    do throws(CatalogIssue) {
      if source.bytes[offset...].first == UInt8(ascii: "<"), let tag = try reader.tag() {
        return tag.description
      }
    } catch {
      // The tag has a fault itself, so its first character is shown.
    }
    return source.found(at: offset)
  }
}
