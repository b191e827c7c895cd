internal import CICU

/// ICU's order of texts in one locale.
///
/// Safe to share: its functions take a constant collator, and its attributes are set when it is
/// opened.
package final class CollatorHandle: Sendable {
  enum Resource: ICUResource {
    static func close(_ pointer: OpaquePointer) { unsafe cicu_collator_close(pointer) }
  }

  /// The attributes of an order; nil for that of the locale's data.
  package struct Attributes: Hashable, Sendable {
    package enum Strength: Int32, Sendable {
      case primary = 0
      case secondary = 1
      case tertiary = 2
      case quaternary = 3
      case identical = 15
    }

    package enum CaseFirst: Int32, Sendable {
      case off
      case lower
      case upper
    }

    package enum MaximumVariable: Int32, Sendable {
      case spaces
      case punctuation
      case symbols
      case currencies
    }

    package var strength: Strength?
    package var caseLevel: Bool?
    package var caseFirst: CaseFirst?
    package var isNumeric: Bool?
    /// Whether punctuation is ignored (UCOL_SHIFTED).
    package var isShifted: Bool?
    package var maximumVariable: MaximumVariable?
    package var isBackwards: Bool?
    package var normalizes: Bool?
    /// Codes of ``group(named:)``.
    package var reordering: [Int32]?

    package init() {}
  }

  let handle: Handle<Resource>

  /// Opens the order of a locale (ucol_open), and sets its attributes (ucol_setAttribute).
  ///
  /// - Parameters:
  ///   - locale: An ICU name that has data, with the keyword `collation` or none. ICU keeps it in
  ///     memory until the process ends.
  ///   - attributes: The attributes.
  /// - Throws: The status that ICU gave.
  package init(locale: String, _ attributes: Attributes) throws(ICUError) {
    var wanted = cicu_collation_attributes(attributes)
    let groups = attributes.reordering ?? []
    let count = attributes.reordering == nil ? -1 : Int32(clamping: groups.count)
    handle = try unsafe Handle("cicu_collator_open") {
      unsafe cicu_collator_open(locale, &wanted, groups, count, &$0)
    }
  }

  /// The locale whose order is used, with the keyword `collation` if it is not the usual one
  /// (ucol_getLocaleByType).
  package var validLocale: String {
    get throws(ICUError) {
      try unsafe String(opened: "cicu_collator_locale") {
        unsafe cicu_collator_locale(handle.pointer, $0, $1, &$2)
      }
    }
  }

  /// The attributes in effect, without the reordering (ucol_getAttribute).
  package var attributes: Attributes {
    get throws(ICUError) {
      var found = cicu_collation_attributes()
      var status: Int32 = 0
      unsafe cicu_collator_attributes(handle.pointer, &found, &status)
      try check(status, "cicu_collator_attributes")
      return Attributes(found)
    }
  }

  /// The version of the order's data and code (ucol_getVersion).
  package var version: UInt32 { unsafe cicu_collator_version(handle.pointer) }

  /// Compares two texts (ucol_strcollUTF8): -1, 0 or 1.
  ///
  /// - Throws: The status that ICU gave.
  @inline(__always)
  package func compare(_ first: Span<UInt8>, _ second: Span<UInt8>) throws(ICUError) -> Int {
    if let runs = MarkRuns(first) { return try compare(runs.broken(first).span, second) }
    if let runs = MarkRuns(second) { return try compare(first, runs.broken(second).span) }
    guard let firstLength = Int32(exactly: first.count),
      let secondLength = Int32(exactly: second.count)
    else {
      throw ICUError(status: Int32(CICU_ILLEGAL_ARGUMENT), function: "cicu_collator_compare")
    }
    var status: Int32 = 0
    let order = unsafe first.withUnsafeBufferPointer { first in
      unsafe second.withUnsafeBufferPointer { second in
        unsafe cicu_collator_compare(
          handle.pointer,
          first.baseAddress,
          firstLength,
          second.baseAddress,
          secondLength,
          &status
        )
      }
    }
    try check(status, "cicu_collator_compare")
    return Int(order)
  }

  /// Appends the sort key of a text (ucol_getSortKey), with the zero at its end.
  ///
  /// - Throws: The status that ICU gave.
  package func appendKey(of text: Span<UInt8>, to bytes: inout [UInt8]) throws(ICUError) {
    if let runs = MarkRuns(text) {
      return try appendKey(of: runs.broken(text).span, to: &bytes)
    }
    let length = try text.collatedLength
    try unsafe text.withUnsafeBufferPointer { text throws(ICUError) in
      try unsafe bytes.append("cicu_collator_key", capacity: text.count * 2 + 32) {
        unsafe cicu_collator_key(handle.pointer, text.baseAddress, length, $0, $1, &$2)
      }
    }
  }

  /// Looks up a group of characters that can be reordered.
  ///
  /// - Parameter name: `space`, `punct`, `symbol`, `currency`, `digit`, or a script of four letters.
  /// - Returns: Its code; nil if ICU has no such group.
  package static func group(named name: String) -> Int32? {
    let code = unsafe cicu_collation_group(name)
    return code < 0 ? nil : code
  }
}

extension Span<UInt8> {
  /// The length of the text; an error if it is too long for ICU.
  var collatedLength: Int32 {
    get throws(ICUError) {
      guard let length = Int32(exactly: count), count <= Int(Int32.max) / 4 else {
        throw ICUError(status: Int32(CICU_ILLEGAL_ARGUMENT), function: "cicu_wide_open")
      }
      return length
    }
  }
}

extension cicu_collation_attributes {
  fileprivate init(_ wanted: CollatorHandle.Attributes) {
    self.init()
    strength = wanted.strength?.rawValue ?? -1
    caseLevel = wanted.caseLevel.code
    caseFirst = wanted.caseFirst?.rawValue ?? -1
    numeric = wanted.isNumeric.code
    shifted = wanted.isShifted.code
    maxVariable = wanted.maximumVariable?.rawValue ?? -1
    backwards = wanted.isBackwards.code
    normalization = wanted.normalizes.code
  }
}

extension CollatorHandle.Attributes {
  fileprivate init(_ found: cicu_collation_attributes) {
    strength = Strength(rawValue: found.strength)
    caseLevel = found.caseLevel != 0
    caseFirst = CaseFirst(rawValue: found.caseFirst)
    isNumeric = found.numeric != 0
    isShifted = found.shifted != 0
    maximumVariable = MaximumVariable(rawValue: found.maxVariable)
    isBackwards = found.backwards != 0
    normalizes = found.normalization != 0
  }
}

extension Bool? {
  fileprivate var code: Int32 { map { $0 ? 1 : 0 } ?? -1 }
}
