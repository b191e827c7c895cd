internal import FmtKit
internal import LocaleFormat
internal import MachineTime

/// Tests of the type `datetime_fmt`.
enum ConformanceDate {
  /// The test as a case of the kind `date`.
  static func asCase(_ test: ConformanceTest) throws(BatchFailure) -> BatchCase {
    var options = test.options
    for (name, usual) in otherNames {
      options[usual] = try ConformanceTest.value(of: usual, or: name, in: options)?.value
      options[name] = nil
    }
    let choices = Set(ECMADateOptions.known.map(\.name) + ["dateStyle", "timeStyle"])
    if options["skeleton"] == nil, choices.isDisjoint(with: options.keys) {
      options["skeleton"] = test.optional("skeleton")?.value
    }
    let hasSkeleton = options["skeleton"] != nil
    if hasSkeleton || !choices.isDisjoint(with: options.keys) {
      options = options.filter { !namesForOthers.contains($0.key) }
    }
    // A skeleton is the whole choice of fields, as in ICU's own executors.
    if hasSkeleton { options = options.filter { !choices.contains($0.key) } }
    return try test.asCase("date", options: options, input: try instant(of: test))
  }

  /// Other names of options, each with the name of the kind `date`.
  private static let otherNames = [
    "datetime_skeleton": "skeleton", "fractionalSecondsDigits": "fractionalSecondDigits",
  ]

  /// Options that say the same as a skeleton or a style, for libraries that have neither.
  private static let namesForOthers: Set<String> = [
    "semanticSkeleton", "semanticSkeletonLength", "yearStyle", "zoneStyle",
  ]

  /// The instant of the test, in milliseconds.
  private static func instant(of test: ConformanceTest) throws(BatchFailure) -> BatchMember {
    if let milliseconds = test.optional("input_millis") { return milliseconds }
    let input = try test.member("input_string")
    let text = try input.text()
    do throws(FormatError) {
      let instant = try MachineFormat.temporal.parse(text).instant
      return BatchMember(name: input.name, value: .integer(instant.millisecondsSince1970))
    } catch {
      throw .error("input_string: \(error)")
    }
  }
}
