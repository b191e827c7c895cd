extension DateFormat: CustomStringConvertible {
  /// The recipe as it is written in code.
  ///
  /// ```swift
  /// let format = DateFormat(date: .long, time: .short, zone: .utc).calendar(.buddhist)
  /// format.description  // "DateFormat(date: long, time: short, zone: UTC).calendar(buddhist)"
  /// ```
  ///
  /// It is for logs and test failures, and may change; what is stored should be encoded.
  public var description: String {
    var result = RecipeDescription("DateFormat")
    switch content {
    case .styles(let date, let time):
      result.argument("date", date)
      result.argument("time", time)
    case .template(let template): result.argument("template", template.fields)
    case .pattern(let pattern): result.argument("pattern", pattern.text.excerpt)
    }
    result.argument("zone", zone)
    if let calendar = settings.calendar { result.call("calendar", calendar.rawValue) }
    if let cycle = settings.hourCycle { result.call("hourCycle", cycle.rawValue) }
    if settings.capitalization != .none {
      result.call("capitalization", settings.capitalization.rawValue)
    }
    if settings.lengths != .locale { result.call("fieldLengths", settings.lengths.rawValue) }
    if settings.isProleptic { result.call("prolepticGregorian") }
    if let joining = settings.relativeDays { result.call("relativeDays", joining.rawValue) }
    return result.text
  }
}

extension DateIntervalFormat: CustomStringConvertible {
  /// The recipe as it is written in code.
  ///
  /// ```swift
  /// let days = DateIntervalFormat(try DateFormat(template: "yMMMd", zone: .utc))
  /// days.description  // "DateIntervalFormat(DateFormat(template: yMMMd, zone: UTC))"
  /// ```
  ///
  /// It is for logs and test failures, and may change; what is stored should be encoded.
  public var description: String {
    var result = RecipeDescription("DateIntervalFormat")
    result.argument(nil, date)
    return result.text
  }
}

extension RelativeTimeFormat: CustomStringConvertible {
  /// The recipe as it is written in code, without what is usual.
  ///
  /// ```swift
  /// let named = RelativeTimeFormat(width: .short, numbers: .named, units: [.day, .hour])
  /// named.description  // "RelativeTimeFormat(width: short, numbers: named, units: [day, hour])"
  /// ```
  ///
  /// It is for logs and test failures, and may change; what is stored should be encoded.
  public var description: String {
    var result = RecipeDescription("RelativeTimeFormat")
    result.argument("width", width, unless: .long)
    result.argument("numbers", numbers, unless: .numeric)
    result.argument("context", context, unless: .none)
    result.argument("grouping", grouping, unless: .auto)
    result.argument("units", units, unless: .usual)
    return result.text
  }
}

extension RelativeTimeFormat.Units: CustomStringConvertible {
  /// The units, the largest first.
  public var description: String {
    let all: [(Self, RelativeUnit)] = [
      (.year, .year), (.quarter, .quarter), (.month, .month), (.week, .week), (.day, .day),
      (.hour, .hour), (.minute, .minute), (.second, .second),
    ]
    let names = all.filter { contains($0.0) }.map(\.1.rawValue)
    return "[\(names.joined(separator: ", "))]"
  }
}
