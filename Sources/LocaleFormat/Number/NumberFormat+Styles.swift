internal import Sharing

// The styles of money, units and skeletons.

extension NumberFormat {
  /// Describes how to write an amount of money.
  ///
  /// The currency decides the number of decimals; the locale decides the symbol, its side, the
  /// separators and the digits. Amounts are written, never converted.
  ///
  /// ```swift
  /// let euros = NumberFormat.currency("EUR")
  /// try euros.formatter(for: "de-DE").string(1234)  // "1.234,00\u{A0}€"
  /// try euros.presentation(.name).formatter(for: "de").string(1)  // "1,00 Euro"
  /// ```
  /// - Parameter currency: An ISO 4217 code as a literal, or a ``Currency`` made of a text, which
  ///   throws if the text is not a code. A code that ICU does not have is written as it is.
  /// - Returns: The recipe.
  ///
  /// Source: [UTS #35, Number
  /// Elements](https://unicode.org/reports/tr35/tr35-numbers.html#Number_Elements).
  public static func currency(_ currency: Currency) -> NumberFormat {
    NumberFormat(style: .currency(currency))
  }

  /// An amount of money in the currency that people of the locale most likely mean.
  ///
  /// ```swift
  /// try NumberFormat.localCurrency.formatter(for: "ar-JO").currency?.code  // "JOD"
  /// ```
  ///
  /// ``formatter(for:)`` throws `FormatError.Code.noCurrency` for a locale without a region that
  /// has a currency, such as `es-419`. Amounts are not converted: use it only if the amount is
  /// known to be local.
  public static let localCurrency = NumberFormat(style: .localCurrency)

  /// Describes how to write an amount of a unit.
  ///
  /// ```swift
  /// let speed = NumberFormat.unit("kilometer-per-hour")
  /// try speed.formatter(for: "en").string(90)  // "90 km/h"
  /// let road = NumberFormat.unit("meter", usage: "road")
  /// try road.formatter(for: "en-US").string(5000)  // "3.1 mi"
  /// ```
  /// - Parameters:
  ///   - identifier: A CLDR unit identifier, simple (`meter`) or compound (`kilometer-per-hour`).
  ///   - usage: A CLDR unit usage, such as `road` or `person-height`. The amount is converted to
  ///     the unit that the locale's region uses for it, and has the precision that is usual there.
  ///     Nil keeps the unit.
  /// - Returns: The recipe. For an identifier or a usage that ICU does not have,
  ///   ``formatter(for:)`` throws `FormatError.Code.invalidUnit` or
  ///   `FormatError.Code.unknownUsage`. Both consist of lower-case letters, digits and hyphens, at
  ///   most 128. ICU also looks for a usage without its last parts, so `road-x` is `road`.
  ///
  /// Source: [UTS #35, Unit
  /// Identifiers](https://unicode.org/reports/tr35/tr35-general.html#Unit_Identifiers).
  public static func unit(_ identifier: String, usage: String? = nil) -> NumberFormat {
    guard identifier.isUnitName else { return refused(.unit, .invalidUnit(identifier)) }
    if let usage, !usage.isUnitName { return refused(.unit, .unknownUsage(usage)) }
    return NumberFormat(style: .unit, texts: NumberTexts(unit: identifier, usage: usage))
  }

  /// Describes how to write an amount of a unit that was read before.
  ///
  /// ```swift
  /// let distance = NumberFormat.unit(.kilometer).width(.long)
  /// try distance.formatter(for: "de").string(2)  // "2 Kilometer"
  /// ```
  /// - Parameters:
  ///   - unit: The unit.
  ///   - usage: A CLDR unit usage, as for ``unit(_:usage:)-(String,_)``.
  /// - Returns: The recipe.
  public static func unit(_ unit: MeasureUnit, usage: String? = nil) -> NumberFormat {
    self.unit(unit.identifier, usage: usage)
  }

  /// Describes how to write a number by an ICU number skeleton.
  ///
  /// A skeleton has ICU's own defaults: six fraction digits, half-even. Other options add their
  /// stems to it; ICU refuses a stem if the skeleton already has one of the same kind.
  ///
  /// ```swift
  /// let format = NumberFormat.skeleton("currency/EUR .00 sign-accounting")
  /// try format.formatter(for: "en").string(-5)  // "(€5.00)"
  /// ```
  /// - Parameter skeleton: Stems separated by spaces, at most ``maximumSkeletonUTF8Count`` bytes.
  /// - Returns: The recipe. ``formatter(for:)`` throws `FormatError.Code.invalidSkeleton` for a
  ///   skeleton that ICU does not understand, that is too long, or that has a NUL. It also does for
  ///   a scale or an increment with an exponent or more than 100 bytes, for a scale of zero, and
  ///   for an increment that is not above zero or whose digits are not below 2^63.
  ///
  /// Source: [ICU, Number
  /// Skeletons](https://unicode-org.github.io/icu/userguide/format_parse/numbers/skeletons.html).
  public static func skeleton(_ skeleton: String) -> NumberFormat {
    self.skeleton(skeleton, allowsZeroScale: false)
  }

  /// The same as ``skeleton(_:)``, but a scale may be zero, to compare with ICU itself.
  package static func skeleton(_ skeleton: String, allowsZeroScale: Bool) -> NumberFormat {
    do throws(FormatError) {
      let parsed = try NumberSkeleton(bounded: skeleton, allowsZero: allowsZeroScale)
      return NumberFormat(style: .skeleton, texts: NumberTexts(skeleton: parsed))
    } catch {
      return refused(.skeleton, error)
    }
  }

  /// A recipe with an error, which ``formatter(for:)`` throws.
  private static func refused(_ style: Style, _ fault: FormatError) -> NumberFormat {
    NumberFormat(style: style, texts: NumberTexts(fault: fault))
  }

  /// The longest skeleton that is read, in UTF-8 bytes.
  public static let maximumSkeletonUTF8Count = 4_096
}

extension NumberSkeleton {
  /// Reads a skeleton, and throws if it is too long.
  fileprivate init(bounded skeleton: String, allowsZero: Bool) throws(FormatError) {
    guard skeleton.utf8.count <= NumberFormat.maximumSkeletonUTF8Count else {
      throw .invalidSkeleton(
        skeleton,
        offset: NumberFormat.maximumSkeletonUTF8Count,
        reason: .longerThan(NumberFormat.maximumSkeletonUTF8Count)
      )
    }
    try self.init(skeleton, allowsZero: allowsZero)
  }
}
