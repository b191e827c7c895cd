internal import FmtKit
internal import LocaleFormat

/// Tests of the type `number_fmt`.
///
/// Many tests describe a format in up to three ways: by a pattern, a skeleton and options. The
/// first of these that is given decides, because the others were made of it.
enum ConformanceNumber {
  /// The result of the test.
  ///
  /// It is `Inexact` for a number that must be rounded although the test forbids it. That is the
  /// name of this outcome in the tests.
  static func result(of test: ConformanceTest) throws -> JSONValue {
    do {
      return try ConformanceType.answer(asCase(test))
    } catch BatchFailure.inexact(_) {
      return "Inexact"
    }
  }

  /// The test as a case of the kind `number`.
  private static func asCase(_ test: ConformanceTest) throws -> BatchCase {
    try test.allowOnly(ConformanceNumberOptions.names)
    var options: [String: JSONValue]
    if let pattern = test.optional("pattern") {
      let rounding = test.options["roundingMode"] ?? "halfEven"
      options = ["pattern": pattern.value, "df": .object(["roundingMode": rounding])]
      options["numberingSystem"] = try ConformanceTest.value(
        of: "numberingSystem",
        or: "nu",
        in: test.options
      )?.value
    } else if let skeleton = test.optional("skeleton") {
      options = ["skeleton": skeleton.value]
    } else {
      options = try ConformanceNumberOptions(test).caseOptions()
    }
    return try test.asCase("number", options: options, input: try test.member("input"))
  }
}
