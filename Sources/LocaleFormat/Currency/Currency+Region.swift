internal import ICU
public import MachineTime
internal import Sharing

extension Currency {
  /// Returns the currencies of a region at a moment, the most used one first.
  ///
  /// ```swift
  /// try Currency.inUse(in: "DE", at: Instant(secondsSince1970: 0)).map(\.code)  // ["DEM"]
  /// ```
  /// - Parameters:
  ///   - region: Two letters or three digits, such as `DE` or `419`, in either case.
  ///   - instant: The moment.
  /// - Returns: The currencies; empty for a region that has none, or that is unknown to ICU.
  /// - Throws: `FormatError.Code.invalidRegion` if the region is not two letters or three digits;
  ///   `FormatError.Code.icu` if ICU fails.
  ///
  /// Funds and metals, which have a code but no dates, are left out.
  ///
  /// Source: CLDR's supplemental currency data.
  public static func inUse(
    in region: String,
    at instant: Instant
  ) throws(FormatError) -> [Currency] {
    let bytes = Array(region.utf8)
    guard
      bytes.count == 2 && bytes.allSatisfy(\.isASCIILetter)
        || bytes.count == 3 && bytes.allSatisfy(\.isASCIIDigit)
    else { throw .invalidRegion(region) }
    let codes: [String]
    do throws(ICUError) {
      codes = try CurrencyData.codes(
        region: region.uppercased(),
        millisecondsSince1970: Double(instant.millisecondsSince1970)
      )
    } catch {
      throw .icu(error, while: "looking for the currencies of \(region)")
    }
    return try codes.map { code throws(FormatError) in try Currency(code) }
  }

  /// Creates the currency that people of a locale most likely use today.
  ///
  /// ```swift
  /// try Currency(likelyFor: LocaleID("de")).code  // "EUR"
  /// try Currency(likelyFor: LocaleID("en-u-rg-gbzzzz")).code  // "GBP"
  /// ```
  ///
  /// The first of these decides: the locale's `-u-cu-` if it has the form of a code, its `-u-rg-`,
  /// its region, the likely region of its language.
  ///
  /// - Parameter locale: Any locale.
  /// - Throws: `FormatError.Code.noCurrency` if no region with a currency is found, as for `es-419`
  ///   and the root; `FormatError.Code.icu` if ICU fails.
  public init(likelyFor locale: LocaleID) throws(FormatError) {
    let subtags = locale.subtags
    if let keyword = subtags.keywords["cu"], keyword.utf8.count == 3,
      keyword.utf8.allSatisfy(\.isASCIILetter)
    {
      try self.init(keyword)
      return
    }
    let region: String
    do throws(ICUError) {
      region = try subtags.conventionsRegion()
    } catch {
      throw .icu(error, while: "looking for the region of \(locale)")
    }
    guard !region.isEmpty, let first = try Currency.inUse(in: region, at: .now()).first else {
      throw .noCurrency(locale.tag)
    }
    self = first
  }
}
