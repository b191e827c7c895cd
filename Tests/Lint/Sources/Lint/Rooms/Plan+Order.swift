extension Plan {
  /// The rooms from the lowest up, each with the rooms that it uses, and the rooms that are left
  /// because they use each other in a cycle.
  var order: (placed: [Room], left: Set<String>) {
    var left = Set(uses.keys).union(uses.values.flatMap(\.keys))
    var placed: [Room] = []
    while let lowest = left.filter({ left.isDisjoint(with: used(by: $0)) }).min() {
      left.remove(lowest)
      placed.append(Room(name: lowest, uses: used(by: lowest)))
    }
    return (placed, left)
  }

  private func used(by room: String) -> [String] { (uses[room] ?? [:]).keys.sorted() }

  /// The uses between rooms of a cycle.
  ///
  /// Rooms that no other room of those uses are above it.
  private func cycle(_ left: Set<String>) -> [String] {
    var rooms = left
    while true {
      let below = Set(rooms.flatMap { used(by: $0) })
      let kept = rooms.intersection(below)
      if kept == rooms { break }
      rooms = kept
    }
    return rooms.sorted().flatMap { room in
      used(by: room).filter(rooms.contains).map { below in
        "\(room) uses \(below): \(uses[room]?[below] ?? "")"
      }
    }
  }

  /// The lines that draw the rooms, and whether they are in order.
  package var drawing: (lines: [String], isSound: Bool) {
    let (placed, left) = order
    var lines = placed.map(\.line) + strays
    if !left.isEmpty { lines += ["a circle:"] + cycle(left) }
    return (lines.map { "  " + $0 }, left.isEmpty && strays.isEmpty)
  }

  struct Room: Equatable {
    let name: String
    let uses: [String]

    var line: String {
      let name = name.padding(to: 16)
      return uses.isEmpty ? name : "\(name) <- \(uses.joined(separator: " "))"
    }
  }
}

extension String {
  fileprivate func padding(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - utf8.count))
  }
}
