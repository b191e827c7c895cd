internal import Sharing

/// The valid form of one kind of code.
struct CodeForm {
  /// The reason of the error for a code of another form.
  let reason: Reason
  let counts: [ClosedRange<Int>]
  /// Whether the code may contain a byte.
  let allows: @Sendable (UInt8) -> Bool

  static let language = CodeForm(
    reason: .languageExpected,
    counts: [2...3, 5...8],
    allows: \.isASCIILetter
  )
  static let script = CodeForm(
    reason: Reason("script-expected", "a script is 4 letters"),
    counts: [4...4],
    allows: \.isASCIILetter
  )
  static let currency = CodeForm(
    reason: Reason("currency-expected", "a currency is 3 letters"),
    counts: [3...3],
    allows: \.isASCIILetter
  )
  static let keyword = CodeForm(
    reason: Reason("keyword-expected", "a keyword is 2 letters or digits"),
    counts: [2...2],
    allows: { $0.isASCIILetter || $0.isASCIIDigit }
  )
  /// One part of a value.
  static let value = CodeForm(
    reason: Reason(
      "value-expected",
      "a value is 3 to 8 letters or digits, or several such parts joined by '-'"
    ),
    counts: [3...8],
    allows: { $0.isASCIILetter || $0.isASCIIDigit }
  )

  /// Digits if the first byte is a digit, or else letters.
  static func region(_ text: String) -> CodeForm {
    let isNumber = text.utf8.first?.isASCIIDigit ?? false
    return CodeForm(
      reason: Reason("region-expected", "a region is 2 letters or 3 digits"),
      counts: isNumber ? [3...3] : [2...2],
      allows: isNumber ? \.isASCIIDigit : \.isASCIILetter
    )
  }

  /// A variant that begins with a digit can be one byte shorter.
  static func variant(_ text: String) -> CodeForm {
    CodeForm(
      reason: Reason(
        "variant-expected",
        "a variant is 5 to 8 letters or digits, or a digit and 3 letters or digits"
      ),
      counts: [(text.utf8.first?.isASCIIDigit ?? false ? 4 : 5)...8],
      allows: { $0.isASCIILetter || $0.isASCIIDigit }
    )
  }

  /// Reads a code of at most 8 bytes, in the letter case of its kind.
  ///
  /// For a text that ``short(_:_:)`` does not read: nearly always, that is an error.
  ///
  /// - Throws: The errors of ``read(_:)``.
  func readShort(_ text: String, _ kind: NamedCode.Kind) throws(FormatError) -> ShortText {
    let code = try read(text)
    guard let short = Self.short(code, kind) else {
      throw .invalidCode(text, offset: 0, reason: reason)
    }
    return short
  }

  /// Reads a code of at most 8 bytes, in the letter case of its kind; nil if it is not well-formed.
  @inline(__always)
  static func short(_ text: String, _ kind: NamedCode.Kind) -> ShortText? {
    text.withUTF8Span { bytes -> ShortText? in
      let count = bytes.count
      guard count <= 8, count > 0 else { return nil }
      var word: UInt64 = 0
      var letters = 0
      var place = count
      while place > 0 {
        place &-= 1
        let byte = bytes[place]
        let isLetter = byte.isASCIILetter
        guard isLetter || byte.isASCIIDigit else { return nil }
        letters &+= isLetter ? 1 : 0
        let isUpper = kind != .language && (kind != .script || place == 0)
        let changed = !isLetter ? byte : isUpper ? byte & 0xDF : byte | 0x20
        word = word << 8 | UInt64(changed)
      }
      let startsWithDigit = bytes[0].isASCIIDigit
      let isWellFormed =
        switch kind {
        case .language: letters == count && count >= 2 && count != 4
        case .script: letters == count && count == 4
        case .region: letters == count && count == 2 || letters == 0 && count == 3
        case .variant: count >= (startsWithDigit ? 4 : 5)
        case .currency: letters == count && count == 3
        case .long: false
        }
      return isWellFormed ? ShortText(word: word, count: count) : nil
    }
  }

  /// Returns the code in lower case.
  ///
  /// - Throws: An error with the place of the first invalid byte, or of the end.
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
