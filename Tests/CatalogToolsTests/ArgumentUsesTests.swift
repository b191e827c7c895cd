import CatalogFiles
import Testing

@testable import CatalogTools

@Suite struct ArgumentUsesTests {
  private func uses(_ file: String) throws -> ArgumentUses {
    let table = try CatalogTable(
      stringsdict: Array(file.utf8),
      file: "a.stringsdict",
      limits: .tools
    )
    return try ArgumentUses(of: TableTexts.Found(entry: table.entries[0], file: "a.stringsdict"))
  }

  private func chain(_ count: Int) -> String {
    func variable(_ number: Int, _ text: String) -> String {
      """
      <key>v\(number)</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>d</string><key>other</key><string>\(text)</string></dict>
      """
    }
    let inner = (1..<count).map { variable($0, "%#@v\($0 + 1)@") } + [variable(count, "%d")]
    return """
      <plist version="1.0"><dict><key>k</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%#@v1@</string>\(inner.joined())
      </dict></dict></plist>
      """
  }

  @Test func readsVariablesAsDeepAsTheyAreFilled() throws {
    #expect(try uses(chain(32)).uses.count == 1)
    for count in [33, 20_000] {
      let error = #expect(throws: CatalogIssue.self) { try uses(chain(count)) }
      #expect(error?.reason.code == "deep-variables")
    }
  }
}
