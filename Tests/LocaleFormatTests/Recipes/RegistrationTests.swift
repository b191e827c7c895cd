import Foundation
import Testing

/// Tests that every kind of format is in the places of *AddingAFormat* that list the kinds.
@Suite struct RegistrationTests {
  /// A file or a folder that must name every recipe.
  struct Place: Sendable, CustomTestStringConvertible {
    let path: String
    /// The recipes that are not there, with the reason.
    var exceptions: [String: String] = [:]
    var testDescription: String { path }
  }

  private static let places = [
    Place(
      path: "Tests/LocaleFormatTests/Recipes",
      exceptions: ["AnyDateFormat": "it is not encoded"]
    ),
    Place(path: "Tests/Support/CacheCall.swift"),
    Place(path: "Sources/LocaleFormat/LocaleFormat.docc/LocaleFormat.md"),
    Place(
      path: "Sources/fmt",
      exceptions: [
        "CurrencyFormat": "fmt currency takes one currency for all values",
        "UnitListFormat": "fmt batch alone writes lists of amounts",
      ]
    ),
  ]

  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  @Test func findsTheRecipesInTheSources() throws {
    let recipes = try Self.recipes()
    #expect(recipes.count >= 16 && recipes.contains("NumberFormat"))
  }

  @Test(arguments: places) func everyRecipeIsNamed(_ place: Place) throws {
    let texts = try Self.texts(at: place.path, of: ["swift", "md"])
    let words = Set(texts.flatMap { $0.split { !$0.isLetter } }.map(String.init))
    for recipe in try Self.recipes() where place.exceptions[recipe] == nil {
      #expect(words.contains(recipe), "\(place.path) has no \(recipe)")
    }
    #expect(Set(place.exceptions.keys).isSubset(of: try Self.recipes()))
  }

  /// The types that a list must name.
  struct Registration: Sendable, CustomTestStringConvertible {
    /// The folder of the declarations, and their form.
    let folder: String
    let declaration: String
    /// The file or the folder of the list, and the text after a name in it.
    let list: String
    let suffix: String
    var testDescription: String { list }
  }

  private static let registrations = [
    Registration(
      folder: "Sources/fmt",
      declaration: #"(?m)^struct (\w+Command)\b[^\n]*: ParsableCommand"#,
      list: "Sources/fmt",
      suffix: #"(<[^>\n]*>)?\.self"#
    ),
    Registration(
      folder: "Tests/LocaleFormatTests/Recipes",
      declaration: #"(?m)^  (?:private )?static let (\w+) = RecipeSamples\("#,
      list: "Tests/LocaleFormatTests/Recipes/RecipeSamples+All.swift",
      suffix: #"[,\n][^=]*?\]\n\n"#
    ),
    Registration(
      folder: "Tests/Support/Kinds",
      declaration: #"(?m)^struct (\w+): (?:CheckedKind|NumberOptionsKind)\b"#,
      list: "Tests/Support/Kinds/CheckedKind.swift",
      suffix: #"\(\)"#
    ),
  ]

  @Test(arguments: registrations) func everyTypeIsListed(_ registration: Registration) throws {
    let list = try Self.texts(at: registration.list, of: ["swift"]).joined()
    let declaration = try Regex(registration.declaration, as: (Substring, Substring).self)
    let names = try Self.texts(at: registration.folder, of: ["swift"]).flatMap { text in
      text.matches(of: declaration).map { String($0.output.1) }
    }
    #expect(names.count > 12, "\(names)")
    for name in names {
      // Not in the expectation, which would show the whole list.
      let isListed = list.contains(try Regex(#"\b"# + name + registration.suffix))
      #expect(isListed, "\(registration.list) has no \(name)")
    }
  }

  @Test func everyBatchKindIsListed() throws {
    let folder = "Sources/FmtCases/Batch"
    let list = try Self.texts(at: "\(folder)/BatchKinds.swift", of: ["swift"]).joined()
    let function = /^ +static func (\w+)\(_ test: BatchCase\) throws/
    var count = 0
    for text in try Self.texts(at: folder, of: ["swift"]) {
      var type = ""
      for line in text.split(separator: "\n") {
        if let match = line.prefixMatch(of: /(?:enum|extension) (\w+)/) { type = "\(match.1)" }
        guard type != "BatchKinds", let match = line.prefixMatch(of: function) else { continue }
        count += 1
        let isListed = list.contains("\(type).\(match.1)(")
        #expect(isListed, "\(folder)/BatchKinds.swift has no \(type).\(match.1)")
      }
    }
    #expect(count > 25)
  }

  @Test func everyDecisionIsATopic() throws {
    let catalog = "Sources/LocaleFormat/LocaleFormat.docc"
    let topics = try Self.texts(at: "\(catalog)/LocaleFormat.md", of: ["md"]).joined()
    let folder = Self.root.appendingPathComponent("\(catalog)/Decisions").path
    let pages = try FileManager.default.contentsOfDirectory(atPath: folder)
    #expect(pages.count > 60)
    for page in pages {
      let isTopic = topics.contains("- <doc:\(page.dropLast(3))>")
      #expect(isTopic, "\(catalog)/LocaleFormat.md has no topic \(page)")
    }
  }

  @Test func theGuideHasTheMiddlewareOfTheService() throws {
    let source = "Benchmarks/Service/Sources/Service/LocaleMiddleware.swift"
    let middleware = try Self.texts(at: source, of: [])[0].split(separator: "\n\n", maxSplits: 1)
    let page = "Sources/LocaleFormat/LocaleFormat.docc/AppLocaleAndRequests.md"
    #expect(middleware.count == 2)
    #expect(try Self.texts(at: page, of: [])[0].contains("```\n\(middleware[1])```"))
  }

  /// The types of the engine that conform to `FormatRecipe`.
  private static func recipes() throws -> Set<String> {
    let texts = try texts(at: "Sources/LocaleFormat", of: ["swift"])
    return Set(
      texts.flatMap { text in
        text.matches(of: /(?m)^(?:public struct|extension) (\w+): [^{\n]*(?:Format|Tabled)Recipe\b/)
          .map { String($0.output.1) }
      }
    )
  }

  private static func texts(at path: String, of kinds: Set<String>) throws -> [String] {
    let place = root.appendingPathComponent(path)
    guard place.pathExtension.isEmpty else {
      return [try String(contentsOf: place, encoding: .utf8)]
    }
    let files = FileManager.default.enumerator(at: place, includingPropertiesForKeys: nil)
    return try (files ?? .init()).compactMap { $0 as? URL }
      .filter { kinds.contains($0.pathExtension) && $0 != URL(fileURLWithPath: #filePath) }
      .map { try String(contentsOf: $0, encoding: .utf8) }
  }
}
