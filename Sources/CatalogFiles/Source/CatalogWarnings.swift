package import Faults

/// The warnings of one file: a limited number of them, so that a file full of faults cannot use up
/// the memory.
package struct CatalogWarnings {
  /// The number of warnings that are listed.
  static let maximumCount = 1_000

  let file: String
  private var listed: [CatalogIssue] = []
  /// The place and the entry of the first warning that is not listed, and the number of those.
  private var further: (place: SourcePlace, entry: CatalogText?, count: Int)?
  /// The key of the entry that is being read, which further warnings are about; nil outside of
  /// entries.
  var entry: CatalogText?

  /// Begins with the warnings that an earlier reader of the file found.
  package init(file: String, _ earlier: [CatalogIssue] = []) {
    self.file = file
    listed = earlier
  }

  /// The warnings in the order of the file; the last one says how many are left out, if any are.
  package var issues: [CatalogIssue] {
    let listed = listed.sorted {
      ($0.place.line, $0.place.column) < ($1.place.line, $1.place.column)
    }
    guard let further else { return listed }
    let reason = Reason(
      "further-warnings",
      "the number of warnings that are left out is \(further.count)"
    )
    return listed + [
      CatalogIssue(
        .warning,
        file: file,
        place: further.place,
        reason: reason,
        entry: further.entry
      )
    ]
  }

  /// The number of warnings, also of those that are not listed.
  var count: Int { listed.count + (further?.count ?? 0) }

  /// Adds a warning.
  ///
  /// - Parameters:
  ///   - place: The place of what is probably not meant.
  ///   - entry: The key that the warning is about, outside of entries.
  ///   - effect: The consequence for the entry.
  ///   - reason: The reason, which is only made if the warning is listed.
  package mutating func add(
    at place: SourcePlace,
    of entry: CatalogText? = nil,
    effect: CatalogIssue.Effect? = nil,
    _ reason: @autoclosure () -> FormatError.Reason
  ) {
    let entry = self.entry ?? entry
    if listed.count < Self.maximumCount {
      listed.append(
        CatalogIssue(
          .warning,
          file: file,
          place: place,
          reason: reason(),
          entry: entry,
          effect: effect
        )
      )
    } else if let known = further {
      further = (known.place, known.entry, known.count + 1)
    } else {
      further = (place, entry, 1)
    }
  }

  /// Begins an entry whose key was read after some of its warnings.
  ///
  /// - Parameters:
  ///   - entry: The key.
  ///   - count: The number of warnings before the key.
  mutating func begin(_ entry: CatalogText, from count: Int) {
    self.entry = entry
    guard count < self.count else { return }
    for index in min(count, listed.count)..<listed.count {
      listed[index] = listed[index].of(entry)
    }
    // The first one that is not listed may be one of them.
    if let known = further, count <= listed.count {
      further = (known.place, entry, known.count)
    }
  }
}
