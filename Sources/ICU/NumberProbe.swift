internal import CICU

/// ICU's number formatter for one skeleton and one locale, for the proof of plans and for amounts in
/// a grammatical case.
///
/// It builds its data at the first number, and not only at the third.
///
/// Safe to share: LocalizedNumberFormatter is "immutable and thread-safe" (numberformatter.h).
package final class NumberProbe: Sendable {
  private enum Resource: ICUResource {
    static func close(_ pointer: OpaquePointer) { unsafe cicu_probe_close(pointer) }
  }
  private let handle: Handle<Resource>
  package let specification: NumberSpecification

  /// Opens a formatter (NumberFormatter::forSkeleton, unitDisplayCase).
  ///
  /// - Throws: The status that ICU gave, with the place in the skeleton.
  package init(_ specification: NumberSpecification) throws(ICUError) {
    self.specification = specification
    handle = try unsafe Handle(atOffset: "cicu_probe_open") {
      unsafe cicu_probe_open(
        specification.skeleton,
        specification.locale,
        specification.unitCase,
        &$0,
        &$1
      )
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

  /// Formats a number, with its fields.
  ///
  /// - Parameters:
  ///   - value: A binary number. With decimal text it is not used.
  ///   - digits: The number as decimal text, which is formatted exactly; nil for a binary number.
  /// - Returns: The text and its fields.
  /// - Throws: The status that ICU gave.
  package func text(_ value: Double, decimal digits: String? = nil) throws(ICUError) -> FieldText {
    try unsafe FieldText("cicu_probe_formatFields") {
      unsafe cicu_probe_formatFields(handle.pointer, digits, value, $0, $1, &$2, &$3)
    }
  }

  /// Returns the grammatical gender of the unit (FormattedNumber::getNounClass); an empty text if the
  /// data has none.
  package func gender() throws(ICUError) -> String {
    try unsafe String(opened: "cicu_probe_gender") {
      unsafe cicu_probe_gender(handle.pointer, 1, $0, $1, &$2)
    }
  }
}
