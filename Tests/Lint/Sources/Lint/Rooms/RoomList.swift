/// The rooms of Swift in a list, as facts that can be compared: `TARGET ROOM` for each room, and
/// `TARGET ROOM USED` for each room that one uses.
package struct RoomList {
  let facts: Set<String>

  /// - Parameter lines: A line with the name of each target, and indented lines for its rooms.
  package init(_ lines: some Sequence<String>) {
    var facts: Set<String> = []
    var target = ""
    for line in lines {
      let words = line.split(separator: " ").map(String.init)
      guard let room = words.first else { continue }
      if !line.hasPrefix(" ") {
        target = room
      } else if room != target, room.utf8.first?.isUppercase == true,
        words.count == 1 || words[1] == "<-"
      {
        facts.insert("\(target) \(room)")
        for used in words.dropFirst(2) { facts.insert("\(target) \(room) \(used)") }
      }
    }
    self.facts = facts
  }

  /// The list in the fences of a page whose language is `rooms`.
  package init(page: TextFile) {
    var isListed = false
    var lines: [String] = []
    for line in page.lines.map(\.text) {
      if line == "```rooms" { isListed = true }
      if line == "```" { isListed = false }
      if isListed, !line.hasPrefix("`") { lines.append(line) }
    }
    self.init(lines)
  }

  /// The facts that one of two lists lacks, marked like the lines of `diff`.
  package func difference(from other: RoomList) -> [String] {
    facts.subtracting(other.facts).sorted().map { "< " + $0 }
      + other.facts.subtracting(facts).sorted().map { "> " + $0 }
  }
}
