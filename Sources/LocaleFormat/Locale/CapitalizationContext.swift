internal import ICU

/// The place of a text, which determines whether its first word has a capital letter.
///
/// The locale's data determines which words change. Nothing else in the text changes. If the locale
/// has no such data, the text is the same in every place.
///
/// Source: [UTS #35, Context
/// Transforms](https://unicode.org/reports/tr35/tr35-general.html#Context_Transform_Elements), ICU's
/// `UDisplayContext`.
public enum CapitalizationContext: String, Hashable, Sendable, CaseIterable, Codable {
  /// Unknown: words are written as in the locale's data.
  case unspecified = "none"
  /// In the middle of a sentence.
  case middleOfSentence = "middle-of-sentence"
  /// At the beginning of a sentence: the first word gets a capital letter.
  case beginningOfSentence = "beginning-of-sentence"
  /// An entry of a list or a menu.
  case listOrMenu = "ui-list-or-menu"
  /// By itself, such as a heading or a label.
  case standalone
}

extension CapitalizationContext {
  var displayContext: DisplayContext {
    switch self {
    case .unspecified: .none
    case .middleOfSentence: .middleOfSentence
    case .beginningOfSentence: .beginningOfSentence
    case .listOrMenu: .listOrMenu
    case .standalone: .standalone
    }
  }
}
