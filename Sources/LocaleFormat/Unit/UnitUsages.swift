internal import ICU
internal import Sharing

/// The unit usages that ICU's data has.
struct UnitUsages: Sendable {
  private static let parted = PartedValue {
    UnitUsages(data: Result { () throws(ICUError) in try UnitData.usages() })
  }
  static var shared: UnitUsages { parted.value }

  /// Each usage, and whether some region writes it in several units at once, such as foot-and-inch.
  let data: Result<[String: Bool], ICUError>

  /// Whether ICU has units for a usage.
  ///
  /// ICU looks for an unknown usage again without its last parts, so `road-x` is `road`. Its last
  /// attempt is the default of the unit's kind, which does not depend on the usage and is left out
  /// here.
  func isKnown(_ usage: String) throws(FormatError) -> Bool {
    let known = try known()
    return Self.beginnings(of: usage).contains { known[$0] != nil }
  }

  /// Whether some region writes a usage in several units at once, such as `5 ft, 3 in`.
  func mayBeMixed(_ usage: String) throws(FormatError) -> Bool {
    let known = try known()
    return Self.beginnings(of: usage).contains { known[$0] == true }
  }

  private func known() throws(FormatError) -> [String: Bool] {
    do throws(ICUError) {
      return try data.get()
    } catch {
      throw .icu(error, while: "looking for the units of a usage")
    }
  }

  private static func beginnings(of usage: String) -> [String] {
    guard usage.isUnitName else { return [] }
    let parts = usage.split(separator: "-", omittingEmptySubsequences: false)
    return parts.indices.map { parts[...$0].joined(separator: "-") }
  }
}

extension String {
  /// Whether the text has the form and a usual length of a CLDR unit identifier or usage.
  var isUnitName: Bool {
    (1...128).contains(utf8.count)
      && utf8.allSatisfy { byte in
        (0x61...0x7A).contains(byte) || byte.isASCIIDigit || byte == UInt8(ascii: "-")
      }
  }
}
