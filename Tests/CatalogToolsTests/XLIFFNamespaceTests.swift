import CatalogFiles
import Testing

@testable import CatalogTools

/// The elements that count as those of XLIFF, and the warnings for those that do not.
@Suite struct XLIFFNamespaceTests {
  private static let namespace = "urn:oasis:names:tc:xliff:document:1.2"
  private static let unit =
    "<trans-unit id=\"a\"><source>A</source><target>B</target></trans-unit>"

  private static func xliff(_ body: String, root: String = "") -> String {
    let file = "<file original=\"a\" source-language=\"en\" target-language=\"de\">"
    return "<xliff version=\"1.2\"\(root)>\(file)\(body)</file></xliff>"
  }

  private func read(_ text: String) throws -> XLIFFDocument {
    try XLIFFDocument(Array(text.utf8), file: "de.xliff")
  }

  private func targets(_ text: String) throws -> [String?] {
    try read(text).files.flatMap(\.units).map(\.target)
  }

  @Test(arguments: [
    xliff("<body>\(unit)</body>"),
    xliff("<body>\(unit)</body>", root: " xmlns=\"\(namespace)\""),
    // A declaration on the element itself.
    xliff(
      "<body>\(unit.replacing("<target", with: "<y:target xmlns:y=\"\(namespace)\"").replacing("</target", with: "</y:target"))</body>"
    ),
    // A declaration counts in all elements inside, until another one.
    xliff(
      "<y:body xmlns:y=\"\(namespace)\"><y:group xmlns=\"\(namespace)\">\(unit)</y:group></y:body>",
      root: " xmlns:y=\"urn:other\""
    ),
    // The namespace comes back after an extension that has its own.
    xliff("<body><x xmlns=\"urn:other\"><y/></x>\(unit)</body>", root: " xmlns=\"\(namespace)\""),
  ])
  func findsElementsByTheirNamespace(_ text: String) throws {
    #expect(try targets(text) == ["B"])
    #expect(try read(text).warnings.isEmpty)
  }

  @Test(arguments: [
    (xliff(unit), ["no-units 1:22", "left-out-element 1:83"]),
    (
      xliff("<body>\(unit.replacing("trans-unit", with: "Trans-Unit"))</body>"),
      ["no-units 1:22", "left-out-element 1:89"]
    ),
    (
      xliff("<body>\(unit.replacing("trans-unit", with: "bin-unit"))</body>"),
      ["no-units 1:22", "left-out-element 1:89"]
    ),
    (
      xliff("<body>\(unit)</body>", root: " xmlns=\"\(namespace)\"")
        .replacing("<body>", with: "<body xmlns=\"urn:other\">"),
      ["no-units 1:68", "left-out-element 1:129"]
    ), (xliff("<body/>"), ["no-units 1:22"]),
    (
      "<x:xliff xmlns:x=\"\(namespace)\" version=\"1.2\"><file/><note>A</note></x:xliff>",
      ["left-out-element 1:72"]
    ), ("<xliff version=\"1.2\">\(unit)</xliff>", ["left-out-element 1:22"]),
  ])
  func warnsOfTextsThatAreNotFound(_ text: String, _ expected: [String]) throws {
    let document = try read(text)
    #expect(document.files.flatMap(\.units).isEmpty)
    #expect(document.warnings.map { "\($0.reason.code) \($0.place)" } == expected)
    #expect(document.warnings.allSatisfy { $0.file == "de.xliff" && $0.severity == .warning })
  }

  @Test(arguments: [
    ("<y:target xmlns:y=\"urn:other\">B</y:target>", "'urn:other', and not that of XLIFF 1.2"),
    ("<y:target>B</y:target>", "its prefix is not declared"),
    ("<Target>B</Target>", "XLIFF 1.2 has no such element"),
    ("<target>B</target><target>C</target>", "the unit has one before it"),
    ("<trans-unit/>", "it is not expected in '<trans-unit>'"),
  ])
  func reportsWhyAnElementIsLeftOut(_ element: String, _ reason: String) throws {
    let unit = Self.unit.replacing("<target>B</target>", with: element)
    let warnings = try read(Self.xliff("<body>\(unit)</body>")).warnings
    #expect(warnings.count == 1 && warnings[0].description.hasSuffix(reason), "\(warnings)")
  }

  /// Units inside of elements that have none.
  @Test(arguments: [
    ("<header>\(unit)</header><body>", "'<header>'"),
    ("<body><prop-group><prop/>\(unit)</prop-group>", "'<prop-group>'"),
    ("<body><z:g xmlns:z=\"urn:z\"><z:h>\(unit)</z:h></z:g>", "'<z:g>'"),
    ("<body><z:g xmlns:z=\"urn:z\"><z:trans-unit/></z:g>", "'<z:g>'"),
  ])
  func reportsUnitsInsideOfOtherElements(_ start: String, _ name: String) throws {
    let text = Self.xliff("\(start)\(Self.unit)</body>")
    #expect(try targets(text) == ["B"])
    let warnings = try read(text).warnings
    #expect(
      warnings.count == 1
        && warnings[0].description.hasSuffix("is left out: no texts are read in \(name)"),
      "\(warnings)"
    )
  }

  /// Elements that every tool may write say nothing about the texts.
  @Test(arguments: [
    "<alt-trans><source>A</source><target>C</target></alt-trans>",
    "<seg-source><mrk mtype=\"seg\">A</mrk></seg-source>", "<count-group name=\"c\"/>",
    "<y:x xmlns:y=\"urn:other\"><target>C</target></y:x>", "<y:x/>", "<note>n</note>",
  ])
  func saysNothingOfElementsWithoutTexts(_ element: String) throws {
    let text = Self.xliff(
      "<body>\(Self.unit.replacing("<target>", with: element + "<target>"))</body>"
    )
    #expect(try targets(text) == ["B"])
    #expect(try read(text).warnings.isEmpty)
  }

  @Test(arguments: [
    ("<x:xliff version='1.2'/>", "undeclared-prefix"),
    ("<xliff xmlns='urn:oasis:names:tc:xliff:document:1.1' version='1.2'/>", "xliff-namespace"),
    ("<xliff xmlns='urn:oasis:names:tc:xliff:document:2.0' version='2.0'/>", "xliff-version"),
    ("<x:xliff xmlns:x='' version='1.2'/>", "undeclared-prefix"),
  ])
  func refusesAnotherNamespace(_ text: String, _ code: String) throws {
    let error = #expect(throws: CatalogIssue.self) { try read(text) }
    #expect(error?.reason.code == code)
  }

  @Test func listsALimitedNumberOfElements() throws {
    let text = Self.xliff(String(repeating: "<unit/>", count: 2_000))
    #expect(try read(text).warnings.count == 1_001)
  }
}
