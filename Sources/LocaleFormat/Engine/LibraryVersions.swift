internal import ICU
internal import MachineTime

/// The versions of the code and data that formatting depends on.
///
/// ```swift
/// try LibraryVersions.current.package  // "1.0.0-rc.1"
/// ```
public struct LibraryVersions: Hashable, Sendable, Encodable {
  // The scripts in `.ci` read this line too.
  private static let release = "1.0.0-rc.1"

  /// This package's version.
  public let package: String
  /// The version of the ICU library, such as `72.1`.
  public let icu: String
  /// The version of the CLDR data inside ICU, such as `42.0`.
  public let cldr: String
  /// The version of the Unicode standard, such as `15.0`.
  public let unicode: String
  /// The version of ICU's own time zone rules, which determine no offset here.
  public let icuZones: String
  /// The version of the system's time zone data, such as `2025b`; nil if the data does not contain
  /// it.
  public let systemZones: String?

  /// The version of the CLDR data that the package was compiled with; nil without such data.
  public let compiledCLDR: String?

  /// The versions in this process; those of the compiled data in a program without ICU, and where the
  /// process has pinned data.
  ///
  /// - Throws: `FormatError.Code.icu` if ICU's data is missing from this machine;
  ///   `FormatError.Code.unreadableData` if a part of it is missing or damaged.
  public static var current: LibraryVersions {
    get throws(FormatError) {
      let compiled = CompiledFacts.release
      guard Library.isPresent, DataChoice.current != .pinned else {
        return LibraryVersions(
          package: release,
          icu: compiled?.origin("icu") ?? "none",
          cldr: compiled?.origin("cldr") ?? "none",
          unicode: compiled?.origin("unicode") ?? "none",
          icuZones: "none",
          systemZones: TimeZoneRules.dataVersion(),
          compiledCLDR: compiled?.origin("cldr")
        )
      }
      do throws(ICUError) {
        return LibraryVersions(
          package: release,
          icu: try Library.version(),
          cldr: try reading("supplementalData.res", Library.cldrVersion),
          unicode: try Library.unicodeVersion(),
          icuZones: try reading("zoneinfo64.res", Library.zoneDataVersion),
          systemZones: TimeZoneRules.dataVersion(),
          compiledCLDR: compiled?.origin("cldr")
        )
      } catch {
        if let file = error.file {
          throw .unreadableData(file, status: error.name, locale: nil)
        }
        throw .icu(error, while: "reading the versions of ICU's data")
      }
    }
  }
}
