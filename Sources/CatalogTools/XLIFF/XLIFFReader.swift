package import CatalogFiles
internal import MachineTime
internal import Sharing

extension XLIFFDocument {
  /// Reads a file in XLIFF 1.2.
  ///
  /// Elements that say nothing about the texts are skipped. A text with elements inside it, such as
  /// `<g>` and `<x/>`, is an error: the texts of Xcode have none.
  ///
  /// - Parameters:
  ///   - bytes: The content.
  ///   - file: The name of the file, for messages.
  ///   - limits: The limits of what is read.
  /// - Throws: The first fault, with its place.
  package init(
    _ bytes: [UInt8],
    file: String,
    limits: CatalogLimits = CatalogLimits()
  ) throws(CatalogIssue) {
    do throws(CatalogIssue) {
      var reader = XLIFFReader(
        xml: try XMLReader(bytes, file: file, limits: limits),
        limits: limits
      )
      self.init(files: try reader.read())
    } catch {
      throw error.orConflict(in: bytes, limits: limits)
    }
  }
}

/// Reads XLIFF, once and in order.
private struct XLIFFReader {
  var xml: XMLReader
  let limits: CatalogLimits
  /// The prefix of the names of XLIFF, with its colon; mostly there is none.
  private var prefix = ""
  private var unitCount = 0

  init(xml: XMLReader, limits: CatalogLimits) {
    self.xml = xml
    self.limits = limits
  }

  mutating func read() throws(CatalogIssue) -> [XLIFFDocument.File] {
    try xml.readDeclaration()
    try xml.skipMarkup(allowsDocumentType: true)
    let root = try xml.tag(expecting: "'<xliff>'")
    if let colon = root.name.firstIndex(of: ":") { prefix = String(root.name[...colon]) }
    guard name(of: root) == "xliff", root.form != .closing else {
      throw xml.expected("'<xliff>'", not: root)
    }
    guard root["version"] == "1.2" else {
      throw xml.issue(
        at: root.start,
        Reason(
          "xliff-version",
          "XLIFF of the version 1.2 was expected, not '\((root["version"] ?? "").excerpt)'"
        )
      )
    }
    var files: [XLIFFDocument.File] = []
    while let tag = try xml.tag(in: root, expecting: "'<file>'") {
      if name(of: tag) == "file" {
        files.append(try file(tag))
      } else {
        try xml.skip(tag, depth: limits.depth)
      }
    }
    try xml.skipMarkup()
    guard xml.isAtEnd else {
      throw xml.issue(
        at: xml.position,
        Reason("xliff-end", "the end of the file was expected after '</xliff>'")
      )
    }
    return files
  }

  private mutating func file(_ opening: XMLTag) throws(CatalogIssue) -> XLIFFDocument.File {
    var file = XLIFFDocument.File(
      original: try attribute("original", of: opening),
      sourceLanguage: try attribute("source-language", of: opening),
      targetLanguage: opening["target-language"],
      units: []
    )
    file.place = xml.place(of: opening.start)
    while let tag = try xml.tag(in: opening, expecting: "'<body>'") {
      if name(of: tag) == "body" {
        try body(tag, &file.units)
      } else {
        try xml.skip(tag, depth: limits.depth)
      }
    }
    return file
  }

  /// Reads the units of a body, also those in groups.
  private mutating func body(
    _ opening: XMLTag,
    _ units: inout [XLIFFDocument.Unit]
  ) throws(CatalogIssue) {
    var open = [opening]
    while let last = open.last {
      guard let tag = try xml.tag(in: last, expecting: "'<trans-unit>'") else {
        open.removeLast()
        continue
      }
      switch name(of: tag) {
      case "trans-unit": units.append(try unit(tag))
      case "group":
        guard open.count < limits.depth else {
          throw xml.issue(
            at: tag.start,
            Reason("deep-groups", "groups were expected to be at most \(limits.depth) deep")
          )
        }
        open.append(tag)
      default: try xml.skip(tag, depth: limits.depth)
      }
    }
  }

  private mutating func unit(_ opening: XMLTag) throws(CatalogIssue) -> XLIFFDocument.Unit {
    unitCount += 1
    guard unitCount <= limits.valueCount else {
      throw xml.issue(
        at: opening.start,
        Reason("too-many-texts", "at most \(limits.valueCount) texts are read")
      )
    }
    let id = try attribute("id", of: opening)
    let place = xml.place(of: opening.start)
    var source: String?
    var target: String?
    var state: String?
    var stateQualifier: String?
    var notes: [String] = []
    var isNoteGenerated = false
    while let tag = try xml.tag(in: opening, expecting: "'<source>'") {
      switch name(of: tag) {
      case "source" where source == nil: source = try xml.text(in: tag)
      case "target" where target == nil:
        state = tag["state"]
        stateQualifier = tag["state-qualifier"]
        target = try xml.text(in: tag)
      case "note":
        notes.append(try xml.text(in: tag))
        isNoteGenerated = tag["from"] == XLIFFDocument.generatedNote
      default: try xml.skip(tag, depth: limits.depth)
      }
    }
    guard let source else {
      throw xml.issue(
        at: opening.start,
        Reason("no-source", "'<source>' was expected in the unit '\(id.excerpt)'")
      )
    }
    let note = notes.filter { !$0.isEmpty }.joined(separator: "\n")
    return XLIFFDocument.Unit(
      id: id,
      source: source,
      target: target,
      state: state,
      stateQualifier: stateQualifier,
      note: note.isEmpty ? nil : note,
      isNoteGenerated: isNoteGenerated && !note.isEmpty,
      place: place
    )
  }

  /// The name of an element of XLIFF; empty for one of something else.
  private func name(of tag: XMLTag) -> String {
    tag.name.hasPrefix(prefix) ? String(tag.name.dropFirst(prefix.count)) : ""
  }

  private func attribute(_ name: String, of tag: XMLTag) throws(CatalogIssue) -> String {
    if let value = tag[name] { return value }
    throw xml.issue(
      at: tag.start,
      Reason("no-attribute", "the attribute '\(name)' was expected in \(tag.description)")
    )
  }
}
