/// The instructions of a function, and the faults in them.
struct FunctionCode {
  let name: String
  var instructions: [Instruction] = []
  private(set) var faults: [String] = []

  init(name: String) { self.name = name }

  /// Whether it asks for the number of its thread, to find a slot for a hazard pointer.
  var publishes: Bool {
    name != "csharing_thread_index"
      && instructions.contains { $0.target == "csharing_thread_take" }
  }

  var clearings: Int { instructions.count { $0.clears } }

  var isSanitized: Bool { instructions.contains { $0.target.hasPrefix("__asan_") } }

  mutating func check() {
    let clearings = instructions.indices.filter { instructions[$0].clears }
    if clearings.isEmpty {
      if publishes { add("publishes a hazard pointer and never calls csharing_hazard_clear") }
      return
    }
    let places = Dictionary(
      instructions.enumerated().map { ($1.address, $0) },
      uniquingKeysWith: { $1 }
    )
    for place in clearings {
      checkBefore(place)
      if instructions[place].kind == .call { checkAfter(place, places) }
    }
  }

  /// Looks for a retained object right before a hazard pointer is cleared, without a jump between.
  private mutating func checkBefore(_ clearing: Int) {
    for instruction in instructions[..<clearing].reversed() {
      switch instruction.kind {
      case .jump, .end: return
      case .call:
        if instruction.retains {
          add("calls \(instruction.target) before it clears its hazard pointer,", at: instruction)
          return
        }
        if !instruction.releases { return }
      default: break
      }
    }
  }

  /// A way through the function: the next instruction, and the last one that retained.
  private struct Step: Hashable {
    var place: Int
    var retain: Int?
  }

  /// Looks for an object that is retained after a hazard pointer is cleared, on any way to a return
  /// or a jump to a retain or release.
  ///
  /// A way ends at another call, and at a new hazard pointer: on the way to a build the function
  /// may retain arguments of its caller.
  private mutating func checkAfter(_ clearing: Int, _ places: [String: Int]) {
    var open = [Step(place: clearing + 1)]
    var seen: Set<Step> = []
    while var step = open.popLast() {
      while step.place < instructions.count, seen.insert(step).inserted {
        let instruction = instructions[step.place]
        if instruction.retains { step.retain = step.place }
        let changesCounts = instruction.retains || instruction.releases
        let isNamed = !instruction.target.isEmpty
        if instruction.kind == .end || (instruction.kind == .jump && isNamed) {
          if let retain = step.retain, !isNamed || changesCounts {
            let retaining = instructions[retain]
            add("calls \(retaining.target) after it cleared its hazard pointer,", at: retaining)
          }
          break
        }
        if instruction.kind == .stop || (instruction.kind == .call && !changesCounts) { break }
        let destination = places[instruction.destination]
        if instruction.kind == .branch, let destination {
          open.append(Step(place: destination, retain: step.retain))
        }
        if instruction.kind == .jump {
          guard let destination else { break }
          step.place = destination
        } else {
          step.place += 1
        }
      }
    }
  }

  private mutating func add(_ fault: String, at instruction: Instruction? = nil) {
    faults.append("  \(name): \(fault)" + (instruction.map { " at " + $0.address } ?? ""))
  }
}
