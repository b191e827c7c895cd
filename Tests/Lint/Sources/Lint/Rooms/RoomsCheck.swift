internal import Foundation

/// Lists the rooms of each target, one per line from the lowest up, with the rooms that each uses.
///
/// Fails if rooms use each other in a cycle.
///
/// A room is a folder of a target; in C it is a file. Without targets the rooms of Swift must equal
/// the list in a page, so a file in the wrong folder is noticed even if it closes no cycle. A type
/// conforms to the standard library's protocols in its own room, unless the line before is a
/// comment: `// Above the type's room: why.`
///
/// A name belongs to the room that declares it: a type or function, or a member that an extension
/// adds. Names that two rooms declare are ignored.
package enum RoomsCheck {
  static let page = "Sources/LocaleFormat/LocaleFormat.docc/Architecture.md"

  package static func run(_ targets: [String]) throws -> Int32 {
    var lines: [String] = []
    var isSound = true
    for target in try targets.isEmpty ? allTargets() : targets {
      let paths = try TextFile.paths(at: "Sources/" + target).filter(isSource).sorted()
      guard !paths.isEmpty else { continue }
      let drawing = Plan(try paths.map { try TextFile(path: $0) }).drawing
      lines += [target] + drawing.lines
      if !drawing.isSound { isSound = false }
    }
    for line in lines { print(line) }
    if targets.isEmpty {
      let difference = RoomList(page: try TextFile(path: page)).difference(from: RoomList(lines))
      if !difference.isEmpty {
        print("\(page) draws other rooms (<) than there are (>):")
        for line in difference { print(line) }
        isSound = false
      }
    }
    return isSound ? 0 : 1
  }

  private static func allTargets() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: "Sources").sorted()
  }

  private static func isSource(_ path: String) -> Bool {
    [".swift", ".c", ".cpp"].contains { path.hasSuffix($0) }
  }
}
