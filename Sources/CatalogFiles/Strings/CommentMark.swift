/// A comment of a `.strings` file that says about the entry after it what an `.xcstrings` file has
/// members for: `/* fmt:stale */`.
package enum CommentMark: String, Sendable {
  /// The key is not found in the sources any more.
  case stale = "fmt:stale"
  /// The text is that of the development language, and is to be translated.
  case new = "fmt:new"
  /// The text of the development language changed after the translation.
  case needsReview = "fmt:needs-review"

  /// The state of the text after the comment.
  package var state: TranslationState? {
    switch self {
    case .stale: nil
    case .new: .new
    case .needsReview: .needsReview
    }
  }

  /// The mark of a state; nil if there is none.
  package init?(_ state: TranslationState) {
    switch state {
    case .new: self = .new
    case .needsReview: self = .needsReview
    default: return nil
    }
  }
}
