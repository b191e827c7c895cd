internal import CICU

/// The headings of an index in one locale.
///
/// Safe to share: "This class provides thread-safe methods for bucketing" (alphaindex.h).
package final class IndexHandle: Sendable {
  /// The meaning of a heading (UAlphabeticIndexLabelType).
  package enum Kind: Int32, Sendable {
    case normal
    case underflow
    case inflow
    case overflow
  }

  private enum Resource: ICUResource {
    static func close(_ pointer: OpaquePointer) { unsafe cicu_index_close(pointer) }
  }

  private let handle: Handle<Resource>

  /// Opens the headings (AlphabeticIndex::buildImmutableIndex).
  ///
  /// - Parameters:
  ///   - collator: The order of the texts.
  ///   - locale: An ICU name that has data, without keywords.
  ///   - others: The same for further headings.
  ///   - maximumCount: The maximum number of headings.
  /// - Throws: The status that ICU gave.
  package init(
    _ collator: CollatorHandle,
    locale: String,
    others: [String],
    maximumCount: Int
  ) throws(ICUError) {
    let names = others.map { $0 + "\0" }.joined()
    handle = try unsafe Handle("cicu_index_open") {
      unsafe cicu_index_open(
        collator.handle.pointer,
        locale,
        names,
        Int32(clamping: others.count),
        Int32(clamping: maximumCount),
        &$0
      )
    }
  }

  /// Returns the headings, in their order (Bucket::getLabel).
  ///
  /// - Throws: The status that ICU gave.
  package func headings() throws(ICUError) -> [(label: String, kind: Kind)] {
    var headings: [(label: String, kind: Kind)] = []
    for place in unsafe 0..<cicu_index_count(handle.pointer) {
      var kind: Int32 = 0
      let label = try unsafe String(opened: "cicu_index_label") {
        unsafe cicu_index_label(handle.pointer, place, $0, $1, &kind, &$2)
      }
      headings.append((label, Kind(rawValue: kind) ?? .normal))
    }
    return headings
  }

  /// Returns the number of the heading that a text belongs to (ImmutableIndex::getBucketIndex).
  ///
  /// - Throws: The status that ICU gave.
  package func place(of text: Span<UInt8>) throws(ICUError) -> Int {
    if let runs = MarkRuns(text) { return try place(of: runs.shortened(text).span) }
    let length = try text.collatedLength
    var status: Int32 = 0
    let place = unsafe text.withUnsafeBufferPointer {
      unsafe cicu_index_find(handle.pointer, $0.baseAddress, length, &status)
    }
    try check(status, "cicu_index_find")
    return Int(place)
  }
}
