/// The place of a text, which decides on its capital letter (UDisplayContext).
package enum DisplayContext: Int32, Hashable, Sendable {
  case none = 256
  case middleOfSentence
  case beginningOfSentence
  case listOrMenu
  case standalone
}
