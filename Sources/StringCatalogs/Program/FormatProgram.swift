internal import CatalogFiles
internal import Sharing

/// A format that was read, checked and resolved once, so that filling it looks at no text again.
///
/// It is a list of sequences. A sequence is a list of steps: a literal text, a conversion of an
/// argument, a choice of another sequence by a number, a gender or a text, or another sequence. The
/// first sequence is the whole text. All of it is in plain memory that is read without reference
/// counting.
///
/// Formats of files and messages are both compiled to it.
final class FormatProgram: Sendable {
  enum StepKind: UInt8, BitwiseCopyable, Sendable {
    /// A text of the block: an offset and a number of bytes.
    case literal
    /// A conversion: its index.
    case conversion
    /// A choice: its index.
    case choice
    /// Another sequence: its index.
    case sequence
    /// A choice by a gender: its index.
    case gender
    /// An argument of a message: its index among the placeholders.
    case placeholder
    /// A choice of a message by a number: its index among the plurals.
    case plural
    /// A choice of a message by a text: its index among the selects.
    case select
    /// A choice among the variants of a message: its index among the matchers.
    case matcher
  }

  struct Step: BitwiseCopyable, Sendable {
    let kind: StepKind
    let index: UInt32
    let count: UInt32
  }

  struct Sequence: BitwiseCopyable, Sendable {
    let start: UInt32
    let count: UInt32
  }

  /// A choice of a sequence by the plural category of an argument.
  struct Choice: BitwiseCopyable, Sendable {
    /// The argument, from 0.
    let argument: UInt16
    /// The conversion that shows the number; nil if none does.
    let shown: UInt16?
    /// The sequences of zero, one, two, few, many and other.
    let forms: Forms
    /// Whether the file has a form for zero.
    let hasZero: Bool
    /// Whether no form shows a number, so that the first number among the arguments decides.
    let takesFirstNumber: Bool

    typealias Forms = (UInt16, UInt16, UInt16, UInt16, UInt16, UInt16)

    func form(_ category: PluralCategory) -> Int { Self.form(category, of: forms) }

    static func form(_ category: PluralCategory, of forms: Forms) -> Int {
      switch category {
      case .zero: Int(forms.0)
      case .one: Int(forms.1)
      case .two: Int(forms.2)
      case .few: Int(forms.3)
      case .many: Int(forms.4)
      case .other: Int(forms.5)
      }
    }
  }

  /// A choice of a sequence by the number of a gender.
  struct Gender: BitwiseCopyable, Sendable {
    /// The argument, from 0.
    let argument: UInt16
    /// The forms: a part of `genderForms`.
    let start: UInt32
    let count: UInt32
    /// The sequence of the gender 0, which stands for those that are not there.
    let fallback: UInt16
  }

  /// The sequence of a gender.
  struct GenderForm: BitwiseCopyable, Sendable {
    let number: Int
    let sequence: UInt16
  }

  /// A conversion whose arguments are numbered.
  struct Conversion: BitwiseCopyable, Sendable {
    let kind: FormatConversion.Kind
    let flags: FormatConversion.Flags
    let bitCount: UInt8
    /// The argument, from 0.
    let argument: UInt16
    /// Whether it has no flags, width or precision.
    let isPlain: Bool
    let width: Count
    let precision: Count

    var need: FormatConversion.Need { kind.need }
  }

  /// A width or a precision whose argument is numbered, from 0.
  enum Count: BitwiseCopyable, Sendable {
    case none
    case fixed(Int16)
    case argument(UInt16)
  }

  let texts: ByteBlock
  let steps: FlatTable<Step>
  let sequences: FlatTable<Sequence>
  let choices: FlatTable<Choice>
  let genders: FlatTable<Gender>
  let genderForms: FlatTable<GenderForm>
  let conversions: FlatTable<Conversion>
  /// The conversions as they are written, for errors.
  let specifiers: [String]
  /// The places of the texts that the conversions are in, for errors.
  let places: [SourcePlace]
  /// The kind of value that each argument needs, from the first; nil for one that nothing uses.
  let needs: [FormatConversion.Need?]
  /// Whether a choice takes the first number among the arguments.
  let takesFirstNumber: Bool
  /// The parts that only messages have.
  let message: MessageParts

  /// Makes the program of a message.
  init(
    texts: [UInt8],
    steps: [Step],
    sequences: [Sequence],
    message: consuming MessageParts
  ) {
    self.texts = ByteBlock(texts)
    self.steps = FlatTable(steps)
    self.sequences = FlatTable(sequences)
    choices = FlatTable([])
    genders = FlatTable([])
    genderForms = FlatTable([])
    conversions = FlatTable([])
    specifiers = []
    places = []
    needs = []
    takesFirstNumber = false
    self.message = message
  }

  /// Makes the program of a format.
  init(
    texts: [UInt8],
    steps: [Step],
    sequences: [Sequence],
    choices: [Choice],
    genders: [Gender],
    genderForms: [GenderForm],
    conversions: [Conversion],
    specifiers: [String],
    places: [SourcePlace],
    needs: [FormatConversion.Need?]
  ) {
    self.texts = ByteBlock(texts)
    self.steps = FlatTable(steps)
    self.sequences = FlatTable(sequences)
    self.choices = FlatTable(choices)
    self.genders = FlatTable(genders)
    self.genderForms = FlatTable(genderForms)
    self.conversions = FlatTable(conversions)
    self.specifiers = specifiers
    self.places = places
    self.needs = needs
    takesFirstNumber = choices.contains(where: \.takesFirstNumber)
    message = MessageParts(MessageParts.Source())
  }
}

/// A text that cannot be filled with the given arguments.
enum FillFailure: Error {
  /// There is no argument at this index, from 0.
  case missing(argument: Int)
  /// The argument has another type than its conversion needs; nil for a plural form, which needs a
  /// number.
  case mismatch(argument: Int, conversion: Int?, given: String)
  /// The argument is not an integer, and a gender depends on it.
  case ungendered(argument: Int, given: String)
  /// The argument of a message has another type than its placeholder or its choice needs.
  case unusable(argument: Int, given: String, need: ArgumentNeed)
  /// The text is too long, or its variables are nested too often.
  case tooLong
  /// A number or a formatted value cannot be written.
  case unwritable(FormatError)
  /// The argument of a message cannot be written.
  case unwritableArgument(argument: Int, FormatError)
}
