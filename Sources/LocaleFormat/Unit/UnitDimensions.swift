/// The base units of a unit, such as `cubic-meter-per-second`, and its factor to them.
struct UnitDimensions {
  /// The base units, with equal ones merged only on the same side of `per`.
  let base: UnitStructure
  /// The number of base units in one of this unit.
  let factor: Rational
  /// The amount of base units that is added; nil for most units.
  let offset: Rational?
  private let table: UnitTable

  /// - Throws: `FormatError.Code.inconvertibleUnits` for a unit without a factor.
  init(_ structure: UnitStructure) throws(FormatError) {
    table = try UnitTable.shared()
    var base = UnitStructure()
    var factor = Rational.one
    for single in structure.singles {
      guard let own = single.unit.factor else {
        throw .noFactor(structure.identifier)
      }
      factor = factor * ((single.prefix?.factor ?? .one) * own).power(single.power)
      var reader = try UnitReader(single.unit.target, table)
      for target in try reader.read().singles {
        var target = target
        target.power *= single.power
        _ = base.add(target)
      }
    }
    self.base = base
    self.factor = factor.reduced
    let only = structure.singles.count == 1 ? structure.singles.first : nil
    offset = only.flatMap { $0.power == 1 && $0.prefix == nil ? $0.unit.offset : nil }
  }

  /// The power of each base unit that is left when both sides of `per` are cancelled.
  var powers: [String: Int] {
    var powers: [String: Int] = [:]
    for single in base.singles { powers[single.prefixedName, default: 0] += single.power }
    return powers.filter { $0.value != 0 }
  }

  /// The quantity of the base units, or of their reciprocal.
  ///
  /// The base units themselves decide first: `cubic-meter-per-meter` is a consumption, and
  /// `square-meter` an area.
  var quantity: String? {
    if let quantity = table.quantities[base.identifier] { return quantity }
    if let quantity = table.quantities[base.reciprocal.identifier] { return quantity }
    let powers = powers
    return table.quantityOrder.first { name in
      do throws(FormatError) {
        var reader = try UnitReader(name, table)
        return try UnitDimensions(try reader.read()).powers == powers
      } catch {
        return false
      }
    }
    .flatMap { table.quantities[$0] }
  }
}

extension UnitStructure {
  /// The units with the sides of `per` exchanged.
  fileprivate var reciprocal: UnitStructure {
    var result = UnitStructure()
    for single in singles {
      var single = single
      single.power = -single.power
      _ = result.add(single)
    }
    return result
  }
}
