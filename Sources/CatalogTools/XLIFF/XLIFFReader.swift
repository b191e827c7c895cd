package import CatalogFiles
internal import Faults
internal import Sharing

extension XLIFFDocument {
  /// Reads a file in XLIFF 1.2.
  ///
  /// Elements are those of the namespace of XLIFF 1.2, with any prefix, or of no namespace if the root
  /// has none. Others are skipped; ``warnings`` has those that may have texts. A text with elements
  /// inside it, such as `<g>` and `<x/>`, is an error: the texts of Xcode have none.
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
        limits: limits,
        warnings: CatalogWarnings(file: file)
      )
      let files = try reader.read()
      self.init(files: files, warnings: reader.warnings.issues)
    } catch {
      throw error.orConflict(in: bytes, limits: limits)
    }
  }
}

/// Reads XLIFF, once and in order.
private struct XLIFFReader {
  var xml: XMLReader
  let limits: CatalogLimits
  var warnings: CatalogWarnings
  /// Whether the root has no namespace, so that elements without one count as those of XLIFF.
  private var isBare = false
  private var unitCount = 0

  init(xml: XMLReader, limits: CatalogLimits, warnings: CatalogWarnings) {
    self.xml = xml
    self.limits = limits
    self.warnings = warnings
  }

  mutating func read() throws(CatalogIssue) -> [XLIFFDocument.File] {
    try xml.readDeclaration()
    try xml.skipMarkup(allowsDocumentType: true)
    let root = try xml.tag(expecting: "'<xliff>'")
    let names = XMLNamespaces().with(root)
    try check(root, names)
    var files: [XLIFFDocument.File] = []
    while let tag = try xml.tag(in: root, expecting: "'<file>'") {
      let names = names.with(tag)
      if element(tag, names) == .file {
        files.append(try file(tag, names))
      } else {
        try leaveOut(tag, names, in: .xliff)
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

  private mutating func check(_ root: XMLTag, _ names: XMLNamespaces) throws(CatalogIssue) {
    guard let name = names.name(of: root) else {
      throw xml.issue(
        at: root.start,
        Reason("undeclared-prefix", "the prefix of \(root.description) is not declared")
      )
    }
    guard name.local == XLIFFElement.xliff.rawValue, root.form != .closing else {
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
    isBare = name.namespace.isEmpty
    guard isBare || name.namespace == XLIFFElement.namespace else {
      throw xml.issue(
        at: root.start,
        Reason(
          "xliff-namespace",
          "the namespace '\(XLIFFElement.namespace)' was expected, not '\(name.namespace.excerpt)'"
        )
      )
    }
  }

  private mutating func file(
    _ opening: XMLTag,
    _ names: XMLNamespaces
  ) throws(CatalogIssue) -> XLIFFDocument.File {
    var file = XLIFFDocument.File(
      original: try attribute("original", of: opening),
      sourceLanguage: try attribute("source-language", of: opening),
      targetLanguage: opening["target-language"],
      units: []
    )
    file.place = xml.place(of: opening.start)
    while let tag = try xml.tag(in: opening, expecting: "'<body>'") {
      let names = names.with(tag)
      if element(tag, names) == .body {
        try body(tag, names, &file.units)
      } else {
        try leaveOut(tag, names, in: .file)
      }
    }
    if file.units.isEmpty {
      warnings.add(
        at: file.place,
        Reason("no-units", "there is no text in the '<file>' of '\(file.original.excerpt)'")
      )
    }
    return file
  }

  /// Reads the units of a body, also those in groups.
  private mutating func body(
    _ opening: XMLTag,
    _ names: XMLNamespaces,
    _ units: inout [XLIFFDocument.Unit]
  ) throws(CatalogIssue) {
    var open = [(tag: opening, names: names)]
    while let last = open.last {
      guard let tag = try xml.tag(in: last.tag, expecting: "'<trans-unit>'") else {
        open.removeLast()
        continue
      }
      let names = last.names.with(tag)
      switch element(tag, names) {
      case .unit: units.append(try unit(tag, names))
      case .group:
        guard open.count < limits.depth else {
          throw xml.issue(
            at: tag.start,
            Reason("deep-groups", "groups were expected to be at most \(limits.depth) deep")
          )
        }
        open.append((tag, names))
      default: try leaveOut(tag, names, in: open.count > 1 ? .group : .body)
      }
    }
  }

  private mutating func unit(
    _ opening: XMLTag,
    _ names: XMLNamespaces
  ) throws(CatalogIssue) -> XLIFFDocument.Unit {
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
      let names = names.with(tag)
      switch element(tag, names) {
      case .source where source == nil: source = try xml.text(in: tag)
      case .target where target == nil:
        state = tag["state"]
        stateQualifier = tag["state-qualifier"]
        target = try xml.text(in: tag)
      case .note:
        notes.append(try xml.text(in: tag))
        isNoteGenerated = tag["from"] == XLIFFDocument.generatedNote
      default: try leaveOut(tag, names, in: .unit)
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

  private func attribute(_ name: String, of tag: XMLTag) throws(CatalogIssue) -> String {
    if let value = tag[name] { return value }
    throw xml.issue(
      at: tag.start,
      Reason("no-attribute", "the attribute '\(name)' was expected in \(tag.description)")
    )
  }
}

// MARK: Elements

extension XLIFFReader {
  /// The element of XLIFF that a tag begins; nil if it begins another one.
  private func element(_ tag: XMLTag, _ names: XMLNamespaces) -> XLIFFElement? {
    guard let name = names.name(of: tag), isOfXLIFF(name) else { return nil }
    return XLIFFElement(rawValue: name.local)
  }

  private func isOfXLIFF(_ name: XMLNamespaces.Name) -> Bool {
    name.namespace == XLIFFElement.namespace || isBare && name.namespace.isEmpty
  }

  /// Skips an element, with a warning if it may have texts, or if there is a unit inside it.
  private mutating func leaveOut(
    _ tag: XMLTag,
    _ names: XMLNamespaces,
    in parent: XLIFFElement
  ) throws(CatalogIssue) {
    let why = whyLeftOut(tag, names, in: parent)
    if let why { reportLeftOut(tag, why) }
    var unit: XMLTag?
    try xml.skip(tag, depth: limits.depth) { inner in
      if unit == nil, XLIFFElement.looksLikeUnit(inner.localName) { unit = inner }
    }
    if why == nil, let unit { reportLeftOut(unit, "no texts are read in \(tag.description)") }
  }

  private mutating func reportLeftOut(_ tag: XMLTag, _ why: String) {
    warnings.add(
      at: xml.place(of: tag.start),
      Reason("left-out-element", "\(tag.description) is left out: \(why)")
    )
  }

  /// The reason why an element that may have texts is skipped; nil for one that has none.
  private func whyLeftOut(
    _ tag: XMLTag,
    _ names: XMLNamespaces,
    in parent: XLIFFElement
  ) -> String? {
    guard let name = names.name(of: tag) else {
      return XLIFFElement.looksLikeText(tag.localName) ? "its prefix is not declared" : nil
    }
    guard isOfXLIFF(name) else {
      guard XLIFFElement.looksLikeText(name.local) else { return nil }
      let namespace = name.namespace.isEmpty ? "none" : "'\(name.namespace.excerpt)'"
      return "its namespace is \(namespace), and not that of XLIFF 1.2"
    }
    switch XLIFFElement(rawValue: name.local) {
    case nil: return "XLIFF 1.2 has no such element"
    case .binaryUnit?: return "only texts are read"
    case let element? where parent.silent.contains(element): return nil
    case .source?, .target?:
      return parent == .unit
        ? "the unit has one before it" : "it is not expected in '<\(parent.rawValue)>'"
    case _?: return "it is not expected in '<\(parent.rawValue)>'"
    }
  }
}

extension XMLTag {
  /// The name without a prefix.
  fileprivate var localName: String { name.split(separator: ":").last.map(String.init) ?? "" }
}
