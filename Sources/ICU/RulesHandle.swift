internal import CICU

/// ICU's rule-based number formatter for one locale: numbers in words, and back.
///
/// It can move between threads, but two threads must never use it at the same time. unum.h does not
/// say that a `UNumberFormat` may be shared, and reading and the choice of a rule set change its
/// attributes. It has no capitalization context: on ICU 72 a shared one with a context crashes
/// (ICU-23348).
package struct RulesHandle: ~Copyable, Sendable {
  // Not private: see DateHandle.
  package enum Resource: ICUResource {
    package static func close(_ pointer: OpaquePointer) { unsafe cicu_rules_close(pointer) }
  }
  private let handle: Handle<Resource>

  /// The purpose of the rules (UNumberFormatStyle).
  package enum Kind: Int32, Sendable {
    case spellOut
    case ordinal
    case duration
    case numberingSystem
  }

  /// The rules by which a text is read.
  package enum Reading: Int32, Sendable {
    /// The rules of ``init(reading:)``.
    ///
    /// The text must not have capital letters, soft hyphens and similar characters.
    case own
    /// All public rule sets; the longest match is used.
    case all
    /// Like `all`, but case, punctuation and similar differences are ignored.
    case lenient
  }

  /// Returns a name with the same rules, digits and separators as a locale (`ures_getLocaleByType`,
  /// `unum_getSymbol`).
  ///
  /// It is the name of the rules without the region, if numbers are written in the same way there.
  ///
  /// - Parameter locale: An ICU name without keywords that ICU has data for.
  /// - Returns: That name, or the locale's own.
  /// - Throws: The status that ICU gave.
  package static func sharedName(of locale: String) throws(ICUError) -> String {
    try unsafe String("cicu_rules_sharedName") {
      unsafe cicu_rules_sharedName(locale, $0, $1, &$2)
    }
  }

  /// Returns the rules of a kind as ICU's data has them (`ures_getNextString`), without opening a
  /// formatter.
  ///
  /// - Parameters:
  ///   - kind: The purpose of the rules.
  ///   - base: The name of a locale that has rules or inherits them; otherwise `root`.
  /// - Returns: The rule sets with their rules.
  /// - Throws: The status that ICU gave.
  package static func text(_ kind: Kind, base: String) throws(ICUError) -> String {
    try unsafe String("cicu_rules_text", capacity: textCapacity) {
      unsafe cicu_rules_text(kind.rawValue, base, $0, $1, &$2)
    }
  }

  /// The memory for the rules of most languages, in bytes.
  private static let textCapacity = 16_384

  /// Returns the symbols by which rules write digits (`unum_getSymbol`): minus, decimal and grouping
  /// separator, infinity, NaN, and the ten digits.
  ///
  /// - Parameter locale: An ICU name, whose digits are used.
  /// - Returns: The 15 symbols.
  /// - Throws: The status that ICU gave.
  package static func symbols(of locale: String) throws(ICUError) -> [String] {
    try unsafe String("cicu_rules_symbols") {
      unsafe cicu_rules_symbols(locale, $0, $1, &$2)
    }
    .split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
  }

  /// Opens a formatter by a text of rules (unum_open).
  ///
  /// - Parameters:
  ///   - text: The rules.
  ///   - locale: An ICU name, whose digits are used.
  /// - Throws: The status that ICU gave.
  package init(rules text: String, locale: String) throws(ICUError) {
    handle = try unsafe Handle("cicu_rules_openText") {
      unsafe cicu_rules_openText(text, Int32(clamping: text.utf8.count), locale, &$0)
    }
  }

  /// Opens a formatter with the rule set that ICU chooses (unum_open).
  ///
  /// - Parameters:
  ///   - kind: The purpose of the rules.
  ///   - locale: An ICU name, whose digits are used.
  ///   - base: The same name without keywords, if it has rules or inherits them; otherwise `root`.
  /// - Throws: The status that ICU gave.
  package init(_ kind: Kind, locale: String, base: String) throws(ICUError) {
    handle = try unsafe Handle("cicu_rules_open") {
      unsafe cicu_rules_open(kind.rawValue, locale, base, &$0)
    }
  }

  /// Opens a reader for the texts of another formatter's current rule set, and only for those: for
  /// ``Reading/own``.
  package init(reading writer: borrowing RulesHandle) throws(ICUError) {
    let rules = unsafe writer.handle.pointer
    handle = try unsafe Handle("cicu_rules_openReader") {
      unsafe cicu_rules_openReader(rules, &$0)
    }
  }

  /// Returns the approximate size of its rules in bytes, without the data for lenient reading.
  package borrowing func estimatedByteCount() throws(ICUError) -> Int {
    var status: Int32 = 0
    let size = unsafe cicu_rules_size(handle.pointer, &status)
    try check(status, "cicu_rules_size")
    return Int(size)
  }

  /// Selects the rule set to use (UNUM_DEFAULT_RULESET).
  ///
  /// - Parameter ruleSet: A public rule set, such as `%spellout-ordinal`; empty for the one that
  ///   ICU chooses.
  /// - Throws: The status that ICU gave.
  package borrowing func select(_ ruleSet: String) throws(ICUError) {
    var status: Int32 = 0
    unsafe cicu_rules_select(handle.pointer, ruleSet, &status)
    try check(status, "cicu_rules_select")
  }

  /// Returns the public rule sets, in ICU's order (UNUM_PUBLIC_RULESETS).
  package borrowing func ruleSets() throws(ICUError) -> [String] {
    let rules = unsafe handle.pointer
    return try unsafe String(opened: "cicu_rules_names") {
      unsafe cicu_rules_names(rules, $0, $1, &$2)
    }
    .split(separator: ";").map(String.init)
  }

  /// Returns the rule set in use (UNUM_DEFAULT_RULESET).
  package borrowing func ruleSet() throws(ICUError) -> String {
    let rules = unsafe handle.pointer
    return try unsafe String(opened: "cicu_rules_name") {
      unsafe cicu_rules_name(rules, $0, $1, &$2)
    }
  }

  /// Formats an integer (unum_formatInt64).
  package borrowing func string(_ value: Int64) throws(ICUError) -> String {
    let rules = unsafe handle.pointer
    return try unsafe String(opened: "cicu_rules_formatInteger") {
      unsafe cicu_rules_formatInteger(rules, value, $0, $1, &$2)
    }
  }

  /// Formats a binary number (unum_formatDouble).
  package borrowing func string(_ value: Double) throws(ICUError) -> String {
    let rules = unsafe handle.pointer
    return try unsafe String(opened: "cicu_rules_formatDouble") {
      unsafe cicu_rules_formatDouble(rules, value, $0, $1, &$2)
    }
  }

  /// Formats decimal text (unum_formatDecimal).
  ///
  /// A whole number of 64 bits is formatted exactly, a number with a fraction as a binary number,
  /// and a larger number in digits.
  package borrowing func string(decimal digits: String) throws(ICUError) -> String {
    let rules = unsafe handle.pointer
    return try unsafe String(opened: "cicu_rules_formatDecimal") {
      unsafe cicu_rules_formatDecimal(rules, digits, Int32(digits.utf8.count), $0, $1, &$2)
    }
  }

  /// Appends an integer.
  package borrowing func append(_ value: Int64, to bytes: inout [UInt8]) throws(ICUError) {
    let rules = unsafe handle.pointer
    try unsafe bytes.append("cicu_rules_formatInteger") {
      unsafe cicu_rules_formatInteger(rules, value, $0, $1, &$2)
    }
  }

  /// Appends a binary number.
  package borrowing func append(_ value: Double, to bytes: inout [UInt8]) throws(ICUError) {
    let rules = unsafe handle.pointer
    try unsafe bytes.append("cicu_rules_formatDouble") {
      unsafe cicu_rules_formatDouble(rules, value, $0, $1, &$2)
    }
  }

  /// Appends decimal text.
  package borrowing func append(
    decimal digits: String,
    to bytes: inout [UInt8]
  ) throws(ICUError) {
    let rules = unsafe handle.pointer
    try unsafe bytes.append("cicu_rules_formatDecimal") {
      unsafe cicu_rules_formatDecimal(rules, digits, Int32(digits.utf8.count), $0, $1, &$2)
    }
  }

  /// Reads the number that a text begins with (unum_parseDecimal).
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - reading: The rules by which the text is read.
  /// - Returns: Decimal text, `Infinity` or `NaN`, and the number of UTF-8 bytes that were read;
  ///   nil if the text does not begin with a number.
  /// - Throws: The status that ICU gave.
  package borrowing func parse(
    _ text: String,
    _ reading: Reading
  ) throws(ICUError) -> (digits: String, utf8Count: Int)? {
    let rules = unsafe handle.pointer
    var consumed: Int32 = 0
    let digits = try unsafe String(opened: "cicu_rules_parse") {
      unsafe cicu_rules_parse(
        rules,
        reading.rawValue,
        text,
        Int32(text.utf8.count),
        $0,
        $1,
        &consumed,
        &$2
      )
    }
    return consumed == 0 ? nil : (digits, Int(consumed))
  }
}
