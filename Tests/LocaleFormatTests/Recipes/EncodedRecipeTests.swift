import Foundation
import Testing

@testable import LocaleFormat

/// Compares the encoded form and the description of recipes with a file, to the byte.
///
/// Users store encoded recipes, so the file must not change, except by new lines. A test writes it
/// if the variable `WRITE_RECIPES` is set.
@Suite struct EncodedRecipeTests {
  private static let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Recipes/encoded.tsv")

  @Test func everyRecipeIsEncodedDescribedAndRefusedAsBefore() throws {
    let lines = try RecipeSamples.all.flatMap { try $0.lines() }
    #expect(lines.count > 1000)
    if ProcessInfo.processInfo.environment["WRITE_RECIPES"] != nil {
      try Data((lines.joined(separator: "\n") + "\n").utf8).write(to: Self.file)
    }
    let expected = try String(contentsOf: Self.file, encoding: .utf8).split(separator: "\n")
    #expect(lines.count == expected.count)
    for (line, expected) in zip(lines, expected) where !line.utf8.elementsEqual(expected.utf8) {
      Issue.record("expected \(expected)\n     got \(line)")
    }
  }

  @Test func everyEncodedRecipeComesBackAsItWas() throws {
    for samples in RecipeSamples.all { try samples.checkRoundTrips() }
  }
}

/// The recipes of one type whose forms are in the file.
struct RecipeSamples: Sendable {
  let lines: @Sendable () throws -> [String]
  let checkRoundTrips: @Sendable () throws -> Void

  /// Creates the samples of a kind of recipe.
  ///
  /// - Parameters:
  ///   - recipes: Recipes with each option at each kind of value, alone and together.
  ///   - base: The members of JSON that is accepted: what the type requires.
  ///   - names: The names of the options.
  ///   - others: Further JSON.
  init<Recipe: FormatRecipe & Codable & CustomStringConvertible>(
    _ recipes: [Recipe],
    base: [String: String] = [:],
    names: [String],
    json others: [String] = []
  ) {
    lines = {
      let name = "\(Recipe.self)"
      let written = recipes.map { recipe in
        [name, (try? Self.json(recipe)) ?? "cannot be encoded", recipe.description]
      }
      let read = (Self.spoiled(base, names) + others).map { json in
        [name, json, Self.outcome(json, Recipe.self)]
      }
      return (written + read).map { $0.map(\.escaped).joined(separator: "\t") }
    }
    checkRoundTrips = {
      // A recipe that cannot be used is not read.
      for recipe in recipes where (try? recipe.validated()) != nil {
        let json = try Self.json(recipe)
        let read = try JSONDecoder().decode(Recipe.self, from: Data(json.utf8))
        #expect(read == recipe)
        #expect(read.key.digest == recipe.key.digest)
        #expect(read.hashValue == recipe.hashValue)
      }
      for (place, recipe) in recipes.enumerated() {
        let isFirst = !recipes[..<place].contains(recipe)
        #expect(isFirst, "\(recipe) is twice in the table, or equals another")
      }
    }
  }

  private static func json(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }

  /// Objects in which one member is missing, unknown, or has another value.
  private static func spoiled(_ base: [String: String], _ names: [String]) -> [String] {
    func object(_ members: [String: String]) -> String {
      let texts = members.sorted { $0.key < $1.key }.map { "\"\($0.key)\":\($0.value)" }
      return "{\(texts.joined(separator: ","))}"
    }
    let values = [
      "null", "true", "7", "1.5", "-1", #""""#, #""?""#, "[]", "[1]", "[2,1]", "[0,1000]",
      #"["?"]"#, "{}", #"{"?":1}"#,
    ]
    let whole = ["null", "[]", #""?""#, "7", object(base)]
    let unknown = ["Width", "wdith", "", "fingerprint"].map { name in
      object(base.merging([name: "1"]) { $1 })
    }
    let missing = base.keys.sorted().map { name in object(base.filter { $0.key != name }) }
    let changed = names.flatMap { name in
      values.map { value in object(base.merging([name: value]) { $1 }) }
    }
    return whole + unknown + missing + changed
  }

  /// The encoded form of the recipe that JSON contains, or the error in it.
  private static func outcome<Recipe: Codable>(_ json: String, _: Recipe.Type) -> String {
    do {
      let recipe = try JSONDecoder().decode(Recipe.self, from: Data(json.utf8))
      return "is \(try Self.json(recipe))"
    } catch DecodingError.typeMismatch(let type, let context) {
      return "type \(type) \(text(context))"
    } catch DecodingError.valueNotFound(let type, let context) {
      return "no value \(type) \(text(context))"
    } catch DecodingError.keyNotFound(let key, let context) {
      // The text of the context contains the name of a type of keys.
      return "no key \(key.stringValue) \(path(context))"
    } catch DecodingError.dataCorrupted(let context) {
      return "refused \(text(context))"
    } catch {
      return "\(error)"
    }
  }

  private static func path(_ context: DecodingError.Context) -> String {
    context.codingPath.map(\.stringValue).joined(separator: "/")
  }

  private static func text(_ context: DecodingError.Context) -> String {
    "at '\(path(context))': \(context.debugDescription)"
      + (context.underlyingError.map { " (\($0))" } ?? "")
  }
}

extension String {
  /// The text with tabs, ends of lines, and characters outside of ASCII escaped.
  fileprivate var escaped: String {
    unicodeScalars.map { $0.isASCII && $0.value >= 0x20 ? String($0) : $0.escaped(asASCII: true) }
      .joined()
  }
}
