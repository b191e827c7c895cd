import FoundationEssentials

@testable import MachineTime

/// The zones of the system.
enum SystemZones {
  static let folder = "/usr/share/zoneinfo"

  /// Returns the names of the zones, without the folders that repeat all of them.
  static func names(in part: String = "") throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: folder + part).sorted().filter { name in
      guard !name.hasPrefix("posix/"), !name.hasPrefix("right/"),
        case .bytes(let bytes) = SystemCalls.contents(
          ofFile: "\(folder)\(part)/\(name)",
          limit: 4,
          prefix: true
        )
      else { return false }
      return bytes.elementsEqual("TZif".utf8)
    }
  }
}
