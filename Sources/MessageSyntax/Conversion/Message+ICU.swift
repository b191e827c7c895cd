public import Faults

extension Message {
  /// Converts a message of ICU's first version to one that writes the same texts.
  ///
  /// ```swift
  /// let older = try ICUMessage("{n, plural, one {# file} other {# files}}")
  /// let newer = try Message(converting: older)
  /// newer.variables  // ["n"]
  /// try Message(converting: ICUMessage("{0} and {1}")).description  // "{$_0} and {$_1}"
  /// ```
  /// - Arguments that are numbers get names: see ``variable(ofICUArgument:)``.
  /// - Numbers have the options by which they are written as ICU's messages write them: a separator in
  ///   every number of four digits, and ties rounded to even digits. Leave them out if the text may
  ///   differ there.
  /// - Dates, times, patterns, skeletons and numbers in words become functions of this package:
  ///   `icu:date`, `icu:time`, `icu:number`, `icu:spellout`, `icu:ordinal`, `icu:duration`.
  /// - Forms inside each other, and several of them, become variants of one list.
  /// - An argument without a type is written by the type of its value, which for numbers and dates is
  ///   not what ICU's messages do.
  /// - Offsets are subtracted exactly; ICU's messages subtract them from floating-point numbers, which
  ///   past 2⁵³ gives other digits.
  ///
  /// - Parameter message: The message.
  /// - Throws: `FormatError.Code.unsupportedOperation` for a name that MessageFormat 2 cannot have, two
  ///   arguments such as `0` and `_0`, the character U+0000, an offset that is not whole, and a message
  ///   that would have more than 1,000 variants.
  public init(converting message: ICUMessage) throws(FormatError) {
    var variables: [String: String] = [:]
    for argument in message.arguments {
      let name = Self.variable(ofICUArgument: argument)
      if let other = variables.updateValue(argument, forKey: name) {
        throw FormatError(
          .unsupportedOperation,
          argument,
          reason: Reason(
            "arguments-of-one-name",
            "the arguments '\(other.excerpt)' and '\(argument.excerpt)' would both be '$\(name.excerpt)'"
          )
        )
      }
    }
    if message.description.utf8.contains(0) {
      throw FormatError(
        .unsupportedOperation,
        reason: Reason("message-with-null", "MessageFormat 2 does not have the character U+0000")
      )
    }
    var converter = ICUConverter(message)
    self = try converter.converted()
  }

  /// The name of the variable for an argument of ICU's first version: `_0` for the number 0, and else
  /// the name of the argument.
  public static func variable(ofICUArgument name: String) -> String {
    name.utf8.first.map { (0x30...0x39).contains($0) } ?? false ? "_\(name)" : name
  }
}
