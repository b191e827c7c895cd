/// The parts of a unit identifier.
struct UnitStructure: Sendable {
  /// A simple unit with its prefix and its power, such as `square-kilometer`.
  struct Single: Sendable {
    let prefix: UnitPrefix?
    let unit: UnitTable.Simple
    /// Negative after `per`.
    var power: Int

    /// The name with its prefix.
    var prefixedName: String { (prefix?.name ?? "") + unit.name }

    /// The name with its prefix and the power's magnitude.
    var name: String {
      switch power.magnitude {
      case 1: prefixedName
      case 2: "square-\(prefixedName)"
      case 3: "cubic-\(prefixedName)"
      default: "pow\(power.magnitude)-\(prefixedName)"
      }
    }

    /// Whether both are the same unit with the same prefix, on the same side of `per`.
    func isAlike(_ other: Single) -> Bool {
      unit.name == other.unit.name && prefix == other.prefix && (power < 0) == (other.power < 0)
    }

    /// Whether the unit comes first in a canonical identifier.
    static func isOrdered(_ left: Single, _ right: Single) -> Bool {
      if (left.power < 0) != (right.power < 0) { return right.power < 0 }
      if left.unit.quantityIndex != right.unit.quantityIndex {
        return left.unit.quantityIndex < right.unit.quantityIndex
      }
      if left.unit.index != right.unit.index { return left.unit.index < right.unit.index }
      let ranks = (left.prefix?.rank ?? 0, right.prefix?.rank ?? 0)
      if ranks.0 != ranks.1 { return ranks.0 > ranks.1 }
      return (left.prefix?.base ?? 10) > (right.prefix?.base ?? 10)
    }
  }

  /// The units in order: those of a product, or those of a mixed unit.
  private(set) var singles: [Single] = []
  /// Whether several amounts are written, as in `foot-and-inch`.
  var isMixed = false

  /// The largest power in an identifier.
  static let maximumPower = 15

  /// Adds a unit; returns false if the same unit is there, whose power it then adds to.
  mutating func add(_ single: Single) -> Bool {
    if let index = singles.firstIndex(where: { $0.isAlike(single) }) {
      singles[index].power += single.power
      return false
    }
    singles.append(single)
    return true
  }

  /// The canonical identifier.
  var identifier: String {
    if isMixed { return singles.map(\.name).joined(separator: "-and-") }
    let sorted = singles.sorted(by: Single.isOrdered)
    let above = sorted.filter { $0.power > 0 }.map(\.name).joined(separator: "-")
    let below = sorted.filter { $0.power < 0 }.map(\.name).joined(separator: "-")
    if below.isEmpty { return above }
    return above.isEmpty ? "per-\(below)" : "\(above)-per-\(below)"
  }

  /// The structures of the units of a mixed unit; the structure itself if it is not mixed.
  var components: [UnitStructure] {
    guard isMixed else { return [self] }
    return singles.map { single in
      var result = UnitStructure()
      result.singles = [single]
      return result
    }
  }
}
