import CatalogFiles
import CatalogTools
import Testing

@Suite struct XCStringsEditorTests {
  private static let file = """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "" : {

        },
        "a2" : {
          "comment" : "x",   "later" : [ 1, { "y" : null } ]
        },
        "A10" : {
          "localizations" : {
            "de" : {
              "stringUnit" : {
                "state" : "translated",
                "value" : "Z\\u00e4hn"
              }
            }
          }
        }
      },
      "version" : "1.0"
    }
    """

  private func editor(_ text: String = Self.file) throws -> XCStringsEditor {
    try XCStringsEditor(Array(text.utf8), file: "a.xcstrings")
  }

  private func text(_ editor: borrowing XCStringsEditor) -> String {
    String(decoding: editor.bytes(), as: UTF8.self)
  }

  @Test func keepsAllBytesOfWhatIsNotChanged() throws {
    let editor = try editor()
    #expect(text(editor) == Self.file)
    try editor.setText("Zähne", state: .needsReview, of: "A10", language: "de")
    #expect(
      text(editor)
        == Self.file.replacing("translated", with: "needs_review")
        .replacing("Z\\u00e4hn", with: "Zähne")
    )
  }

  @Test func keepsTheEndsOfLines() throws {
    let file = Self.file.replacing("\n", with: "\r\n")
    var editor = try editor(file)
    try editor.add("b", comment: "c", value: nil)
    let entry = "    \"b\" : {\r\n      \"comment\" : \"c\"\r\n    }"
    #expect(text(editor).contains(entry))
    #expect(!text(editor).replacing("\r\n", with: "").contains("\n"))
  }

  @Test func removesAllMembersOfAKey() throws {
    let file =
      #"{"sourceLanguage":"en","strings":{"a":{},"b":{},"a":{"comment":"x"}},"version":"1.0"}"#
    var editor = try editor(file)
    try editor.remove("a")
    #expect(text(editor) == #"{"sourceLanguage":"en","strings":{"b":{}},"version":"1.0"}"#)
  }

  @Test func addsMembersWhereTheyBelongInTheStyleOfTheFile() throws {
    var editor = try editor()
    try editor.add("a3", comment: nil, value: nil)
    try editor.add("b", comment: "\"", value: "B")
    try editor.add("b", comment: nil, value: nil)
    try editor.setExtractionState(.stale, of: "a2")
    try editor.setText(
      "Un",
      state: .translated,
      of: "A10",
      language: "fr",
      at: ["variations", "plural", "one"]
    )
    let expected = Self.file
      .replacing(
        #""x",   "later""#,
        with: "\"x\",\n      \"extractionState\" : \"stale\",   \"later\""
      )
      .replacing("    \"A10\"", with: "    \"a3\" : {\n\n    },\n    \"A10\"")
      .replacing(
        "hn\"\n          }\n        }\n",
        with: """
          hn"
                    }
                  },
                  "fr" : {
                    "variations" : {
                      "plural" : {
                        "one" : {
                          "stringUnit" : {
                            "state" : "translated",
                            "value" : "Un"
                          }
                        }
                      }
                    }
                  }

          """
      )
      .replacing(
        "      }\n    }\n  },",
        with: """
                }
              },
              "b" : {
                "comment" : "\\"",
                "extractionState" : "extracted_with_value",
                "localizations" : {
                  "en" : {
                    "stringUnit" : {
                      "state" : "new",
                      "value" : "B"
                    }
                  }
                }
              }
            },
          """
      )
    #expect(text(editor) == expected)
  }

  @Test func removesMembers() throws {
    var editor = try editor()
    try editor.remove("a2")
    try editor.remove("A10")
    #expect(
      text(editor)
        == "{\n  \"sourceLanguage\" : \"en\",\n  \"strings\" : {\n    \"\" : {\n\n    }\n  },\n  \"version\" : \"1.0\"\n}"
    )
    try editor.remove("")
    #expect(text(editor).contains("\"strings\" : {\n\n  },"))
  }

  @Test func keepsAFileOfOneLine() throws {
    var editor = try editor(#"{"version":"1.0","sourceLanguage":"en","strings":{"z":{},"a":{}}}"#)
    try editor.add("b", comment: "c", value: nil)
    #expect(
      text(editor)
        == #"{"version":"1.0","sourceLanguage":"en","strings":{"z":{},"a":{},"b":{"comment":"c"}}}"#
    )
  }
}
