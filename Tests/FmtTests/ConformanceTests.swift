import Foundation
import Testing

/// The protocol of the conformance project's executors, which `fmt conformance` follows.
@Suite struct ConformanceTests {
  static func output(of lines: [String], ending: String = "\n") throws -> [String] {
    let outcome = try Command.run(["conformance"], input: lines.joined(separator: "\n") + ending)
    #expect(outcome.status == 0 && outcome.errors.isEmpty, "\(outcome.errors)")
    return outcome.output.split(separator: "\n").map(String.init)
  }

  // MARK: Protocol

  @Test func reportsItsVersions() throws {
    let line = try #require(try Self.output(of: ["#VERSION"], ending: "").first)
    let versions = try JSONDecoder().decode([String: String].self, from: Data(line.utf8))
    #expect(versions.keys.sorted() == ["cldrVersion", "icuVersion", "platform", "platformVersion"])
    #expect(versions["platform"] == "fmt")
    let output = try Command.run(["version", "--json"]).output
    let own = try JSONDecoder().decode([String: String].self, from: Data(output.utf8))
    for (name, key) in [("cldr", "cldrVersion"), ("icu", "icuVersion")] {
      #expect(own[name] != nil && versions[key] == own[name], "\(name)")
    }
    #expect(own["package"] != nil && versions["platformVersion"] == own["package"])
  }

  /// Every type that is named has an answer other than that it does not exist.
  @Test func namesTheTypesOfTests() throws {
    let line = try #require(try Self.output(of: ["#TESTS"]).first)
    let types = try JSONDecoder().decode([String: [String]].self, from: Data(line.utf8))
    let names = try #require(types["supported_tests"])
    #expect(types.count == 1)
    #expect(
      names == [
        "collation", "datetime_fmt", "lang_names", "likely_subtags", "list_fmt", "message_fmt2",
        "number_fmt", "plural_rules", "rdt_fmt",
      ]
    )
    let answers = try Self.output(of: names.map { #"{"label":"\#($0)","test_type":"\#($0)"}"# })
    for (name, answer) in zip(names, answers) {
      #expect(!answer.contains("test_type \(name)"), "\(answer)")
    }
  }

  @Test(arguments: ["#EXIT", "#EXIT now", "#EXIT\r"])
  func endsWhenItIsReported(_ command: String) throws {
    let test = #"{"label":"1","test_type":"number_fmt","input":"1"}"#
    let lines = ["", test, "", command, test, "#VERSION"]
    #expect(try Self.output(of: lines) == [#"{"label":"1","result":"1"}"#])
    #expect(try Self.output(of: [command], ending: "").isEmpty)
    #expect(try Self.output(of: [], ending: "").isEmpty)
  }

  @Test func answersEachLineInOrder() throws {
    let lines = [
      "#VERSION", #"{"label":"1","test_type":"number_fmt","input":"1"}"#, "#NOTHING",
      #"{"label":"2","test_type":"segmenter"}"#, "#TESTS",
      #"{"label":"3","test_type":"number_fmt","input":"3"}"#,
    ]
    let answers = try Self.output(of: lines)
    try #require(answers.count == lines.count)
    #expect(answers[0].contains("icuVersion") && answers[4].contains("supported_tests"))
    #expect(answers[1] == #"{"label":"1","result":"1"}"#)
    let unknown = "#NOTHING is not a command of the conformance project"
    #expect(answers[2] == ##"{"error":"no result","error_detail":"\##(unknown)"}"##)
    let unsupported = #""error_detail":"test_type segmenter","error_type":"unsupported""#
    #expect(answers[3] == #"{\#(unsupported),"label":"2","unsupported":"test_type segmenter"}"#)
    #expect(answers[5] == #"{"label":"3","result":"3"}"#)
  }

  @Test func givesLabelsBackAsTheyCame() throws {
    let labels = [#""00""#, "7", "1.0", "null", #""\u00e9\/""#, "[1]"]
    let answers = try Self.output(
      of: labels.map { #"{"test_type":"number_fmt","input":"1","label":\#($0)}"# }
    )
    #expect(answers == labels.map { #"{"label":\#($0),"result":"1"}"# })
    let last = try Self.output(of: [#"{"test_type":"number_fmt","input":"1"}"#])
    #expect(last == [#"{"result":"1"}"#])
  }

  @Test(arguments: [
    ("x", "", "the line is not a test: offset 0: a value was expected, not 'x'"),
    (
      #"{"label":"1","test_type":"number_fmt",}"#, #""1""#,
      "the line is not a test: offset 38: a key in quotation marks was expected, not '}'"
    ),
    (#"["label"]"#, "", "the line is not a test: an object was expected"),
    (#"{"label":"1"}"#, #""1""#, "the line is not a test: it needs test_type"),
    (#"{"label":2,"test_type":1}"#, "2", "test_type: a text was expected, not 1"),
    (
      #"{"label":2,"test_type":"number_fmt","options":[1]}"#, "2",
      "options: an object was expected, not [1]"
    ),
  ])
  func answersLinesThatAreNotTests(_ line: String, _ label: String, _ reason: String) throws {
    let label = label.isEmpty ? "" : #","label":\#(label)"#
    #expect(
      try Self.output(of: [line]) == [
        #"{"error":"no result","error_detail":"\#(reason)"\#(label)}"#
      ]
    )
  }

  @Test func answersLinesThatAreTooLong() throws {
    let limit = 1 << 24
    let start = #"{"label":"long","test_type":"number_fmt","input":""#
    let long = start + String(repeating: "1", count: limit) + "\"}"
    let answers = try Self.output(of: [long, #"{"label":2,"test_type":"number_fmt","input":"2"}"#])
    let why = "line 1 is longer than 16777216 bytes"
    #expect(answers.first == #"{"error":"no result","error_detail":"\#(why)","label":"long"}"#)
    #expect(answers.dropFirst() == [#"{"label":2,"result":"2"}"#])
  }
}
