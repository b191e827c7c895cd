import Foundation
import LocaleFormat

/// Names of persons, of several languages and with fields missing, in every form.
///
/// ICU has no formatter of names for C or C++. The expected texts are those of ICU4J 72, written by
/// `Tests/PersonNames/PersonGoldens.java`; the golden file is where they are kept.
struct PersonKind: CheckedKind {
  let name = "person"
  let icuVersions = [72]

  /// The fields of a name with their texts, separated by semicolons.
  private let names = [
    "locale=en; title=Dr.; given=Ada; given-informal=Addie; given2=Augusta Maria; "
      + "surname=van Lovelace; surname-prefix=van; surname-core=Lovelace; surname2=King; "
      + "credentials=FRS",
    "given=mary-Ann; surname=O\u{2019}Neil",
    "locale=ja; given=\u{99FF}; surname=\u{5BAE}\u{5D0E}",
    "locale=de-CH; title=\u{6559}\u{6388}; given=\u{30A2}\u{30EB}\u{30D9}\u{30EB}\u{30C8}; "
      + "surname=\u{30A2}\u{30A4}\u{30F3}\u{30B7}\u{30E5}\u{30BF}\u{30A4}\u{30F3}",
    "given=\u{424}\u{451}\u{434}\u{43E}\u{440}; "
      + "given2=\u{41C}\u{438}\u{445}\u{430}\u{439}\u{43B}\u{43E}\u{432}\u{438}\u{447}; "
      + "surname=\u{434}\u{43E}\u{441}\u{442}\u{43E}\u{435}\u{432}\u{441}\u{43A}\u{438}\u{439}",
    "locale=hi; given=\u{915}\u{94D}\u{937}\u{92E}\u{93E} \u{926}\u{947}\u{935}\u{940}",
  ]

  private var recipes: [PersonNameFormat] {
    PersonNameFormat.Length.allCases.flatMap { length in
      PersonNameFormat.Formality.allCases.flatMap { formality in
        PersonNameFormat.Usage.allCases.map {
          PersonNameFormat(length: length, usage: $0, formality: formality)
        } + [PersonNameFormat(length: length, formality: formality, order: .sorting)]
      }
    } + [
      PersonNameFormat(length: .medium, formality: .formal, capitalizesSurname: true),
      PersonNameFormat(
        length: .short,
        formality: .formal,
        order: .sorting,
        capitalizesSurname: true
      ),
    ]
  }

  func cases(in locale: String) -> [CheckedCase] {
    recipes.flatMap { recipe in
      names.map { name in
        CheckedCase(
          [
            ("locale", locale), ("length", recipe.length?.rawValue ?? ""),
            ("usage", recipe.usage.rawValue), ("formality", recipe.formality?.rawValue ?? ""),
            ("options", Self.options(recipe)), ("name", name),
          ].filter { !$0.1.isEmpty }
        )
      }
    }
  }

  private static func options(_ recipe: PersonNameFormat) -> String {
    [
      recipe.order == .sorting ? "sorting" : "",
      recipe.capitalizesSurname ? "surnameAllCaps" : "",
    ].filter { !$0.isEmpty }.joined(separator: ",")
  }

  /// Returns the text that ICU4J wrote; nil for a case that is not in the golden file.
  func oracle(_ golden: CheckedCase) -> String? { Self.recorded[Self.key(golden)] }

  func text(_ golden: CheckedCase, through cache: FormatterCache) throws -> String {
    let found = recipes.first {
      $0.length?.rawValue == golden["length"] && $0.usage.rawValue == golden["usage"]
        && $0.formality?.rawValue == golden["formality"]
        && Self.options($0) == golden["options"]
    }
    guard let found else { throw UnknownCase(golden) }
    return try cache.string(Self.name(golden), as: found, for: golden.locale)
  }

  private static func name(_ golden: CheckedCase) throws -> PersonName {
    var name = PersonName()
    for field in golden["name"].split(separator: "; ") {
      let parts = field.split(separator: "=", maxSplits: 1).map(String.init)
      guard parts.count == 2 else { throw UnknownCase(golden) }
      if parts[0] == "locale" {
        name.locale = try LocaleID(parts[1])
      } else if !name.set(parts[1], named: parts[0]) {
        throw UnknownCase(golden)
      }
    }
    return name
  }

  // MARK: The texts of ICU4J

  private static func key(_ golden: CheckedCase) -> [String] {
    ["locale", "length", "usage", "formality", "options", "name"].map { golden[$0] }
  }

  private static let recorded: [[String]: String] = {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("CLDRData/golden/icu-\(ICUFacts.majorVersion)/person.jsonl")
    guard let text = try? String(contentsOf: file, encoding: .utf8) else { return [:] }
    var recorded: [[String]: String] = [:]
    for line in text.split(separator: "\n") {
      let fields = try? JSONDecoder().decode([String: String].self, from: Data(line.utf8))
      guard let fields, let expected = fields["expected"] else { continue }
      recorded[key(CheckedCase(fields.map { (name: $0.key, value: $0.value) }))] = expected
    }
    return recorded
  }()
}
