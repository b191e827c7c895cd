public import Faults

// The kinds of errors of messages, by the names of the specification's own tests.
//
// Source: UTS #35, Part 9: MessageFormat, Errors.

extension FormatError.Code {
  /// A message is not well-formed.
  public static var syntaxError: Self { Self(rawValue: "syntax-error") }
  /// A variant has another number of keys than there are selectors.
  public static var variantKeyMismatch: Self { Self(rawValue: "variant-key-mismatch") }
  /// No variant has catch-all keys alone.
  public static var missingFallbackVariant: Self { Self(rawValue: "missing-fallback-variant") }
  /// A selector refers to no declaration with a function.
  public static var missingSelectorAnnotation: Self {
    Self(rawValue: "missing-selector-annotation")
  }
  /// A variable is declared more than once, or after its use.
  public static var duplicateDeclaration: Self { Self(rawValue: "duplicate-declaration") }
  /// An expression or markup has two options of one name.
  public static var duplicateOptionName: Self { Self(rawValue: "duplicate-option-name") }
  /// Two variants have the same keys.
  public static var duplicateVariant: Self { Self(rawValue: "duplicate-variant") }
  /// A variable has no value.
  public static var unresolvedVariable: Self { Self(rawValue: "unresolved-variable") }
  /// A function is not known.
  public static var unknownFunction: Self { Self(rawValue: "unknown-function") }
  /// The value of a selector cannot choose a variant.
  public static var badSelector: Self { Self(rawValue: "bad-selector") }
  /// A function does not take a value of this type or form.
  public static var badOperand: Self { Self(rawValue: "bad-operand") }
  /// An option of a function is missing, or has a value that it cannot have.
  public static var badOption: Self { Self(rawValue: "bad-option") }
  /// A function cannot compare its value with a key.
  public static var badVariantKey: Self { Self(rawValue: "bad-variant-key") }
  /// A function cannot do this with these options or this value.
  public static var unsupportedOperation: Self { Self(rawValue: "unsupported-operation") }

  /// The kinds of errors of messages that are well-formed and not valid.
  package static let dataModelErrors: Set<FormatError.Code> = [
    .variantKeyMismatch, .missingFallbackVariant, .missingSelectorAnnotation,
    .duplicateDeclaration, .duplicateOptionName, .duplicateVariant,
  ]
}
