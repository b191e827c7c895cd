internal import CatalogFiles
internal import CatalogTools

/// A member of the Swift file: a property for a text without arguments, a function for another one.
struct Accessor {
  /// An argument of the function.
  struct Argument {
    /// The label; `_` if there is none.
    let label: String
    /// The type in Swift.
    let type: String
    /// The name in a message; nil if the text is a format.
    var name: String?
  }

  let name: String
  let arguments: [Argument]
  let key: String
  /// The text of the development language, of plural forms `other`.
  let text: String
  let comment: String?
  /// Whether the text is a message, and not a format.
  var isMessage = false
}

/// The accessors of one table.
struct AccessorTable {
  /// The name of the table.
  let name: String
  /// The name of the enumeration that they are in; nil for that of the target.
  let typeName: String?
  let accessors: [Accessor]
}

extension ArgumentUse {
  /// The type of the argument in Swift.
  var type: String {
    switch need {
    case .anything: "some StringArgument"
    case .integer, nil: "Int"
    case .number: "Double"
    case .character: "Character"
    case .text: "String"
    case .gender: "GrammaticalGender"
    }
  }
}
