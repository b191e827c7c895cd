internal import ICU
internal import Sharing

/// A currency by its ISO 4217 code.
///
/// ```swift
/// Currency("eur").code  // "EUR"
/// Currency("JPY").fractionDigits  // 0
/// Currency("CHF").cashIncrement.description  // "0.05"
/// ```
public struct Currency: Sendable {
  // Three ASCII letters in upper case, stored inline so that a recipe has no reference to count.
  private let letters: (UInt8, UInt8, UInt8)

  /// Reads a code.
  ///
  /// - Parameter code: Three ASCII letters in either case. The currency may be unknown to ICU: see
  ///   ``isKnown``.
  /// - Throws: `FormatError.Code.invalidCurrencyCode` if the code is not three ASCII letters.
  public init(_ code: String) throws(FormatError) {
    let bytes = Array(code.utf8)
    guard bytes.count == 3, bytes.allSatisfy(\.isASCIILetter) else {
      throw .invalidCurrencyCode(code)
    }
    letters = (bytes[0] & 0xDF, bytes[1] & 0xDF, bytes[2] & 0xDF)
  }

  private init(letters: (UInt8, UInt8, UInt8)) { self.letters = letters }

  /// The three letters in 15 bits.
  var bits: UInt64 {
    UInt64(letters.0 & 31) << 10 | UInt64(letters.1 & 31) << 5 | UInt64(letters.2 & 31)
  }

  /// The three letters in the lowest bytes of a word, the first in the lowest.
  var word: UInt64 { UInt64(letters.0) | UInt64(letters.1) << 8 | UInt64(letters.2) << 16 }

  /// The code, in upper case.
  public var code: String { String(decoding: [letters.0, letters.1, letters.2], as: UTF8.self) }
}

extension Currency: Hashable {
  /// Whether both are the same currency.
  public static func == (left: Currency, right: Currency) -> Bool { left.letters == right.letters }

  /// Hashes the code.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(letters.0)
    hasher.combine(letters.1)
    hasher.combine(letters.2)
  }
}

extension Currency: CustomStringConvertible {
  /// The code.
  public var description: String { code }
}

extension Currency {
  /// Every currency that ICU has a code for, including those no longer in use, sorted by code.
  ///
  /// Source: `ucurr_openISOCurrencies`.
  public static let all: [Currency] = DataChoice.with(nil) {
    do {
      return try CurrencyData.codes().map { code in try Currency(code) }
        .sorted { $0.code < $1.code }
    } catch {
      // ICU's data is missing, and making any formatter reports that.
      return []
    }
  }

  private static let known = Set(all)

  /// Returns the currency of a code in lower-case ASCII, if ICU has it.
  static func known(lowercased code: [UInt8]) -> Currency? {
    guard code.count == 3, code.allSatisfy({ (0x61...0x7A).contains($0) }) else { return nil }
    let currency = Currency(letters: (code[0] & 0xDF, code[1] & 0xDF, code[2] & 0xDF))
    return currency.isKnown ? currency : nil
  }

  /// Whether ICU has the code.
  public var isKnown: Bool { Self.known.contains(self) }

  /// The number of decimals of an amount; 2 for a currency that ICU does not have.
  ///
  /// Source: CLDR's supplemental currency data (`ucurr_getDefaultFractionDigitsForUsage`).
  public var fractionDigits: Int { digits(isCash: false) }

  /// The number of decimals of an amount in cash; 2 for a currency that ICU does not have.
  public var cashFractionDigits: Int { digits(isCash: true) }

  private func digits(isCash: Bool) -> Int {
    do {
      return try CurrencyData.fractionDigits(code, isCash: isCash)
    } catch {
      return 2
    }
  }

  /// The step that cash amounts are rounded to: 0.05 for `CHF`, 1 for `SEK`.
  public var cashIncrement: FixedDecimal {
    do {
      let increment = try CurrencyData.roundingIncrement(code, isCash: true)
      if increment > 0 {
        return FixedDecimal(DecimalDigits(try FixedDecimal("\(increment)")).trimmed)
      }
    } catch {
      // Falls through to the step of one unit in the last digit.
    }
    let one = [UInt8(ascii: "1")]
    return FixedDecimal(DecimalDigits(one, point: 1 - cashFractionDigits, isNegative: false))
  }
}
