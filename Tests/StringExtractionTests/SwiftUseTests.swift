#if Extraction
import CatalogFiles
import ExtractedTexts
import StringExtraction
import Testing

@Suite struct SwiftUseTests {
  @Test(arguments: [
    // Types, also by their modules and inside others.
    ("let a = NumberFormatter()", ["1:9 NumberFormatter"]),
    ("let a: NumberFormatter = .init()", ["1:8 NumberFormatter"]),
    ("let a: NumberFormatter = NumberFormatter()", ["1:8 NumberFormatter"]),
    ("func f(_ a: [DateFormatter?]) {}", ["1:14 DateFormatter"]),
    ("class A: Foundation.ListFormatter {}", ["1:10 ListFormatter!"]),
    ("let a = Foundation.NumberFormatter()", ["1:9 NumberFormatter!"]),
    ("let a = Date.FormatStyle().day()", ["1:9 Date.FormatStyle"]),
    ("let a: Foundation.Date.FormatStyle", ["1:8 Date.FormatStyle!"]),
    ("let a: Measurement<UnitLength>.FormatStyle", ["1:8 Measurement.FormatStyle"]),
    ("let a = IntegerFormatStyle<Int>.Percent()", ["1:9 IntegerFormatStyle"]),
    // Members, functions and initializers.
    (
      "let a = Locale.current.identifier, b = Foundation.Locale.preferredLanguages",
      ["1:9 Locale.current", "1:40 Locale.preferredLanguages!"]
    ),
    (
      "NumberFormatter.localizedString(from: 1, number: .decimal)",
      ["1:1 NumberFormatter.localizedString"]
    ),
    (
      #"String(format: "%d", 1); String(format: "%d", locale: l, 1); Swift.String(format: "a")"#,
      ["1:1 String(format:)", "1:26 String(format:locale:)", "1:62 String(format:)"]
    ),
    (
      #"String.localizedStringWithFormat("a"); NSLocalizedString("a", comment: "")"#,
      ["1:1 String.localizedStringWithFormat", "1:40 NSLocalizedString"]
    ),
    (
      #"String(localized: "a"); Bundle.main.localizedString(forKey: "a", value: nil, table: nil)"#,
      ["1:1 String(localized:)", "1:37 .localizedString(forKey:)"]
    ),
    // Methods and properties of texts.
    (
      "a.localizedCompare(b); a.localizedUppercase; a.uppercased(with: l); a.uppercased()",
      ["1:3 .localizedCompare", "1:26 .localizedUppercase", "1:48 .uppercased(with:)"]
    ),
    ("f.localizedString(for: date, relativeTo: now)", []),
    ("a.compare(b); a.compare(b, locale: l)", ["1:17 .compare(locale:)!"]),
    // Other names.
    ("// NumberFormatter()\n/* DateFormatter() */", []), (#"let a = "NumberFormatter()""#, []),
    ("let a = NumberFormat.decimal, b = My.NumberFormatter2()", []),
    ("import class Foundation.NumberFormatter", []), ("let numberFormatter = 1", []),
    (#"String("format"); String(describing: Format.self)"#, []),
  ])
  func finds(source: String, uses: [String]) throws {
    #expect(try Extract.uses(source) == uses)
  }

  @Test(arguments: [
    (
      "let a = NumberFormatter(); a.numberStyle = .percent; a.maximumFractionDigits = 2",
      ["1:9 NumberFormatter=.percent", "1:56 NumberFormatter.maximumFractionDigits=2"]
    ),
    (
      """
      let a: DateFormatter = {
        let b = DateFormatter()
        b.dateFormat = "yyyy-MM-dd"
        return b
      }()
      """,
      ["1:8 DateFormatter", "2:11 DateFormatter=yyyy-MM-dd"]
    ),
    (
      """
      let a = NumberFormatter(); a.numberStyle = .percent
      func f() { let a = NumberFormatter(); a.numberStyle = .spellOut; a.number(from: "1") }
      func g() { let a = Other(); a.numberStyle = .ordinal; a.number(from: "1") }
      """,
      [
        "1:9 NumberFormatter=.percent", "2:20 NumberFormatter=.spellOut",
        "2:68 NumberFormatter.number(from:)",
      ]
    ),
    (
      """
      var a: NumberFormatter!
      init() { self.a = NumberFormatter(); self.a?.numberStyle = .ordinal; a!.multiplier = 2 }
      func f(with a: DateFormatter) { a.dateFormat = pattern; a.isLenient = true }
      """,
      [
        "1:8 NumberFormatter", "2:19 NumberFormatter=.ordinal", "2:73 NumberFormatter.multiplier=2",
        "3:16 DateFormatter=pattern", "3:59 DateFormatter.isLenient=true",
      ]
    ),
  ])
  func readsWhatIsSetOnFormatters(source: String, uses: [String]) throws {
    #expect(try Extract.uses(source) == uses)
  }

  @Test(arguments: [
    ("a.formatted(.number.grouping(.never))", ["1:3 .formatted(.number)!"]),
    ("a.formatted(.currency(code: c))", ["1:3 .formatted(.currency)!"]),
    ("a.formatted(date: .long, time: .omitted)", ["1:3 .formatted(date:time:)!"]),
    (
      "import Foundation; a.formatted(); a.formatted(.mine); a.formatted(mine)",
      ["1:22 .formatted()", "1:57 .formatted(_:)"]
    ),
    (
      "#if canImport(FoundationEssentials)\nimport FoundationEssentials\n#endif\na.formatted()",
      ["4:3 .formatted()"]
    ),
    ("a.formatted(); a.formatted(mine); formatted(.number)", []),
    ("import Foundation; a.formatted(.localized(.decimal)); a.formatted(as: .number)", []),
    ("import Foundation; import LocaleFormatFoundation; a.formatted(); a.formatted(mine)", []),
    (
      "import Foundation; a.formatted(IntegerFormatStyle<Int>().grouping(.never))",
      ["1:32 IntegerFormatStyle"]
    ),
    (
      "try Double(a, format: .number); Date(a, strategy: .iso8601); f(a, format: .mine)",
      ["1:23 (format: .number)!", "1:51 (format: .iso8601)!"]
    ),
  ])
  func tellsStylesOfFoundationFromOthers(source: String, uses: [String]) throws {
    #expect(try Extract.uses(source) == uses)
  }

  @Test(arguments: [
    ("#if os(macOS)\nListFormatter()\n#else\nDateFormatter()\n#endif", ["4:1 DateFormatter"]),
    ("#if os(Linux)\nListFormatter()\n#else\nDateFormatter()\n#endif", ["2:1 ListFormatter"]),
    (
      "#if A\nListFormatter()\n#elseif os(iOS) || os(tvOS)\nMassFormatter()\n#else\nDateFormatter()\n#endif",
      ["2:1 ListFormatter", "6:1 DateFormatter"]
    ), ("#if !os(Linux) || (canImport(UIKit) && A)\nListFormatter()\n#endif", []),
    ("#if !(os(macOS) || os(iOS)) && A\nListFormatter()\n#endif", ["2:1 ListFormatter"]),
    ("#if canImport(Other)\nListFormatter()\n#endif", ["2:1 ListFormatter"]),
  ])
  func readsWhatIsCompiledOnLinux(source: String, uses: [String]) throws {
    #expect(try Extract.uses(source) == uses)
  }

  @Test func tellsDeclarationsOfTheSameNames() throws {
    let source = """
      struct NumberFormatter {}
      enum A { final class DateFormatter {} }
      typealias ListFormatter = Foundation.ListFormatter
      extension Foundation.Date { func formatted() -> String { "" } }
      func f<Locale>(_ a: Locale) {}
      let a = NumberFormatter(), b = Foundation.NumberFormatter()
      """
    let extraction = try Extract.useExtraction(source, file: "a.swift")
    #expect(
      extraction.declarations.map { "\($0.place) \($0.name)" }
        == ["1:8 NumberFormatter", "2:22 DateFormatter", "4:34 formatted", "5:8 Locale"]
    )
    #expect(extraction.uses.map(\.hiddenBy) == [nil, "NumberFormatter", nil])
  }

  @Test func readsNoOtherLanguage() throws {
    let source = "NumberFormatter a = NSLocalizedString(b, @\"\");"
    var extraction = try Extract.useExtraction(source, file: "a.m")
    #expect(extraction.takeFound().isEmpty)
  }

  @Test func reportsWhatItCannotRead() throws {
    let broken = try Extract.useExtraction("let a = DateFormatter(\n", file: "a.swift")
    #expect(broken.issues.map(\.reason.code) == ["syntax-error"] && !broken.isWhole)
    let deep = "DateFormatter()" + String(repeating: "(", count: 300)
    #expect(throws: CatalogIssue.self) { try Extract.uses(deep) }
  }
}
#endif
