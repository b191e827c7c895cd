import Foundation
import MachineTime
import Testing

@testable import LocaleFormat

@Suite struct DateCodableTests {
  private static func json(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }

  private static func read<Value: Decodable>(_ json: String) throws -> Value {
    try JSONDecoder().decode(Value.self, from: Data(json.utf8))
  }

  static let recipes: [(DateFormat, String)] = {
    let styles = DateFormat(date: .long, time: .short, zone: .utc)
    let usual = #""date":"long","#
    let end = #""time":"short","zone":"UTC"}"#
    return [
      (styles, "{" + usual + end),
      (
        DateFormat(date: .omitted, time: .full, zone: TimeZoneID("Europe/Berlin")),
        #"{"date":"none","time":"full","zone":"Europe/Berlin"}"#
      ),
      (
        DateFormat(template: "yMMMd", zone: .utc), #"{"template":"yMMMd","zone":"UTC"}"#
      ),
      (
        DateFormat(.day().month(.narrow), zone: .utc), #"{"template":"MMMMMd","zone":"UTC"}"#
      ),
      (
        DateFormat(pattern: "d''\u{A0}'é'", zone: .utc),
        "{\"pattern\":\"d''\u{A0}'é'\",\"zone\":\"UTC\"}"
      ),
      (
        styles.calendar(.islamicUmmAlQura), #"{"calendar":"islamic-umalqura","# + usual + end
      ),
      (styles.hourCycle(.h11), "{" + usual + #""hourCycle":"h11","# + end),
      (
        styles.capitalization(.listOrMenu),
        #"{"capitalization":"ui-list-or-menu","# + usual + end
      ),
      (
        DateFormat(template: "hhmm", zone: .utc).fieldLengths(.hour),
        #"{"fieldLengths":"hour","template":"hhmm","zone":"UTC"}"#
      ),
      (styles.prolepticGregorian(), "{" + usual + #""prolepticGregorian":true,"# + end),
      (styles.relativeDays(.plain), "{" + usual + #""relativeDays":"plain","# + end),
      (styles.relativeDays(), "{" + usual + #""relativeDays":"style","# + end),
    ]
  }()

  @Test func everyRecipeComesBackFromAStableForm() throws {
    #expect(Self.recipes.count == 12)
    for (recipe, json) in Self.recipes {
      #expect(try Self.json(recipe) == json)
      #expect(try Self.read(json) == recipe)
    }
  }

  @Test func everyChoiceComesBack() throws {
    let styles = DateFormat.Style.allCases
    var recipes = styles.flatMap { date in
      styles.map { DateFormat(date: date, time: $0, zone: .utc) }
    }
    let one = DateFormat(template: "jm", zone: TimeZoneID("Etc/GMT-14"))
    recipes += CalendarSystem.allCases.map(one.calendar)
    recipes += HourCycle.allCases.map(one.hourCycle)
    recipes += CapitalizationContext.allCases.map(one.capitalization)
    recipes += DateFormat.FieldLengths.allCases.map(one.fieldLengths)
    recipes += DateFormat.DayJoining.allCases.map(one.relativeDays)
    for recipe in recipes {
      let again: DateFormat = try Self.read(Self.json(recipe))
      #expect(again == recipe)
    }
  }

  @Test(arguments: [
    #"{}"#, #"[]"#, #"{"zone":"UTC"}"#, #"{"date":"long","zone":"UTC"}"#,
    #"{"time":"long","zone":"UTC"}"#, #"{"date":"long","time":"loud","zone":"UTC"}"#,
    #"{"date":"long","time":"none"}"#, #"{"date":"long","time":"none","zone":"../UTC"}"#,
    #"{"date":"long","time":"none","zone":""}"#, #"{"template":"","zone":"UTC"}"#,
    #"{"template":"yb!","zone":"UTC"}"#, #"{"pattern":"'","zone":"UTC"}"#,
    #"{"pattern":"d\u0000","zone":"UTC"}"#, #"{"template":"y","pattern":"y","zone":"UTC"}"#,
    #"{"template":"y","date":"long","time":"none","zone":"UTC"}"#,
    #"{"template":"y","time":"none","zone":"UTC"}"#,
    #"{"template":"y","zone":"UTC","calendar":"martian"}"#,
    #"{"template":"y","zone":"UTC","hourCycle":"h25"}"#,
    #"{"template":"y","zone":"UTC","relativeDays":true}"#,
    #"{"template":"y","zone":"UTC","prolepticGregorian":"yes"}"#,
  ]) func whatTheCallsRefuseIsRefused(_ json: String) {
    #expect(throws: DecodingError.self) { try Self.read(json) as DateFormat }
  }

  @Test(arguments: [
    #"{"pattern":"d","zone":"UTC"}"#,
    #"{"date":"long","time":"none","zone":"UTC","relativeDays":"style"}"#,
    #"{"template":"yMd","zone":"UTC","fieldLengths":"all"}"#,
  ]) func whatNoIntervalHasIsRefused(_ json: String) throws {
    let date: DateFormat = try Self.read(json)
    #expect(throws: FormatError.self) { try DateIntervalFormat(date).validated() }
    #expect(throws: DecodingError.self) { try Self.read(json) as DateIntervalFormat }
    #expect(throws: EncodingError.self) { try Self.json(DateIntervalFormat(date)) }
  }

  @Test func saysWhatWasRefused() throws {
    let error = try #require(throws: DecodingError.self) {
      try Self.read(#"{"template":"y!","zone":"UTC"}"#) as DateFormat
    }
    guard case .dataCorrupted(let context) = error else {
      Issue.record("\(error)")
      return
    }
    #expect(
      context.underlyingError as? FormatError
        == .invalidTemplate(
          "y!",
          offset: 1,
          reason: Reason("no-date-field", "'\("!")' is not a date field")
        )
    )
  }

  // MARK: Fields

  @Test func everyNameOfAFieldComesBack() throws {
    var fields: [DateFields] = [
      .weekOfMonth(), .dayOfYear(), .year().month().day().hour().timeZone(),
    ]
    for name in DateFields.Name.allCases {
      fields += [.era(name), .weekday(name), .dayPeriod(name)]
    }
    for digits in DateFields.Digits.allCases {
      fields += [.year(digits), .yearForWeek(digits), .week(digits), .day(digits)]
      fields += [.hour(digits), .minute(digits), .second(digits)]
    }
    for form in DateFields.NumberOrName.allCases { fields += [.month(form), .quarter(form)] }
    fields += (1...9).map { .fractionalSecond(digits: $0) }
    let zones = DateFields.ZoneWidth.allCases.flatMap {
      [DateFields.ZoneName.specific($0), .generic($0), .localizedGMT($0)]
    }
    fields += (zones + [.location, .exemplarCity, .identifier, .iso8601]).map { .timeZone($0) }
    for field in fields {
      #expect(try Self.json(field) == "\"\(field.template)\"")
      #expect(try Self.read(Self.json(field)) == field)
      let among = field.minute().era()
      #expect(try Self.read(Self.json(among)) == among)
    }
  }

  @Test(arguments: [
    "", "x", "yy yy", "yyy", "dM", "yMMMdy", "H", "zz", "V", "XX", "WW", "ее", "SSSSSSSSSS",
    "yMMMMMM",
  ]) func whatNoNamesMakeIsRefused(_ template: String) {
    #expect(throws: DecodingError.self) { try Self.read("\"\(template)\"") as DateFields }
  }

  // MARK: Relative times

  @Test func relativeTimesComeBackFromAStableForm() throws {
    for (recipe, json) in [
      (RelativeTimeFormat(width: .long), "{}"),
      (
        RelativeTimeFormat(width: .long, numbers: .named, units: [.hour, .day]),
        #"{"numbers":"named","units":["day","hour"]}"#
      ),
      (
        RelativeTimeFormat(
          width: .narrow,
          capitalization: .beginningOfSentence,
          grouping: .min2,
          units: []
        ),
        #"{"capitalization":"beginning-of-sentence","grouping":"min2","units":[],"width":"narrow"}"#
      ),
    ] {
      #expect(try Self.json(recipe) == json)
      #expect(try Self.read(json) == recipe)
    }
    for bits in 0...RelativeTimeFormat.allUnits.rawValue {
      let recipe = RelativeTimeFormat(width: .long, units: .init(rawValue: bits))
      #expect(try Self.read(Self.json(recipe)) == recipe)
    }
    for hostile in [
      #"{"width":"wide"}"#, #"{"numbers":"words"}"#, #"{"units":["fortnight"]}"#,
      #"{"units":["monday"]}"#, #"{"units":["millisecond"]}"#, #"{"units":3}"#,
      #"{"grouping":"on"}"#,
    ] {
      #expect(throws: DecodingError.self) { try Self.read(hostile) as RelativeTimeFormat }
    }
  }
}
