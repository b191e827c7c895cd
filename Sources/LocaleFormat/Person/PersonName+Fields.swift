extension PersonName {
  /// A field of a name, in the words of CLDR 43 and later.
  public enum Field: String, Hashable, Sendable, CaseIterable, Codable {
    /// Honorifics or titles: `Dr.`
    case title
    /// The given name.
    case given
    /// Names between the given name and the surname: a middle name, a patronymic.
    case given2
    /// The family name.
    case surname
    /// The second family name, as in Spanish.
    case surname2
    /// A mark of the generation: `Jr.`
    case generation
    /// Degrees and the like: `M.D.`
    case credentials

    /// The place in the order of the cases.
    var place: Int {
      switch self {
      case .title: 0
      case .given: 1
      case .given2: 2
      case .surname: 3
      case .surname2: 4
      case .generation: 5
      case .credentials: 6
      }
    }
  }

  /// The form of a field that a pattern asks for.
  public struct Modifiers: OptionSet, Hashable, Sendable {
    /// A bit for each modifier.
    public let rawValue: UInt16

    /// Creates a set from bits.
    public init(rawValue: UInt16) { self.rawValue = rawValue }

    /// The name among friends: `Bob`.
    public static let informal = Modifiers(rawValue: 1)
    /// The words before the core of a surname: `van den`.
    public static let prefix = Modifiers(rawValue: 1 << 1)
    /// The surname without its prefix: `Berg`.
    public static let core = Modifiers(rawValue: 1 << 2)
    /// The initials of all words, such as `J. R.`.
    public static let initial = Modifiers(rawValue: 1 << 3)
    /// The first character.
    public static let monogram = Modifiers(rawValue: 1 << 4)
    /// All letters in upper case.
    public static let allCaps = Modifiers(rawValue: 1 << 5)
    /// The first letter in upper case.
    public static let initialCap = Modifiers(rawValue: 1 << 6)
    /// Initials with the punctuation between them, such as `A.-M.`.
    public static let retain = Modifiers(rawValue: 1 << 7)
    /// The form in which a person is called.
    public static let vocative = Modifiers(rawValue: 1 << 8)
    /// The form before a title that follows.
    public static let genitive = Modifiers(rawValue: 1 << 9)

    /// Each modifier with its name in UTS #35, in the order of the names.
    static let names: [(name: String, modifier: Modifiers)] = [
      ("allCaps", .allCaps), ("core", .core), ("genitive", .genitive), ("informal", .informal),
      ("initial", .initial), ("initialCap", .initialCap), ("monogram", .monogram),
      ("prefix", .prefix), ("retain", .retain), ("vocative", .vocative),
    ]

    /// The number of modifiers.
    var count: Int { rawValue.nonzeroBitCount }

    /// The names of the modifiers with a hyphen before each, in the order of the names.
    var text: String {
      Self.names.filter { contains($0.modifier) }.map { "-\($0.name)" }.joined()
    }
  }

  /// A field with its modifiers, as UTS #35 writes them: `given-informal`.
  package struct FieldName: Hashable, Sendable, CustomStringConvertible {
    package let field: Field
    package let modifiers: Modifiers

    init(_ field: Field, _ modifiers: Modifiers) {
      self.field = field
      self.modifiers = modifiers
    }

    /// Reads a name of CLDR 43 and later, or of CLDR 42; nil if there is no such field.
    package init?(_ text: String) {
      var words = text.split(separator: "-", omittingEmptySubsequences: false)[...]
      guard let first = words.popFirst() else { return nil }
      switch first {
      case "prefix": field = .title
      case "suffix": field = .credentials
      default:
        guard let field = Field(rawValue: String(first)) else { return nil }
        self.field = field
      }
      var modifiers: Modifiers = []
      for word in words {
        guard let modifier = Modifiers.names.first(where: { $0.name == word })?.modifier
        else { return nil }
        modifiers.insert(modifier)
      }
      self.modifiers = modifiers
    }

    package var description: String { field.rawValue + modifiers.text }
  }
}
