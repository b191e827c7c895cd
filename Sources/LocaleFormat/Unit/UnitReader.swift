internal import Sharing

/// Reads a unit identifier.
///
/// Source: [UTS #35, Unit
/// Identifiers](https://unicode.org/reports/tr35/tr35-general.html#Unit_Identifiers).
struct UnitReader {
  private let text: String
  private let table: UnitTable
  /// The parts between hyphens, with their offsets.
  private var parts: [(text: String, offset: Int)] = []
  private var next = 0
  /// The names and symbols that parts may be, beside plurals and British spellings; nil if all parts
  /// are identifiers.
  private let names: UnitNames?

  /// - Throws: `FormatError.Code.invalidUnit` for a text that is not made of the characters of
  ///   identifiers, or is too long.
  init(_ text: String, _ table: UnitTable, _ names: UnitNames? = nil) throws(FormatError) {
    self.text = text
    self.table = table
    self.names = names
    guard text.utf8.count <= MeasureUnit.maximumUTF8Count else {
      throw .invalidUnit(
        text,
        offset: MeasureUnit.maximumUTF8Count,
        reason: .longerThan(MeasureUnit.maximumUTF8Count)
      )
    }
    var offset = 0
    for part in text.split(separator: "-", omittingEmptySubsequences: false) {
      parts.append((String(part), offset))
      offset += part.utf8.count + 1
    }
  }

  /// - Throws: `FormatError.Code.invalidUnit` with the place of the part at fault and, if one is
  ///   similar, the unit that was probably meant.
  mutating func read() throws(FormatError) -> UnitStructure {
    var result = UnitStructure()
    var isBelow = take("per")
    while true {
      let start = next
      let power = try readPower()
      var single = try readSimple()
      single.power = isBelow ? -power : power
      let isNew = result.add(single)
      if result.isMixed, !isNew { throw error(start, .sameUnitTwice) }
      if next == parts.count { break }
      let separator = next
      if take("and") {
        guard !isBelow, result.isMixed || result.singles.count == 1 else {
          throw error(separator, .mixedProduct)
        }
        result.isMixed = true
      } else {
        guard !result.isMixed else { throw error(separator, .mixedProduct) }
        if take("per") { isBelow = true }
      }
    }
    guard result.singles.allSatisfy({ $0.power.magnitude <= UnitStructure.maximumPower }) else {
      throw error(0, .powerTooLarge)
    }
    return result
  }

  /// Passes over a part that is a certain word; at the end it is not one.
  private mutating func take(_ word: String) -> Bool {
    guard next + 1 < parts.count, parts[next].text == word else { return false }
    next += 1
    return true
  }

  private mutating func readPower() throws(FormatError) -> Int {
    guard next < parts.count, let power = Self.power(parts[next].text) else { return 1 }
    next += 1
    guard next < parts.count else { throw error(next, .unitExpected) }
    return power
  }

  private static func power(_ word: String) -> Int? {
    switch word {
    case "square": return 2
    case "cubic": return 3
    default:
      let digits = word.dropFirst(3)
      guard word.hasPrefix("pow"), digits.utf8.allSatisfy(\.isASCIIDigit), !digits.hasPrefix("0"),
        let power = Int(digits), (2...UnitStructure.maximumPower).contains(power)
      else { return nil }
      return power
    }
  }

  /// Reads the longest name of a unit, with or without a prefix.
  private mutating func readSimple() throws(FormatError) -> UnitStructure.Single {
    let most = min(parts.count, next + table.mostParts)
    for end in stride(from: most, to: next, by: -1) {
      let name = parts[next..<end].map(\.text).joined(separator: "-")
      guard let single = table.single(identifier(of: name)) else { continue }
      next = end
      return single
    }
    throw unknown()
  }

  /// The identifier of a part of the text; the part itself if it is not a name.
  private func identifier(of part: String) -> String {
    guard let names else { return part }
    if let singular = UnitSpelling(table).singular(of: part) { return singular }
    let units = names.units(of: part)
    return units.count == 1 ? units[0] : part
  }

  private func error(_ part: Int, _ reason: FormatError.Reason) -> FormatError {
    let offset = part < parts.count ? parts[part].offset : text.utf8.count
    return .invalidUnit(text, offset: offset, reason: reason)
  }

  /// The error for a name that the data does not have.
  private func unknown() -> FormatError {
    guard next < parts.count, !parts[next].text.isEmpty else { return error(next, .unitExpected) }
    let part = parts[next]
    let likely = UnitSpelling(table).proposal(for: part.text)
    let proposal = likely.flatMap { likely in
      readable(
        (parts[..<next].map(\.text) + [likely] + parts[(next + 1)...].map(\.text))
          .joined(separator: "-")
      )
    }
    return .invalidUnit(
      text,
      offset: part.offset,
      reason: .unknownUnit(part.text),
      proposal: proposal
    )
  }

  /// A text that is a unit, or what is proposed in its place.
  private func readable(_ text: String) -> String? {
    do throws(FormatError) {
      var reader = try UnitReader(text, table, names)
      _ = try reader.read()
      return text
    } catch {
      return error.proposal
    }
  }
}

extension UnitTable {
  /// The unit of a name, with or without a prefix.
  func single(_ name: String) -> UnitStructure.Single? {
    if let unit = simple[name] { return UnitStructure.Single(prefix: nil, unit: unit, power: 1) }
    for prefix in UnitPrefix.all where name.hasPrefix(prefix.name) {
      if let unit = simple[String(name.dropFirst(prefix.name.count))] {
        return UnitStructure.Single(prefix: prefix, unit: unit, power: 1)
      }
    }
    return nil
  }
}

extension FormatError.Reason {
  fileprivate static var unitExpected: Reason { Reason("unit-expected", "a unit was expected") }
  fileprivate static var sameUnitTwice: Reason {
    Reason("same-unit-twice", "a mixed unit has each unit once")
  }
  fileprivate static var mixedProduct: Reason {
    Reason("mixed-product", "a mixed unit is made of simple units, such as foot-and-inch")
  }
  fileprivate static var powerTooLarge: Reason {
    Reason("power-too-large", "a power is at most \(UnitStructure.maximumPower)")
  }
  fileprivate static func unknownUnit(_ name: String) -> Reason {
    Reason("unknown-unit", "ICU has no unit '\(name.excerpt)'")
  }
}
