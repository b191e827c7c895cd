internal import CICU

/// ICU's formatter of number ranges for one skeleton and one locale.
///
/// Safe to share: "Objects of type UNumberRangeFormatter returned by this method are threadsafe"
/// (unumberrangeformatter.h, at unumrf_openForSkeletonWithCollapseAndIdentityFallback).
package final class RangeHandle: Sendable {
  private enum Resource: ICUResource {
    static func close(_ pointer: OpaquePointer) { unsafe cicu_range_close(pointer) }
  }

  /// The parts that are written only once if they are the same for both numbers
  /// (UNumberRangeCollapse).
  package enum Collapse: Int32, Sendable {
    case auto
    case none
    case unit
    case all
  }

  /// The text for two numbers that look the same (UNumberRangeIdentityFallback).
  package enum Identity: Int32, Sendable {
    case singleValue
    case approximatelyOrSingleValue
    case approximately
    case range
  }

  private let handle: Handle<Resource>

  /// Opens a formatter (unumrf_openForSkeletonWithCollapseAndIdentityFallback).
  ///
  /// - Parameters:
  ///   - skeleton: An ICU number skeleton, without NUL.
  ///   - locale: An ICU name that has data.
  ///   - collapse: The parts that are written only once.
  ///   - identity: The text for two numbers that look the same.
  /// - Throws: The status that ICU gave, with the place in the skeleton.
  package init(
    skeleton: String,
    locale: String,
    collapse: Collapse,
    identity: Identity
  ) throws(ICUError) {
    handle = try unsafe Handle(atOffset: "cicu_range_open") {
      unsafe cicu_range_open(
        skeleton,
        locale,
        collapse.rawValue,
        identity.rawValue,
        &$0,
        &$1
      )
    }
  }

  /// Formats a range of decimal texts exactly, with its fields; `NaN` and `Infinity` are allowed.
  package func text(decimal start: String, _ end: String) throws(ICUError) -> FieldText {
    try unsafe FieldText("cicu_range_formatDecimal") {
      unsafe cicu_range_formatDecimal(
        handle.pointer,
        start,
        Int32(clamping: start.utf8.count),
        end,
        Int32(clamping: end.utf8.count),
        $0,
        $1,
        &$2,
        &$3
      )
    }
  }

  /// Appends a range of decimal texts, which are formatted exactly.
  package func append(
    decimal start: String,
    _ end: String,
    to bytes: inout [UInt8]
  ) throws(ICUError) {
    try unsafe bytes.append("cicu_range_formatDecimal") {
      unsafe cicu_range_formatDecimal(
        handle.pointer,
        start,
        Int32(clamping: start.utf8.count),
        end,
        Int32(clamping: end.utf8.count),
        $0,
        $1,
        nil,
        &$2
      )
    }
  }
}
