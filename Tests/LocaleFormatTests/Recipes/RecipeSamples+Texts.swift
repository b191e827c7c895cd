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
}
