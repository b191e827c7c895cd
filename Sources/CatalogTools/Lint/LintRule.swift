package import CatalogFiles

/// A rule of `fmt strings lint`; its raw value is the name that switches it off.
package enum LintRule: String, Hashable, Sendable, CaseIterable {
  /// The file can be read.
  case syntax
  /// Everything in the file is used.
  case structure
  /// Each escape of a `.strings` file is one.
  case escape
  /// No key is there twice.
  case duplicateKey = "duplicate-key"
  /// The folder of the file is named after a language, and no other folder of that language.
  case language
  /// A translation has all keys of the development language.
  case missingKey = "missing-key"
  /// A translation and a table have all keys that are not words, such as `"•"`.
  case letterlessKey = "letterless-key"
  /// A translation has no other keys.
  case extraKey = "extra-key"
  /// Each text that is a format is a correct one.
  case format
  /// A translation takes the same arguments in the same way, in all its plural forms.
  case argument
  /// A translation shows all arguments.
  case unusedArgument = "unused-argument"
  /// A translation has the same names of values, such as `{name}`.
  case placeholder
  /// A translation has the same links.
  case link
  /// Each tag is whole, and a translation has the same ones.
  case tag
  /// `^[…](inflect: true)` is whole.
  case cutInflection = "cut-inflection"
  /// Each text for numbers has the form `other`.
  case missingCategory = "missing-category"
  /// Each form that some number needs is there, so that `other` does not stand for it.
  case coveredCategory = "covered-category"
  /// Each form is that of some number.
  case unneededCategory = "unneeded-category"
  /// Each variable is named by a text.
  case unusedVariable = "unused-variable"
  /// Each phrase of an App Shortcut names the app.
  case phrase
  /// No text is its own key where that is not the text of the development language.
  case sameAsKey = "same-as-key"
  /// A translation begins and ends with the same white space.
  case whitespace
  /// No text is empty that is not in the development language.
  case empty
  /// No text needs Apple's rules of grammar.
  case inflection
  /// The sources look up each key.
  case unusedKey = "unused-key"
  /// Each key that the sources look up is there.
  case undeclaredKey = "undeclared-key"

  /// The weight of what breaks the rule.
  package var severity: CatalogIssue.Severity {
    switch self {
    case .syntax, .duplicateKey, .format, .argument, .cutInflection, .missingCategory, .phrase:
      .error
    default: .warning
    }
  }

  /// Whether some faults weigh more than others.
  var hasSeveralWeights: Bool { self == .argument || self == .placeholder }

  /// The rule for a part of a text.
  init(_ kind: MarkupFault.Kind) {
    switch kind {
    case .placeholder: self = .placeholder
    case .link: self = .link
    case .tag: self = .tag
    case .inflection: self = .cutInflection
    }
  }

  /// The rule that a fault breaks which was found when the file was read; nil for a file or a folder
  /// that cannot be opened.
  init?(ofIssue issue: CatalogIssue) {
    switch issue.reason.code {
    case _ where issue.isUnreadable: return nil
    case _ where issue.severity == .error: self = .syntax
    case "repeated-key", "repeated-member": self = .duplicateKey
    case "unknown-escape", "long-escape": self = .escape
    case "language-twice": self = .language
    case "other-missing", "other-expected": self = .missingCategory
    case "no-variations": self = .format
    case "unknown-category", "unknown-gender": self = .unneededCategory
    default: self = .structure
    }
  }
}

/// A text or a file that breaks a rule.
package struct LintFinding: Sendable {
  /// The rule; nil for a file or a folder that cannot be opened.
  package let rule: LintRule?
  /// The place and the sentence, and the key of the text if the finding is about one.
  package var issue: CatalogIssue
  /// The language of the text; nil if the finding is about none, or about all of a file.
  package var language: String?
  /// The entry that it is about, and that of the development language if it was compared with it,
  /// whose comments can switch the rule off.
  var entries: [TableTexts.Found] = []

  /// The key of the text; nil if the finding is about none.
  package var key: String? { issue.key }
}
