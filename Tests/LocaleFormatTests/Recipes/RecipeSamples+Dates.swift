import MachineTime

@testable import LocaleFormat

extension RecipeSamples {
  static let dates = RecipeSamples(
    DateFormat.Style.allCases.flatMap { date in
      DateFormat.Style.allCases.map { DateFormat(date: date, time: $0, zone: .utc) }
    }
      + [
        DateFormat(template: "yMMMd", zone: "Europe/Berlin"), DateFormat(template: "", zone: .utc),
        DateFormat(.year().month(.abbreviated).day(), zone: .utc),
        DateFormat(pattern: "EEEE 'den' d. MMMM", zone: "America/New_York"),
        DateFormat(pattern: "y'", zone: .utc), DateFormat(template: "y%", zone: .utc),
        usual.prolepticGregorian(),
        usual.calendar(.buddhist).hourCycle(.h12).capitalization(.standalone).fieldLengths(.hour)
          .prolepticGregorian().relativeDays(.plain),
      ]
      + CalendarSystem.allCases.map { usual.calendar($0) }
      + HourCycle.allCases.map { usual.hourCycle($0) }
      + CapitalizationContext.allCases.dropFirst().map { usual.capitalization($0) }
      + DateFormat.FieldLengths.allCases.dropFirst().map { usual.fieldLengths($0) }
      + DateFormat.DayJoining.allCases.map { usual.relativeDays($0) },
    base: ["date": #""long""#, "time": #""none""#, "zone": #""UTC""#],
    names: [
      "date", "time", "template", "pattern", "zone", "calendar", "hourCycle", "capitalization",
      "fieldLengths", "prolepticGregorian", "relativeDays",
    ],
    json: [
      #"{"template":"yMd","zone":"UTC"}"#, #"{"template":"y%","zone":"UTC"}"#,
      #"{"template":7,"zone":"UTC"}"#, #"{"pattern":"y","zone":"UTC"}"#,
      #"{"pattern":"y'","zone":"UTC"}"#, #"{"pattern":null,"zone":"UTC"}"#,
      #"{"pattern":"y","template":"y","zone":"UTC"}"#,
      #"{"date":"long","time":"none","zone":"No\/Where"}"#, #"{"zone":"UTC"}"#,
      #"{"date":"long","time":"none","zone":"UTC","prolepticGregorian":false}"#,
    ]
  )

  private static let usual = DateFormat(date: .full, time: .omitted, zone: .utc)
}
