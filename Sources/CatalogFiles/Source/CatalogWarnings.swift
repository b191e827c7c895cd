package import Faults

/// The warnings of one file: a limited number of them, so that a file full of faults cannot use up
/// the memory.
package struct CatalogWarnings {
  /// The number of warnings that are listed.
  static let maximumCount = 1_000

  let file: String
  private var listed: [CatalogIssue] = []
  /// The place of the first warning that is not listed, and the number of those.
  private var further: (place: SourcePlace, count: Int)?

  /// Begins with the warnings that an earlier reader of the file found.
  package init(file: String, _ earlier: [CatalogIssue] = []) {
    self.file = file
    listed = earlier
  }

  /// The warnings in the order of the file; the last one tells how many are left out, if any are.
  package var issues: [CatalogIssue] {
    let listed = listed.sorted {
      ($0.place.line, $0.place.column) < ($1.place.line, $1.place.column)
    }
    guard let further else { return listed }
    let reason = Reason(
      "further-warnings",
      "the number of warnings that are left out is \(further.count)"
    )
    return listed + [CatalogIssue(.warning, file: file, place: further.place, reason: reason)]
  }

  /// Adds a warning.
  package mutating func add(at place: SourcePlace, _ reason: @autoclosure () -> FormatError.Reason)
  {
    if listed.count < Self.maximumCount {
      listed.append(CatalogIssue(.warning, file: file, place: place, reason: reason()))
    } else {
      further = (further?.place ?? place, (further?.count ?? 0) + 1)
    }
  }
}
