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
