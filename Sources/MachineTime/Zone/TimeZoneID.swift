public import Faults
internal import Sharing

/// The name of a time zone in the IANA database, such as `Europe/Berlin`.
///
/// A value is well-formed and safe to look up in a folder. Whether the system has the zone is only
/// checked when its rules are read. Names in different case are different, like the files of the
/// database. An offset such as `+03:00` is a zone too, without a file: see ``init(offset:)``.
///
/// ```swift
/// let zone = TimeZoneID("America/Coyhaique")
/// zone.identifier  // "America/Coyhaique"
/// let name = "../../etc/passwd"
/// try TimeZoneID(name)  // throws
/// ```
public struct TimeZoneID: Hashable, Sendable, CustomStringConvertible {
  /// The name as it was given.
  public let identifier: String
  /// The name as it was given.
  public var description: String { identifier }
  /// A hash of the name, computed once; it is valid within this process.
  let fingerprint: UInt64

  static let longest = 255

  /// Makes the identifier of a zone from its name.
  ///
  /// ```swift
  /// TimeZoneID("Etc/GMT+5").identifier  // "Etc/GMT+5"
  /// ```
  /// - Parameter identifier: 1 to 255 ASCII letters, digits and `._+-`, with `/` between
  ///   components; or an offset as `+03:00`.
  /// - Throws: `FormatError.Code.invalidTimeZoneID` for another byte, another length, an absolute
  ///   path, or an empty, `.` or `..` component.
  ///
  /// Source: the IANA database's `theory.html`, "Timezone identifiers".
  public init(_ identifier: String) throws(FormatError) {
    guard Self.isWellFormed(identifier) || Self.seconds(ofOffset: identifier) != nil else {
      throw .invalidTimeZoneID(identifier)
    }
    self.init(unchecked: identifier)
  }

  init(unchecked identifier: String) {
    self.identifier = identifier
    var hasher = Hasher()
    hasher.combine(identifier)
    fingerprint = UInt64(bitPattern: Int64(hasher.finalize()))
  }

  /// Coordinated Universal Time, `UTC`, which does not need the system's data.
  ///
  /// ```swift
  /// TimeZoneID.utc.identifier  // "UTC"
  /// ```
  public static let utc = TimeZoneID(unchecked: "UTC")

  /// CLDR's name for a zone without a name; the IANA database has no zone with that name.
  static let unknown = TimeZoneID(unchecked: "Etc/Unknown")

  /// Whether two names are equal, byte for byte.
  public static func == (left: TimeZoneID, right: TimeZoneID) -> Bool {
    left.fingerprint == right.fingerprint && left.identifier == right.identifier
  }

  /// Hashes the stored fingerprint.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(fingerprint)
  }

  private static func isWellFormed(_ name: String) -> Bool {
    guard name.utf8.count <= longest else { return false }
    let components = name.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    return components.allSatisfy { component in
      !component.isEmpty && !component.elementsEqual(".".utf8)
        && !component.elementsEqual("..".utf8) && component.allSatisfy(isAllowed)
    }
  }

  /// Whether a byte is allowed in a component of a name.
  static func isAllowed(_ byte: UInt8) -> Bool {
    byte.isASCIILetter || byte.isASCIIDigit || byte == UInt8(ascii: ".")
      || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-")
  }
}
