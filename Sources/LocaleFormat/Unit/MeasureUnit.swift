/// A unit of measurement, by its CLDR identifier.
///
/// ```swift
/// let speed: MeasureUnit = "kilometer-per-hour"
/// speed.quantity  // "speed"
/// MeasureUnit("second-meter").identifier  // "meter-second"
/// let typed = "5 meters"
/// try MeasureUnit(typed)  // throws
/// ```
///
/// An identifier is made of these parts:
///
/// | Part | Example |
/// |---|---|
/// | a simple unit that ICU's data has | `meter`, `fluid-ounce-imperial` |
/// | a prefix of the SI, or a binary one | `kilometer`, `mebibyte` |
/// | a power | `square-meter`, `cubic-meter`, `pow4-meter` |
/// | a product | `kilowatt-hour` |
/// | a quotient | `meter-per-second`, `liter-per-100-kilometer` |
/// | several units for one amount | `foot-and-inch` |
///
/// Two units are equal if their canonical identifiers are.
///
/// Source: [UTS #35, Unit
/// Identifiers](https://unicode.org/reports/tr35/tr35-general.html#Unit_Identifiers).
public struct MeasureUnit: Sendable {
  /// The canonical identifier: the parts in CLDR's order, and equal ones merged.
  public let identifier: String
  let structure: UnitStructure

  /// The longest identifier that is read, in UTF-8 bytes.
  public static let maximumUTF8Count = 128

  /// Reads an identifier.
  ///
  /// - Parameter identifier: Lower-case letters, digits and hyphens.
  /// - Throws: `FormatError.Code.invalidUnit` with the place of the part at fault. Its proposal is
  ///   the identifier that was probably meant. `FormatError.Code.icu` if ICU's data is missing.
  public init(_ identifier: String) throws(FormatError) {
    var reader = try UnitReader(identifier, try .shared())
    self.init(try reader.read())
  }

  /// Creates a unit that could not be read, because ICU's data is missing.
  init(unread identifier: String) {
    structure = UnitStructure()
    self.identifier = identifier
  }

  init(_ structure: UnitStructure) {
    self.structure = structure
    identifier = structure.identifier
  }

  /// The quantity that is measured, such as `length`; nil if CLDR has no name for it.
  ///
  /// ```swift
  /// MeasureUnit.kilogram.quantity  // "mass"
  /// ```
  public var quantity: String? {
    do throws(FormatError) {
      return try UnitDimensions(try largestComponent()).quantity
    } catch {
      return nil
    }
  }

  /// The units that an amount is split into: two for `foot-and-inch`, one for most units.
  public var components: [MeasureUnit] {
    structure.isMixed ? structure.components.map { MeasureUnit($0) } : [self]
  }

  /// Whether amounts of this unit can be converted to another.
  ///
  /// ```swift
  /// MeasureUnit("mile-per-gallon").isConvertible(to: "liter-per-100-kilometer")  // true
  /// MeasureUnit.kilogram.isConvertible(to: .meter)  // false
  /// ```
  public func isConvertible(to other: MeasureUnit) -> Bool {
    do throws(FormatError) {
      _ = try UnitConverter(from: self, to: other)
      return true
    } catch {
      return false
    }
  }
}

extension MeasureUnit {
  /// The names of all units without prefix and power that ICU's data has, in alphabetical order.
  package static var simpleNames: [String] {
    do throws(FormatError) {
      return try UnitTable.shared().simple.keys.sorted()
    } catch {
      return []
    }
  }
}

extension MeasureUnit: Hashable {
  /// Whether both have the same canonical identifier.
  public static func == (left: MeasureUnit, right: MeasureUnit) -> Bool {
    left.identifier == right.identifier
  }

  /// Hashes the identifier.
  public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
}

extension MeasureUnit: CustomStringConvertible {
  /// The identifier.
  public var description: String { identifier }
}
