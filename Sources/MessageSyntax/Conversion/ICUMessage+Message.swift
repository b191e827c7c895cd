public import Faults

extension ICUMessage {
  /// The numbers that a converted message is given.
  public enum GivenNumbers: String, Hashable, Sendable, CaseIterable {
    /// Every number, so that the forms must fit those with a fraction, too.
    case any
    /// Whole numbers alone, such as counts.
    case whole
  }

  /// Converts a message of MessageFormat 2 to one of ICU's first version that writes the same texts.
  ///
  /// ```swift
  /// let newer = try Message(".input {$g :string} .match $g f {{her}} * {{their}}")
  /// try ICUMessage(converting: newer).description  // "{g, select, f {her} other {their}}"
  /// let files = try Message(".input {$n :integer} .match $n 1 {{a file}} * {{{$n} files}}")
  /// try ICUMessage(converting: files, givenNumbers: .whole).description
  /// // "{n, plural, =1 {a file} other {{n, number, ::precision-integer} files}}"
  /// do {
  ///   _ = try ICUMessage(converting: Message("{#b}{$n}{/b}"))
  /// } catch {
  ///   error.description  // "ICU's messages have no markup such as '{#b}'"
  /// }
  /// ```
  /// - The texts are those without isolates.
  /// - Variables such as `$_0` become numbers: see ``argument(ofVariable:)``.
  /// - Variants become forms inside each other, in the order of the selectors.
  /// - Every value is of the type of its function: a text for `:string`, a number for `:number`, an
  ///   instant for `:date`. ICU's messages do not read a number or a date from a text, and write an
  ///   argument without a function in another way if it is a number or a date.
  /// - Plural forms of ICU's messages look at digits that are rounded to even ones, and `=1` is for 1
  ///   alone. A choice by `:number` or `:integer` is the same for whole numbers, and is only converted
  ///   for `GivenNumbers.whole`, unless its keys and options make it the same for all.
  /// - Numbers are compared with keys as floating-point numbers, which are exact up to 2⁵³, and texts by
  ///   their characters, which must not only be canonically equivalent.
  /// - In the locale en-US-POSIX, ICU's messages write numbers without a style with other digits.
  ///
  /// - Parameters:
  ///   - message: The message.
  ///   - numbers: The numbers that it is given.
  /// - Throws: The fault of a message that is not valid, and `FormatError.Code.unsupportedOperation` for
  ///   all that ICU's messages do not have: markup, attributes, options of the namespace `u`, a
  ///   function, an option or its value, a name, a key, a choice, and a message that would have more
  ///   than 1,000 forms.
  public init(
    converting message: Message,
    givenNumbers numbers: GivenNumbers = .any
  ) throws(FormatError) {
    var converter = MessageConverter(numbers)
    self = try converter.converted(message.validated())
    do throws(FormatError) {
      // Forms can be inside each other more often than they can be read.
      _ = try ICUMessage(description)
    } catch {
      throw FormatError(.unsupportedOperation, reason: error.reason)
    }
  }

  /// The name of the argument for a variable of MessageFormat 2: the number 0 for `_0`, and else the
  /// name of the variable.
  ///
  /// `Message.variable(ofICUArgument:)` is the other direction.
  public static func argument(ofVariable name: String) -> String {
    let rest = name.dropFirst()
    guard name.hasPrefix("_"), let first = rest.utf8.first, (0x30...0x39).contains(first),
      isArgument(String(rest))
    else { return name }
    return String(rest)
  }

  /// Whether an argument can have a name.
  static func isArgument(_ name: String) -> Bool {
    do throws(FormatError) {
      return try ICUMessage("{\(name)}").parts == [.argument(Argument(name))]
    } catch {
      return false
    }
  }
}
