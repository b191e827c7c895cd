internal import ICU
internal import Sharing

/// The units that ICU's data has, with their factors, their offsets and the quantities they measure.
///
/// Source: ICU's bundle `units` (CLDR's convertUnits, unitConstants and unitQuantities).
struct UnitTable: Sendable {
  /// A unit without prefix and power.
  struct Simple: Sendable {
    let name: String
    /// The place in the data, which decides the order in a canonical identifier.
    let index: Int
    /// The base units that its factor leads to, such as `kilogram-per-cubic-meter`.
    let target: String
    /// The number of targets in one of this unit; nil if the data has no factor.
    let factor: Rational?
    /// The amount of the target that is added: 273.15 for a temperature in degrees Celsius.
    let offset: Rational?
    /// The place of the quantity in the data, which decides the order before ``index``.
    let quantityIndex: Int
    /// The systems that the unit belongs to; empty where ICU's data does not have them.
    let systems: Set<Substring>
  }

  let simple: [String: Simple]
  /// The quantity of a base unit, such as `length` of `meter`.
  private(set) var quantities: [String: String] = [:]
  /// The base units in the order of the data.
  private(set) var quantityOrder: [String] = []
  /// The most parts, between hyphens, of the name of a simple unit.
  let mostParts: Int
  /// Whether the data says which systems a unit belongs to.
  let hasSystems: Bool

  private static let data = PartedValue { Result { () throws(ICUError) in try UnitTable() } }

  /// The table of the ICU that this process uses.
  static func shared() throws(FormatError) -> UnitTable {
    do throws(ICUError) {
      return try data.value.get()
    } catch {
      throw .icu(error, while: "reading the data of units")
    }
  }

  private init() throws(ICUError) {
    for (unit, quantity) in try UnitData.quantities() {
      quantities[unit] = quantity
      quantityOrder.append(unit)
    }
    let factors = UnitFactors(constants: try UnitData.constants())
    let order = Dictionary(
      quantityOrder.enumerated().map { ($1, $0) },
      uniquingKeysWith: { first, _ in first }
    )
    var simple: [String: Simple] = [:]
    // ICU reads `kilogram` as a gram with a prefix.
    for (index, row) in try UnitData.conversions().enumerated()
    where row.unit != "kilogram" {
      simple[row.unit] = Simple(
        name: row.unit,
        index: index,
        target: row.target,
        factor: factors.value(row.factor),
        offset: row.offset.isEmpty ? nil : factors.value(row.offset),
        quantityIndex: order[row.target] ?? order.count,
        systems: Set(row.systems.split(separator: " "))
      )
    }
    self.simple = simple
    mostParts = simple.keys.map { $0.split(separator: "-").count }.max() ?? 1
    hasSystems = simple.values.contains { !$0.systems.isEmpty }
  }
}

/// Computes the factors of the data, such as `ft_to_m*5280` or `1/360*60`.
private struct UnitFactors {
  private let constants: [String: String]

  init(constants: [(name: String, value: String)]) {
    self.constants = Dictionary(
      constants.map { ($0.name, $0.value) },
      uniquingKeysWith: { first, _ in first }
    )
  }

  /// The value of a product, in which all factors after a `/` divide; nil for another text.
  func value(_ text: String, depth: Int = 0) -> Rational? {
    // Constants are made of others, at most three deep in the data.
    guard depth < 8, !text.isEmpty else { return nil }
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard let first = parts.first, let dividend = product(first, depth) else { return nil }
    var result = dividend
    for part in parts.dropFirst() {
      guard let divisor = product(part, depth), !divisor.isZero else { return nil }
      result = result / divisor
    }
    return result.reduced
  }

  private func product(_ text: Substring, _ depth: Int) -> Rational? {
    var result = Rational.one
    for part in text.split(separator: "*", omittingEmptySubsequences: false) {
      let word = String(part.filter { $0 != " " })
      let factor: Rational?
      if let constant = constants[word] {
        factor = value(constant, depth: depth + 1)
      } else {
        factor = Self.number(word)
      }
      guard let factor else { return nil }
      result = result * factor
    }
    return result
  }

  private static func number(_ text: String) -> Rational? {
    do throws(FormatError) {
      let decimal = try FixedDecimal(text)
      return decimal.special == nil ? Rational(decimal) : nil
    } catch {
      return nil
    }
  }
}
