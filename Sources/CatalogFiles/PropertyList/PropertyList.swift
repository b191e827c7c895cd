internal import Faults
internal import Sharing

/// A property list in XML or in binary form, as a tree in which every object has its place.
///
/// Source: `man 5 plist`.
package struct PropertyList: Hashable, Sendable {
  /// The outermost object.
  package let root: PropertyListObject
  /// The warnings of keys that are there twice, in the order of the file.
  package let warnings: [CatalogIssue]
  /// The comments of ``CatalogTable/Entry/ignoring``, by the places of the keys after them.
  let ignoring: [SourcePlace: String]

  /// Reads a file of either form.
  ///
  /// - Parameters:
  ///   - bytes: The content of the file.
  ///   - file: A name for errors; it is not opened.
  ///   - limits: The limits of what is read. A depth of more than ``maximumDepth`` is not accepted,
  ///     whatever the limit is.
  /// - Throws: The first fault of the file, with its place.
  package init(
    _ bytes: [UInt8],
    file: String,
    limits: CatalogLimits = CatalogLimits()
  ) throws(CatalogIssue) {
    guard Self.isBinary(bytes) else {
      let source = try SourceReader(bytes, file: file, limits: limits)
      try self.init(xml: source, limits: limits)
      return
    }
    var reader = try BinaryPropertyListReader(bytes, file: file, limits: limits)
    let root = try reader.read()
    self.init(root: root, warnings: reader.warnings.issues, ignoring: [:])
  }

  /// Reads a file in XML whose text is decoded.
  init(xml source: SourceReader, limits: CatalogLimits) throws(CatalogIssue) {
    var reader = XMLPropertyListReader(source, limits: limits)
    let root = try reader.read()
    self.init(root: root, warnings: reader.warnings.issues, ignoring: reader.ignoring)
  }

  private init(
    root: PropertyListObject,
    warnings: [CatalogIssue],
    ignoring: [SourcePlace: String]
  ) {
    self.root = root
    self.ignoring = ignoring
    self.warnings = warnings
  }

  /// The depth of nesting for which every stack is large enough.
  static let maximumDepth = 512

  /// Whether a file is a binary property list of any version.
  package static func isBinary(_ bytes: [UInt8]) -> Bool {
    bytes.count >= 8 && bytes.starts(with: "bplist".utf8) && bytes[6].isASCIIDigit
      && bytes[7].isASCIIDigit
  }

  /// Whether a file is XML and not another form.
  package static func isXML(
    _ bytes: [UInt8],
    file: String,
    limits: CatalogLimits
  ) throws(CatalogIssue) -> Bool {
    isXML(try SourceReader(bytes, file: file, limits: limits))
  }

  /// Whether a text is XML and not another form.
  static func isXML(_ source: SourceReader) -> Bool {
    var source = source
    source.skipSpace()
    return ["<?xml", "<!DOCTYPE", "<!--", "<plist"].contains(where: source.starts)
  }
}
