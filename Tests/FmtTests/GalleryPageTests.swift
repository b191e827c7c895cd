import Foundation
import LocaleFormat
import Testing

@testable import FmtGallery

/// The pieces of the page of `fmt gallery`.
@Suite struct GalleryPageTests {
  private func written(_ body: (inout HTMLWriter) -> Void) -> String {
    var html = HTMLWriter()
    body(&html)
    return String(decoding: html.bytes, as: UTF8.self)
  }

  @Test func escapesTextsAndAttributes() {
    let hostile = "<a href=\"x\">'&\r\n\u{0}\u{202E}</a>"
    let escaped = "&lt;a href=&quot;x&quot;&gt;'&amp;&#13;\n\u{FFFD}\u{202E}&lt;/a&gt;"
    let page = written { html in
      html.element("p", ["title": hostile, "id": nil], hostile)
      html.start("meta", ["content": hostile])
    }
    let expected = "<p title=\"\(escaped)\">\(escaped)</p><meta content=\"\(escaped)\">"
    #expect(page == "<!DOCTYPE html>\n" + expected)
  }

  @Test(arguments: [("a b", "'a b'"), ("it's", #"'it'\''s'"#), ("", "''"), ("'", #"''\'''"#)])
  func quotesForAShell(_ text: String, _ quoted: String) {
    #expect(text.quotedForShell == quoted)
  }

  private func row(_ pinned: SampleRow.Cell) -> SampleRow {
    let text = FormattedText("1.5", kind: .integer)
    return SampleRow(name: "Decimal", system: .text(text, command: "fmt"), pinned: pinned)
  }

  private func table(_ row: SampleRow) throws -> String {
    let localization = GalleryLocalization(name: "de", info: try LocaleInfo("de"))
    let group = SampleGroup(id: "numbers", title: "Numbers", samples: [])
    return written { html in
      SampleTable(group: group, rows: [row], localization: localization).write(&html)
    }
  }

  @Test func marksTextsThatDifferInWords() throws {
    let other = try table(row(.text(FormattedText("1,5", kind: .integer), command: "fmt")))
    #expect(other.contains("class=\"differs\"") && other.contains(">differs</strong>"))
    // Each of the two texts is a stop of the keyboard.
    #expect(other.components(separatedBy: "tabindex=\"0\"").count == 3)
    let same = try table(row(.text(FormattedText("1.5", kind: .integer), command: "fmt")))
    #expect(!same.contains("differs") && same.components(separatedBy: "tabindex=\"0\"").count == 2)
  }

  @Test func saysThatPinnedDataLacksAFormat() throws {
    let page = try table(row(.absent))
    #expect(page.contains("not in the pinned data") && !page.contains("differs"))
  }

  @Test func eachSampleOfAGroupHasAName() throws {
    let info = try LocaleInfo("fa")
    for group in try SampleGroup.all(in: info, SampleTimes()) {
      let names = group.samples.map(\.name)
      #expect(Set(names).count == names.count && !names.isEmpty, "\(group.title): \(names)")
    }
  }
}
