package import Faults

// The faults of formats that only show when their variables are put together.

extension FormatError.Reason {
  package static func undefinedVariable(_ name: String) -> Self {
    Reason("undefined-variable", "the variable '%#@\(name)@' is not defined")
  }

  package static func recursiveVariable(_ name: String) -> Self {
    Reason("recursive-variable", "the variable '%#@\(name)@' contains itself")
  }

  package static var deepVariables: Self {
    Reason(
      "deep-variables",
      "variables inside each other were expected to be at most \(FormatString.maximumVariableDepth) deep"
    )
  }

  package static func invalidValueType(_ type: String) -> Self {
    Reason("invalid-value-type", "'\(type)' is not the type of a conversion, such as lld")
  }
}
