/// An instruction in a listing of `objdump`, as far as calls and jumps matter.
struct Instruction {
  let address: String
  let kind: Kind
  /// The function that is called or jumped to; empty if it is not known.
  var target = ""
  /// The address of a jump.
  var destination = ""

  enum Kind {
    case call, jump, branch, end
    /// An atomic instruction or a trap, after which other rules hold.
    case stop
    case other
  }

  /// Reads a line of the function with the name.
  init(_ line: Line, in function: String) {
    let fields = line.fields
    address = fields[0].dropLast().text
    var operation = fields.dropFirst().first?.text ?? ""
    if operation == "bnd" || operation == "notrack" {
      operation = fields.dropFirst(2).first?.text ?? ""
    }
    kind = Self.kind(operation)
    guard kind != .other, line.last == UInt8(ascii: ">"),
      let start = line.lastIndex(of: UInt8(ascii: "<")), start > line.startIndex,
      line[start - 1] == .space
    else { return }
    let digits = line[..<(start - 1)].reversed().prefix(while: \.isHexDigit)
    guard !digits.isEmpty else { return }
    destination = Line(digits.reversed()).text
    let name = line[(start + 1)...].dropLast().replacing("@plt", with: "").text
    if kind != .branch, !name.contains("+0x"), name != function { target = name }
  }

  private static func kind(_ operation: String) -> Kind {
    switch operation {
    case "call", "callq", "bl", "blr": .call
    case "jmp", "jmpq", "b": .jump
    case "cbz", "cbnz", "tbz", "tbnz": .branch
    case "ret", "retq", "br": .end
    case "lock", "ldaxr", "ud2", "brk": .stop
    case _ where operation.hasPrefix("cas"): .stop
    case _ where operation.hasPrefix("j") || operation.hasPrefix("b."): .branch
    default: .other
    }
  }

  var retains: Bool { Self.retains(target) }

  var releases: Bool {
    target.contains("release") || target.contains("Release") || target.hasSuffix("WOe")
      || target.hasSuffix("WOh") || target.contains("swift_bridgeObject") || clears
  }

  var clears: Bool { target == "csharing_hazard_clear" }

  private static func retains(_ name: String) -> Bool {
    name.contains("retain") || name.contains("Retain") || name.hasSuffix("WOy")
      || name.hasSuffix("WOc")
  }
}
