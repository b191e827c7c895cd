internal import CatalogFiles
internal import Sharing

/// The comments of a `.strings`, `.stringsdict` or `.properties` file that belong to no entry.
struct LooseComments {
  /// The place of the first one.
  let first: SourcePlace
  let count: Int

  /// Finds the comments; nil if there are none, as in property lists in binary form.
  init?(of file: TableFile) throws(CatalogIssue) {
    switch file.parts?.kind {
    case .strings, .stringsdict: break
    case .properties:
      let reader = try PropertiesReader(file.bytes, file: file.path, limits: .tools)
      guard let comments = Self.comments(in: reader) else { return nil }
      (first, count) = comments
      return
    default: return nil
    }
    guard !PropertyList.isBinary(file.bytes) else { return nil }
    if try PropertyList.isXML(file.bytes, file: file.path, limits: .tools) {
      let source = try StringsDictSource(file.bytes, file: file.path, limits: .tools)
      guard let comments = source.comments else { return nil }
      (first, count) = comments
      return
    }
    let source = try StringsSource(file.bytes, file: file.path, limits: .tools)
    guard let comment = source.looseComments.first else { return nil }
    var counter = PlaceCounter(from: source.text.start)
    first = counter.place(of: comment.lowerBound, in: source.text.bytes.span)
    count = source.looseComments.count
  }

  /// Finds the comments between the entries of a `.properties` file.
  private static func comments(in reader: PropertiesReader) -> (first: SourcePlace, count: Int)? {
    let bytes = reader.text.bytes
    var starts: [Int] = []
    var position = reader.text.start
    for end in reader.entries.map(\.lines) + [bytes.count..<bytes.count] {
      while position < end.lowerBound {
        let line = bytes[position..<end.lowerBound].prefix { $0 != 0x0A && $0 != 0x0D }
        let words = line.drop { " \t\u{C}".utf8.contains($0) }
        if words.first == UInt8(ascii: "#") || words.first == UInt8(ascii: "!") {
          starts.append(words.startIndex)
        }
        position = line.endIndex + 1
      }
      position = max(position, end.upperBound)
    }
    guard let start = starts.first else { return nil }
    var counter = PlaceCounter(from: reader.text.start)
    return (counter.place(of: start, in: bytes.span), starts.count)
  }
}
