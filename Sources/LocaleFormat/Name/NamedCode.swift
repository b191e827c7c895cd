internal import ICU
internal import Sharing

/// A well-formed code that has a name, such as that of a locale, a language or a currency.
///
/// ```swift
/// let names = LocaleNameFormat()
/// let french = LocaleID("fr")
/// try FormatterCache.shared.string(.region("CH"), as: names, for: french)  // "Suisse"
/// ```
public struct NamedCode: Sendable {
  /// The way to look up the name in ICU.
  enum Question: Sendable {
    case code(String, NameHandle.Kind)
    case value(String, of: String)
    /// A locale, in BCP 47 form.
    case tag(String)
  }

  /// The kind of a code, as a part of the key of its name.
  enum Kind: UInt8, Sendable {
    case language
    case script
    case region
    case variant
    case currency
    /// Any other code, whose text is in a `LongCode`.
    case long

    /// The kind of the short codes of a public kind; nil if its codes can be long.
    @inline(__always)
    init?(_ kind: LocaleNameFormat.Kind) {
      switch kind {
      case .language: self = .language
      case .script: self = .script
      case .region: self = .region
      case .variant: self = .variant
      case .currency: self = .currency
      case .locale, .calendar, .numbering, .keyword: return nil
      }
    }
  }

  let kind: Kind
  /// The code, in its letter case; empty if it is long.
  private let short: ShortText
  /// The code, if it is long.
  ///
  /// A reference, so that a short code is copied without reference counting.
  let long: LongCode?

  private init(_ short: ShortText, _ kind: Kind) {
    self.kind = kind
    self.short = short
    long = nil
  }

  private init(_ code: String, _ question: Question) {
    kind = .long
    short = ShortText()
    long = LongCode(code, question)
  }

  /// The bytes of a short code; 0 for a long one.
  var word: UInt64 { short.word }

  /// The code that is written if a name is missing.
  var code: String { long?.code ?? String(short) }

  /// The way to look up the name in ICU.
  var question: Question {
    if let long { return long.question }
    return switch kind {
    case .language, .long: .code(code, .language)
    case .script: .code(code, .script)
    case .region: .code(code, .region)
    case .variant: .code(code, .variant)
    case .currency: .value(code, of: "currency")
    }
  }

  /// Reads a code of any kind.
  ///
  /// The deprecated subtags of a locale are named unchanged. ``locale(_:)`` names their
  /// replacements instead.
  ///
  /// ```swift
  /// let names = try LocaleNameFormat().formatter(for: "en")
  /// try names.string(NamedCode("sh", as: .locale))  // "Serbo-Croatian"
  /// names.string(.locale("sh"))  // "Serbian (Latin)"
  /// try names.string(NamedCode("nu", as: .keyword))  // "Numbers"
  /// ```
  /// - Parameters:
  ///   - text: The code, in either case.
  ///   - kind: The kind of thing that the code names.
  /// - Throws: `FormatError.Code.invalidLocale` if a locale is not well-formed;
  ///   `FormatError.Code.invalidCode`, with the place of the first invalid byte, if another code is
  ///   not.
  public init(_ text: String, as kind: LocaleNameFormat.Kind) throws(FormatError) {
    if let kind = Kind(kind), let short = CodeForm.short(text, kind) {
      self.init(short, kind)
      return
    }
    switch kind {
    case .locale: try self.init(locale: LocaleSubtags(parsing: text))
    case .language: self.init(try CodeForm.language.readShort(text, .language), .language)
    case .script: self.init(try CodeForm.script.readShort(text, .script), .script)
    case .region: self.init(try CodeForm.region(text).readShort(text, .region), .region)
    case .variant: self.init(try CodeForm.variant(text).readShort(text, .variant), .variant)
    case .currency: self.init(try CodeForm.currency.readShort(text, .currency), .currency)
    case .calendar: try self.init(text, ofKeyword: "ca")
    case .numbering: try self.init(text, ofKeyword: "nu")
    case .keyword: try self.init(keyword: text)
    }
  }

  init(_ currency: Currency) {
    self.init(ShortText(word: currency.word, count: 3), .currency)
  }

  /// Reads a value of a keyword of the `-u-` extension.
  ///
  /// - Parameters:
  ///   - text: Runs of 3 to 8 letters and digits, joined by hyphens.
  ///   - key: 2 letters or digits, such as `co`.
  /// - Throws: `FormatError.Code.invalidCode` if the value or the key has another form.
  public init(_ text: String, ofKeyword key: String) throws(FormatError) {
    let keyword = try Self.icuKeyword(CodeForm.keyword.read(key))
    let value = try Self.value(text)
    do throws(ICUError) {
      let icuValue = try NameHandle.legacyType(of: value, keyword: keyword)
      self.init(value, .value(icuValue ?? value, of: keyword))
    } catch {
      throw .icu(error, while: "looking for the value \(value) of \(key)")
    }
  }

  private static func value(_ text: String) throws(FormatError) -> String {
    let maximum = LocaleID.maximumUTF8Count
    var start = 0
    for part in text.split(separator: "-", omittingEmptySubsequences: false) {
      do throws(FormatError) {
        _ = try CodeForm.value.read(String(part))
      } catch {
        throw .invalidCode(text, offset: start + (error.offset ?? 0), reason: CodeForm.value.reason)
      }
      start += part.utf8.count + 1
      guard start <= maximum else {
        throw .invalidCode(text, offset: maximum, reason: .longerThan(maximum))
      }
    }
    return text.lowercased()
  }

  private init(keyword text: String) throws(FormatError) {
    let key = try CodeForm.keyword.read(text)
    self.init(key, .code(try Self.icuKeyword(key), .keyword))
  }

  private static func icuKeyword(_ key: String) throws(FormatError) -> String {
    do throws(ICUError) {
      return try NameHandle.legacyKey(of: key) ?? key
    } catch {
      throw .icu(error, while: "looking for the keyword \(key)")
    }
  }

  // MARK: Locales

  /// Creates the code of a locale, without replacing deprecated subtags.
  private init(locale: LocaleSubtags) throws(FormatError) {
    let tag = locale.tag
    let maximum = LocaleID.maximumUTF8Count
    guard tag.utf8.count <= maximum else {
      throw .invalidLocale(
        tag,
        offset: maximum,
        reason: .canonicalFormTooLong(maximum)
      )
    }
    self.init(tag: tag)
  }

  private init(tag: String) { self.init(tag, .tag(tag)) }
}

// A literal in the source needs no `try`. A text that is known only at run time goes through the
// initializers, which throw.

extension NamedCode {
  /// The code of a locale: its name is the language, then the other parts in parentheses.
  public static func locale(_ locale: LocaleID) -> NamedCode { NamedCode(tag: locale.tag) }

  /// Returns the code of a language from a literal; ``init(_:as:)`` reads other texts.
  ///
  /// - Parameter code: 2, 3 or 5 to 8 letters, such as `de` or `gsw`.
  /// - Returns: The code.
  /// - Precondition: The literal has that form; otherwise the process stops with the message of
  ///   ``init(_:as:)``.
  public static func language(_ code: StaticString) -> NamedCode { literal(code, as: .language) }

  /// Returns the code of a script from a literal; ``init(_:as:)`` reads other texts.
  ///
  /// - Parameter code: 4 letters, such as `Latn`.
  /// - Returns: The code.
  /// - Precondition: The literal has that form; otherwise the process stops with the message of
  ///   ``init(_:as:)``.
  public static func script(_ code: StaticString) -> NamedCode { literal(code, as: .script) }

  /// Returns the code of a region from a literal; ``init(_:as:)`` reads other texts.
  ///
  /// - Parameter code: 2 letters or 3 digits, such as `CH` or `419`.
  /// - Returns: The code.
  /// - Precondition: The literal has that form; otherwise the process stops with the message of
  ///   ``init(_:as:)``.
  public static func region(_ code: StaticString) -> NamedCode { literal(code, as: .region) }

  /// The code of a currency, without an amount.
  public static func currency(_ currency: Currency) -> NamedCode { NamedCode(currency) }

  /// The code of a calendar.
  public static func calendar(_ calendar: CalendarSystem) -> NamedCode {
    NamedCode(calendar.rawValue, .value(calendar.keyword, of: "calendar"))
  }

  /// Returns the code of a numbering system from a literal; ``init(_:as:)`` reads other texts.
  ///
  /// - Parameter code: The type of the keyword `-u-nu-`, such as `arab`.
  /// - Returns: The code.
  /// - Precondition: The literal has a valid form; otherwise the process stops with the message of
  ///   ``init(_:as:)``.
  public static func numberingSystem(_ code: StaticString) -> NamedCode {
    literal(code, as: .numbering)
  }

  /// Returns a value of a `-u-` keyword from literals; ``init(_:ofKeyword:)`` reads other texts.
  ///
  /// ```swift
  /// let names = try LocaleNameFormat().formatter(for: "en")
  /// names.string(.value("phonebk", ofKeyword: "co"))  // "Phonebook Sort Order"
  /// ```
  /// - Parameters:
  ///   - value: Runs of 3 to 8 letters and digits, joined by hyphens.
  ///   - key: 2 letters or digits, such as `co`.
  /// - Returns: The code.
  /// - Precondition: Both have that form; otherwise the process stops with the message of
  ///   ``init(_:ofKeyword:)``.
  public static func value(_ value: StaticString, ofKeyword key: StaticString) -> NamedCode {
    wellFormed { () throws(FormatError) in
      try NamedCode(value.description, ofKeyword: key.description)
    }
  }

  private static func literal(_ code: StaticString, as kind: LocaleNameFormat.Kind) -> NamedCode {
    wellFormed { () throws(FormatError) in try NamedCode(code.description, as: kind) }
  }

  private static func wellFormed(_ read: () throws(FormatError) -> NamedCode) -> NamedCode {
    do throws(FormatError) {
      return try read()
    } catch {
      fatalError(error.description)
    }
  }
}

/// The text of a code that is not short, shared by its copies.
final class LongCode: Sendable {
  let code: String
  let question: NamedCode.Question
  /// Equal for two codes only if their question is.
  let key: String

  init(_ code: String, _ question: NamedCode.Question) {
    self.code = code
    self.question = question
    key =
      switch question {
      case .code(let code, let kind): "\(kind.rawValue)@\(code)"
      case .value(let value, let keyword): "\(keyword)=\(value)"
      case .tag(let tag): tag
      }
  }
}
