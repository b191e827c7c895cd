internal import FmtKit
internal import LocaleFormat

/// The options of a test of the type `number_fmt`: those of ECMA-402, and some that ICU has beyond
/// them.
struct ConformanceNumberOptions {
  private let test: ConformanceTest
  /// The options that ECMA-402 has.
  private var options: [String: JSONValue]
  /// The options that only ICU's skeletons have.
  private let others: [String: JSONValue]

  private static let otherNames: Set<String> = [
    "conformanceDecimalAlways", "conformanceExponent", "conformanceSign", "maximumIntegerDigits",
  ]

  /// Other names of options, each with the name of the kind `number`.
  private static let otherWords = ["conformanceScale": "scale", "nu": "numberingSystem"]

  /// Every option of these tests.
  static let names = Set(ECMANumberOptions.known.map(\.name)).union(otherNames).union(
    otherWords.keys
  )
  .union(["numberingSystem", "roundingType"])

  init(_ test: ConformanceTest) throws(BatchFailure) {
    self.test = test
    others = test.options.filter { Self.otherNames.contains($0.key) }
    options = test.options.filter { !Self.otherNames.contains($0.key) }
    // A remark of the tests on how ECMA-402 rounds.
    options["roundingType"] = nil
    for (name, usual) in Self.otherWords {
      options[usual] = try ConformanceTest.value(of: usual, or: name, in: options)?.value
      options[name] = nil
    }
    if options["roundingMode"] == nil { options["roundingMode"] = "halfEven" }
    if options["style"] == "percent" {
      // In these tests a number with this style is already a percentage.
      options["style"] = "unit"
      options["unit"] = "percent"
      if options["minimumFractionDigits"] == nil, options["maximumFractionDigits"] == nil {
        options["maximumFractionDigits"] = .integer(0)
      }
    }
  }

  /// The options of the case: a skeleton where ECMA-402's words do not suffice.
  func caseOptions() throws -> [String: JSONValue] {
    let forbidsRounding = options["roundingMode"] == "unnecessary"
    guard forbidsRounding || !others.isEmpty else { return options }
    var ecma = options
    if forbidsRounding { ecma["roundingMode"] = nil }
    ecma["numberingSystem"] = nil
    let input = try test.member("input")
    var stems = try BatchNumber.skeleton(of: try test.asCase("number", options: ecma, input: input))
      .split(separator: " ").map(String.init)
    if forbidsRounding {
      stems.removeAll { $0.hasPrefix("rounding-mode-") }
      stems.append("rounding-mode-unnecessary")
    }
    try addOthers(to: &stems)
    var result: [String: JSONValue] = ["skeleton": .string(stems.joined(separator: " "))]
    result["numberingSystem"] = options["numberingSystem"]
    return result
  }

  private func addOthers(to stems: inout [String]) throws(BatchFailure) {
    if let isShown = other("conformanceDecimalAlways"), try isShown.truth() {
      stems.append("decimal-always")
    }
    if let most = try other("maximumIntegerDigits")?.count() {
      let least = try option("minimumIntegerDigits")?.count() ?? 1
      guard (0...100).contains(least), (least...100).contains(most) else {
        throw .error("RangeError: \(least) integer digits at least, \(most) at most")
      }
      let digits =
        String(repeating: "#", count: most - least) + String(repeating: "0", count: least)
      stems.removeAll { $0.hasPrefix("integer-width/") }
      stems.append("integer-width/\(digits)")
    }
    let exponent = try exponentOptions()
    guard !exponent.isEmpty else { return }
    guard let place = stems.firstIndex(where: Self.exponentStems.contains) else {
      throw .unsupported("an exponent without scientific notation")
    }
    stems[place] += exponent
  }

  private static let exponentStems: Set<String> = ["scientific", "engineering"]

  /// The options of the exponent, as a part of the stem of its notation.
  private func exponentOptions() throws(BatchFailure) -> String {
    let sign = try other("conformanceSign")?.text()
    guard let exponent = try other("conformanceExponent")?.text() else {
      return sign.map { "/sign-\($0)" } ?? ""
    }
    let digits = exponent.dropFirst()
    guard exponent.hasPrefix("+"), (1...100).contains(digits.count),
      digits.allSatisfy({ $0 == "e" })
    else { throw .unsupported("conformanceExponent \(exponent.excerpt)") }
    return "/*\(digits)/sign-\(sign ?? "always")"
  }

  private func option(_ name: String) -> BatchMember? {
    options[name].map { BatchMember(name: name, value: $0) }
  }

  private func other(_ name: String) -> BatchMember? {
    others[name].map { BatchMember(name: name, value: $0) }
  }
}
