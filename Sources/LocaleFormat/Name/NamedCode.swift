internal import ICU
internal import Sharing

/// A well-formed code as ICU is asked for its name.
struct NamedCode {
  /// How ICU is asked.
  enum Question {
    case code(String, NameHandle.Kind)
    case value(String, of: String)
  }

  let question: Question
  /// What stands for a name that there is none of.
  let code: String

  private init(_ code: String, _ question: Question) {
    self.code = code
    self.question = question
  }

  /// Reads a code.
  ///
  /// - Parameters:
  ///   - text: The code, in either case.
  ///   - kind: What it is to name.
  /// - Throws: An error with the place of the first byte that cannot stand there.
  init(_ text: String, as kind: LocaleNameFormat.Kind) throws(FormatError) {
    switch kind {
    case .locale: try self.init(locale: LocaleSubtags(parsing: text))
    case .language: self.init(language: try CodeForm.language.read(text))
    case .script: self.init(script: try CodeForm.script.read(text))
    case .region: self.init(region: try CodeForm.region(text).read(text))
    case .variant: self.init(variant: try CodeForm.variant(text).read(text))
    case .currency: self.init(try Currency(CodeForm.currency.read(text)))
    case .calendar: try self.init(value: text, of: "ca")
    case .numbering: try self.init(value: text, of: "nu")
    case .keyword: try self.init(keyword: text)
    }
  }

  init(_ locale: LocaleID) throws(FormatError) { try self.init(tag: locale.tag) }

  init(_ currency: Currency) {
    self.init(currency.code, .value(currency.code, of: "currency"))
  }

  init(_ calendar: CalendarSystem) {
    self.init(calendar.rawValue, .value(calendar.keyword, of: "calendar"))
  }

  /// Reads a value of a keyword of the `-u-` extension.
  init(value text: String, of key: String) throws(FormatError) {
    let keyword = try Self.icuKeyword(CodeForm.keyword.read(key))
    let value = try Self.value(text)
    do throws(ICUError) {
      let icuValue = try NameHandle.legacyType(of: value, keyword: keyword)
      self.init(value, .value(icuValue ?? value, of: keyword))
    } catch {
      throw .icu(status: error.name, while: "looking for the value \(value) of \(key)")
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
        throw .invalidCode(text, offset: maximum, reason: "it is longer than \(maximum) bytes")
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
      throw .icu(status: error.name, while: "looking for the keyword \(key)")
    }
  }

  private init(language: String) { self.init(language, .code(language, .language)) }

  private init(script: String) {
    let code = script.prefix(1).uppercased() + script.dropFirst()
    self.init(code, .code(code, .script))
  }

  private init(region: String) {
    let code = region.uppercased()
    self.init(code, .code(code, .region))
  }

  private init(variant: String) {
    let code = variant.uppercased()
    self.init(code, .code(code, .variant))
  }

  // MARK: Locales

  /// A locale as it was written: subtags no longer in use are not replaced.
  private init(locale: LocaleSubtags) throws(FormatError) {
    let tag = locale.tag
    let maximum = LocaleID.maximumUTF8Count
    guard tag.utf8.count <= maximum else {
      throw .invalidLocale(
        tag,
        offset: maximum,
        reason: "its canonical form is longer than \(maximum) bytes"
      )
    }
    try self.init(tag: tag)
  }

  private init(tag: String) throws(FormatError) {
    do throws(ICUError) {
      self.init(tag, .code(try LocaleData.icuName(tag: tag), .locale))
    } catch {
      throw .icu(status: error.name, while: "reading the locale \(tag)")
    }
  }
}

/// What a code looks like.
private struct CodeForm {
  /// What is wrong with another one.
  let reason: String
  let counts: [ClosedRange<Int>]
  /// Whether a byte may stand in it.
  let allows: @Sendable (UInt8) -> Bool

  static let language = CodeForm(
    reason: "a language is 2, 3 or 5 to 8 letters",
    counts: [2...3, 5...8],
    allows: \.isASCIILetter
  )
  static let script = CodeForm(
    reason: "a script is 4 letters",
    counts: [4...4],
    allows: \.isASCIILetter
  )
  static let currency = CodeForm(
    reason: "a currency is 3 letters",
    counts: [3...3],
    allows: \.isASCIILetter
  )
  static let keyword = CodeForm(
    reason: "a keyword is 2 letters or digits",
    counts: [2...2],
    allows: { $0.isASCIILetter || $0.isASCIIDigit }
  )
  /// One of the parts of a value.
  static let value = CodeForm(
    reason: "a value is 3 to 8 letters or digits, or several such parts joined by '-'",
    counts: [3...8],
    allows: { $0.isASCIILetter || $0.isASCIIDigit }
  )

  /// Letters or digits, as the first byte is.
  static func region(_ text: String) -> CodeForm {
    let isNumber = text.utf8.first?.isASCIIDigit ?? false
    return CodeForm(
      reason: "a region is 2 letters or 3 digits",
      counts: isNumber ? [3...3] : [2...2],
      allows: isNumber ? \.isASCIIDigit : \.isASCIILetter
    )
  }

  /// One with a digit in front can be shorter.
  static func variant(_ text: String) -> CodeForm {
    CodeForm(
      reason: "a variant is 5 to 8 letters or digits, or 4 with a digit in front",
      counts: [(text.utf8.first?.isASCIIDigit ?? false ? 4 : 5)...8],
      allows: { $0.isASCIILetter || $0.isASCIIDigit }
    )
  }

  /// A code in small letters.
  ///
  /// - Throws: An error with the place of the first byte that cannot stand there, or of the end.
  func read(_ text: String) throws(FormatError) -> String {
    let bytes = Array(text.utf8)
    if let place = bytes.firstIndex(where: { !allows($0) }) {
      throw .invalidCode(text, offset: place, reason: reason)
    }
    guard counts.contains(where: { $0.contains(bytes.count) }) else {
      let longest = counts.map(\.upperBound).max() ?? 0
      throw .invalidCode(text, offset: min(bytes.count, longest), reason: reason)
    }
    return text.lowercased()
  }
}
