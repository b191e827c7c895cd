@testable import LocaleFormat

extension RecipeSamples {
  static let all = [
    lists, cases, names, relativeTimes, ranges, intervals, amounts, unitLists, bytes, durations,
    words, patterns, numbers, dates, money, collation, indexes, segments, fits, periods, persons,
    slugs,
  ]

  private static let widths = FormatWidth.allCases
  private static let contexts = CapitalizationContext.allCases

  private static let slugs = RecipeSamples(
    [
      SlugFormat(), SlugFormat(.fileName), SlugFormat(separator: .underscore),
      SlugFormat(separator: .none), SlugFormat(otherLetters: .dropped),
      SlugFormat(otherLetters: .refused), SlugFormat(keepsCase: true),
      SlugFormat(maximumBytes: 80), SlugFormat(maximumBytes: 0),
      SlugFormat(.fileName, separator: .underscore, keepsCase: true, maximumBytes: 40),
    ],
    names: ["form", "separator", "otherLetters", "keepsCase", "maximumBytes"]
  )

  private static let lists = RecipeSamples(
    ListFormat.Kind.allCases.flatMap { kind in
      widths.flatMap { width in
        [false, true].map { ListFormat(kind, width: width, isolatesItems: $0) }
      }
    },
    base: ["kind": #""or""#],
    names: ["kind", "width", "isolatesItems"]
  )

  private static let cases = RecipeSamples(
    [.upper, .lower, .fold, .fold(excludesSpecialI: true)]
      + CaseFormat.TitlePiece.allCases.flatMap { piece in
        [
          .title(piece), .title(piece, keepsOtherLetters: true),
          .title(piece, skipsPunctuation: false),
          .title(piece, keepsOtherLetters: true, skipsPunctuation: false),
        ]
      },
    base: ["operation": #""title""#],
    names: [
      "operation", "piece", "keepsOtherLetters", "skipsPunctuation", "excludesSpecialI",
    ],
    json: [
      #"{"operation":"upper","piece":"word"}"#, #"{"operation":"lower","skipsPunctuation":true}"#,
      #"{"operation":"fold","keepsOtherLetters":false}"#,
      #"{"operation":"fold","excludesSpecialI":1}"#,
    ]
  )

  private static let names = RecipeSamples(
    LocaleNameFormat.Dialect.allCases.flatMap { dialect in
      LocaleNameFormat.Length.allCases.flatMap { length in
        contexts.flatMap { context in
          LocaleNameFormat.Fallback.allCases.map {
            LocaleNameFormat(
              dialect: dialect,
              length: length,
              capitalization: context,
              fallback: $0
            )
          }
        }
      }
    },
    names: ["dialect", "length", "capitalization", "fallback"]
  )

  private static let persons = RecipeSamples(
    PersonNameFormat.Usage.allCases.flatMap { usage in
      ([nil] + PersonNameFormat.Length.allCases).map { PersonNameFormat(length: $0, usage: usage) }
    } + PersonNameFormat.Formality.allCases.map { PersonNameFormat(formality: $0) }
      + PersonNameFormat.Order.allCases.dropFirst().map { PersonNameFormat(order: $0) }
      + [
        PersonNameFormat(
          length: .long,
          usage: .addressing,
          formality: .informal,
          order: .surnameFirst,
          capitalizesSurname: true
        )
      ],
    names: ["length", "usage", "formality", "order", "capitalizesSurname"],
    json: [#"{"length":"narrow"}"#, #"{"order":"givenFirst"}"#]
  )

  private static let relativeTimes = RecipeSamples(
    widths.map { RelativeTimeFormat(width: $0) } + [
      RelativeTimeFormat(width: .long, numbers: .named)
    ]
      + contexts.dropFirst().map { RelativeTimeFormat(width: .long, capitalization: $0) }
      + groupings.dropFirst().map { RelativeTimeFormat(width: .long, grouping: $0) }
      + [
        RelativeTimeFormat(width: .long, units: []),
        RelativeTimeFormat(width: .long, units: [.day]),
        RelativeTimeFormat(
          width: .narrow,
          numbers: .named,
          capitalization: .standalone,
          grouping: .off,
          units: [.second, .year, .quarter]
        ),
      ],
    names: ["width", "numbers", "capitalization", "grouping", "units"],
    json: [#"{"units":["hour","day"]}"#, #"{"units":["hour","weekday"]}"#]
  )

  private static let groupings = NumberFormat.Grouping.allCases

  private static let ranges = RecipeSamples(
    NumberRangeFormat.Collapse.allCases.flatMap { collapse in
      NumberRangeFormat.Identity.allCases.map {
        NumberRangeFormat(.currency("EUR").fraction(0), collapse: collapse, identity: $0)
      }
    } + [NumberRangeFormat(.decimal), NumberRangeFormat(.decimal.fraction(-1), collapse: .all)],
    base: ["number": #"{"style":"percent"}"#],
    names: ["number", "collapse", "identity"],
    json: [#"{"number":{"style":"percent","fraction":[0,1000]}}"#]
  )

  private static let intervals = RecipeSamples(
    [
      DateIntervalFormat(DateFormat(date: .long, time: .short, zone: .utc)),
      DateIntervalFormat(DateFormat(template: "yMMMd", zone: "Europe/Berlin").hourCycle(.h23)),
      DateIntervalFormat(DateFormat(pattern: "y", zone: .utc)),
      DateIntervalFormat(DateFormat(zone: .utc).relativeDays()),
      DateIntervalFormat(DateFormat(zone: .utc).fieldLengths(.all)),
    ],
    base: ["date": #""long""#, "time": #""none""#, "zone": #""UTC""#],
    names: ["pattern", "template", "relativeDays", "fieldLengths", "calendar"],
    json: [
      #"{"pattern":"y","zone":"UTC"}"#, #"{"template":"yMd","zone":"UTC"}"#,
      #"{"date":"long","time":"none","zone":"UTC","fieldLengths":"all"}"#,
      #"{"date":"long","time":"none","zone":"UTC","relativeDays":"plain"}"#,
    ]
  )

  private static let amounts = RecipeSamples(
    widths.map { UnitFormat(width: $0) }
      + [
        UnitFormat(.decimal.fraction(2), width: .short), UnitFormat(width: .short, usage: "road"),
        UnitFormat(width: .long, grammaticalCase: .dative),
        UnitFormat(width: .short, preferences: .standard.following("US", for: "road", in: "DE")),
        UnitFormat(
          .decimal.fraction(0...1).sign(.always),
          width: .long,
          usage: "person-height",
          preferences: .standard.following("US", for: "person-height", in: "de")
        ),
        UnitFormat(width: .short, grammaticalCase: .dative),
        UnitFormat(.percent, width: .short), UnitFormat(width: .short, usage: "Road!"),
        UnitFormat(.decimal.fraction(.asWritten), width: .short, usage: "road"),
      ],
    names: ["number", "width", "usage", "preferences"],
    json: [
      #"{"number":{"style":"percent"}}"#, #"{"number":{"style":"decimal"},"usage":"road"}"#,
      #"{"number":{"style":"decimal","fraction":"as-written"},"usage":"road"}"#,
    ]
  )

  private static let unitLists = RecipeSamples(
    widths.map { UnitListFormat(["foot", "inch"], width: $0) }
      + roundings.dropFirst().map { UnitListFormat(["hour"], width: .short, rounding: $0) }
      + groupings.dropFirst().map { UnitListFormat(["hour"], width: .short, grouping: $0) }
      + [
        UnitListFormat([], width: .short),
        UnitListFormat(["hour", "minute"], width: .short, form: .digital),
        UnitListFormat(["hour"], width: .short, numbers: .words),
        UnitListFormat(["hour"], width: .short, fraction: 2...4),
        UnitListFormat(
          ["hour", "minute", "second"],
          width: .long,
          form: .digital,
          numbers: .words,
          fraction: 0...0,
          rounding: .up,
          grouping: .min2
        ),
        UnitListFormat(["no unit"], width: .short),
        UnitListFormat(["hour"], width: .short, fraction: -1...2),
        UnitListFormat(Array(repeating: "hour", count: 33), width: .short),
      ],
    base: ["units": #"["hour","minute"]"#],
    names: ["units", "width", "form", "numbers", "fraction", "rounding", "grouping"],
    json: [#"{"units":["no unit"]}"#, #"{"units":["hour"],"fraction":[1,2,3]}"#]
  )

  private static let roundings = NumberFormat.Rounding.allCases

  private static let bytes = RecipeSamples(
    ByteCountFormat.Style.allCases.map { ByteCountFormat(style: $0) }
      + [
        ByteCountFormat(units: [.megabyte]), ByteCountFormat(units: [.petabyte, .byte]),
        ByteCountFormat(spellsOutZero: false), ByteCountFormat(includesActualByteCount: true),
        ByteCountFormat(
          style: .memory,
          units: [.kilobyte, .gigabyte],
          spellsOutZero: false,
          includesActualByteCount: true
        ),
      ],
    names: ["style", "units", "words", "actual"],
    json: [#"{"units":["terabyte","kilobyte"]}"#, #"{"spellsOutZero":false}"#]
  )

  private static let durations = RecipeSamples(
    widths.flatMap { width in
      widths.map { DurationFormat(width: width).width($0, of: [.hour, .second]) }
        .filter { $0 != DurationFormat(width: width) }
    } + widths.map { DurationFormat(width: $0) }
      + roundings.dropFirst().map { DurationFormat(width: .short).rounding($0) }
      + groupings.dropFirst().map { DurationFormat(width: .short).grouping($0) }
      + [
        DurationFormat(.digital, width: .short), DurationFormat(width: .short, units: [.week]),
        DurationFormat(width: .short, units: .fixed),
        DurationFormat(width: .short).alwaysShowing([.minute]),
        DurationFormat(width: .short).maximumCount(2),
        DurationFormat(width: .short).fraction(2), DurationFormat(width: .short).fraction(0...3),
        DurationFormat(width: .short).increment("0.5"),
        DurationFormat(width: .short).integer(atLeast: 2),
        DurationFormat(width: .short).integer(atLeast: nil, ofZero: 3),
        DurationFormat(width: .short).integer(atLeast: 2, ofZero: 3),
        DurationFormat(.digital, width: .long, units: [.hour, .minute])
          .width(.narrow, of: [.hour]).width(.short, of: [.minute]).alwaysShowing([.hour, .minute])
          .maximumCount(1).fraction(1...2).rounding(.up).grouping(.off).integer(atLeast: 1),
        DurationFormat(width: .short).maximumCount(0), DurationFormat(width: .short).fraction(19),
        DurationFormat(width: .short).increment("0"),
        DurationFormat(.digital, width: .short, units: [.millisecond]),
      ],
    names: [
      "style", "width", "units", "long", "short", "narrow", "always", "count", "fraction",
      "rounding", "increment", "grouping", "integer", "zero",
    ],
    json: [
      #"{"long":["hour"],"narrow":["hour"]}"#, #"{"width":"long","long":["hour"]}"#,
      #"{"units":["day","fortnight"]}"#, #"{"style":"digital","units":["nanosecond"]}"#,
      #"{"increment":"0.5"}"#, #"{"increment":"x"}"#, #"{"count":0}"#, #"{"integer":1000}"#,
    ]
  )

  private static let periods = RecipeSamples(
    widths.map { PeriodFormat(width: $0) }
      + roundings.filter { $0 != .down }.map { PeriodFormat(width: .short, rounding: $0) }
      + groupings.dropFirst().map { PeriodFormat(width: .short, grouping: $0) }
      + [
        PeriodFormat(width: .short, units: [.week]),
        PeriodFormat(width: .short, units: .dateAndTime),
        PeriodFormat(width: .short, maximumCount: 2),
        PeriodFormat(width: .short, alwaysShown: [.month]),
        PeriodFormat(
          width: .narrow,
          units: [.year, .hour],
          maximumCount: 1,
          alwaysShown: .year,
          rounding: .up,
          grouping: .off
        ),
        PeriodFormat(width: .short, maximumCount: 0),
        PeriodFormat(width: .short, units: [.quarter]),
      ],
    names: ["width", "units", "count", "always", "rounding", "grouping"],
    json: [#"{"units":["quarter"]}"#, #"{"units":["moon"]}"#, #"{"count":0}"#]
  )

  private static let money = RecipeSamples(
    [
      CurrencyFormat(), CurrencyFormat(.localCurrency.presentation(.name).fraction(0)),
      CurrencyFormat(.decimal),
    ],
    names: ["number"],
    json: [#"{"number":{"style":"percent"}}"#]
  )

  private static let words = RecipeSamples(
    [
      RuleBasedFormat.spellOut, .ordinal, .ordinalWords, .duration, .numberingSystem,
      .spellOut.ruleSet("%spellout-ordinal"), .ordinal.ruleSet(""), .duration.ruleSet("?\u{E9}\n"),
    ],
    base: ["kind": #""ordinal-words""#],
    names: ["kind", "ruleSet"],
    json: [#"{"kind":"spellOut"}"#]
  )
}
