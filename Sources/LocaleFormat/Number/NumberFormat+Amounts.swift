// The formats of amounts that are already converted: see `UnitConversion`.

extension NumberFormat {
  /// Whether amounts are converted for a usage, or split into several units.
  var isConvertedOrSplit: Bool {
    guard let name = unitName else { return false }
    return usageName != nil || name.contains("-and-")
  }

  /// Whether numbers below zero have no sign.
  var hidesSigns: Bool { settings.sign == .never || texts?.skeleton?.hidesSigns == true }

  /// Whether ICU multiplies the number of the smallest unit by a factor below zero.
  var hasNegativeScale: Bool { texts?.skeleton?.scale?.isNegative ?? false }

  /// The same format for one of several units: the first number alone has the sign of the amount.
  ///
  /// A skeleton stays as it is.
  func signed(isFirst: Bool, ofZero isZero: Bool) -> NumberFormat {
    guard style != .skeleton else { return self }
    return switch settings.sign {
    case _ where !isFirst: sign(.never)
    case .exceptZero: sign(isZero ? .never : .always)
    case .negative: sign(isZero ? .never : .auto)
    case .auto, .always, .never: self
    }
  }

  /// The same format for amounts of one unit, which are not converted.
  ///
  /// - Parameters:
  ///   - unit: The unit.
  ///   - usual: The source of the number of digits, and the rounded amount; nil if the format has its
  ///     own digits.
  /// - Returns: The format.
  /// - Throws: `FormatError.Code.invalidSkeleton`, which the format itself would have thrown.
  func amount(
    of unit: MeasureUnit,
    _ usual: (preferred: PreferredUnit, amount: FixedDecimal)?
  ) throws(FormatError) -> NumberFormat {
    var settings = settings
    var precision: [Substring] = []
    if let (preferred, amount) = usual {
      if style == .skeleton {
        precision = [
          preferred.increment.map { "precision-increment/\($0)" } ?? "precision-integer/@@*"
        ]
      } else {
        let count = amount.isFinite ? DecimalDigits(amount).fraction.count : 0
        settings.fraction = 0...min(count, Self.maximumDigits)
      }
    }
    return NumberFormat(
      style: style,
      settings: settings,
      texts: NumberTexts(
        skeleton: try texts?.skeleton?.amount(of: unit, precision) { !$0.isUnit },
        unit: texts?.unit.map { _ in unit.identifier },
        increment: texts?.increment,
        numbering: texts?.numbering
      )
    )
  }

  /// The format of whole numbers before the smallest of several units: the locale's default.
  func wholeAmount(of unit: MeasureUnit) throws(FormatError) -> NumberFormat {
    var settings = NumberSettings()
    settings.width = self.settings.width
    settings.grammaticalCase = self.settings.grammaticalCase
    settings.presentation = self.settings.presentation
    settings.grouping = self.settings.grouping
    settings.sign = self.settings.sign
    settings.fraction = 0...0
    return NumberFormat(
      style: style,
      settings: settings,
      texts: NumberTexts(
        skeleton: try texts?.skeleton?.amount(of: unit, []) { $0.hasPrefix("unit-width-") },
        unit: texts?.unit.map { _ in unit.identifier },
        numbering: texts?.numbering
      )
    )
  }
}

extension NumberSkeleton {
  /// Some stems of the skeleton, with another unit.
  fileprivate func amount(
    of unit: MeasureUnit,
    _ added: [Substring],
    where isKept: (Substring) -> Bool
  ) throws(FormatError) -> NumberSkeleton {
    let kept = Self.words(of: text).filter(isKept)
    return try NumberSkeleton((kept + ["unit/\(unit)"] + added).joined(separator: " "))
  }
}

extension Substring {
  /// Whether a stem of a skeleton names a unit or a usage.
  var isUnit: Bool {
    ["unit/", "measure-unit/", "per-measure-unit/", "usage/"].contains { hasPrefix($0) }
  }
}
