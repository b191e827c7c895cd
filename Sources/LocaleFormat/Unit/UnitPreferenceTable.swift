internal import ICU
internal import Sharing

/// CLDR's preferred units, by quantity, usage and region.
struct UnitPreferenceTable: Sendable {
  struct Key: Hashable, Sendable {
    let quantity: String
    let usage: String
    let region: String
  }

  private let rows: [Key: [UnitData.Preference]]
  private let usages: [String: Set<String>]

  private static let data = PartedValue {
    Result { () throws(ICUError) in try UnitPreferenceTable() }
  }

  static func shared() throws(FormatError) -> UnitPreferenceTable {
    do throws(ICUError) {
      return try data.value.get()
    } catch {
      throw .icu(error, while: "reading the preferred units of regions")
    }
  }

  /// The region for those that have no entry: the world.
  static let world = "001"

  private init() throws(ICUError) {
    var rows: [Key: [UnitData.Preference]] = [:]
    var usages: [String: Set<String>] = [:]
    for row in try UnitData.preferences() {
      let key = Key(quantity: row.quantity, usage: row.usage, region: row.region)
      rows[key, default: []].append(row)
      usages[row.quantity, default: []].insert(row.usage)
    }
    self.rows = rows
    self.usages = usages
  }

  /// The usage in the data that a usage leads to: itself without its last parts, or the default;
  /// nil for a text that cannot be a usage.
  func usage(_ usage: String, of quantity: String) -> String? {
    let known = usages[quantity] ?? []
    guard usage.isUnitName else { return nil }
    var parts = usage.split(separator: "-", omittingEmptySubsequences: false)
    while !parts.isEmpty {
      let name = parts.joined(separator: "-")
      if known.contains(name) { return name }
      parts.removeLast()
    }
    return known.contains("default") ? "default" : nil
  }

  /// Whether a region has its own entry.
  func isNamed(_ key: Key) -> Bool { rows[key] != nil }

  /// The preferred units of an entry, or of the world's.
  func units(_ key: Key) throws(FormatError) -> [PreferredUnit] {
    let world = Key(quantity: key.quantity, usage: key.usage, region: Self.world)
    var units: [PreferredUnit] = []
    for row in rows[key] ?? rows[world] ?? [] {
      units.append(
        PreferredUnit(
          try MeasureUnit(row.unit),
          from: row.limit.isEmpty ? 1 : try FixedDecimal(row.limit),
          increment: try Self.increment(row.skeleton)
        )
      )
    }
    return units
  }

  private static func increment(_ skeleton: String) throws(FormatError) -> FixedDecimal? {
    let stem = "precision-increment/"
    guard skeleton.hasPrefix(stem) else { return nil }
    return try FixedDecimal(String(skeleton.dropFirst(stem.count)))
  }
}
