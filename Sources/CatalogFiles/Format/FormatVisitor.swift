internal import Faults

/// The maker of something from the texts of a value while a `FormatWalker` walks over them: of a
/// program that fills them, or of the list of arguments that they take.
package protocol FormatVisitor {
  /// The result of a value.
  associatedtype Part
  /// The result of a text of which not all pieces are read.
  associatedtype Text
  associatedtype Fault: Error

  /// The variant by device or width that is walked over alone; nil if all of them are.
  func chosen(
    among variants: [CatalogVariant],
    by selector: CatalogSelector
  ) throws(Fault) -> CatalogVariant?

  /// Reads a text as a format.
  func format(_ text: CatalogText, isSubstitution: Bool) throws(Fault) -> FormatString

  /// The error of a fault that only shows when the texts of a value are put together.
  ///
  /// - Parameters:
  ///   - fault: The fault.
  ///   - text: The text that names a variable.
  ///   - offset: The offset of the variable in the text, in bytes.
  /// - Returns: The error.
  func error(_ fault: VariableFault, in text: CatalogText, at offset: Int) -> Fault

  /// Begins with the variants of a value, before their texts.
  mutating func begin(_ variants: FormatVariants)

  /// Ends with the variants of a value, after their texts.
  ///
  /// - Parameters:
  ///   - variants: The variants.
  ///   - parts: The results of their values.
  /// - Returns: The result of the value.
  /// - Throws: The fault of variants that nothing can be chosen from.
  mutating func end(_ variants: FormatVariants, _ parts: [Part]) throws(Fault) -> Part

  /// Begins with a text, before its pieces.
  mutating func begin(_ text: CatalogText) -> Text
  mutating func add(literal: String, to text: inout Text) throws(Fault)
  mutating func add(_ conversion: NumberedConversion, to text: inout Text) throws(Fault)
  /// Adds `%arg`: the argument of the variable of the frame.
  mutating func addOwnArgument(of frame: FormatFrame, to text: inout Text) throws(Fault)
  /// Adds the result of a variable.
  mutating func add(_ part: Part, to text: inout Text)
  mutating func end(_ text: Text) throws(Fault) -> Part

  /// Begins with a variable where a text names it, also if its texts were walked over already.
  mutating func begin(_ variable: CatalogVariable, at argument: Int)
  /// Ends with the texts of a variable, once for each argument that it stands for.
  mutating func end(_ variable: CatalogVariable, _ frame: FormatFrame, _ part: Part)
    throws(Fault) -> Part
}

/// The argument that `%arg` and unnumbered conversions of a text begin at, from 0, and the variable
/// whose text it is.
package struct FormatFrame {
  package let argument: Int
  package let variable: CatalogVariable?

  @usableFromInline
  package init(argument: Int = 0, variable: CatalogVariable? = nil) {
    self.argument = argument
    self.variable = variable
  }
}

/// The variants of a value, and what decides among them.
package struct FormatVariants {
  package let selector: CatalogSelector
  package let variants: [CatalogVariant]
  /// The argument that decides, from 0; nil if none does, or if it is a number that no text shows.
  package let argument: Int?
  package let frame: FormatFrame

  @usableFromInline
  package init(
    _ selector: CatalogSelector,
    _ variants: [CatalogVariant],
    _ argument: Int?,
    _ frame: FormatFrame
  ) {
    self.selector = selector
    self.variants = variants
    self.argument = argument
    self.frame = frame
  }
}

/// A conversion with the arguments that it takes, from 0.
package struct NumberedConversion {
  package let conversion: FormatConversion
  package let argument: Int
  /// The arguments of the width and of the precision; nil for each that is none.
  package let width: Int?
  package let precision: Int?

  /// Numbers the arguments of a conversion: width, precision, value.
  ///
  /// Each without a number is the next one.
  @usableFromInline
  package init(_ conversion: FormatConversion, _ next: inout Int) {
    func take(_ number: Int?) -> Int {
      if let number { return number - 1 }
      defer { next += 1 }
      return next
    }
    self.conversion = conversion
    width = if case .argument(let number) = conversion.width { take(number) } else { nil }
    precision = if case .argument(let number) = conversion.precision { take(number) } else { nil }
    argument = take(conversion.argument)
  }
}

/// A fault that only shows when the texts of a value are put together.
package enum VariableFault {
  case undefinedVariable(String)
  case recursiveVariable(String)
  case deepVariables

  package var reason: FormatError.Reason {
    switch self {
    case .undefinedVariable(let name): .undefinedVariable(name)
    case .recursiveVariable(let name): .recursiveVariable(name)
    case .deepVariables: .deepVariables
    }
  }
}

extension FormatConversion {
  /// Makes the conversion that a variable names, such as `lld`.
  ///
  /// - Parameter type: The type, without its percent sign.
  /// - Throws: The fault of a text that is not a conversion of one argument without a number.
  package init(ofType type: String) throws(FormatError) {
    guard let conversion = try FormatString("%" + type).conversions.first, conversion.isType else {
      throw FormatError(.invalidStringFormat, type, offset: 0, reason: .invalidValueType(type))
    }
    self = conversion
  }
}

extension FormatConversion.Need {
  /// Whether fewer kinds of values satisfy a need than another one.
  package func isNarrower(than other: Self) -> Bool {
    switch (other, self) {
    case (.anything, .anything): false
    case (.anything, _), (.number, .integer), (.number, .gender), (.integer, .gender): true
    default: false
    }
  }
}
