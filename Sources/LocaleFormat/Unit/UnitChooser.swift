/// Chooses among the preferred units of one usage in one locale.
struct UnitChooser: Sendable {
  /// The preferred units, from the largest to the smallest.
  let units: [PreferredUnit]
  /// The usage in the data.
  let usage: String
  /// The region whose units these are.
  let region: String
  /// The reason for that region, in words.
  let reason: String
  private let limits: [(converter: UnitConverter, limit: Rational)]

  /// - Throws: `FormatError.Code.unknownUsage` for a usage that CLDR does not have.
  init(
    _ preferences: UnitPreferences,
    _ unit: MeasureUnit,
    usage: String,
    _ locale: ResolvedLocale
  ) throws(FormatError) {
    try preferences.check()
    let table = try UnitPreferenceTable.shared()
    let dimensions = try UnitDimensions(
      try unit.sortedComponents().first?.structure ?? unit.structure
    )
    let place = try UnitRegion(locale)
    let quantity = dimensions.quantity ?? ""
    let isKnown = try UnitUsages.shared.isKnown(usage)
    if let own = try preferences.decided(for: usage, in: place.region, unit, quantity, table) {
      (units, self.usage, region, reason) = own
    } else {
      guard isKnown, let known = table.usage(usage, of: quantity) else {
        throw isKnown ? .noPreferredUnits(unit.identifier, usage) : .unknownUsage(usage)
      }
      self.usage = known
      if quantity == "temperature", let temperature = place.temperature {
        units = [PreferredUnit(try MeasureUnit(temperature))]
        region = place.region
        reason = "-u-mu-"
      } else {
        (region, reason) = try place.chosen(known, quantity, table)
        units = try table.units(
          UnitPreferenceTable.Key(quantity: quantity, usage: known, region: region)
        )
      }
    }
    var limits: [(UnitConverter, Rational)] = []
    for preferred in units {
      limits.append((try UnitConverter(from: unit, to: preferred.unit), Rational(preferred.limit)))
    }
    self.limits = limits
  }

  /// The preferred unit of an amount; infinity has the largest one.
  func preferred(for amount: UnitAmount) throws(FormatError) -> PreferredUnit {
    guard let last = units.last else { throw .noPreferredUnits(amount.unit.identifier, usage) }
    guard amount.amount.isFinite else {
      return amount.amount.special == .nan ? last : units.first ?? last
    }
    let exact = try Rational(bounded: amount.amount)
    for (unit, (converter, limit)) in zip(units, limits) {
      guard let converted = converter.convert(exact) else { return unit }
      if converted.magnitude >= limit { return unit }
    }
    return last
  }

  func choice(for amount: UnitAmount) throws(FormatError) -> UnitPreferences.Choice {
    let preferred = try preferred(for: amount)
    return UnitPreferences.Choice(
      unit: preferred.unit,
      amounts: try amount.split(into: preferred.unit),
      rounded: try amount.split(into: preferred.unit) { preferred.rounded($0) },
      region: region
    )
  }
}

extension UnitPreferences {
  /// The preferred units of a usage in a locale, and the reason for the region, in words.
  ///
  /// - Throws: The errors of ``choice(for:usage:in:)``.
  package func explanation(
    for unit: MeasureUnit,
    usage: String,
    in locale: LocaleID
  ) throws(FormatError) -> String {
    let chooser = try UnitChooser(self, unit, usage: usage, try ResolvedLocale(locale))
    let units = chooser.units.enumerated().map { place, preferred in
      let isLast = place == chooser.units.count - 1
      return preferred.unit.identifier + (isLast ? "" : " from \(preferred.limit)")
        + (preferred.increment.map { " in steps of \($0)" } ?? "")
    }
    return "usage '\(chooser.usage)' in region \(chooser.region) (\(chooser.reason)): "
      + units.joined(separator: ", ")
  }

  /// Whether the app decides the units of a usage, in some region.
  func decides(_ usage: String) -> Bool { rules.keys.contains { $0.usage == usage } }

  /// The units that the app decides for a usage in a region; nil if CLDR decides.
  fileprivate func decided(
    for usage: String,
    in region: String,
    _ unit: MeasureUnit,
    _ quantity: String,
    _ table: UnitPreferenceTable
  ) throws(FormatError) -> (units: [PreferredUnit], usage: String, region: String, reason: String)?
  {
    func key(_ region: String) -> UnitPreferenceTable.Key? {
      table.usage(usage, of: quantity).map {
        UnitPreferenceTable.Key(quantity: quantity, usage: $0, region: region)
      }
    }
    var place = region
    if rules[Place(usage: usage, region: place)] == nil {
      // A region that CLDR has units for is not of the rest of the world.
      guard key(region).map({ table.isNamed($0) }) != true else { return nil }
      place = UnitPreferenceTable.world
    }
    switch rules[Place(usage: usage, region: place)] {
    case nil: return nil
    case .units(let units):
      guard let first = units.first, unit.isConvertible(to: first.unit) else { return nil }
      return (units, usage, place, "the app's own units")
    case .region(let other):
      guard let key = key(other) else { return nil }
      return (try table.units(key), key.usage, other, "the app's choice for \(place)")
    }
  }
}

extension UnitRegion {
  /// The region whose units are used, with the reason.
  ///
  /// With data that has systems, the region stays if all of its units belong to the system that
  /// `-u-ms-` names; before CLDR 43, the keyword names the region.
  fileprivate func chosen(
    _ usage: String,
    _ quantity: String,
    _ table: UnitPreferenceTable
  ) throws(FormatError) -> (region: String, reason: String) {
    let key = UnitPreferenceTable.Key(quantity: quantity, usage: usage, region: region)
    let usual =
      table.isNamed(key)
      ? (region, origin.rawValue)
      : (UnitPreferenceTable.world, "CLDR has no units of \(region)")
    guard let systemRegion, let system else { return usual }
    if try UnitTable.shared().hasSystems {
      let own = try table.units(key)
      let belongs = own.allSatisfy { preferred in
        preferred.unit.structure.singles.allSatisfy { single in
          let systems = single.unit.systems
          return systems.contains("metric_adjacent") || systems.contains(Substring(system))
        }
      }
      if belongs { return usual }
    }
    return (systemRegion, "-u-ms-")
  }
}

extension FormatError {
  fileprivate static func noPreferredUnits(_ unit: String, _ usage: String) -> FormatError {
    FormatError(
      .unknownUsage,
      usage,
      reason: Reason(
        "no-preferred-units",
        "CLDR has no units for the usage '\(usage.excerpt)' of amounts of \(unit)"
      )
    )
  }
}
