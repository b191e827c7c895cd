internal import Faults
internal import Sharing

extension TimeZoneID {
  /// Finds the zone of the system whose name is the same but for upper and lower case, and spaces or
  /// hyphens in place of `_`.
  ///
  /// Names are never corrected when rules are read: this is for the hint beside the error.
  ///
  /// ```swift
  /// TimeZoneID.suggestion(for: "europe/london")?.identifier  // "Europe/London"
  /// TimeZoneID.suggestion(for: "america/new york")?.identifier  // "America/New_York"
  /// TimeZoneID.suggestion(for: "Europe/Atlantis")  // nil
  /// ```
  /// - Parameter text: A name that the system does not have.
  /// - Returns: The zone's name; nil if there is none, or it is the text itself.
  ///
  /// Cost: the reading of one to three folders.
  public static func suggestion(for text: String) -> TimeZoneID? {
    let components = text.split(separator: "/", omittingEmptySubsequences: false)
    guard text.utf8.count <= longest, components.count <= 3 else { return nil }
    for folder in ZoneFolders.candidates() where SystemCalls.isFolder(folder) {
      var path = folder
      var found: [String] = []
      for component in components {
        let names = SystemCalls.names(inFolder: path, limit: 4_096) ?? []
        guard let name = names.first(where: { $0.folded == component.folded }) else { break }
        found.append(name)
        path += "/" + name
      }
      let name = found.joined(separator: "/")
      guard found.count == components.count, name != text,
        case .table = ZoneFolders.zoneFile(path)
      else { continue }
      do throws(FormatError) {
        return try TimeZoneID(name)
      } catch {
        continue
      }
    }
    return nil
  }
}

extension StringProtocol {
  /// The bytes by which names are compared.
  fileprivate var folded: [UInt8] {
    utf8.map { byte in
      let isSeparator = byte == UInt8(ascii: " ") || byte == UInt8(ascii: "-")
      return isSeparator ? UInt8(ascii: "_") : byte.isASCIILetter ? byte | 0x20 : byte
    }
  }
}
