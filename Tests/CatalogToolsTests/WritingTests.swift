import CatalogFiles
import CatalogTools
import Testing

/// Tables, their texts as files, and the tables that are read from these.
@Suite struct WritingTests {
  private static let pieces = [
    "a", "ß", "\"", "\\", "\n", "\r", "\t", "*/", "/*", "<", "&", "%lld", "é", "e\u{301}", "👩‍👩‍👧",
    "\u{202E}", " ", ";", "]]>",
  ]

  private func text(_ generator: inout SystemRandomNumberGenerator, least: Int = 0) -> String {
    (0..<Int.random(in: least...6, using: &generator))
      .map { _ in Self.pieces.randomElement(using: &generator) ?? "" }.joined()
  }

  private func unit(_ generator: inout SystemRandomNumberGenerator) -> CatalogText {
    CatalogText(text(&generator), at: .start)
  }

  @Test func readsTheStringsThatItWrote() throws {
    var generator = SystemRandomNumberGenerator()
    let states: [TranslationState?] = [nil, .new, .needsReview]
    for _ in 0..<200 {
      let entries = (0..<5).map { number in
        let value = CatalogText(
          text(&generator),
          at: .start,
          state: states.randomElement(using: &generator) ?? nil
        )
        return CatalogTable.Entry(
          CatalogText("\(number)" + text(&generator), at: .start),
          .text(value),
          comment: Bool.random(using: &generator) ? "A\nB" : nil,
          isStale: Bool.random(using: &generator)
        )
      }
      let file = try CatalogTable(file: "", entries: entries).stringsFile()
      let read = try CatalogTable(strings: Array(file.utf8), file: "")
      #expect(read.entries.map(Shown.init) == entries.map(Shown.init), "\(file)")
    }
  }

  @Test func readsTheStringsDictThatItWrote() throws {
    var generator = SystemRandomNumberGenerator()
    for _ in 0..<200 {
      let entries = (0..<3).map { number in
        let forms = ["one", "other"].map {
          CatalogVariant(CatalogText($0, at: .start), .text(unit(&generator)))
        }
        return CatalogTable.Entry(
          CatalogText("\(number)" + text(&generator), at: .start),
          .text(unit(&generator)),
          variables: [
            CatalogVariable(
              CatalogText("v" + text(&generator), at: .start),
              valueType: CatalogText("lld", at: .start),
              value: .variants(.plural, forms)
            )
          ]
        )
      }
      let file = try CatalogTable(file: "", entries: entries).stringsDictFile()
      let read = try CatalogTable(stringsdict: Array(file.utf8), file: "")
      #expect(read.entries.map(Shown.init) == entries.map(Shown.init), "\(file)")
    }
  }

  @Test func writesTheCatalogThatItRead() throws {
    var generator = SystemRandomNumberGenerator()
    for _ in 0..<200 {
      let entries = (0..<4).map { number in
        CatalogTable.Entry(
          CatalogText("\(number)\"\\" + text(&generator).filter { $0 != "\r" }, at: .start),
          .text(unit(&generator))
        )
      }
      let strings = try CatalogTable(file: "", entries: entries).stringsFile()
      let project = CatalogProject([
        TableFile(name: "en.lproj/L.strings", path: "L.strings", bytes: Array(strings.utf8))
      ])
      var conversion = CatalogConversion(project.groups[0])
      conversion.makeCatalogs(in: "")
      let catalog = try XCStringsFile(Array(conversion.files[0].text.utf8), file: "")
      #expect(catalog.text() == conversion.files[0].text)
      let shown = { (table: [CatalogTable.Entry]) in Set(table.map { Shown($0).key }) }
      #expect(shown(catalog.table(for: "en").entries) == shown(entries))
    }
  }

  @Test func writesAsXcodeDoes() throws {
    let file = """
      {
        "sourceLanguage" : "en",
        "strings" : {
          "a" : {

          },
          "b" : {
            "comment" : "B",
            "localizations" : {
              "de" : {
                "stringUnit" : {
                  "state" : "translated",
                  "value" : "Ä \\"/\\""
                }
              }
            }
          }
        },
        "version" : "1.0"
      }
      """
    #expect(try XCStringsFile(Array(file.utf8), file: "").text() == file)
  }
}

/// The parts of an entry without their places.
private struct Shown: Equatable {
  let key: String
  private let parts: [String]

  init(_ entry: CatalogTable.Entry) {
    key = entry.key.text
    parts =
      [entry.comment ?? "-", "\(entry.isStale)"] + Self.parts(entry.value)
      + entry.variables.flatMap {
        [$0.name.text, $0.valueType?.text ?? "-"] + Self.parts($0.value)
      }
  }

  static func == (left: Shown, right: Shown) -> Bool {
    left.key.utf8.elementsEqual(right.key.utf8)
      && left.parts.elementsEqual(right.parts) { $0.utf8.elementsEqual($1.utf8) }
  }

  private static func parts(_ value: CatalogValue) -> [String] {
    switch value {
    case .text(let text): [text.text, text.state?.rawValue ?? "-"]
    case .variants(let selector, let variants):
      [selector.rawValue] + variants.flatMap { [$0.name.text] + parts($0.value) }
    }
  }
}
