internal import ArgumentParser
internal import LocaleFormat
internal import MachineTime

/// What of a date is written or read, and how.
struct DateOptions: DirectlyReadable {
  @Option(help: "How much of the date. Default: medium.")
  var date: DateFormat.Style?
  @Option(help: "How much of the time. Default: medium.")
  var time: DateFormat.Style?
  @Option(help: "The fields, in any order, such as yMMMd; for people, not for machines.")
  var template: String?
  @Option(help: "A pattern of UTS #35, such as 'd. MMMM y', the same in every locale.")
  var pattern: String?
  @Option(help: "Which fields of a template keep their length.")
  var lengths: DateFormat.FieldLengths = .locale
  @Option(help: "How days are counted. Default: as the locale does.")
  var calendar: CalendarSystem?
  @Option(
    help:
      "How hours are counted, in styles and for j, J and C of a template. Default: as the locale does."
  )
  var hourCycle: HourCycle?
  @Option(help: "Where the text will stand, which decides its first letter.")
  var context: CapitalizationContext = .unspecified
  @Flag(help: "Count by the Gregorian rules before 1582 too.")
  var proleptic = false

  func validate() throws {
    let kinds = [template != nil, pattern != nil, date != nil || time != nil].count { $0 }
    guard kinds < 2 else {
      throw ValidationError("Give either --date and --time, or --template, or --pattern.")
    }
    guard date != DateFormat.Style.omitted || time != DateFormat.Style.omitted else {
      throw ValidationError("With --date none and --time none there is nothing to show.")
    }
    guard pattern == nil || hourCycle == nil else {
      throw ValidationError("--hour-cycle goes with styles and with --template.")
    }
    guard template != nil || lengths == .locale else {
      throw ValidationError("--lengths goes with --template.")
    }
  }

  /// The recipe; what cannot be used is an error of usage.
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

extension DateOptions {
  mutating func take(from line: inout ArgumentLine) {
    date = line.value("date")
    time = line.value("time")
    template = line.value("template")
    pattern = line.value("pattern")
    lengths = line.value("lengths") ?? .locale
    calendar = line.value("calendar")
    hourCycle = line.value("hour-cycle")
    context = line.value("context") ?? .unspecified
    proleptic = line.flag("proleptic")
  }
}
