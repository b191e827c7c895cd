internal import CICU

/// ICU's names of locales, languages, regions and the like in one locale.
///
/// It can move between threads; two must never use it at once, because neither uldnames.h nor
/// locdspnm.h says that a `ULocaleDisplayNames` may be shared.
package struct NameHandle: ~Copyable, Sendable {
  // Not private: see DateHandle.
  package enum Resource: ICUResource {
    package static func close(_ pointer: OpaquePointer) { unsafe cicu_display_close(pointer) }
  }
  private let handle: Handle<Resource>

  /// Everything that decides a name.
  package struct Options: Sendable {
    /// An ICU name that has data, without keywords.
    package var locale: String
    /// Whether one name stands for a language and its region or script.
    package var usesDialects: Bool
    /// Where names will stand.
    package var context: DisplayContext
    /// Whether short names go before full ones.
    package var isShort: Bool
    /// Whether a code without a name is its own name.
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

  /// What a code names.
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

  /// The name of a code (uldn_localeDisplayName and its like).
  ///
  /// - Parameters:
  ///   - code: A code in ICU's form and spelling: `en_US`, `en`, `Latn`, `US`, `POSIX`, `calendar`.
  ///     ICU need not know it, and keeps none of those it does not know.
  ///   - kind: What it names.
  /// - Returns: The name; nil where there is none and codes do not stand for names.
  /// - Throws: The status ICU gave.
  package borrowing func name(of code: String, _ kind: Kind) throws(ICUError) -> String? {
    let names = unsafe handle.pointer
    do throws(ICUError) {
      return try unsafe String("cicu_display_write") {
        unsafe cicu_display_write(names, kind.rawValue, code, $0, $1, &$2)
      }
    } catch {
      guard error.status == Int32(CICU_MISSING_RESOURCE) else { throw error }
      return nil
    }
  }

  /// The name of a keyword's value (uldn_keyValueDisplayName).
  ///
  /// - Parameters:
  ///   - value: A value in ICU's form, such as `gregorian`.
  ///   - keyword: A keyword in ICU's form, such as `calendar`.
  /// - Returns: The name; nil where there is none and codes do not stand for names. The name of a
  ///   currency without one is its code all the same.
  /// - Throws: The status ICU gave.
  package borrowing func name(
    ofValue value: String,
    of keyword: String
  ) throws(ICUError) -> String? {
    let names = unsafe handle.pointer
    do throws(ICUError) {
      return try unsafe String("cicu_display_writeValue") {
        unsafe cicu_display_writeValue(names, keyword, value, $0, $1, &$2)
      }
    } catch {
      guard error.status == Int32(CICU_MISSING_RESOURCE) else { throw error }
      return nil
    }
  }

  /// The legacy keyword of a BCP 47 key, `calendar` for `ca`; nil when it is not well-formed.
  package static func legacyKey(of key: String) throws(ICUError) -> String? {
    let legacy = try unsafe String("cicu_keyword_legacyKey") {
      unsafe cicu_keyword_legacyKey(key, $0, $1, &$2)
    }
    return legacy.isEmpty ? nil : legacy
  }

  /// The legacy value of a BCP 47 type, `gregorian` for `gregory` of `ca`; nil when it is not
  /// well-formed.
  package static func legacyType(of type: String, keyword: String) throws(ICUError) -> String? {
    let legacy = try unsafe String("cicu_keyword_legacyType") {
      unsafe cicu_keyword_legacyType(keyword, type, $0, $1, &$2)
    }
    return legacy.isEmpty ? nil : legacy
  }
}
