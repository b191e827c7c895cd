import Testing

/// The answers of `fmt conformance` to tests of each type.
///
/// The expected texts are those of ICU's C++ API.
@Suite struct ConformanceTypeTests {
  private static let results: [(type: String, members: String, expected: String)] = [
    (
      "number_fmt", #""locale":"de","skeleton":"scientific/+ee/sign-always .00","input":"1234.5""#,
      "1,23E+03"
    ),
    // A pattern decides, and not the skeleton or the options that were made of it.
    (
      "number_fmt", #""pattern":".0E0","skeleton":"scientific .0","input":"1234","options":{}"#,
      ".1E4"
    ),
    (
      "number_fmt", #""skeleton":".00","input":"2","options":{"maximumFractionDigits":0}"#, "2.00"
    ),
    (
      "number_fmt",
      #""skeleton":"scale/0.5","input":"2","options":{"conformanceScale":"0.5","roundingType":"x","nu":"deva","foo":null}"#,
      "1"
    ),
    ("number_fmt", #""pattern":"0","input":"1","options":{"nu":"deva"}"#, "१"),
    ("number_fmt", #""pattern":"0.0","input":"0.25""#, "0.2"),
    (
      "number_fmt",
      #""pattern":"0","input":"1.5","options":{"roundingMode":"floor","numberingSystem":"deva"}"#,
      "१"
    ),
    (
      "number_fmt", #""pattern":"0.00","input":"1.005","options":{"roundingMode":"unnecessary"}"#,
      "Inexact"
    ),
    ("number_fmt", #""skeleton":"rounding-mode-unnecessary .","input":"1.5""#, "Inexact"),
    (
      "number_fmt",
      #""input":"1.5","options":{"roundingMode":"unnecessary","maximumFractionDigits":0}"#,
      "Inexact"
    ),
    ("number_fmt", #""input":"1.25","options":{"roundingMode":"unnecessary"}"#, "1.25"),
    ("number_fmt", #""input":"2.5","options":{"maximumFractionDigits":0}"#, "2"),
    (
      "number_fmt",
      #""input":"2.5","options":{"maximumFractionDigits":0,"roundingMode":"halfExpand"}"#, "3"
    ),
    ("number_fmt", #""locale":null,"pattern":null,"options":null,"input":"1.5""#, "1.5"),
    ("number_fmt", #""input":"26","options":{"style":"percent"}"#, "26%"),
    ("number_fmt", #""input":"26.6","options":{"style":"percent"}"#, "27%"),
    (
      "number_fmt",
      #""locale":"en","input":"0.255","options":{"style":"percent","maximumFractionDigits":2}"#,
      "0.26%"
    ),
    (
      "number_fmt",
      #""input":"12345.6","options":{"notation":"scientific","conformanceExponent":"+ee","conformanceScale":"0.5"}"#,
      "6.173E+03"
    ),
    (
      "number_fmt",
      #""locale":"en","input":"12","options":{"notation":"engineering","conformanceSign":"always"}"#,
      "12E+0"
    ),
    (
      "number_fmt",
      #""locale":"en","input":"12345","options":{"maximumIntegerDigits":4,"minimumIntegerDigits":2,"conformanceDecimalAlways":true,"nu":"deva"}"#,
      "२,३४५."
    ),
    ("number_fmt", #""input":"7","options":{"conformanceDecimalAlways":false}"#, "7"),
    (
      "number_fmt",
      #""input":"7","options":{"maximumIntegerDigits":3,"roundingType":"fractionDigits"}"#, "7"
    ),
    (
      "datetime_fmt",
      #""locale":"de","input_string":"2024-03-01T10:04:05Z","options":{"dateStyle":"long","timeStyle":"short","dateTimeFormatType":"atTime","timeZone":"Europe/Berlin"}"#,
      "1. März 2024 um 11:04"
    ),
    (
      "datetime_fmt",
      #""locale":"de","input_string":"2024-03-01T10:04:05Z","options":{"dateStyle":"long","timeStyle":"short","dateTimeFormatType":"standard","timeZone":"Europe/Berlin"}"#,
      "1. März 2024, 11:04"
    ),
    (
      "datetime_fmt",
      #""locale":"de","input_string":"2024-03-01T00:04+01:00[Europe/Berlin]","options":{"skeleton":"yMMMd","dateStyle":"full","semanticSkeleton":"YMD","hourCycle":"h12"}"#,
      "29. Feb. 2024"
    ),
    (
      "datetime_fmt",
      #""locale":"de","input_string":"2024-03-01T10:04:05Z","skeleton":"EEEEd","options":{}"#,
      "Freitag, 1."
    ),
    (
      "datetime_fmt",
      #""locale":"de","input_string":"2024-03-01T10:04:05Z","skeleton":"jms","options":{"hour":"numeric","minute":"numeric"}"#,
      "10:04"
    ),
    (
      "datetime_fmt",
      #""locale":"de","input_millis":0,"options":{"datetime_skeleton":"yMMMM","calendar":"buddhist"}"#,
      "Januar 2513 BE"
    ),
    (
      "datetime_fmt",
      #""locale":"de","input_millis":0,"options":{"skeleton":null,"dateStyle":"long","timeZone":"UTC"}"#,
      "1. Januar 1970"
    ),
    (
      "datetime_fmt",
      #""locale":"de","input_millis":250,"options":{"minute":"numeric","second":"numeric","fractionalSecondsDigits":2,"timeZone":"UTC"}"#,
      "00:00,25"
    ),
    (
      "datetime_fmt",
      #""locale":"de","input_millis":0,"input_string":"2024-03-01T10:04:05Z","skeleton":"yMd""#,
      "1.1.1970"
    ),
    ("likely_subtags", #""locale":"zh-TW","option":"maximize""#, "zh-Hant-TW"),
    ("likely_subtags", #""locale":"zh-Hant-TW","option":"minimize""#, "zh-TW"),
    ("likely_subtags", #""locale":"zh-Hant-TW","option":"minimizeFavorRegion""#, "zh-TW"),
    ("likely_subtags", #""locale":"zh-Hant-TW","option":"minimizeFavorScript""#, "zh-Hant"),
    (
      "lang_names", #""locale_label":"de","language_label":"en-GB""#,
      "Englisch (Vereinigtes Königreich)"
    ),
    (
      "lang_names", #""locale_label":"en","language_label":"en-GB""#, "English (United Kingdom)"
    ),
    (
      "lang_names", #""locale_label":"en","language_label":"en-GB","languageDisplay":"dialect""#,
      "British English"
    ),
    (
      "list_fmt", #""locale":"en","input_list":["a","b","c"],"options":{"style":"short"}"#,
      "a, b, & c"
    ),
    (
      "list_fmt", #""locale":"de","input_list":["a","b"],"options":{"list_type":"disjunction"}"#,
      "a oder b"
    ),
    (
      "list_fmt",
      #""locale":"en","input_list":["a","b"],"options":{"type":"unit","style":"narrow"}"#, "a b"
    ),
    (
      "list_fmt",
      #""locale":"en","input_list":["a","b"],"options":{"list_type":"disjunction","type":"disjunction"}"#,
      "a or b"
    ),
    ("list_fmt", #""locale":"en","input_list":[]"#, ""),
    (
      "message_fmt2",
      #""locale":"fr","src":"{$a} et {$b :number}","params":[{"name":"a","value":"x"},{"name":"b","value":1.5}]"#,
      "x et 1,5"
    ),
    (
      "message_fmt2",
      #""locale":"en","src":[".local $x = {1 :test:select} ",".match $x 1 {{a}} * {{b}}"]"#, "a"
    ),
    ("plural_rules", #""locale":"ru","type":"cardinal","sample":"5""#, "many"),
    ("plural_rules", #""locale":"en","plural_type":"cardinal","sample":"1.0""#, "other"),
    ("plural_rules", #""locale":"fr","type":"cardinal","sample":"1c6""#, "many"),
    (
      "plural_rules",
      #""locale":"en","type":"ordinal","plural_type":"ordinal","sample":"2","options":{}"#, "two"
    ),
    ("rdt_fmt", #""locale":"es","unit":"day","count":"-1000""#, "hace 1000 días"),
    (
      "rdt_fmt",
      #""locale":"es","unit":"day","count":"-1","options":{"numeric":"auto","style":"short"}"#,
      "ayer"
    ),
    (
      "rdt_fmt",
      #""locale":"ar","unit":"day","count":"3","options":{"numberingSystem":"arab"}"#,
      "خلال ٣ أيام"
    ),
  ]

  @Test func writesAsTheTestsDescribe() throws {
    let lines = Self.results.map { #"{"label":0,"test_type":"\#($0.type)",\#($0.members)}"# }
    let answers = try ConformanceTests.output(of: lines)
    try #require(answers.count == lines.count)
    for (test, answer) in zip(Self.results, answers) {
      #expect(answer == #"{"label":0,"result":"\#(test.expected)"}"#, "\(test)")
    }
  }

  private static let failures: [(type: String, members: String, reason: String)] = [
    ("number_fmt", #""options":{}"#, "the test needs input"),
    (
      "number_fmt", #""input":"1","options":{"maximumIntegerDigits":0}"#,
      "RangeError: 1 integer digits at least, 0 at most"
    ),
    (
      "number_fmt", #""input":"1","skeleton":"foo""#,
      "offset 0: skeleton 'foo' is not usable: a part of it is not one of skeletons, or is there twice (U_NUMBER_SKELETON_SYNTAX_ERROR)"
    ),
    (
      "datetime_fmt", #""input_string":"2024-02-30T10:04:05Z""#,
      "input_string: offset 8: day 30 does not exist in February 2024"
    ),
    ("datetime_fmt", #""locale":"de""#, "the test needs input_string"),
    (
      "datetime_fmt", #""input_millis":0,"options":{"dateStyle":"long","dateTimeFormatType":1}"#,
      "dateTimeFormatType: a text was expected, not 1"
    ),
    ("likely_subtags", #""locale":"zh""#, "the test needs option"),
    (
      "likely_subtags", #""locale":"zh-!","option":"minimizeFavorScript""#,
      "offset 3: locale 'zh-!' is not well-formed: '!' is not a subtag that can follow here"
    ),
    (
      "lang_names", #""language_label":"de","languageDisplay":1"#,
      "languageDisplay: one of dialect, standard was expected, not 1"
    ),
    ("lang_names", #""locale_label":"de""#, "the test needs language_label"),
    ("list_fmt", #""locale":"en""#, "the test needs input_list"),
    (
      "list_fmt", #""input_list":[1]"#, "input_list[0]: a text was expected, not 1"
    ),
    (
      "list_fmt", #""input_list":[],"options":{"list_type":1}"#,
      "list_type: one of conjunction, disjunction, unit was expected, not 1"
    ),
    (
      "list_fmt", #""input_list":[],"options":{"list_type":"unit","type":"conjunction"}"#,
      "list_type and type differ, although they have the same meaning"
    ),
    (
      "plural_rules", #""type":"ordinal","plural_type":"cardinal","sample":"2""#,
      "type and plural_type differ, although they have the same meaning"
    ),
    (
      "number_fmt", #""input":"1","options":{"nu":"deva","numberingSystem":"latn"}"#,
      "numberingSystem and nu differ, although they have the same meaning"
    ),
    (
      "datetime_fmt", #""input_millis":0,"options":{"datetime_skeleton":"y","skeleton":"M"}"#,
      "skeleton and datetime_skeleton differ, although they have the same meaning"
    ),
    ("plural_rules", #""locale":"en","type":"cardinal""#, "the test needs sample"),
    (
      "plural_rules", #""locale":"en","type":5,"sample":"1""#, "type: a text was expected, not 5"
    ),
    (
      "plural_rules", #""locale":"en","sample":"1cx""#,
      "sample: offset 2: '1cx' is not a number: a digit was expected"
    ),
    (
      "list_fmt", #""input_list":[],"options":{"style":"wide"}"#,
      #"style: one of long, narrow, short was expected, not \"wide\""#
    ),
    ("rdt_fmt", #""unit":"fortnight","count":"1""#, "RangeError: unit fortnight"),
    ("rdt_fmt", #""unit":"day""#, "the test needs count"),
  ]

  @Test func answersATestWithoutResultWithTheReason() throws {
    let lines = Self.failures.map { #"{"label":0,"test_type":"\#($0.type)",\#($0.members)}"# }
    let answers = try ConformanceTests.output(of: lines)
    try #require(answers.count == lines.count)
    for (test, answer) in zip(Self.failures, answers) {
      #expect(
        answer == #"{"error":"no result","error_detail":"\#(test.reason)","label":0}"#,
        "\(test)"
      )
    }
  }

  private static let unsupported: [(type: String, members: String, what: String)] = [
    ("number_fmt", #""input":"1","options":{"foo":0}"#, "option foo"),
    (
      "number_fmt", #""input":"1","options":{"conformanceExponent":"+ee"}"#,
      "an exponent without scientific notation"
    ),
    (
      "number_fmt", #""input":"1","options":{"notation":"scientific","conformanceExponent":"x"}"#,
      "conformanceExponent x"
    ),
    (
      "datetime_fmt", #""input_millis":0,"options":{"semanticSkeleton":"YMD"}"#,
      "option semanticSkeleton"
    ),
    ("likely_subtags", #""locale":"zh","option":"most""#, "option most"),
    ("likely_subtags", #""locale":"zh","option":"maximize","options":{"foo":1}"#, "option foo"),
    ("number_fmt", #""input":"1","skeleton":".0","options":{"foo":1}"#, "option foo"),
    ("number_fmt", #""input":"1","pattern":"0","options":{"foo":1}"#, "option foo"),
    ("plural_rules", #""sample":"1","options":{"foo":1,"type":"ordinal"}"#, "option foo"),
    ("lang_names", #""language_label":"de","options":{"style":"short"}"#, "option style"),
    ("list_fmt", #""input_list":[],"options":{"foo":1}"#, "option foo"),
    ("segmenter", #""locale":"zh""#, "test_type segmenter"),
  ]

  @Test func saysWhatIsNotSupported() throws {
    let lines = Self.unsupported.map { #"{"label":0,"test_type":"\#($0.type)",\#($0.members)}"# }
    let answers = try ConformanceTests.output(of: lines)
    try #require(answers.count == lines.count)
    for (test, answer) in zip(Self.unsupported, answers) {
      let what = #""error_detail":"\#(test.what)","error_type":"unsupported""#
      #expect(answer == #"{\#(what),"label":0,"unsupported":"\#(test.what)"}"#, "\(test)")
    }
  }

  @Test(arguments: [
    (#""s1":"ö","s2":"z","locale":"de""#, "true"), (#""s1":"ö","s2":"z","locale":"sv""#, "false"),
    (#""s1":"a","s2":"A","compare_type":"=","strength":"primary""#, "true"),
    (#""s1":"a","s2":"A","compare_type":"=""#, "false"),
    (#""s1":"a-b","s2":"ab","compare_type":"=","ignorePunctuation":true"#, "true"),
    (
      #""s1":"a$","s2":"a","compare_type":"=","alternate":"shifted","maxVariable":"currency""#,
      "true"
    ),
    (#""s1":"A","s2":"a","caseFirst":"upper","locale":"root""#, "true"),
    (#""s1":"9","s2":"10","numeric":"on""#, "true"),
    (#""s1":"б","s2":"a","reorder":"Cyrl Latn""#, "true"),
    (#""s1":"a","s2":"A","compare_type":"=","strength":"primary","caseLevel":"on""#, "false"),
    (#""s1":"cote\u0301","s2":"co\u0302te","backwards":"on""#, "false"),
  ])
  func comparesTexts(_ members: String, _ expected: String) throws {
    let line = #"{"label":0,"test_type":"collation",\#(members)}"#
    let outcome = try Command.run(["conformance"], input: line + "\n#EXIT\n")
    #expect(outcome.output == "{\"label\":0,\"result\":\(expected)}\n", "\(outcome)")
  }

  @Test(arguments: [
    (#""s1":"a""#, "the test needs s2"), (#""s1":"a","s2":"b","rules":"&a<b""#, "rules"),
    (#""s1":"a","s2":"b","compare_type":">""#, "compare_type"),
    (#""s1":"a","s2":"b","strength":"5""#, "strength"),
    (#""s1":"a","s2":"b","reorder":"Cyrx""#, "Cyrx"),
  ])
  func refusesComparisons(_ members: String, _ mention: String) throws {
    let line = #"{"label":0,"test_type":"collation",\#(members)}"#
    let outcome = try Command.run(["conformance"], input: line + "\n#EXIT\n")
    #expect(
      outcome.output.contains(mention) && !outcome.output.contains("\"result\""),
      "\(outcome)"
    )
  }
}
