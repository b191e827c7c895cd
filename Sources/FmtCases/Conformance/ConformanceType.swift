internal import FmtKit
internal import LocaleFormat

/// The types of tests.
///
/// A test is translated to a case of `fmt batch`, so both have one vocabulary.
enum ConformanceType: String, CaseIterable {
  case collation
  case dates = "datetime_fmt"
  case languageNames = "lang_names"
  case likelySubtags = "likely_subtags"
  case lists = "list_fmt"
  case messages = "message_fmt2"
  case numbers = "number_fmt"
  case plurals = "plural_rules"
  case relativeTimes = "rdt_fmt"

  /// The result of a test.
  ///
  /// - Throws: The reason why it has none.
  static func result(of test: ConformanceTest) throws(BatchFailure) -> JSONValue {
    guard let type = Self(rawValue: test.type) else {
      throw .unsupported("test_type \(test.type.excerpt)")
    }
    do {
      switch type {
      case .collation: return try ConformanceCollation.result(of: test)
      case .dates: return try answer(ConformanceDate.asCase(test))
      case .languageNames: return try answer(nameCase(test))
      case .likelySubtags: return try likelySubtags(test)
      case .lists: return try answer(listCase(test))
      case .messages: return try BatchMessage2.conformanceResult(of: test)
      case .numbers: return try ConformanceNumber.result(of: test)
      case .plurals: return try answer(pluralCase(test))
      case .relativeTimes: return try answer(relativeCase(test))
      }
    } catch {
      throw BatchFailure(error)
    }
  }

  /// The result of a case of `fmt batch`.
  static func answer(_ test: BatchCase) throws(BatchFailure) -> JSONValue {
    try BatchKinds.answer(test).result
  }
}

extension ConformanceType {
  private static func nameCase(_ test: ConformanceTest) throws(BatchFailure) -> BatchCase {
    try test.allowOnly([])
    let displays = ["standard": false, "dialect": true]
    let isDialect = try test.optional("languageDisplay")?.choice(displays) ?? false
    return try test.asCase(
      "display_name",
      options: ["type": "locale", "dialect": .bool(isDialect)],
      input: try test.member("language_label"),
      locale: "locale_label"
    )
  }

  private static func listCase(_ test: ConformanceTest) throws(BatchFailure) -> BatchCase {
    var options = test.options
    // The tests have both names.
    options["type"] = try ConformanceTest.value(of: "list_type", or: "type", in: options)?
      .choice(["conjunction": "and", "disjunction": "or", "unit": "unit"])
    options["list_type"] = nil
    let style = options.removeValue(forKey: "style").map { BatchMember(name: "style", value: $0) }
    options["width"] = style?.value
    // The case would name another option in an error.
    _ = try style?.choice(FormatWidth.words)
    return try test.asCase("list", options: options, input: try test.member("input_list"))
  }

  private static func pluralCase(_ test: ConformanceTest) throws(BatchFailure) -> BatchCase {
    try test.allowOnly([])
    // The tests have both names.
    let type = try test.optional("type", or: "plural_type")
    return try test.asCase(
      "plural",
      options: ["type": type?.value ?? .null],
      input: try test.member("sample")
    )
  }

  private static func relativeCase(_ test: ConformanceTest) throws(BatchFailure) -> BatchCase {
    // ICU's own formatter groups 1.000 in Spanish, unlike ECMA-402 and the locale.
    let options = test.options.merging(["esDigits": .bool(true)]) { given, _ in given }
    let amount = JSONValue.object([
      "value": try test.member("count").value, "unit": try test.member("unit").value,
    ])
    return try test.asCase(
      "relative",
      options: options,
      input: BatchMember(name: "input", value: amount)
    )
  }

  private static func likelySubtags(_ test: ConformanceTest) throws -> JSONValue {
    try test.allowOnly([])
    let tag = try test.member("locale")
    let option = try test.member("option").text()
    switch option {
    case "maximize": return try answer(BatchCase("locale_maximize", locale: nil, input: tag))
    case "minimize", "minimizeFavorRegion":
      return try answer(BatchCase("locale_minimize", locale: nil, input: tag))
    case "minimizeFavorScript":
      return .string(try LocaleID(try tag.text()).minimized(favoring: .script).tag)
    default: throw BatchFailure.unsupported("option \(option.excerpt)")
    }
  }
}
