internal import CICU

/// ICU's formatter of lists for one locale, kind and width.
///
/// Safe to share: "An immutable class for formatting a list" (listformatter.h).
package final class ListHandle: Sendable {
  private enum Resource: ICUResource {
    static func close(_ pointer: OpaquePointer) { unsafe cicu_list_close(pointer) }
  }

  /// The meaning of a list (UListFormatterType).
  package enum Kind: Int32, Sendable {
    case and
    case or
    case unit
  }

  /// The length of the words between the items (UListFormatterWidth).
  package enum Width: Int32, Sendable {
    case wide
    case short
    case narrow
  }

  private let handle: Handle<Resource>

  /// Opens a formatter (ulistfmt_openForType).
  ///
  /// - Parameters:
  ///   - locale: An ICU name that has data, without keywords. ICU keeps it in memory until the
  ///     process ends.
  ///   - kind: The meaning of the list.
  ///   - width: The length of the words between the items.
  /// - Throws: The status that ICU gave.
  package init(locale: String, kind: Kind, width: Width) throws(ICUError) {
    handle = try unsafe Handle("cicu_list_open") {
      unsafe cicu_list_open(locale, kind.rawValue, width.rawValue, &$0)
    }
  }

  /// Formats a list (ulistfmt_formatStringsToResult).
  ///
  /// - Throws: The status that ICU gave.
  package func string(_ items: ListItems) throws(ICUError) -> String {
    let count = try items.checkedCount
    return try unsafe String(opened: "cicu_list_format") {
      unsafe cicu_list_format(
        handle.pointer,
        items.utf8,
        items.lengths,
        count,
        $0,
        $1,
        nil,
        &$2
      )
    }
  }

  /// Formats a list, with a field for each item (ULISTFMT_ELEMENT_FIELD), whose span is the number
  /// of the item.
  ///
  /// - Throws: The status that ICU gave.
  package func text(_ items: ListItems) throws(ICUError) -> FieldText {
    let count = try items.checkedCount
    return try unsafe FieldText("cicu_list_format") {
      unsafe cicu_list_format(
        handle.pointer,
        items.utf8,
        items.lengths,
        count,
        $0,
        $1,
        &$2,
        &$3
      )
    }
  }
}

extension ListHandle {
  /// Whether a character is of the Hebrew script (uscript_getScript).
  package static func isHebrew(_ scalar: Unicode.Scalar) -> Bool {
    cicu_script_isHebrew(scalar.value)
  }
}

/// The items of a list, one after another, as ICU's functions take them.
package struct ListItems: Sendable {
  /// The text of all items, without anything between them.
  package private(set) var utf8: [UInt8] = []
  /// The size of each item, in UTF-8 bytes.
  package private(set) var lengths: [Int32] = []

  package init(_ items: some Sequence<some StringProtocol>) {
    for item in items {
      let start = utf8.count
      utf8 += item.utf8
      lengths.append(Int32(clamping: utf8.count - start))
    }
  }

  /// The number of items; an error if the text is too long for ICU.
  fileprivate var checkedCount: Int32 {
    get throws(ICUError) {
      guard let count = Int32(exactly: lengths.count), utf8.count <= Int(Int32.max) / 2 else {
        throw ICUError(status: Int32(CICU_ILLEGAL_ARGUMENT), function: "cicu_list_format")
      }
      return count
    }
  }
}
