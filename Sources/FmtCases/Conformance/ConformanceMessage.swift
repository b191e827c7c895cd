internal import FmtKit
internal import LocaleFormat

extension BatchMessage2 {
  /// The result of a test of the type `message_fmt2`.
  ///
  /// A test does not say whether values are isolated; those of the specification mostly are not.
  static func conformanceResult(of test: ConformanceTest) throws -> JSONValue {
    try test.allowOnly([])
    var source = try test.member("src")
    if case .array = source.value {
      source = BatchMember(name: source.name, value: .string(try source.texts().joined()))
    }
    let isolation = try test.text("bidiIsolation") ?? "none"
    let parameters = test.optional("params")?.value ?? .null
    let own = try test.asCase(
      "message2",
      options: ["bidiIsolation": .string(isolation), "testFunctions": .bool(true)],
      input: BatchMember(
        name: "input",
        value: .object(["src": source.value, "params": parameters])
      )
    )
    // A test that has a text has a message that can be read.
    return try answer(try message(of: own), own).result
  }
}
