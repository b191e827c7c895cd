internal import LocaleFormat

/// The functions that write dates: `:date`, `:time` and `:datetime`, drafts of the specification.
///
/// Source: UTS #35, Part 9: MessageFormat, Date and Time Value Formatting.
struct DateFunction: MessageFunction {
  enum Kind: String {
    case date
    case time
    case datetime
  }

  let kind: Kind

  init(_ kind: Kind) { self.kind = kind }

  func value(_ call: inout MessageCall) throws(FormatError) -> MessageValue {
    guard let operand = call.operand, let date = try DateOperand(operand) else {
      throw call.badOperand()
    }
    var reader = DateOptionReader(kind, call)
    let (instant, zone) = try reader.moment(of: date)
    let recipe = try reader.recipe(in: zone)
    for fault in reader.faults { call.report(fault) }
    let environment = call.environment
    let options = call.options.inheriting(operand.options).only(DateOptionReader.overrides)
    return MessageValue(
      operand.argument,
      kind: "datetime",
      options: options,
      direction: environment.direction
    ) { () throws(FormatError) in
      try environment.text(instant, as: recipe)
    }
  }
}

/// An instant, or a date and time on a clock in no zone.
enum DateOperand {
  /// An instant with the offset that was written with it; nil for one that was not written.
  case instant(Instant, offset: TimeZoneID)
  case clock(CivilDateTime)

  /// The date of an operand; nil for a value that is none.
  init?(_ operand: MessageValue) throws(FormatError) {
    switch operand.argument {
    case .text(let text):
      guard let date = DateOperand(literal: text) else { return nil }
      self = date
    case let argument:
      guard let instant = try argument.instant() else { return nil }
      self = .instant(instant, offset: .utc)
    }
  }

  /// Reads `2006-01-02`, `2006-01-02T15:04:06` or `2006-01-02T15:04:06+01:00`; nil for another text.
  private init?(literal text: String) {
    let hasTime = text.utf8.count > 10
    do throws(FormatError) {
      if !hasTime {
        self = .clock(try Self.clock("\(text)T00:00:00"))
        return
      }
      let place = text.utf8.index(text.utf8.startIndex, offsetBy: 19, limitedBy: text.endIndex)
      guard let place, text.utf8.contains(UInt8(ascii: "T")) else { return nil }
      let rest = text[place...]
      let hasOffset = rest.utf8.contains { "Z+-".utf8.contains($0) }
      guard hasOffset else {
        self = .clock(try Self.clock(text))
        return
      }
      let reading = try MachineFormat.rfc3339.parse(text)
      let mark = rest.firstIndex { "Z+-".contains($0) } ?? rest.endIndex
      let zone = rest[mark...] == "Z" ? .utc : TimeZoneID(offset: String(rest[mark...]))
      self = .instant(reading.instant, offset: zone ?? .utc)
    } catch {
      return nil
    }
  }

  private static func clock(_ text: String) throws(FormatError) -> CivilDateTime {
    CivilDateTime(try MachineFormat.rfc3339.parse("\(text)Z").instant)
  }
}

/// Makes a recipe of the options of a function that writes dates.
struct DateOptionReader {
  /// The options that override those of the locale and of the operand.
  static let overrides = ["timeZone", "hour12", "calendar"]

  private let kind: DateFunction.Kind
  private let call: MessageCall
  private(set) var faults: [FormatError] = []

  init(_ kind: DateFunction.Kind, _ call: MessageCall) {
    self.kind = kind
    self.call = call
  }

  /// Whether an option names the zone.
  var namesZone: Bool { override("timeZone") != nil }

  /// The instant that is written, and the zone that it is written in.
  mutating func moment(
    of date: DateOperand
  ) throws(FormatError) -> (instant: Instant, zone: TimeZoneID) {
    var zone = call.environment.zone
    if let option = override("timeZone") {
      if option == "input" {
        switch date {
        case .instant(_, let offset): zone = offset
        case .clock: faults.append(call.badOperand())
        }
      } else if let named = Self.zone(option) {
        zone = named
      } else {
        faults.append(call.badOption("timeZone"))
      }
    }
    switch date {
    case .instant(let instant, _): return (instant, zone)
    case .clock(let clock):
      // A clock in no zone shows the same in each, but where the zone skips that time.
      let rules = try TimeZoneRules.rules(for: zone)
      return (try rules.instant(of: clock, choosing: .compatible).instant, zone)
    }
  }

  private static func zone(_ text: String) -> TimeZoneID? {
    if let first = text.utf8.first, "+-".utf8.contains(first) { return TimeZoneID(offset: text) }
    do throws(FormatError) {
      let zone = try TimeZoneID(text)
      _ = try TimeZoneRules.rules(for: zone)
      return zone
    } catch {
      return nil
    }
  }

  mutating func recipe(in zone: TimeZoneID) throws(FormatError) -> DateFormat {
    var template = ""
    if kind != .time {
      let fields = literal(kind == .date ? "fields" : "dateFields", Self.fields) ?? "yMd"
      let length = literal(kind == .date ? "length" : "dateLength", Self.lengths) ?? .medium
      template += Self.template(fields, length)
    }
    if kind != .date {
      template += literal(kind == .time ? "precision" : "timePrecision", Self.precisions) ?? "jm"
      template += literal("timeZoneStyle", ["long": "zzzz", "short": "z"]) ?? ""
    }
    if let text = override("hour12") {
      switch text {
      case "true": template.replace("j", with: "h")
      case "false": template.replace("j", with: "H")
      default: faults.append(call.badOption("hour12"))
      }
    }
    var recipe = DateFormat(template: template, zone: zone)
    if let text = override("calendar") {
      if let calendar = CalendarSystem(rawValue: text) {
        recipe = recipe.calendar(calendar)
      } else {
        faults.append(call.badOption("calendar"))
      }
    }
    return try recipe.validated()
  }

  /// The letters of the fields of a template, in the length of their names.
  private static func template(_ fields: String, _ length: Length) -> String {
    var template = ""
    for field in fields {
      switch (field, length) {
      case ("M", .long): template += "MMMM"
      case ("M", .medium): template += "MMM"
      case ("E", .long): template += "EEEE"
      default: template.append(field)
      }
    }
    return template
  }

  private enum Length {
    case long
    case medium
    case short
  }

  private static let fields = [
    "weekday": "E", "day-weekday": "dE", "month-day": "Md", "month-day-weekday": "MdE",
    "year-month-day": "yMd", "year-month-day-weekday": "yMdE",
  ]
  private static let lengths: [String: Length] = [
    "long": .long, "medium": .medium, "short": .short,
  ]
  private static let precisions = ["hour": "j", "minute": "jm", "second": "jms"]

  /// The value of an option that must be in the message itself.
  private mutating func literal<Value>(_ name: String, _ words: [String: Value]) -> Value? {
    guard let option = call.options[name] else { return nil }
    guard option.isLiteral, let text = option.text, let value = words[text] else {
      faults.append(call.badOption(name))
      return nil
    }
    return value
  }

  /// The value of an option that the operand can have, too.
  private func override(_ name: String) -> String? {
    (call.options[name] ?? call.operand?.options[name])?.text
  }
}
