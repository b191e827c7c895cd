internal import Sharing

/// A pattern that is used as it is; once it was checked, its letters are known and its quotes
/// closed.
struct ExplicitPattern: Hashable, Sendable {
  private let bytes: ByteText

  var text: String { bytes.string }

  /// The letters that a pattern can have, without those that follow the locale, such as `j`.
  private static let letters = LetterSet("GyYuUrQqMLwWEecdDFgabBhHKkmsSAzZOvVXx")
  /// The most bytes of a pattern.
  static let maximumCount = 1_000

  /// - Throws: `FormatError.Code.invalidPattern` for a letter that is not a field, a quote that is
  ///   not closed, an empty or a very long pattern.
  init(_ pattern: String) throws(FormatError) {
    func refuse(_ offset: Int, _ reason: Reason) -> FormatError {
      .invalidPattern(pattern, offset: offset, reason: reason)
    }
    guard !pattern.isEmpty else { throw refuse(0, .empty) }
    guard pattern.utf8.count <= Self.maximumCount else {
      throw refuse(Self.maximumCount, .tooLong(Self.maximumCount))
    }
    var openQuote: Int?
    for (offset, byte) in pattern.utf8.enumerated() {
      guard byte != 0 else {
        throw refuse(offset, Reason("nul-in-date-pattern", "it contains a NUL"))
      }
      if byte == UInt8(ascii: "'") {
        openQuote = openQuote == nil ? offset : nil
      } else if openQuote == nil, byte.isASCIILetter, !Self.letters.contains(byte) {
        let letter = Character(UnicodeScalar(byte))
        throw refuse(
          offset,
          Reason(
            "letter-unquoted",
            "'\(letter)' is not a date field; put letters that are text between apostrophes"
          )
        )
      }
    }
    if let openQuote {
      throw refuse(openQuote, Reason("quote-not-closed", "the quote is not closed"))
    }
    bytes = ByteText(pattern)
  }

  /// A pattern that is checked later.
  init(unchecked pattern: String) { bytes = ByteText(pattern) }

  /// Throws what the other initializer throws.
  func check() throws(FormatError) { _ = try ExplicitPattern(text) }

  /// Whether a field depends on the first day of the week.
  var showsWeeks: Bool { fields.contains { "wWYec".contains($0) } }

  /// The text outside quotes.
  var fields: String {
    var isQuoted = false
    return text.filter { letter in
      if letter == "'" { isQuoted.toggle() }
      return !isQuoted && letter != "'"
    }
  }
}
