@testable import LocaleFormat

extension RecipeSamples {
  static let numbers = RecipeSamples(
    numberStyles + numberDigits + numberChoices + [
      .currency("CHF").notation(.engineering).fraction(0...2).significant(1...3)
        .priority(.lessPrecision).integer(atLeast: 1, atMost: 9).rounding(.halfUp).grouping(.min2)
        .sign(.exceptZero).accounting().decimalSeparator(.always).trailingZeros(.hiddenIfWhole)
        .width(.long).presentation(.narrowSymbol).cash().scale("10").numbering("deva"),
      .decimal.fraction(-1), .decimal.increment("0").sign(.never), .unit("Me ter"),
    ],
    base: ["style": #""decimal""#],
    names: [
      "style", "currency", "unit", "usage", "skeleton", "notation", "fraction", "significant",
      "priority", "integer", "increment", "rounding", "grouping", "sign", "accounting",
      "decimalSeparator", "trailingZeros", "width", "presentation", "cash", "scale", "numbering",
    ],
    json: [
      #"{"style":"currency"}"#, #"{"style":"currency","currency":"EU"}"#,
      #"{"style":"currency","currency":"eur","unit":"meter"}"#,
      #"{"style":"unit","unit":"meter"}"#, #"{"style":"unit"}"#, #"{"style":"unit","unit":""}"#,
      #"{"style":"unit","unit":"meter","usage":"?!"}"#,
      #"{"style":"unit","unit":"meter","currency":"EUR"}"#, #"{"style":"skeleton"}"#,
      #"{"style":"skeleton","skeleton":"a\u0000"}"#,
      #"{"style":"skeleton","skeleton":"K","usage":"road"}"#,
      #"{"style":"decimal","increment":"0.05"}"#, #"{"style":"decimal","increment":"0"}"#,
      #"{"style":"decimal","increment":"0.05","fraction":[0,1]}"#,
      #"{"style":"decimal","increment":"0.05","significant":[1,1]}"#,
      #"{"style":"decimal","fraction":"as-written","significant":[1,2]}"#,
      #"{"style":"decimal","fraction":[1,2,3]}"#, #"{"style":"decimal","integer":[3,2]}"#,
      #"{"style":"decimal","integer":[3]}"#, #"{"style":"decimal","scale":"1E999"}"#,
      #"{"style":"decimal","numbering":"roman"}"#, #"{"style":"decimal","numbering":"DEVA"}"#,
      #"{"style":"decimal","fraction":[0,1000],"numbering":"roman"}"#,
    ]
  )

  private static let numberStyles: [NumberFormat] = [
    .plain, .decimal, .percent, .permille, .currency("eur"), .localCurrency, .unit("meter"),
    .unit("meter", usage: "road"), .skeleton(".00 sign-always"), .skeleton("K"),
  ]

  private static let numberDigits: [NumberFormat] = [
    .decimal.fraction(0), .decimal.fraction(0...999), .percent.fraction(.asWritten),
    .decimal.significant(1), .decimal.significant(1...999), .decimal.fraction(2).significant(3),
    .decimal.integer(atLeast: 2), .decimal.integer(atLeast: 0, atMost: 3),
    .decimal.increment("0.50"), .plain.increment("5"), .decimal.scale("0.01"),
    .decimal.numbering("arab"),
  ]

  private static let numberChoices: [NumberFormat] =
    NumberFormat.Notation.allCases.dropFirst().map { .decimal.notation($0) }
    + NumberFormat.DigitPriority.allCases.dropFirst().map { .decimal.priority($0) }
    + NumberFormat.Rounding.allCases.dropFirst().map { .decimal.rounding($0) }
    + NumberFormat.Grouping.allCases.map { .decimal.grouping($0) }
    + NumberFormat.SignDisplay.allCases.dropFirst().map { .decimal.sign($0) }
    + [.localCurrency.accounting(), .localCurrency.cash(), .decimal.decimalSeparator(.always)]
    + [.decimal.trailingZeros(.hiddenIfWhole), .unit("meter").width(.long)]
    + [.unit("meter").width(.narrow)]
    + NumberFormat.Presentation.allCases.dropFirst().map { .localCurrency.presentation($0) }

  static let patterns = RecipeSamples(
    DecimalPatternFormat.Style.allCases.map { DecimalPatternFormat(style: $0) }
      + [
        DecimalPatternFormat("#,##0.00"), DecimalPatternFormat(""),
        DecimalPatternFormat("0", style: .cash),
      ]
      + patternOptions.map { DecimalPatternFormat("0.0", options: $0) }
      + [
        DecimalPatternFormat(
          style: .decimal,
          options: options {
            $0.multiplier = 100
            $0.rounding = .halfUp
            $0.padCharacter = "\u{1F600}"
            $0.negativePrefix = "(\u{A0}"
            $0.alwaysShowsSign = false
          }
        ), DecimalPatternFormat("0;;"),
        DecimalPatternFormat("0", options: options { $0.multiplier = 0 }),
      ],
    base: ["pattern": #""0""#],
    names: ["pattern", "style", "options"],
    json: ["{}", #"{"style":"cash"}"#, #"{"pattern":"0;;"}"#]
      + optionNames.flatMap { name in
        ["null", "true", "7", "-1", "1.5", #""""#, #""*""#, #""**""#, "[]", "0", "1000"].map {
          #"{"options":{"\#(name)":\#($0)},"pattern":"0"}"#
        }
      }
  )

  private static let optionNames = [
    "minimumIntegerDigits", "maximumIntegerDigits", "minimumFractionDigits",
    "maximumFractionDigits", "currency", "minimumGroupingDigits", "usesSignificantDigits",
    "minimumSignificantDigits", "maximumSignificantDigits", "usesGrouping", "multiplier",
    "roundingIncrement", "formatWidth", "padCharacter", "usesScientificNotation", "groupingSize",
    "secondaryGroupingSize", "rounding", "refusesRounding", "currencyUsage",
    "minimumExponentDigits", "alwaysShowsExponentSign", "alwaysShowsDecimalSeparator",
    "padPosition", "positivePrefix", "positiveSuffix", "negativePrefix", "negativeSuffix",
    "alwaysShowsSign", "isLenient",
  ]

  private static func options(
    _ change: (inout DecimalPatternFormat.Options) -> Void
  ) -> DecimalPatternFormat.Options {
    var options = DecimalPatternFormat.Options()
    change(&options)
    return options
  }

  private static let patternOptions: [DecimalPatternFormat.Options] =
    [
      options { $0.minimumIntegerDigits = 2 }, options { $0.maximumIntegerDigits = 3 },
      options { $0.minimumFractionDigits = 4 }, options { $0.maximumFractionDigits = 5 },
      options { $0.currency = "EUR" }, options { $0.minimumGroupingDigits = 2 },
      options { $0.usesSignificantDigits = true }, options { $0.minimumSignificantDigits = 1 },
      options { $0.maximumSignificantDigits = 9 }, options { $0.usesGrouping = false },
      options { $0.multiplier = -3 }, options { $0.roundingIncrement = 0.05 },
      options { $0.formatWidth = 12 }, options { $0.padCharacter = "*" },
      options { $0.usesScientificNotation = true }, options { $0.groupingSize = 4 },
      options { $0.secondaryGroupingSize = 2 }, options { $0.refusesRounding = true },
      options { $0.minimumExponentDigits = 2 }, options { $0.alwaysShowsExponentSign = true },
      options { $0.alwaysShowsDecimalSeparator = true }, options { $0.positivePrefix = "+" },
      options { $0.positiveSuffix = "p" }, options { $0.negativePrefix = "" },
      options { $0.negativeSuffix = "n" }, options { $0.alwaysShowsSign = true },
    ]
    + NumberFormat.Rounding.allCases.map { rounding in options { $0.rounding = rounding } }
    + DecimalPatternFormat.CurrencyUsage.allCases.map { usage in
      options { $0.currencyUsage = usage }
    }
    + DecimalPatternFormat.PadPosition.allCases.map { place in options { $0.padPosition = place } }
}
