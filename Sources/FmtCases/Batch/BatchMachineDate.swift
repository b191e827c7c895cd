internal import FmtKit
internal import MachineTime

/// The kind `machine_date`: texts that are read by the format of a profile.
enum BatchMachineDate {
  static func answer(_ test: BatchCase) throws(BatchFailure) -> BatchResult {
    try test.allowOnly(["profile"])
    let name = try test.text("profile") ?? ""
    guard let profile = Profile(name) else { throw .unsupported("profile \(name)") }
    let text = try test.input.text()
    do throws(FormatError) {
      let value = try profile.value(of: text)
      return BatchResult(.object(json(value)))
    } catch {
      return BatchResult(
        .object(["valid": .bool(false)]),
        extra: ["error": .string(error.description)]
      )
    }
  }

  /// A format, with the kinds of values that a profile accepts.
  private struct Profile {
    enum Kind {
      case instant
      case dateTime
      case date
      case time
    }

    var format: MachineFormat
    /// The kinds of values that are valid; nil for all.
    var kinds: Set<Kind>?
    /// Whether a date without a time means its midnight, as in most libraries.
    var widensDates = false
    /// Whether a text without an offset is an instant in UTC.
    var readsAsUTC = false

    init?(_ name: String) {
      // `iso8601-temporal (jiff) iso-week-date`: a standard, the source of the case, and a part of
      // the standard.
      let words = name.split(separator: " ")
      guard let standard = words.first else { return nil }
      let part = words.dropFirst().last { !$0.hasPrefix("(") && !$0.hasSuffix(")") }
      switch (standard, part) {
      case ("rfc3339", "date-time"): self.init(.rfc3339)
      case ("rfc3339", "full-date"): self.init(.rfc3339Date)
      case ("rfc3339", "full-time"): self.init(.rfc3339Time)
      case ("rfc3339-lenient", _): self.init(MachineFormat.rfc3339.lenient)
      case ("rfc2822", _): self.init(.rfc5322)
      case ("rfc2822-lenient", _): self.init(MachineFormat.rfc5322.lenient)
      case ("http-date", _): self.init(.http)
      case ("http-date-lenient", _): self.init(MachineFormat.http.lenient)
      case ("cookie-date", _): self.init(.cookie)
      case ("toml-1.0", let part): self.init(.toml, Self.kinds(part))
      case ("iso8601-temporal", let part): self.init(.temporal, Self.kinds(part))
      case ("iso8601", nil), ("iso8601", "datetime"):
        self.init(MachineFormat.iso8601.lenient, [.instant, .dateTime, .date], widensDates: true)
      case ("iso8601", let part): self.init(MachineFormat.iso8601.lenient, Self.kinds(part))
      case ("iso8601-lenient", _): self.init(MachineFormat.iso8601.lenient, readsAsUTC: true)
      default: return nil
      }
    }

    /// The kinds of values of a part of a standard; nil for all.
    private static func kinds(_ part: Substring?) -> Set<Kind>? {
      switch part {
      case "offset-date-time", "Instant": [.instant]
      case "local-date-time", "datetime": [.dateTime]
      case "local-date", "date", "iso-week-date": [.date]
      case "local-time", "time": [.time]
      default: nil
      }
    }

    init(
      _ format: MachineFormat,
      _ kinds: Set<Kind>? = nil,
      widensDates: Bool = false,
      readsAsUTC: Bool = false
    ) {
      self.format = format
      self.kinds = kinds
      self.widensDates = widensDates
      self.readsAsUTC = readsAsUTC
    }

    func value(of text: String) throws(FormatError) -> MachineValue {
      if readsAsUTC { return .instant(try format.parse(text)) }
      let value = try format.parseValue(text)
      if let kinds, !kinds.contains(Self.kind(of: value)) {
        throw .unreadable(
          text,
          offset: 0,
          reason: Reason("other-kind-expected", "expected another kind of value")
        )
      }
      guard widensDates, case .date(let date) = value else { return value }
      return .dateTime(CivilDateTime(date, try CivilTime(hour: 0)))
    }

    private static func kind(of value: MachineValue) -> Kind {
      switch value {
      case .instant: .instant
      case .dateTime: .dateTime
      case .date: .date
      case .time: .time
      }
    }
  }

  private static func json(_ value: MachineValue) -> [String: JSONValue] {
    var object: [String: JSONValue] = ["valid": .bool(true)]
    switch value {
    case .instant(let moment):
      object["type"] = .string("instant")
      object["value"] = .string("\(moment.instant)")
      object["offsetSeconds"] = .integer(Int64(moment.offsetSeconds ?? 0))
    case .dateTime(let clock):
      object["type"] = .string("local-datetime")
      object["value"] = .string("\(clock)")
    case .date(let date):
      object["type"] = .string("local-date")
      object["value"] = .string("\(date)")
    case .time(let time, let offset):
      object["type"] = .string("local-time")
      object["value"] = .string("\(time)")
      object["offsetSeconds"] = offset.map { .integer(Int64($0)) }
    }
    return object
  }
}
