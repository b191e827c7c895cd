internal import ArgumentParser
internal import FmtKit
internal import LocaleFormat
internal import MachineTime

/// The options that decide which parts of a date are written or read, and in which form.
struct DateOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The length of the date. Default: medium.",
      example: """
        fmt date 2024-03-01T10:04:05Z --date full --time none \\
          --zone UTC --locale de
        → Freitag, 1. März 2024
        """,
      valueName: "length"
    )
  )
  var date: DateFormat.Style?
  @Option(
    help: ArgumentHelp(
      "The length of the time. Default: medium.",
      example: """
        fmt date 2024-03-01T10:04:05Z --date none --time short \\
          --zone UTC --locale de
        → 10:04
        """,
      valueName: "length"
    )
  )
  var time: DateFormat.Style?
  @Option(
    help: ArgumentHelp(
      "The fields to show, in any order; the locale decides the rest. The letters are those of UTS #35, such as yMMMd.",
      example: """
        fmt date 2024-03-01T10:04:05Z --template yMMMd --zone UTC --locale de
        → 1. März 2024
        """,
      valueName: "fields"
    )
  )
  var template: String?
  @Option(
    help: ArgumentHelp(
      "A date pattern of UTS #35, the same in every locale.",
      example: """
        fmt date 2024-03-01T10:04:05Z --pattern 'd. MMMM y' \\
          --zone UTC --locale de
        → 1. März 2024
        """
    )
  )
  var pattern: String?
  @Option(
    help: ArgumentHelp(
      "The fields of a template that keep their length.",
      example: """
        fmt date 2024-03-01T09:04:05Z --template Hmm --lengths hour \\
          --zone UTC --locale de
        → 9:04
        """,
      valueName: "fields"
    )
  )
  var lengths: DateFormat.FieldLengths = .locale
  @Option(
    help: ArgumentHelp(
      "The calendar to use. Default: the calendar of the locale.",
      example: """
        fmt date 2024-03-01T10:04:05Z --template yMMMd --calendar buddhist \\
          --zone UTC --locale de
        → 1. März 2567 BE
        """
    )
  )
  var calendar: CalendarSystem?
  @Option(
    help: ArgumentHelp(
      "The hours of styles, and of j, J and C in a template. Default: the hours of the locale.",
      example: """
        fmt date 2024-03-01T22:04:05Z --date none --time short \\
          --hour-cycle h23 --zone UTC --locale en
        → 22:04
        """,
      valueName: "cycle"
    )
  )
  var hourCycle: HourCycle?
  @Option(
    help: ArgumentHelp(
      "The place where the text will stand, which decides its first letter.",
      example: """
        fmt date 2024-03-01T10:04:05Z --template MMMM --context standalone \\
          --zone UTC --locale fr
        → Mars
        """
    )
  )
  var context: CapitalizationContext = .unspecified
  @Flag(
    help: ArgumentHelp(
      "Count by the Gregorian rules before 1582 too. Without it those years are Julian.",
      example: """
        fmt date 1066-10-14T00:00:00Z --template yMMMd --proleptic \\
          --zone UTC --locale de
        → 14. Okt. 1066
        """
    )
  )
  var proleptic = false

  func validate() throws {
    let kinds = [template != nil, pattern != nil, date != nil || time != nil].count { $0 }
    guard kinds < 2 else {
      throw ValidationError("Use either --date and --time, or --template, or --pattern.")
    }
    guard date != DateFormat.Style.omitted || time != DateFormat.Style.omitted else {
      throw ValidationError("--date none and --time none together leave nothing to write.")
    }
    guard pattern == nil || hourCycle == nil else {
      throw ValidationError("--hour-cycle cannot be used with --pattern, which names the hours.")
    }
    guard template != nil || lengths == .locale else {
      throw ValidationError("--lengths needs --template.")
    }
  }

  /// Whether the options name the form of a date.
  var nameForm: Bool { template != nil || pattern != nil || date != nil || time != nil }

  /// The recipe that reads any form of a date, by the other options.
  func anyForm(in zone: TimeZoneID) -> AnyDateFormat {
    var recipe = AnyDateFormat(zone: zone).capitalization(context)
    if let calendar { recipe = recipe.calendar(calendar) }
    if let hourCycle { recipe = recipe.hourCycle(hourCycle) }
    return proleptic ? recipe.prolepticGregorian() : recipe
  }

  /// The recipe of these options; options that cannot be used are usage errors.
  func recipe(in zone: TimeZoneID) throws -> DateFormat {
    var recipe = try content(in: zone).fieldLengths(lengths).capitalization(context)
    if let calendar { recipe = recipe.calendar(calendar) }
    if let hourCycle { recipe = recipe.hourCycle(hourCycle) }
    return proleptic ? recipe.prolepticGregorian() : recipe
  }

  private func content(in zone: TimeZoneID) throws -> DateFormat {
    if let template {
      return try named("--template", DateFormat(template: template, zone: zone).validated())
    }
    if let pattern {
      return try named("--pattern", DateFormat(pattern: pattern, zone: zone).validated())
    }
    return DateFormat(date: date ?? .medium, time: time ?? .medium, zone: zone)
  }
}
