internal import CICU

/// ICU's names of locales, languages, regions and similar codes in one locale.
///
/// It can move between threads, but two threads must never use it at the same time: neither
/// uldnames.h nor locdspnm.h says that a `ULocaleDisplayNames` may be shared.
package struct NameHandle: ~Copyable, Sendable {
  // Not private: see DateHandle.
  package enum Resource: ICUResource {
    package static func close(_ pointer: OpaquePointer) { unsafe cicu_display_close(pointer) }
  }
  private let handle: Handle<Resource>

  /// Everything that a name depends on.
  package struct Options: Sendable {
    /// An ICU name that has data, without keywords.
    package var locale: String
    /// Whether a language with its region or script has a single name.
    package var usesDialects: Bool
    /// The place of the names in a sentence or a user interface.
    package var context: DisplayContext
    /// Whether short names are preferred to full ones.
    package var isShort: Bool
    /// Whether the code is returned if it has no name.
    package var substitutes: Bool

    package init(
      locale: String,
      usesDialects: Bool,
      context: DisplayContext,
      isShort: Bool,
      substitutes: Bool
    ) {
      self.locale = locale
      self.usesDialects = usesDialects
      self.context = context
      self.isShort = isShort
      self.substitutes = substitutes
    }
  }

  /// The kind of thing that a code names.
  package enum Kind: Int32, Sendable {
    case locale
    case language
    case script
    case region
    case variant
    case keyword
  }

  /// Opens the names (uldn_openForContext).
  package init(_ options: Options) throws(ICUError) {
    handle = try unsafe Handle("cicu_display_open") {
      unsafe cicu_display_open(
        options.locale,
        options.usesDialects,
        options.context.rawValue,
        options.isShort,
        options.substitutes,
        &$0
      )
    }
  }

  /// Returns the name of a code (uldn_localeDisplayName and similar functions).
  ///
  /// - Parameters:
  ///   - code: A code in ICU's form and spelling: `en_US`, `en`, `Latn`, `US`, `POSIX`, `calendar`.
  ///     It may be unknown to ICU, which does not keep unknown codes in memory.
  ///   - kind: The kind of thing that the code names.
  /// - Returns: The name. Nil if there is none and `substitutes` is false.
  /// - Throws: The status that ICU gave.
  package borrowing func name(of code: String, _ kind: Kind) throws(ICUError) -> String? {
    let names = unsafe handle.pointer
    do throws(ICUError) {
      return try unsafe String(opened: "cicu_display_write") {
        unsafe cicu_display_write(names, kind.rawValue, code, $0, $1, &$2)
      }
    } catch {
      guard error.status == Int32(CICU_MISSING_RESOURCE) else { throw error }
      return nil
    }
  }

  /// Returns the name of a keyword's value (uldn_keyValueDisplayName).
  ///
  /// - Parameters:
  ///   - value: A value in ICU's form, such as `gregorian`.
  ///   - keyword: A keyword in ICU's form, such as `calendar`.
  /// - Returns: The name. Nil if there is none and `substitutes` is false; but for a currency
  ///   without a name it is always the code.
  /// - Throws: The status that ICU gave.
  package borrowing func name(
    ofValue value: String,
    of keyword: String
  ) throws(ICUError) -> String? {
    let names = unsafe handle.pointer
    do throws(ICUError) {
      return try unsafe String(opened: "cicu_display_writeValue") {
        unsafe cicu_display_writeValue(names, keyword, value, $0, $1, &$2)
      }
    } catch {
      guard error.status == Int32(CICU_MISSING_RESOURCE) else { throw error }
      return nil
    }
  }

  /// Returns the legacy keyword of a BCP 47 key, `calendar` for `ca`; nil if it is not well-formed.
  package static func legacyKey(of key: String) throws(ICUError) -> String? {
    let legacy = try unsafe String("cicu_keyword_legacyKey") {
      unsafe cicu_keyword_legacyKey(key, $0, $1, &$2)
    }
    return legacy.isEmpty ? nil : legacy
  }

  /// Returns the legacy value of a BCP 47 type, `gregorian` for `gregory` of `ca`; nil if it is not
  /// well-formed.
  package static func legacyType(of type: String, keyword: String) throws(ICUError) -> String? {
    let legacy = try unsafe String("cicu_keyword_legacyType") {
      unsafe cicu_keyword_legacyType(keyword, type, $0, $1, &$2)
    }
    return legacy.isEmpty ? nil : legacy
  }
}
