internal import MachineTime

// Reasons that several readers use.

extension FormatError.Reason {
  static var empty: Reason { Reason("empty", "it is empty") }
  static var countOfUnits: Reason { Reason("count-of-units", "at least one unit is written") }
  static var digitExpected: Reason { Reason("digit-expected", "a digit was expected") }
  static var nothingMoreExpected: Reason {
    Reason("nothing-more-expected", "nothing more was expected")
  }

  static var exponentTooLarge: Reason {
    Reason("exponent-too-large", "an exponent is at most \(FixedDecimal.maximumExponent)")
  }
  static var languageExpected: Reason {
    Reason("language-expected", "a language is 2, 3 or 5 to 8 letters")
  }

  /// A text that is rejected because of its length.
  static func tooLong(_ maximum: Int) -> Reason {
    Reason("too-long", "longer than \(maximum) bytes")
  }

  /// A code or a skeleton that is too long.
  static func longerThan(_ maximum: Int) -> Reason {
    Reason("longer-than", "it is longer than \(maximum) bytes")
  }

  /// A locale or a keyword's name that is too long in its canonical form.
  static func canonicalFormTooLong(_ maximum: Int) -> Reason {
    Reason("canonical-form-too-long", "its canonical form is longer than \(maximum) bytes")
  }

  /// A text that is too long to be read.
  static func readsAtMost(_ maximum: Int) -> Reason {
    Reason("text-too-long", "at most \(maximum) bytes are read")
  }
}
