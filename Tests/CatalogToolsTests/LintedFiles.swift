import CatalogFiles
import CatalogTools

/// Files of an app that are checked in memory.
///
/// A folder `de` stands for `de.lproj`.
enum LintedFiles {
  /// The plural categories of some languages.
  static let forms = [
    "en": LanguageForms(known: ["one", "other"], required: ["one", "other"], exact: ["one"]),
    "de": LanguageForms(known: ["one", "other"], required: ["one", "other"], exact: ["one"]),
    "fr": LanguageForms(known: ["one", "other"], required: ["one", "other"], exact: []),
    "en-GB": LanguageForms(known: ["one", "other"], required: ["one", "other"], exact: ["one"]),
    "en-US": LanguageForms(known: ["one", "other"], required: ["one", "other"], exact: ["one"]),
    "German": LanguageForms(known: ["one", "other"], required: ["one", "other"], exact: ["one"]),
    "he": LanguageForms(
      known: ["one", "two", "other"],
      required: ["one", "two", "other"],
      exact: ["one", "two"]
    ),
    "ko": LanguageForms(known: ["other"], required: ["other"], exact: []),
    "ru": LanguageForms(
      known: ["one", "few", "many", "other"],
      required: ["one", "few", "many"],
      exact: []
    ),
  ]

  /// Checks files.
  ///
  /// - Parameters:
  ///   - files: The texts by path.
  ///   - exceptions: The rules that are switched off.
  ///   - sources: The keys that the sources look up in the table `L`; nil if they are not known.
  ///   - interfaces: The files of Interface Builder by path.
  /// - Returns: The findings.
  static func linted(
    _ files: [String: String],
    _ exceptions: LintExceptions = LintExceptions(),
    sources: [String]? = nil,
    interfaces: [String: String] = [:]
  ) -> [LintFinding] {
    let files = files.map { name, text in
      let parts = name.split(separator: "/").map(String.init)
      let folders = parts.dropLast(2) + parts.dropLast().suffix(1).map { $0 + ".lproj" }
      let path = (folders + parts.suffix(1)).joined(separator: "/")
      return TableFile(name: path, path: path, bytes: Array(text.utf8))
    }
    let keys = sources.map { keys in
      ["L": keys.map { Linter.SourceKey($0, file: "a.swift", place: .start) }]
    }
    var linter = Linter(
      CatalogProject(files),
      exceptions: exceptions,
      sources: keys,
      interfaceFile: { .success(interfaces[$0].map { Array($0.utf8) }) },
      forms: { forms[$0] }
    )
    return linter.run()
  }

  // MARK: Files

  /// A `.strings` file.
  static func strings(_ entries: KeyValuePairs<String, String>) -> String {
    entries.map { "\"\($0.key)\" = \"\($0.value)\";\n" }.joined()
  }

  /// A `.stringsdict` file in which each key has one text.
  static func dict(_ entries: KeyValuePairs<String, String>) -> String {
    let keys = entries.map { key, value in
      "<key>\(key)</key><dict><key>NSStringLocalizedFormatKey</key><string>\(value.replacing("<", with: "&lt;"))</string></dict>\n"
    }
    return "<plist><dict>\(keys.joined())</dict></plist>"
  }

  /// A `.stringsdict` file with the key `k` and variables.
  static func dict(_ format: String, _ variables: [String]) -> String {
    """
    <plist><dict><key>k</key><dict>
    <key>NSStringLocalizedFormatKey</key><string>\(format)</string>
    \(variables.joined(separator: "\n"))
    </dict></dict></plist>
    """
  }

  /// A variable of a `.stringsdict` file.
  static func variable(
    _ name: String,
    type: String = "lld",
    rule: String = "NSStringPluralRuleType",
    _ forms: KeyValuePairs<String, String>
  ) -> String {
    let forms = forms.map { "<key>\($0.key)</key><string>\($0.value)</string>" }
    return """
      <key>\(name)</key><dict><key>NSStringFormatSpecTypeKey</key><string>\(rule)</string>
      <key>NSStringFormatValueTypeKey</key><string>\(type)</string>
      \(forms.joined(separator: "\n"))</dict>
      """
  }

  /// An `.xcstrings` file of entries, which are members of `strings`.
  static func catalog(_ entries: String...) -> String {
    #"{"sourceLanguage":"en","version":"1.0","strings":{\#(entries.joined(separator: ",\n"))}}"#
  }

  /// An entry of an `.xcstrings` file.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - members: Members before the localizations, each with a comma after it.
  ///   - values: The members of each localization.
  /// - Returns: The member of `strings`.
  static func entry(
    _ key: String,
    members: String = "",
    _ values: KeyValuePairs<String, String>
  ) -> String {
    let values = values.map { "\"\($0.key)\":{\($0.value)}" }.joined(separator: ",\n")
    return "\"\(key)\":{\(members)\"localizations\":{\(values)}}"
  }

  /// The value of an `.xcstrings` file that is one text.
  static func unit(_ text: String, state: String = "translated") -> String {
    "\"stringUnit\":{\"state\":\"\(state)\",\"value\":\"\(text)\"}"
  }

  /// The value of an `.xcstrings` file that varies.
  static func varied(
    by selector: String = "plural",
    _ texts: KeyValuePairs<String, String>
  ) -> String {
    let variants = texts.map { "\"\($0.key)\":{\(unit($0.value))}" }.joined(separator: ",\n")
    return "\"variations\":{\"\(selector)\":{\(variants)}}"
  }

  /// A substitution of an `.xcstrings` file with its value.
  static func substitution(_ name: String, _ number: Int, _ value: String) -> String {
    "\"\(name)\":{\"argNum\":\(number),\"formatSpecifier\":\"lld\",\(value)}"
  }
}
