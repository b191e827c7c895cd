internal import CICU

/// ICU's number formatter for one skeleton and one locale, for the proof of plans.
///
/// It builds its data at the first number, and not only at the third.
///
/// Safe to share: LocalizedNumberFormatter is "immutable and thread-safe" (numberformatter.h).
package final class NumberProbe: Sendable {
  private enum Resource: ICUResource {
    static func close(_ pointer: OpaquePointer) { unsafe cicu_probe_close(pointer) }
  }
  private let handle: Handle<Resource>
  package let skeleton: String
  package let locale: String

  /// Opens a formatter (NumberFormatter::forSkeleton).
  ///
  /// - Parameters:
  ///   - skeleton: An ICU number skeleton, without NUL.
  ///   - locale: An ICU name that has data.
  /// - Throws: The status that ICU gave, with the place in the skeleton.
  package init(skeleton: String, locale: String) throws(ICUError) {
    self.skeleton = skeleton
    self.locale = locale
    handle = try unsafe Handle(atOffset: "cicu_probe_open") {
      unsafe cicu_probe_open(skeleton, locale, &$0, &$1)
    }
  }

  /// Appends integers, then binary numbers, then optional decimal text, one text after another.
  ///
  /// - Returns: The end of each text, counted from the start of the first.
  package func append(
    _ integers: [Int64] = [],
    _ doubles: [Double] = [],
    decimal digits: String? = nil,
    to bytes: inout [UInt8]
  ) throws(ICUError) -> [Int32] {
    let count = integers.count + doubles.count + (digits == nil ? 0 : 1)
    var ends = [Int32](repeating: 0, count: count)
    try unsafe bytes.append("cicu_probe_formatEach", capacity: 32 * count) {
      unsafe cicu_probe_formatEach(
        handle.pointer,
        integers,
        Int32(clamping: integers.count),
        doubles,
        Int32(clamping: doubles.count),
        digits,
        $0,
        $1,
        &ends,
        &$2
      )
    }
    return ends
  }
}
