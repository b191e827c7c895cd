internal import ICU

extension NumberPlanData {
  /// Reads the data of numbers that have a shape; nil if the digits cannot be recognized.
  ///
  /// The digits and the texts around them are read from numbers without the shape.
  ///
  /// - Throws: The status ICU gave.
  static func shaped(
    _ recipe: NumberFormat,
    writtenBy probe: NumberProbe
  ) throws(ICUError) -> NumberPlanData? {
    let hasExponent = recipe.shape.interval > 0
    let plain = try NumberProbe(probe.specification.unshaped(isGrouped: !hasExponent))
    guard var data = try NumberPlanData(recipe, writtenBy: plain) else { return nil }
    data.shape = recipe.shape
    if let fraction = recipe.settings.fraction {
      data.fraction = fraction
    } else if !hasExponent, recipe.settings.significant == nil {
      // The number of fraction digits is the style's.
      guard let own = try NumberPlanData(recipe, writtenBy: probe.withoutZeros) else { return nil }
      data.fraction = own.fraction
    }
    if hasExponent {
      guard try data.readExponents(writtenBy: probe, scale: recipe.planScale) else { return nil }
    }
    return data
  }
}

extension NumberPlan {
  /// Numbers of many magnitudes, on both sides of what rounding makes longer.
  static let shapeProbes: [Double] = (-12...20).flatMap { magnitude in
    ["1", "9.95", "9.9949", "9.5", "1.25", "2.35", "4.44444", "6.789012345"].flatMap {
      // The nearest number to a decimal, as people write it.
      let value = Double("\($0)e\(magnitude)") ?? 0
      return [value, -value]
    }
  }
}

extension NumberProbe {
  /// The same without the zeros before a number.
  fileprivate var withoutZeros: NumberProbe {
    get throws(ICUError) {
      let stems = NumberSkeleton.words(of: specification.skeleton)
      return try NumberProbe(
        specification.with(
          skeleton: stems.filter { !$0.hasPrefix("integer-width") }.joined(separator: " ")
        )
      )
    }
  }
}

extension NumberPlanData {
  /// Reads the texts before an exponent; false if they are not found.
  ///
  /// - Throws: The status ICU gave.
  fileprivate mutating func readExponents(
    writtenBy probe: NumberProbe,
    scale: Int
  ) throws(ICUError) -> Bool {
    let unit = NumberPlan.binaryPower(scale)
    let texts = try probe.scalars([1e6 / unit, 1e-6 / unit])
    guard let positive = exponentText(in: texts[0]), let negative = exponentText(in: texts[1])
    else { return false }
    shape.positiveExponent = positive
    shape.negativeExponent = negative
    return true
  }

  /// The text between the digits of a number and those of its exponent, which is 6 or -6.
  private func exponentText(in text: Scalars) -> String? {
    let (prefix, suffix) = (Scalars(scalarsOf: affixes[0].prefix), affixes[0].suffix)
    let rest = text.dropFirst(prefix.count).dropLast(suffix.unicodeScalars.count)
    let digits = digits.map { Scalars(scalarsOf: $0) }
    let point = Scalars(scalarsOf: point)
    let mantissa = rest.prefix { digits.contains([$0]) || point.contains($0) }
    let between = rest.dropFirst(mantissa.count)
    guard let last = between.last, digits[6] == [last] else { return nil }
    return between.dropLast().text
  }
}
