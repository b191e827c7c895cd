import Lint
import Testing

@Suite struct MachineCodeTests {
  /// Reads a function that publishes a hazard pointer and has some instructions.
  private func read(_ instructions: String...) -> ListingReader {
    let code = ["call 0 <csharing_thread_take>"] + instructions + ["ret"]
    return ListingReader(
      ["0000000000000000 <f>:"]
        + code.enumerated().map { "  \(String($0 * 16, radix: 16)):\t\($1)" }
    )
  }

  private let clear = "call 0 <csharing_hazard_clear>"

  @Test func acceptsAFunctionThatReleases() {
    let reader = read(
      "call 0 <core>",
      clear,
      "call 0 <swift_release>",
      "je 60 <f+0x60>",
      "ret",
      "call 0 <swift_retain>",
      "call 0 <build>"
    )
    #expect(reader.faults.isEmpty)
    #expect((reader.functions, reader.clearings, reader.publishing) == (1, 1, 1))
  }

  @Test func noticesAFunctionThatNeverClears() {
    let reader = read("call 0 <core>", "movq $0x0,(%rbx)")
    #expect(reader.faults.first?.contains("never calls csharing_hazard_clear") == true)
  }

  @Test func noticesARetainAfterTheClearing() {
    for reader in [
      read(clear, "mov %rax,%rdi", "call 0 <swift_release>", "call 0 <swift_bridgeObjectRetain>"),
      read(clear, "je 40 <f+0x40>", "ret", "call 0 <swift_retain>"),
      read(clear, "jmp 0 <swift_retain@plt>"),
      read(clear, "call 0 <$s1xWOy>"),
    ] {
      #expect(reader.faults.count == 1)
      #expect(reader.faults.first?.contains("after it cleared its hazard pointer, at") == true)
    }
  }

  @Test func noticesARetainBeforeTheClearing() {
    let reader = read("call 0 <swift_retain>", "mov %rax,%rdi", clear)
    #expect(reader.faults == ["  f: calls swift_retain before it clears its hazard pointer, at 10"])
  }

  @Test(arguments: ["lock cmpxchg", "ud2", "jmp *%rax", "call 0 <build>"])
  func endsAWay(_ instruction: String) {
    #expect(read(clear, instruction, "call 0 <swift_retain>").faults.isEmpty)
  }

  @Test func takesTargetsFromObjectFiles() {
    let reader = ListingReader([
      "0000000000000000 <f>:", "   0:\tcall   5 <f+0x5>",
      "\t\t\t1: R_X86_64_PLT32\tcsharing_hazard_clear-0x4", "   5:\tcall   a <f+0xa>",
      "\t\t\t6: R_X86_64_PLT32\tswift_retain-0x4", "   a:\tret",
    ])
    #expect(reader.clearings == 1)
    #expect(reader.faults.first?.contains("calls swift_retain after it cleared") == true)
  }
}
