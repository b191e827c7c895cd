/// Names with their currencies, in three arrays.
struct CurrencyNameTable: Sendable {
  /// The meaning of a name.
  enum Entry: Equatable, Sendable {
    /// A position in ``Currency/all``, and the kind of its name.
    case currency(Int, Kind)
    /// A sign that several currencies have.
    case several
    /// No currency here, although the name has a meaning in the table that this one is a difference
    /// to.
    case nothing
  }

  /// The kind of a name, which decides how it must be typed.
  enum Kind: UInt16, Sendable {
    /// A name in lower case.
    case name
    /// A symbol that the locale writes, or a formal or variant one.
    case symbol
    /// A narrow symbol that no other currency has in the locale.
    case narrowSymbol
  }

  /// The names as UTF-8, concatenated in sorted order.
  private let bytes: [UInt8]
  /// The end of each name.
  private let ends: [UInt32]
  /// For each name the position of the currency, and its kind in the two highest bits; `none` for
  /// nothing.
  private let entries: [UInt16]
  private static let none = UInt16.max
  private static let several = UInt16.max - 1
  private static let kindShift: UInt16 = 14

  /// - Parameter names: Each name once.
  init(_ names: [(name: [UInt8], entry: Entry)]) {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(names.reduce(0) { $0 + $1.name.count })
    var ends: [UInt32] = []
    ends.reserveCapacity(names.count)
    var entries: [UInt16] = []
    entries.reserveCapacity(names.count)
    for (name, entry) in names.sorted(by: { $0.name.lexicographicallyPrecedes($1.name) }) {
      bytes += name
      ends.append(UInt32(bytes.count))
      switch entry {
      case .currency(let index, let kind):
        entries.append(UInt16(index) | kind.rawValue << Self.kindShift)
      case .several: entries.append(Self.several)
      case .nothing: entries.append(Self.none)
      }
    }
    self.bytes = bytes
    self.ends = ends
    self.entries = entries
  }

  /// Returns the meaning of a name; nil if it is not in the table.
  func entry(_ name: [UInt8]) -> Entry? {
    var low = 0
    var high = ends.count
    while low < high {
      let middle = (low + high) / 2
      let found = self.name(middle)
      if found.elementsEqual(name) { return entry(at: middle) }
      if found.lexicographicallyPrecedes(name) {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return nil
  }

  /// Returns the entries that make another table equal to this one if they are looked up first.
  func differences(from other: CurrencyNameTable) -> CurrencyNameTable {
    var names: [([UInt8], Entry)] = []
    for index in ends.indices where other.entry(Array(name(index))) != entry(at: index) {
      names.append((Array(name(index)), entry(at: index)))
    }
    for index in other.ends.indices where entry(Array(other.name(index))) == nil {
      names.append((Array(other.name(index)), .nothing))
    }
    return CurrencyNameTable(names)
  }

  /// Every name with its meaning, sorted by name.
  var all: [(name: [UInt8], entry: Entry)] {
    ends.indices.map { (Array(name($0)), entry(at: $0)) }
  }

  /// The memory in bytes.
  var byteCount: Int { bytes.count + 4 * ends.count + 2 * entries.count + 120 }

  private func name(_ index: Int) -> ArraySlice<UInt8> {
    bytes[Int(index == 0 ? 0 : ends[index - 1])..<Int(ends[index])]
  }

  private func entry(at index: Int) -> Entry {
    let entry = entries[index]
    guard entry < Self.several else { return entry == Self.none ? .nothing : .several }
    let place = Int(entry & (1 << Self.kindShift - 1))
    return .currency(place, Kind(rawValue: entry >> Self.kindShift) ?? .name)
  }
}
