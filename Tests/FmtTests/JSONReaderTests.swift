import CatalogFiles
import FmtKit
import Foundation
import MachineTime
import Testing

/// The reader of JSON for `fmt batch`.
@Suite struct JSONReaderTests {
  private static func read(_ text: String) throws(JSONError) -> JSONValue {
    try JSONValue.read(Array(text.utf8)[...])
  }

  /// Expects an error at an offset with a sentence.
  private static func expectError(
    _ offset: Int,
    _ reason: String,
    of read: () throws(JSONError) -> JSONValue
  ) {
    do throws(JSONError) {
      let value = try read()
      Issue.record("\(value) was read")
    } catch {
      #expect(error.offset == offset && error.reason.description == reason)
    }
  }

  @Test(arguments: [
    ("null", JSONValue.null), (" true\t", .bool(true)), ("\r\nfalse", .bool(false)),
    ("0", .number("0")), ("-0", .number("-0")), ("-0.0", .number("-0.0")), ("1e2", .number("1e2")),
    ("1.0", .number("1.0")), ("1E+007", .number("1E+007")), ("-12.5e-3", .number("-12.5e-3")),
    ("12345678901234567890", .number("12345678901234567890")),
    ("9007199254740993.5", .number("9007199254740993.5")), ("1e999999", .number("1e999999")),
    (#""""#, .string("")), (#""a\"\\\/\b\f\n\r\tz""#, .string("a\"\\/\u{8}\u{C}\n\r\tz")),
    (#""\u00e9\u00E9é""#, .string("ééé")), (#""\ud83d\ude00😀""#, .string("😀😀")),
    (#""\u0000""#, .string("\0")), ("\"\u{7F}\u{2028}\"", .string("\u{7F}\u{2028}")),
    ("[]", .array([])), ("[ ]", .array([])), ("{ }", .object([:])),
    ("[1, [ ] ,\"2\"]", .array([.number("1"), .array([]), .string("2")])),
    (
      #"{ "a" : {"b":null} , "":[{}] }"#,
      .object(["a": .object(["b": .null]), "": .array([.object([:])])])
    ),
    ("\u{FEFF}1", .number("1")),
  ])
  func readsEveryValue(_ text: String, _ expected: JSONValue) throws {
    #expect(try Self.read(text) == expected)
  }

  @Test(arguments: [
    ("", 0, "a value was expected, not the end"), (" x", 1, "a value was expected, not 'x'"),
    ("nul", 0, "a value was expected, not 'n'"), ("True", 0, "a value was expected, not 'T'"),
    ("NaN", 0, "a value was expected, not 'N'"), ("1 2", 2, "the end was expected, not '2'"),
    ("01", 1, "the end was expected, not '1'"), ("-", 1, "a digit was expected, not the end"),
    ("+1", 0, "a value was expected, not '+'"), (".5", 0, "a value was expected, not '.'"),
    ("1.", 2, "a digit was expected, not the end"), ("1e+", 3, "a digit was expected, not the end"),
    ("[1.e2]", 3, "a digit was expected, not 'e'"), ("[1,]", 3, "a value was expected, not ']'"),
    ("[1 2]", 3, "',' or ']' was expected, not '2'"), ("[", 1, "a value was expected, not the end"),
    ("[1", 2, "',' or ']' was expected, not the end"),
    ("[1}", 2, "',' or ']' was expected, not '}'"),
    (#"{"a":1,}"#, 7, "a key in quotation marks was expected, not '}'"),
    ("{1:2}", 1, "a key in quotation marks was expected, not '1'"),
    (#"{"a" 1}"#, 5, "':' was expected, not '1'"), (#"{"a":}"#, 5, "a value was expected, not '}'"),
    (#"{"a":1"#, 6, "',' or '}' was expected, not the end"),
    (#""a"#, 2, "'\"' was expected, not the end"),
    ("\"a\nb\"", 2, "an escape of a control character was expected, not the byte 10"),
    ("\"\\\u{1}", 2, "one of \"\\/bfnrtu after '\\' was expected, not the byte 1"),
    (#""\x41""#, 2, "one of \"\\/bfnrtu after '\\' was expected, not 'x'"),
    (#""\u12g4""#, 5, "a hexadecimal digit was expected, not 'g'"),
    (#""\u12"#, 5, "a hexadecimal digit was expected, not the end"),
    ("[\u{A0}1]", 1, "a value was expected, not the byte 194"),
    ("'a'", 0, "a value was expected, not '''"),
    ("[1]//", 3, "the end was expected, not '/'"),
    (#"{"a":1,"b":2,"a":3}"#, 13, "the key 'a' is repeated in an object"),
    (#"[{"é":1,"\u00e9":1}]"#, 9, "the key 'é' is repeated in an object"),
    (#"["\ud800"]"#, 2, "half of a surrogate pair, which no text can hold"),
    (#"["\udc00\ud800"]"#, 2, "half of a surrogate pair, which no text can hold"),
    (#"["a\ud800\ud83d\ude00"]"#, 3, "half of a surrogate pair, which no text can hold"),
    (#"{"\ud800x":1}"#, 2, "half of a surrogate pair, which no text can hold"),
    // The first error is reported, also when the rest is not JSON.
    (#"["\ud800",]"#, 2, "half of a surrogate pair, which no text can hold"),
  ])
  func saysWhatIsWrongAndWhere(_ text: String, _ offset: Int, _ reason: String) {
    Self.expectError(offset, reason) { () throws(JSONError) in try Self.read(text) }
  }

  @Test(
    arguments: [
      ([0x22, 0xFF, 0x22], 1), ([0x22, 0x61, 0xC3, 0x22], 2), ([0x22, 0xED, 0xA0, 0x80, 0x22], 1),
      ([0x22, 0xC0, 0xAF, 0x22], 1), ([0x22, 0xF4, 0x90, 0x80, 0x80, 0x22], 1),
      ([0x22, 0x5C, 0x6E, 0xC3, 0xA9, 0x80, 0x22], 5), ([0xEF, 0xBB, 0xBF, 0x22, 0x80, 0x22], 4),
    ] as [([UInt8], Int)]
  )
  func refusesInvalidUTF8(_ bytes: [UInt8], _ offset: Int) {
    // The indices of the slice do not begin at zero, as in the lines of an input.
    let slice = ([0x20, 0x20] + bytes)[2...]
    Self.expectError(offset, "invalid UTF-8") { () throws(JSONError) in try JSONValue.read(slice) }
  }

  @Test func limitsDepthAndCount() throws {
    let limit = JSONValue.limits.depth
    let deepest = String(repeating: "[", count: limit) + String(repeating: "]", count: limit)
    #expect(throws: Never.self) { try Self.read(deepest) }
    let reason = "nested deeper than \(limit) levels"
    for deep in ["[\(deepest)]", "[" + deepest, String(repeating: "[", count: 1_000_000)] {
      Self.expectError(limit, reason) { () throws(JSONError) in try Self.read(deep) }
    }
    Self.expectError(5 * limit, reason) { () throws(JSONError) in
      try Self.read(String(repeating: #"{"a":"#, count: 100_000))
    }
    let count = JSONValue.limits.valueCount
    let most = "[" + String(repeating: "1,", count: count - 2) + "1]"
    #expect(throws: Never.self) { try Self.read(most) }
    Self.expectError(2 * count - 2, "more than \(count) values") { () throws(JSONError) in
      try Self.read("[" + most + "]")
    }
  }

  /// Members are passed on in order, also those after a refused one.
  @Test(arguments: [
    (#"{"id": 1e2 ,"a":[2]}"#, ["id": "1e2", "a": "[2]"]),
    (#"{"a":"\ud800","id":"\ud800"}"#, ["a": #""\ud800""#, "id": #""\ud800""#]),
    (
      #"{"a":\#(String(repeating: "[", count: 40))"]"\#(String(repeating: "]", count: 40)),"id":7}"#,
      ["id": "7"]
    ),
    (#"{"id":7,"a":{"id":8},"#, ["id": "7"]),
  ])
  func tellsTheTextOfMembers(_ text: String, _ expected: [String: String]) {
    var members: [String: String] = [:]
    do {
      _ = try JSONValue.read(Array(text.utf8)[...]) {
        members[$0] = String(decoding: $1, as: UTF8.self)
      }
    } catch {}
    for (key, value) in expected { #expect(members[key] == value) }
  }

  @Test(
    arguments: [
      ("0", 0, true), ("-0", 0, true), ("-0.0", 0, true), ("12", 12, true), ("1.0", 1, true),
      ("10.9", 10, false), ("-10.9", -10, false), ("1e3", 1000, true), ("1.5e1", 15, true),
      ("15e-1", 1, false), ("150e-1", 15, true), ("0.001e5", 100, true), ("0.1", 0, false),
      ("1e-999999999999999999999", 0, false), ("0e999999999999999999999", 0, true),
      ("9007199254740993", 9_007_199_254_740_993, true), ("9223372036854775807", .max, true),
      ("-9223372036854775808", .min, true), ("9223372036854775807.9", .max, false),
      ("922337203685477580.7e1", .max, true), ("1e18", 1_000_000_000_000_000_000, true),
    ] as [(String, Int64, Bool)]
  )
  func takesTheWholePartExactly(_ text: String, _ value: Int64, _ isExact: Bool) {
    #expect(JSONNumber(text).whole == value && JSONNumber(text).isWhole == isExact)
  }

  @Test(arguments: [
    "9223372036854775808", "-9223372036854775809", "1e19", "1e999999999999999999999",
  ])
  func leavesOutWhatDoesNotFit(_ text: String) { #expect(JSONNumber(text).whole == nil) }

  @Test(
    arguments: [
      ("0", "0"), ("-0.0", "-0"), ("1.50", "1.50"), ("1e2", "100"), ("1.5e-3", "0.0015"),
      ("0.05e1", "0.5"), ("-12.5E1", "-125"), ("12.345e1", "123.45"), ("12e-2", "0.12"),
      ("1e101", nil), ("1e-102", nil), ("1e-999999999999999999999", nil),
    ] as [(String, String?)]
  )
  func writesNumbersWithoutAnExponent(_ text: String, _ plain: String?) {
    #expect(JSONNumber(text).plain == plain)
  }
}

/// The writer of JSON.
@Suite struct JSONWriterTests {
  /// The same bytes as Foundation's, which wrote the command's output before this writer did.
  private static func foundation(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }

  private static func written(_ value: JSONValue) -> String {
    String(decoding: encodedJSON(value), as: UTF8.self)
  }

  @Test func writesTextsAsFoundationDoes() throws {
    let scalars =
      (0..<0x3000).compactMap(Unicode.Scalar.init) + ["\u{FEFF}", "\u{FFFF}", "😀", "\u{10FFFF}"]
    for scalar in scalars {
      let text = "a\(scalar)b"
      #expect(Self.written(.string(text)) == (try Self.foundation(text)))
    }
  }

  @Test func writesKeysInOrder() throws {
    let keys = [
      "b", "a", "B", "a10", "a9", "é", "e", "ä", "z", "_", "~", "", "/", "\"", "e\u{301}x",
      "\u{10000}", "\u{FFFF}",
    ]
    let numbers = Dictionary(uniqueKeysWithValues: keys.enumerated().map { ($1, $0) })
    let members = numbers.mapValues { JSONValue.integer(Int64($0)) }
    #expect(Self.written(.object(members)) == (try Self.foundation(numbers)))
  }

  @Test func writesEveryValue() {
    let value = JSONValue.array([
      .null, .bool(true), .bool(false), .integer(.min), .number("1e2"), .array([]), .object([:]),
      .object(["a": .array([.string("x")]), "b": .null]),
    ])
    #expect(
      Self.written(value)
        == #"[null,true,false,-9223372036854775808,1e2,[],{},{"a":["x"],"b":null}]"#
    )
  }
}
