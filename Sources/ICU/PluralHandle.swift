internal import CICU

/// ICU's plural rules of one locale.
///
/// Safe to share: `uplrules_select` takes the rules as a pointer to const, and `PluralRules` has no
/// method that changes it (upluralrules.h, plurrule.h).
package final class PluralHandle: Sendable {
  private enum Resource: ICUResource {
    static func close(_ pointer: OpaquePointer) { unsafe cicu_plurals_close(pointer) }
  }
  private let handle: Handle<Resource>

  /// Opens the rules (uplrules_openForType).
  ///
  /// - Parameters:
  ///   - name: An ICU name that the data lists.
  ///   - isOrdinal: Whether they are the rules of ordinal numbers.
  /// - Throws: The status that ICU gave.
  package init(_ name: String, isOrdinal: Bool) throws(ICUError) {
    handle = try unsafe Handle("cicu_plurals_open") {
      unsafe cicu_plurals_open(isOrdinal, name, &$0)
    }
  }

  /// Returns the third letter of each number's keyword: all keywords differ there
  /// (uplrules_select).
  package func letters(of values: [Double]) throws(ICUError) -> [UInt8] {
    var letters: [UInt8] = []
    try unsafe letters.append("cicu_plurals_select", capacity: values.count) {
      unsafe cicu_plurals_select(handle.pointer, values, Int32(clamping: values.count), $0, $1, &$2)
    }
    return letters
  }
}
