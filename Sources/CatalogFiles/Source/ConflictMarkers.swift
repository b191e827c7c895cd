internal import Faults

extension CatalogIssue {
  /// The issue of the first conflict marker in a file that cannot be read because of this error; the
  /// error itself if the file has none.
  ///
  /// A version control system writes a marker at the beginning of a line where it could not merge two
  /// changes. A line of equals signs can be a line of a comment, too, so that one counts only in the
  /// line of the error.
  package func orConflict(in bytes: [UInt8], limits: CatalogLimits) -> CatalogIssue {
    let text: SourceText
    do throws(CatalogIssue) {
      text = try SourceText(bytes, file: file, limits: limits)
    } catch {
      return self
    }
    var line = 1
    var start = text.start
    while start < text.bytes.count {
      if let marker = Self.marker(at: start, in: text.bytes),
        marker != UInt8(ascii: "=") || line == place.line
      {
        let sign = String(repeating: String(Unicode.Scalar(marker)), count: Self.markerCount)
        let reason = Reason(
          "conflict-marker",
          "'\(sign)' is a conflict marker: two changes of the file were not merged"
        )
        return text.issue(at: start, in: file, reason)
      }
      guard let end = text.bytes[start...].firstIndex(of: UInt8(ascii: "\n")) else { return self }
      line += 1
      start = end + 1
    }
    return self
  }

  /// The number of signs of a marker.
  private static let markerCount = 7

  /// The sign of the marker that is the beginning of a line; nil if none is.
  private static func marker(at start: Int, in bytes: [UInt8]) -> UInt8? {
    let sign = bytes[start]
    guard "<>|=".utf8.contains(sign) else { return nil }
    let signs = bytes[start...].prefix(markerCount + 1).prefix { $0 == sign }
    guard signs.count == markerCount else { return nil }
    // A name of a version follows, but not after equals signs.
    let next = signs.endIndex < bytes.count ? bytes[signs.endIndex] : UInt8(ascii: "\n")
    let isAlone = next == UInt8(ascii: "\n") || next == UInt8(ascii: "\r")
    return isAlone || (next == UInt8(ascii: " ") && sign != UInt8(ascii: "=")) ? sign : nil
  }
}
