internal import FmtKit
internal import LocaleFormat
internal import MachineTime

/// The kinds `date` and `date_pattern`.
enum BatchDate {
  static func write(_ test: BatchCase) throws -> BatchResult {
    let recipe = try recipe(of: test, allowing: ["dateTimeFormatType"])
    let formatter = try FormatterCache.shared.formatter(recipe, for: try test.localeID())
    let moment = try test.input.milliseconds()
    guard DateFormat.Formatter.validMilliseconds.contains(moment) else {
      throw BatchFailure.error(
        "\(moment) milliseconds since 1970 are outside the years that ICU supports"
      )
    }
    let text =
      try joinsPlainly(test)
      ? formatter.string(
        Instant(millisecondsSince1970: moment),
        relativeTo: Instant(millisecondsSince1970: moment > 0 ? moment - farAway : moment + farAway)
      ) : formatter.string(millisecondsSince1970: moment)
    return BatchResult(text, extra: ["pattern": .string(formatter.pattern)])
  }

  /// More milliseconds than a day that has a word, such as *yesterday*, is away.
  private static let farAway: Int64 = 100 * 86_400_000

  /// Whether a date and a time are joined without a word such as *at*.
  private static func joinsPlainly(_ test: BatchCase) throws(BatchFailure) -> Bool {
    try test.choice("dateTimeFormatType", ["atTime": false, "standard": true], default: false)
  }

  static func pattern(_ test: BatchCase) throws -> BatchResult {
    try test.allowOnly(["calendar", "numberingSystem", "match"])
    let pattern = try DateFormat.pattern(
      template: try test.input.text(),
      for: try test.localeID(),
      lengths: try lengths(of: test) ?? .locale
    )
    return BatchResult(pattern)
  }

  /// The instant of a member, which has whole milliseconds since 1970.
  static func instant(_ value: BatchMember) throws -> Instant {
    try Instant(millisecondsSince1970: try value.milliseconds())
  }

  /// The zone of a case.
  static func zone(of test: BatchCase) throws -> TimeZoneID {
    try TimeZoneID(test.text("timeZone") ?? "UTC")
  }

  /// The recipe of a case that writes or reads a date.
  ///
  /// - Parameters:
  ///   - test: The case.
  ///   - others: The options that the caller reads itself.
  /// - Returns: The recipe.
  /// - Throws: A ``BatchFailure``, or the library's error.
  static func recipe(of test: BatchCase, allowing others: [BatchOption] = []) throws -> DateFormat {
    try test.allowOnly(
      ECMADateOptions.known,
      others,
      [
        "dateStyle", "timeStyle", "skeleton", "pattern", "match", "timeZone", "calendar",
        "numberingSystem", "context", .truth("prolepticGregorian"),
      ]
    )
    let zone = try zone(of: test)
    var recipe: DateFormat
    if let pattern = try test.text("pattern") {
      recipe = try DateFormat(pattern: pattern, zone: zone).validated()
    } else if test.has("dateStyle") || test.has("timeStyle") {
      recipe = try styled(test, zone)
    } else {
      let fields = try test.text("skeleton") ?? ECMADateOptions(test).template
      recipe = try DateFormat(template: fields.isEmpty ? "yMd" : fields, zone: zone).validated()
        .fieldLengths(lengths(of: test) ?? (test.has("skeleton") ? .locale : .hour))
    }
    recipe = recipe.capitalization(try test.choice("context", default: .unspecified))
    return try test.truth("prolepticGregorian") ? recipe.prolepticGregorian() : recipe
  }

  private static func lengths(of test: BatchCase) throws -> DateFormat.FieldLengths? {
    guard test.has("match") else { return nil }
    return try test.choice("match", ["hour": .hour, "all": .all], default: .locale)
  }

  private static func styled(_ test: BatchCase, _ zone: TimeZoneID) throws -> DateFormat {
    let date = try test.text("dateStyle")
    let isRelative = date?.hasPrefix("relative-") ?? false
    let plain = DateFormat(
      date: try style(isRelative ? date.map { String($0.dropFirst("relative-".count)) } : date),
      time: try style(test.text("timeStyle")),
      zone: zone
    )
    // ICU joins so where days have words; the words themselves are for days near another.
    let recipe = try isRelative || joinsPlainly(test) ? plain.relativeDays(.plain) : plain
    guard let letter = try ECMADateOptions(test).hourLetter else { return recipe }
    // ECMAScript's engines use the fields of the style's own pattern, with another hour.
    let usual = try recipe.pattern(for: try test.localeID())
    let fields = try DateFormat.template(pattern: usual).compactMap { field -> Character? in
      switch field {
      case "a", "b", "B": nil
      case "h", "H", "k", "K": letter
      default: field
      }
    }
    return try DateFormat(template: String(fields), zone: zone).validated().fieldLengths(.hour)
  }

  static func style(_ name: String?) throws -> DateFormat.Style {
    guard let name, !name.isEmpty else { return .omitted }
    guard let style = DateFormat.Style(rawValue: name) else {
      throw BatchFailure.unsupported("style \(name)")
    }
    return style
  }
}
