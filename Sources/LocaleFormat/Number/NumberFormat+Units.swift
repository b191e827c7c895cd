internal import ICU

extension NumberFormat {
  /// Refuses units where only compiled data may be used, which has none: for kinds that open their
  /// writers late.
  ///
  /// - Throws: `FormatError.Code.notInData`.
  static func checkUnits(for locale: LocaleID) throws(FormatError) {
    if !DataChoice.allowsICU { _ = try NumberCore(.unit("byte"), for: locale) }
  }

  /// The unit of the amounts, as it was given; nil if none was given.
  var unitName: String? { texts?.unit ?? texts?.skeleton?.unit?.name }

  /// The usage that amounts are converted for; nil for none.
  var usageName: String? { texts?.usage ?? texts?.skeleton?.usage?.name }

  /// Whether numbers may be written in several units at once, in some locale.
  func mayBeMixed() throws(FormatError) -> Bool {
    if unitName?.contains("-and-") == true { return true }
    guard let usage = usageName else { return false }
    return try UnitUsages.shared.mayBeMixed(usage)
  }

  /// Throws for a unit that ICU does not have; a skeleton is left to ICU.
  func checkUnit() throws(FormatError) {
    if style == .unit, let unit = texts?.unit { _ = try MeasureUnit(unit) }
  }

  /// Throws for a usage that ICU does not have, and would replace by the default.
  func checkUsage() throws(FormatError) {
    guard let usage = usageName, try !UnitUsages.shared.isKnown(usage) else { return }
    guard let skeleton = texts?.skeleton, let place = skeleton.usage else {
      throw .unknownUsage(usage)
    }
    throw .invalidSkeleton(
      skeleton.text,
      offset: place.offset,
      reason: FormatError.unknownUsage(usage).reason
    )
  }
}
