import Testing

/// `fmt bytes`.
@Suite struct BytesCommandTests {
  @Test(arguments: [
    ("1e3", "1 kB"), ("1000.0", "1 kB"), ("1.5e3", "2 kB"), (".1e4 +5", "1 kB\n5 bytes"),
    ("-1e3 -0", "-1 kB\nZero kB"), ("9223372036854775807", "9,223.37 PB"),
    ("-9223372036854775808", "-9,223.37 PB"),
  ])
  func readsWholeNumbers(_ values: String, _ expected: String) throws {
    let arguments = ["bytes", "--locale", "en"] + values.split(separator: " ").map(String.init)
    #expect(try Command.run(arguments) == .init(output: "\(expected)\n", errors: "", status: 0))
  }

  @Test(arguments: [
    ("--units kilobytes,byte", "[byte, kilobyte]"), ("--style memory", "memory"),
    ("--style binary --units kilobyte --actual --zero-in-digits", "kilobyte], actual, zero in"),
  ])
  func explainsItsOptions(_ options: String, _ mention: String) throws {
    let arguments = ["bytes", "1", "--locale", "en", "--json"]
    let outcome = try Command.run(arguments + options.split(separator: " ").map(String.init))
    #expect(outcome.status == 0 && outcome.output.contains(mention), "\(outcome)")
  }

  @Test func refusesOtherUnits() throws {
    let outcome = try Command.run(["bytes", "1", "--units", "byte,moons"])
    #expect(outcome.status == 64 && outcome.errors.contains("'moons' is not a unit here; use byte"))
  }

  @Test(arguments: [
    ("1.5x", "offset 3: '1.5x' is not a number: a digit was expected"),
    ("", "offset 0: '' is not a number"),
    ("1.5", "offset 0: '1.5' is not a whole number of bytes"),
    ("1e-1", "offset 0: '1e-1' is not a whole number of bytes"),
    ("NaN", "offset 0: 'NaN' is not a whole number of bytes"),
    ("-Infinity", "offset 0: '-Infinity' is not a whole number of bytes"),
    ("9223372036854775808", "offset 0: '9223372036854775808' bytes are too many"),
    ("1e9999", "offset 0: '1e9999' bytes are too many: a number of bytes has 64 bits"),
  ])
  func refuses(_ value: String, _ mention: String) throws {
    let outcome = try Command.run(["bytes", "--locale", "en", value])
    #expect(outcome.output.isEmpty && outcome.status == 65, "\(outcome)")
    #expect(outcome.errors.contains("fmt: line 1, \(mention)"), "\(outcome)")
  }
}
