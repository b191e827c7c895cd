import ExtractedTexts
import Foundation
import Testing

@testable import FmtStrings

/// The code that `fmt migrate` proposes: its samples run as the examples of pages do.
@Suite struct MigrationTests {
  /// The names that the reader of sources can give.
  private static let names: Set<String> = {
    var names = FoundationNames.types.union(FoundationNames.statics)
      .union(FoundationNames.functions).union(FoundationNames.initializers)
      .union(FoundationNames.properties.map { "." + $0 })
    for (method, labels) in FoundationNames.methods {
      names.formUnion(labels.isEmpty ? ["." + method] : labels.map { ".\(method)(\($0):)" })
    }
    for (type, properties) in FoundationNames.formatterProperties {
      names.formUnion(properties.map { type + "." + $0 })
    }
    names.formUnion(FoundationNames.readingMethods.map { "\($0.key).\($0.value)(from:)" })
    names.formUnion(FoundationNames.styles.map { ".formatted(.\($0))" })
    names.formUnion(FoundationNames.readingStyles.map { "(format: .\($0))" })
    return names.union([
      ".formatted()", ".formatted(_:)", ".formatted(date:time:)", "String(format:locale:)",
    ])
  }()

  @Test func coverEveryNameAndNoOther() {
    #expect(Set(Migration.all.flatMap(\.names)) == Self.names)
    for name in Self.names { #expect(Migration.of(name, value: nil) != nil, "\(name)") }
    #expect(Set(Migration.all.map(\.rule)) == Set(Migration.Rule.allCases))
  }

  @Test func haveAValueAndBothResults() {
    for migration in Migration.all {
      let sample = migration.sample
      #expect(!sample.value.isEmpty && !sample.code.isEmpty && !sample.here.isEmpty)
      #expect(!sample.value.hasPrefix("let ") && !sample.here.hasPrefix("such as"))
      #expect(sample.value.contains(" = ") || sample.value.contains("in the environment"))
      if sample.foundation == nil { #expect(!Self.absent(migration.names).isEmpty) }
    }
  }

  @Test(arguments: [
    ("NumberFormatter", ".percent", ".percent, locale"),
    ("NumberFormatter", "NumberFormatter.Style.spellOut", ".spellOut"),
    ("NumberFormatter", "style", ".decimal"), ("NumberFormatter", nil, ".decimal"),
    ("DateFormatter", "yyyy/MM/dd HH:mm", "MachineFormat(pattern: \"yyyy/MM/dd HH:mm\")"),
    ("DateFormatter", "'At' yyyyMMdd", "MachineFormat(pattern: \"'At' yyyyMMdd\")"),
    ("DateFormatter", "dd/MMM/yyyy:HH:mm:ss Z", "MachineFormat(pattern: \"dd/MMM"),
    ("DateFormatter", "EEE, dd MMM yyyy HH:mm:ss zzz", "MachineFormat.http"),
    ("DateFormatter", "EEE',' dd MMM yyyy HH':'mm':'ss zzz", "MachineFormat.http"),
    ("DateFormatter", "yyyy年", "template:"), ("DateFormatter", "dd.MM.yyyy", "template:"),
    ("DateFormatter", "d. MMMM", "template:"), ("DateFormatter", nil, "date: .long"),
  ])
  func areChosenByTheValue(name: String, value: String?, code: String) throws {
    let found = try #require(Migration.of(name, value: value)).code(for: value)
    #expect(found.contains(code), "\(found)")
  }

  // MARK: Names that Foundation on Linux does not have

  /// A line for each name that Foundation on Linux does not have.
  private static let absentLines = [
    "DateComponentsFormatter": "_ = DateComponentsFormatter()",
    "Date.HTTPFormatStyle": "let _: Date.HTTPFormatStyle",
    "Date.ComponentsFormatStyle": "_ = Date.ComponentsFormatStyle(style: .wide)",
    "ListFormatter": "_ = ListFormatter()", "MeasurementFormatter": "_ = MeasurementFormatter()",
    "PersonNameComponentsFormatter": "_ = PersonNameComponentsFormatter()",
    "RelativeDateTimeFormatter": "_ = RelativeDateTimeFormatter()",
    "LocalizedStringResource": "let _: LocalizedStringResource",
    "String(localized:)": "_ = String(localized: \"a\")",
    "AttributedString(localized:)": "_ = AttributedString(localized: \"a\")",
    "Measurement.FormatStyle": "let _: Measurement<UnitLength>.FormatStyle",
    "PersonNameComponents.FormatStyle": "let _: PersonNameComponents.FormatStyle",
    ".formatted(.measurement)":
      "_ = Measurement(value: 1, unit: UnitLength.meters).formatted(.measurement(width: .wide))",
    ".formatted(.name)": "_ = PersonNameComponents().formatted(.name(style: .long))",
    ".formatted(.http)": "_ = Date().formatted(.http)",
    ".formatted(.components)": "_ = (Date()..<Date()).formatted(.components(style: .wide))",
    ".formatted(.timeDuration)": "_ = (Date()..<Date()).formatted(.timeDuration)",
  ]

  private static func absent(_ names: [String]) -> [String] {
    names.filter { absentLines[$0] != nil }
  }

  @Test func areToldAsAbsentWhereTheyAre() throws {
    let names = Migration.all.filter { $0.sample.foundation == nil }.flatMap(\.names).sorted()
    let lines = names.map { Self.absentLines[$0] ?? "// \($0)" }
    let source = "import Foundation\n" + lines.joined(separator: "\n") + "\n"
    let outcome = try ExampleFiles.with(["a.swift": source]) { folder in
      try Command.shell(
        "swiftc -typecheck -diagnostic-style llvm a.swift 2>&1 | grep -o 'swift:[0-9]*:[0-9]*: error'",
        in: folder
      )
    }
    let faults = Set(
      outcome.output.split(separator: "\n").compactMap { Int($0.split(separator: ":")[1]) }
    )
    let present = names.enumerated().filter { !faults.contains($0.offset + 2) }.map(\.element)
    #expect(present.isEmpty)
  }
}
