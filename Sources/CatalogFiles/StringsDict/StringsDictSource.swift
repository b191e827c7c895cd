internal import Faults

/// A `.stringsdict` file in XML with the bytes of its elements, so that single texts can be changed.
package struct StringsDictSource: Sendable {
  /// The text of the file in UTF-8.
  package let text: SourceText
  /// The outermost dictionary.
  package let root: PropertyListObject
  /// The place of the first comment, and the number of comments; nil if there are none.
  package let comments: (first: SourcePlace, count: Int)?
  /// The bytes of the members of the outermost dictionary, each with the space and the comments
  /// before it; several of a key that is repeated.
  package let members: [(key: String, range: Range<Int>)]
  private let elements: [SourcePlace: Range<Int>]

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - bytes: The content.
  ///   - file: The name of the file, for messages.
  ///   - limits: The limits of what is read.
  /// - Throws: The first fault, with its place; also if the file is in binary form.
  package init(
    _ bytes: [UInt8],
    file: String,
    limits: CatalogLimits = CatalogLimits()
  ) throws(CatalogIssue) {
    guard !PropertyList.isBinary(bytes) else {
      throw CatalogIssue(
        file: file,
        place: .start,
        reason: Reason(
          "binary-not-editable",
          "a property list in XML was expected, not one in binary form, which is not changed in place"
        )
      )
    }
    let source = try SourceReader(bytes, file: file, limits: limits)
    var reader = XMLPropertyListReader(source, limits: limits, recordsElements: true)
    root = try reader.read()
    guard case .dictionary = root.value else {
      throw CatalogIssue(
        file: file,
        place: root.place,
        reason: .dictionaryExpected(root.value.kind)
      )
    }
    comments = reader.xml.comments.map { (source.countedPlace(of: $0.first), $0.count) }
    text = source.text
    elements = reader.elements ?? [:]
    members = reader.members
  }

  /// The bytes of the element of an object, from its first tag to its last one.
  package func element(of object: PropertyListObject) -> Range<Int>? { elements[object.place] }
}

extension PropertyListObject {
  /// The object of a key; nil if it is not a dictionary that has it.
  package subscript(key: String) -> PropertyListObject? {
    guard case .dictionary(let members) = value else { return nil }
    return members.first { $0.key.text.utf8.elementsEqual(key.utf8) }?.object
  }
}
