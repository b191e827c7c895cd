/// The text of a recipe as Swift code: a type, its arguments, and calls.
package struct RecipeDescription {
  private let name: String
  /// Nil for code that has its arguments, or none.
  private var arguments: [String]?
  private var calls: [String] = []

  /// Begins the construction of a type.
  init(_ type: String) {
    name = type
    arguments = []
  }

  /// Begins with code that may be followed by calls.
  init(code: String) { name = code }

  /// Adds an argument, with its label unless that is nil.
  mutating func argument(_ label: String?, _ value: some Any) {
    arguments?.append((label.map { "\($0): " } ?? "") + "\(value)")
  }

  /// Adds a call of an option.
  mutating func call(_ name: String, _ argument: String = "") {
    calls.append("\(name)(\(argument))")
  }

  /// The whole text.
  var text: String {
    let head = arguments.map { "\(name)(\($0.joined(separator: ", ")))" } ?? name
    return ([head] + calls).joined(separator: ".")
  }
}
