/// An ISO 4217 currency code: three ASCII letters, in upper case.
struct CurrencyCode: Hashable, Sendable {
  private let letters: (UInt8, UInt8, UInt8)

  init(_ code: String) throws(FormatError) {
    let bytes = Array(code.utf8)
    guard bytes.count == 3, bytes.allSatisfy(\.isLetter) else {
      throw .invalidCurrencyCode(code)
    }
    letters = (bytes[0] & 0xDF, bytes[1] & 0xDF, bytes[2] & 0xDF)
  }

  var code: String { String(decoding: [letters.0, letters.1, letters.2], as: UTF8.self) }

  static func == (left: CurrencyCode, right: CurrencyCode) -> Bool { left.letters == right.letters }

  func hash(into hasher: inout Hasher) {
    hasher.combine(letters.0)
    hasher.combine(letters.1)
    hasher.combine(letters.2)
  }
}
