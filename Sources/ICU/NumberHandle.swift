internal import CICU

/// ICU's number formatter for one skeleton and one locale.
///
/// Safe to share: "The UNumberFormatter can be shared between threads" (unumberformatter.h, at
/// unumf_formatInt and similar functions).
package final class NumberHandle: Sendable {
  private enum Resource: ICUResource {
    static func close(_ pointer: OpaquePointer) { unsafe cicu_number_close(pointer) }
  }
  private let handle: Handle<Resource>

  /// Opens a formatter (unumf_openForSkeletonAndLocaleWithError).
  ///
  /// - Parameter specification: The skeleton and the locale; its case is not used.
  /// - Throws: The status that ICU gave, with the place in the skeleton.
  package init(_ specification: NumberSpecification) throws(ICUError) {
    handle = try unsafe Handle(atOffset: "cicu_number_open") {
      unsafe cicu_number_open(specification.skeleton, specification.locale, &$0, &$1)
    }
  }

  // The closures below are repeated at each use, because returning a closure costs an allocation.

  package func string(_ value: Int64) throws(ICUError) -> String {
    try unsafe String(opened: "cicu_number_formatInteger") {
      unsafe cicu_number_formatInteger(handle.pointer, value, $0, $1, &$2)
    }
  }

  package func string(_ value: Double) throws(ICUError) -> String {
    try unsafe String(opened: "cicu_number_formatDouble") {
      unsafe cicu_number_formatDouble(handle.pointer, value, $0, $1, &$2)
    }
  }

  /// Formats decimal text (`-12.50`, `1E3`) exactly.
  package func string(decimal digits: String) throws(ICUError) -> String {
    try unsafe String(opened: "cicu_number_formatDecimal") {
      unsafe cicu_number_formatDecimal(
        handle.pointer,
        digits,
        Int32(clamping: digits.utf8.count),
        $0,
        $1,
        &$2
      )
    }
  }

  package func append(_ value: Int64, to bytes: inout [UInt8]) throws(ICUError) {
    try unsafe bytes.append("cicu_number_formatInteger") {
      unsafe cicu_number_formatInteger(handle.pointer, value, $0, $1, &$2)
    }
  }

  package func append(_ value: Double, to bytes: inout [UInt8]) throws(ICUError) {
    try unsafe bytes.append("cicu_number_formatDouble") {
      unsafe cicu_number_formatDouble(handle.pointer, value, $0, $1, &$2)
    }
  }

  /// Appends decimal text, which is formatted exactly.
  package func append(decimal digits: String, to bytes: inout [UInt8]) throws(ICUError) {
    try unsafe bytes.append("cicu_number_formatDecimal") {
      unsafe cicu_number_formatDecimal(
        handle.pointer,
        digits,
        Int32(clamping: digits.utf8.count),
        $0,
        $1,
        &$2
      )
    }
  }

  /// Formats a binary number, with its fields.
  package func text(_ value: Double) throws(ICUError) -> FieldText {
    try unsafe FieldText("cicu_number_formatFields") {
      unsafe cicu_number_formatFields(handle.pointer, nil, 0, value, $0, $1, &$2, &$3)
    }
  }

  /// Formats decimal text exactly, with its fields.
  package func text(decimal digits: String) throws(ICUError) -> FieldText {
    try unsafe FieldText("cicu_number_formatFields") {
      unsafe cicu_number_formatFields(
        handle.pointer,
        digits,
        Int32(clamping: digits.utf8.count),
        0,
        $0,
        $1,
        &$2,
        &$3
      )
    }
  }
}
