import LocaleFormat

extension RecipeSamples {
  static let collation = RecipeSamples(
    [CollationFormat(), .search, .numeric]
      + CollationType.allCases.map { CollationFormat(type: $0) }
      + CollationStrength.allCases.map { CollationFormat(strength: $0) }
      + CollationCaseFirst.allCases.map { CollationFormat(caseFirst: $0) }
      + CollationPunctuation.allCases.map { CollationFormat(punctuation: $0) }
      + CollationVariable.allCases.map { CollationFormat(ignoredUpTo: $0) } + [
        CollationFormat(caseLevel: true), CollationFormat(backwards: false),
        CollationFormat(normalizes: true), CollationFormat(reordering: []),
        CollationFormat(reordering: [.script("Cyrl"), .digits, .others]),
        CollationFormat(reordering: [.script("Cyrx")]),
        CollationFormat(reordering: [.digits, .digits]),
      ],
    names: [
      "type", "strength", "caseLevel", "caseFirst", "numeric", "punctuation", "ignoredUpTo",
      "backwards", "normalizes", "reordering",
    ],
    json: [#"{"reordering":["cyrl","nope"]}"#, #"{"strength":"1"}"#]
  )

  static let indexes = RecipeSamples(
    [
      IndexFormat(), IndexFormat(order: CollationFormat(type: .stroke), maximumCount: 20),
      IndexFormat(additionalLocales: [LocaleID("en"), LocaleID("ru")]),
      IndexFormat(maximumCount: 0),
      IndexFormat(additionalLocales: Array(repeating: LocaleID("en"), count: 21)),
    ],
    names: ["order", "additionalLocales", "maximumCount"],
    json: [#"{"maximumCount":1001}"#, #"{"order":{"reordering":["nope"]}}"#]
  )

  static let segments = RecipeSamples(
    [
      SegmentFormat.characters, .words, .sentences, .lines, .sentences(keepsAbbreviations: true),
      .lines(.strict), .lines(.loose), .lines(.normal, keepsPhrases: true),
      .lines(nil, keepsPhrases: false),
    ],
    base: ["kind": #""line""#],
    names: ["kind", "lineStrictness", "keepsPhrases", "keepsAbbreviations"]
  )

  static let fits = RecipeSamples(
    [
      FitFormat(.bytes(40)), FitFormat(.utf16(9), at: .line), FitFormat(.words(-1), at: .character),
      FitFormat(.characters(3), place: .start), FitFormat(.words(3), place: .middle),
      FitFormat(.bytes(0), hasEllipsis: false),
    ],
    base: ["budget": #"{"words":3}"#],
    names: ["budget", "boundary", "place", "hasEllipsis"],
    json: [
      #"{"budget":{}}"#, #"{"budget":{"words":3,"bytes":4}}"#, #"{"budget":{"lines":3}}"#,
      #"{"budget":3}"#,
    ]
  )
}
