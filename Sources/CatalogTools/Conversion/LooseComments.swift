internal import CatalogFiles
internal import Sharing

/// The comments of a `.strings` or `.stringsdict` file that belong to no entry.
struct LooseComments {
  /// The place of the first one.
  let first: SourcePlace
  let count: Int

  /// Finds the comments; nil if there are none, as in property lists in binary form.
  init?(of file: TableFile) throws(CatalogIssue) {
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
}
