public import Faults

/// A message of ICU MessageFormat, the first version: `{count, plural, one {# file} other {# files}}`.
///
/// ```swift
/// let message = try ICUMessage("{name} has {count, plural, one {# file} other {# files}}")
/// message.arguments  // ["name", "count"]
/// message.parts.count  // 3
/// ```
/// It is the syntax of `Intl` messages of the web, of ARB files and of Java's resource bundles, and
/// read as ICU 72 reads it. ``Message`` is a message of the second version.
///
/// Source: [ICU's documentation of messages](https://unicode-org.github.io/icu/userguide/format_parse/messages/)
/// and ICU's `MessagePattern`.
public struct ICUMessage: Hashable, Sendable {
  /// The meaning of apostrophes in a message.
  public enum Apostrophes: String, Hashable, Sendable, CaseIterable {
    /// An apostrophe begins a quotation only before `{` or `}`, and before `#` in a plural form; a
    /// single one elsewhere is itself. This is ICU's default.
    case optional
    /// Every single apostrophe begins or ends a quotation, as in Java's `MessageFormat`.
    case required
  }

  /// A part of a message.
  public indirect enum Part: Hashable, Sendable {
    /// Text.
    case text(String)
    /// `#`: the number of the plural form around it, without its offset.
    case number
    /// An argument in braces.
    case argument(Argument)
  }

  /// An argument in braces.
  public struct Argument: Hashable, Sendable {
    /// The name, or the number as it is written.
    public var name: String
    /// The way in which the value is used.
    public var kind: Kind
    /// The offset of the brace in the source, in UTF-8 bytes, which does not make two arguments
    /// different.
    package var offset: Int

    /// Makes an argument.
    ///
    /// - Parameters:
    ///   - name: The name, or a number in digits.
    ///   - kind: The way in which the value is used.
    public init(_ name: String, _ kind: Kind = .value) {
      self.init(name, kind, at: 0)
    }

    package init(_ name: String, _ kind: Kind, at offset: Int) {
      self.name = name
      self.kind = kind
      self.offset = offset
    }
  }

  /// The way in which the value of an argument is used.
  public enum Kind: Hashable, Sendable {
    /// It is written by its type: `{name}`.
    case value
    /// It is written by a type such as `number` or `date`, and a style, which is nil if there is
    /// none. The style is everything after its comma, with its spaces.
    case simple(type: String, style: String?)
    /// It chooses a form by its plural category, of cardinal or of ordinal numbers.
    case plural(isOrdinal: Bool, offset: Double, forms: [Form])
    /// It chooses a form by its text.
    case select(forms: [Form])
  }

  /// A form of a plural or a select argument.
  public struct Form: Hashable, Sendable {
    /// The value that the form is for.
    public var selector: Selector
    /// The text.
    public var message: ICUMessage

    /// Makes a form.
    public init(_ selector: Selector, _ message: ICUMessage) {
      self.selector = selector
      self.message = message
    }
  }

  /// The value that a form is for.
  public enum Selector: Hashable, Sendable {
    /// A word, such as `one`, `other` or `female`.
    case word(String)
    /// A number: `=1`.
    case value(Double)
  }

  /// The parts, in order.
  public var parts: [Part]

  /// Makes a message of parts.
  public init(parts: [Part]) { self.parts = parts }

  /// Reads a message.
  ///
  /// ```swift
  /// try ICUMessage("It's {0}").parts.count  // 2
  /// do {
  ///   _ = try ICUMessage("{count, plural, one {# file}}")
  /// } catch {
  ///   error.description  // "offset 28: the forms of 'count' have none for 'other'"
  /// }
  /// ```
  /// - Parameters:
  ///   - source: The message.
  ///   - apostrophes: The meaning of apostrophes.
  /// - Throws: `FormatError.Code.syntaxError` with the place of what cannot be read.
  public init(_ source: String, apostrophes: Apostrophes = .optional) throws(FormatError) {
    var reader = ICUMessageReader(source, apostrophes)
    self = try reader.whole()
  }

  /// The names of the arguments, in the order of their first use.
  public var arguments: [String] {
    var names: [String] = []
    var known: Set<String> = []
    visit { argument in
      if known.insert(argument.name).inserted { names.append(argument.name) }
    }
    return names
  }

  /// Calls `body` with every argument, also those inside forms.
  package func visit(_ body: (Argument) -> Void) {
    for case .argument(let argument) in parts {
      body(argument)
      for form in argument.forms { form.message.visit(body) }
    }
  }
}

extension ICUMessage.Argument {
  /// Whether the names and the ways in which the values are used are the same.
  public static func == (left: Self, right: Self) -> Bool {
    left.name == right.name && left.kind == right.kind
  }

  /// Adds the name and the way in which the value is used.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(kind)
  }

  /// The forms; none of an argument that chooses nothing.
  public var forms: [ICUMessage.Form] {
    switch kind {
    case .value, .simple: []
    case .plural(_, _, let forms), .select(let forms): forms
    }
  }
}
