import Testing

@Suite struct LongOptionTests {
  @Test(arguments: [
    "date 0 --input unix --zone", "machine 0 --to unix --from", "relative 1 day --units",
    "number 1 --fraction", "number 1 --locale", "interval 0/1 --input", "locale list --region",
  ])
  func citesLittleOfALongOption(_ line: String) throws {
    let long = String(repeating: "x", count: 5_000)
    let outcome = try Command.run(line.split(separator: " ").map(String.init) + [long])
    #expect(outcome.status == 64 && outcome.errors.utf8.count < 500, "\(outcome)")
  }

  @Test(
    arguments: [
      (["number", "5", "-zzzh"], 64), (["number", "5", "-NSShowFoo", "YES"], 64),
      (["number", "-h"], 0), (["number", "-zh", "--help"], 0),
    ] as [([String], Int32)]
  )
  func printsNoHelpForOptionsThatAreNotOne(_ arguments: [String], _ status: Int32) throws {
    let outcome = try Command.run(arguments)
    #expect(outcome.status == status && outcome.output.isEmpty == (status != 0), "\(outcome)")
    if status != 0 { #expect(outcome.errors.contains(" is not an option"), "\(outcome)") }
  }
}
