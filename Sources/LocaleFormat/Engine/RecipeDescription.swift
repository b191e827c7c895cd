/// The text of a recipe as Swift code: a type, its arguments, and calls.
struct RecipeDescription {
  private let name: String
  private var arguments: [String] = []
  private var calls: [String] = []

  init(_ name: String) { self.name = name }

  /// Adds an argument, with its label unless that is nil.
  mutating func argument(_ label: String?, _ value: some Any) {
    arguments.append((label.map { "\($0): " } ?? "") + "\(value)")
  }

  /// Adds an argument, unless its value is the usual one.
  mutating func argument<Value: Equatable>(_ label: String, _ value: Value, unless usual: Value) {
    if value != usual { argument(label, value) }
  }

  /// Adds a call of an option.
  mutating func call(_ name: String, _ argument: String = "") {
    calls.append("\(name)(\(argument))")
  }

  /// The whole text.
  var text: String {
    (["\(name)(\(arguments.joined(separator: ", ")))"] + calls).joined(separator: ".")
  }
}
