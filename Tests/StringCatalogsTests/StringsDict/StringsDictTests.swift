import CatalogFiles
import Testing

@Suite struct StringsDictTests {
  @Test func readsPluralVariables() throws {
    let table = try CatalogTable(
      stringsdict: """
        <plist><dict>
          <key>%lu of %lu</key>
          <dict>
            <key>runs</key>
            <dict>
              <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
              <key>NSStringFormatValueTypeKey</key><string>lu</string>
              <key>zero</key><string>none</string>
              <key>other</key><string>%lu out of %#@total@</string>
            </dict>
            <key>NSStringLocalizedFormatKey</key><string>%#@runs@</string>
            <key>total</key>
            <dict>
              <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
              <key>one</key><string>one</string>
              <key>two</key><string>two</string>
              <key>few</key><string>few</string>
              <key>many</key><string>many</string>
              <key>other</key><string>all</string>
            </dict>
          </dict>
        </dict></plist>
        """
    )
    #expect(table.warnings.isEmpty)
    let entry = try #require(table.entries.first)
    #expect(entry.key == CatalogText("%lu of %lu", at: SourcePlace(line: 2, column: 3)))
    #expect(entry.value == .text(CatalogText("%#@runs@", at: SourcePlace(line: 11, column: 42))))
    #expect(
      entry.variables.map(\.dump) == [
        "runs lu plural{zero:none other:%lu out of %#@total@}",
        "total - plural{one:one two:two few:few many:many other:all}",
      ]
    )
    #expect(entry.variables.map(\.name.place.line) == [4, 12])
    #expect(entry.variables.first?.valueType?.place == SourcePlace(line: 7, column: 44))
    #expect(entry.variables.allSatisfy { $0.argument == nil })
  }

  @Test func readsWidths() throws {
    let table = try CatalogTable(
      stringsdict: entry(
        rule("NSStringVariableWidthRuleType", [("1", text("Go")), ("20", text("Go on"))])
      )
    )
    #expect(table.warnings.isEmpty)
    #expect(table.entries.map(\.value.dump) == ["width{1:Go 20:Go on}"])
  }

  @Test func readsDevicesWithTheirVariables() throws {
    let table = try CatalogTable(
      stringsdict: entry(
        rule(
          "NSStringDeviceSpecificRuleType",
          [
            ("mac", text("Click")),
            ("iphone", format("Tap %#@n@") + plural("n", "lld", "iphone")),
            (
              "ipad",
              format("Touch %#@n@%#@m@") + plural("n", "lld", "ipad") + plural("m", "d", "m")
            ),
          ].map { name, value in
            (name, value.hasPrefix("<string>") ? value : "<dict>\(value)</dict>")
          }
        ) + plural("n", "lld", "general") + plural("o", "d", "o")
      )
    )
    #expect(table.warnings.isEmpty)
    let entry = try #require(table.entries.first)
    #expect(entry.value.dump == "device{mac:Click iphone:Tap %#@n@ ipad:Touch %#@n@%#@m@}")
    #expect(
      entry.variables.map(\.dump) == [
        "n lld device{iphone:plural{other:iphone} ipad:plural{other:ipad} other:plural{other:general}}",
        "m d device{ipad:plural{other:m}}",
        "o d plural{other:o}",
      ]
    )
  }

  @Test func readsBinaryFiles() throws {
    let format = Array("NSStringLocalizedFormatKey".utf8)
    let list = BinaryList([
      [0xD1, 1, 2], BinaryList.text("k"), [0xD1, 3, 4], [0x5F, 0x10, UInt8(format.count)] + format,
      BinaryList.text("v"),
    ])
    let table = try CatalogTable(stringsdict: list.bytes, file: "x")
    #expect(table.pairs == ["k=v"])
    #expect(table.entries.first?.key.place.description == "byte 11")
  }

  @Test(arguments: [
    ("<true/>", 1, 26, "a dictionary was expected, not a truth value"),
    ("<string>a</string>", 1, 26, "a dictionary was expected, not a text"),
    ("<dict/>", 1, 14, noFormat),
    ("<dict>\(format("a", "<true/>"))</dict>", 1, 69, "a text was expected, not a truth value"),
    ("<dict>\(rule("NSStringVariableWidthRuleType", []))</dict>", 1, 14, noFormat),
    (
      "<dict>\(rule("NSStringVariableWidthRuleType", [("a", text("b"))]))</dict>", 1, 78,
      "a whole number was expected, not 'a'"
    ),
    (
      "<dict>\(rule("NSStringVariableWidthRuleType", [("1", "<dict/>")]))</dict>", 1, 90,
      "a text was expected, not a dictionary"
    ),
    (
      "<dict>\(rule("NSStringDeviceSpecificRuleType", [("mac", "<dict/>")]))</dict>", 1, 79,
      "'NSStringLocalizedFormatKey' was expected for 'mac', which is left out"
    ),
  ])
  func leavesOutKeysThatAreNotUnderstood(
    xml: String,
    line: Int,
    column: Int,
    reason: String
  ) throws {
    let file =
      "<plist><dict><key>k</key>\(xml)\n<key>l</key><dict>\(format("b"))</dict></dict></plist>"
    let table = try CatalogTable(stringsdict: file)
    #expect(table.pairs == ["l=b"])
    #expect(table.faults.contains(Fault(line, column, reason)))
    #expect(table.warnings.allSatisfy { $0.severity == .warning && $0.file == "de.stringsdict" })
  }

  @Test(arguments: [
    ("<key>n</key><string>a</string>", 2, 13, "a dictionary was expected, not a text"),
    (
      "<key>n</key><dict><key>other</key><string/></dict>", 2, 1,
      "'NSStringPluralRuleType' or 'NSStringGenderRuleType' was expected as 'NSStringFormatSpecTypeKey', not nothing"
    ),
    (
      rule("n", [("NSStringFormatSpecTypeKey", text("Other")), ("other", text("a"))]), 2, 55,
      "'NSStringPluralRuleType' or 'NSStringGenderRuleType' was expected as 'NSStringFormatSpecTypeKey', not 'Other'"
    ),
    (
      rule("n", [("NSStringFormatSpecTypeKey", "<true/>"), ("other", text("a"))]), 2, 55,
      "a text was expected, not a truth value"
    ),
    (
      rule("n", [pluralType, ("one", text("a"))]), 2, 1,
      "a text for 'other' was expected for 'n', which is left out"
    ),
    (
      rule("n", [pluralType, ("other", "<dict/>")]), 2, 1,
      "a text for 'other' was expected for 'n', which is left out"
    ),
  ])
  func leavesOutVariablesThatAreNotUnderstood(
    xml: String,
    line: Int,
    column: Int,
    reason: String
  ) throws {
    let table = try CatalogTable(stringsdict: entry(format("a") + "\n" + xml))
    #expect(table.pairs == ["k=a"])
    #expect(table.entries.first?.variables.isEmpty == true)
    #expect(table.faults.contains(Fault(line, column, reason)))
  }

  @Test func leavesOutPartsThatAreNotUnderstood() throws {
    let table = try CatalogTable(
      stringsdict: entry(
        format("a") + "\n"
          + rule(
            "n",
            [
              Self.pluralType, ("NSStringFormatValueTypeKey", "\n<true/>"), ("all", text("a")),
              ("one", "\n<array/>"), ("two", text("b") + "\n"), ("two", text("c")),
              ("other", text("d")),
            ]
          )
          + rule("NSStringVariableWidthRuleType", [("1", text("x"))])
      )
    )
    #expect(table.entries.map(\.value.dump) == ["a"])
    #expect(table.entries.first?.variables.map(\.dump) == ["n - plural{two:c other:d}"])
    #expect(
      table.warnings.map { "\($0.place.line) \($0.reason)" } == [
        "3 a text was expected, not a truth value",
        "3 one of zero, one, two, few, many and other was expected, not 'all'",
        "4 a text was expected, not a list",
        "5 the key 'two' of 4:9 is repeated; the last one counts",
        "5 'NSStringVariableWidthRuleType' was not expected beside 'NSStringLocalizedFormatKey', and is left out",
      ]
    )
  }

  @Test func warnsOfDevicesWithOtherValueTypes() throws {
    let device = { (type: String) in "<dict>\(format("%#@n@"))\n\(plural("n", type, "a"))</dict>" }
    let table = try CatalogTable(
      stringsdict: entry(
        rule("NSStringDeviceSpecificRuleType", [("mac", device("d")), ("ipad", device("f"))])
      )
    )
    #expect(
      table.warnings.map { "\($0.place.line) \($0.reason)" } == [
        "3 'd' was expected as for the other devices, not 'f'"
      ]
    )
  }

  @Test(arguments: [
    ("<plist><array/></plist>", 1, 8, "a dictionary was expected, not a list"),
    ("{ a = { b = c; }; }", 1, 1, "'<plist>' was expected, not '{'"),
    ("<plist><dict>\n<key>a</key></dict></plist>", 2, 13, "a value was expected, not '</dict>'"),
  ])
  func refusesOtherFiles(file: String, line: Int, column: Int, reason: String) {
    let found = fault { () throws(CatalogIssue) in _ = try CatalogTable(stringsdict: file) }
    #expect(found == Fault(line, column, reason))
  }

  private static let noFormat =
    "'NSStringLocalizedFormatKey' was expected for 'k', which is left out"
  private static let pluralType = (
    "NSStringFormatSpecTypeKey", "<string>NSStringPluralRuleType</string>"
  )
}

// MARK: XML

private func text(_ text: String) -> String { "<string>\(text)</string>" }

private func entry(_ members: String) -> String {
  "<plist><dict><key>k</key><dict>\(members)</dict></dict></plist>"
}

private func format(_ text: String, _ value: String? = nil) -> String {
  "<key>NSStringLocalizedFormatKey</key>\(value ?? "<string>\(text)</string>")"
}

private func rule(_ name: String, _ members: [(String, String)]) -> String {
  let members = members.map { "<key>\($0)</key>\($1)" }.joined()
  return "<key>\(name)</key><dict>\(members)</dict>"
}

private func plural(_ name: String, _ type: String, _ other: String) -> String {
  rule(
    name,
    [
      ("NSStringFormatSpecTypeKey", text("NSStringPluralRuleType")),
      ("NSStringFormatValueTypeKey", text(type)), ("other", text(other)),
    ]
  )
}
