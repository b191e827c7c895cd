/// Describes how to change a text so that it looks translated and can still be read.
///
/// A page of such texts shows what is not yet ready for translation: texts that are not looked up,
/// texts that are put together from parts, and places where a longer text does not fit.
///
/// ```swift
/// PseudoLocalization.accented.text("Save <b>all</b>")  // "[!! Šáṽé <b>áļļ</b> ××× !!]"
/// PseudoLocalization.doubled.text("Save")  // "Save Save"
/// PseudoLocalization.accented.format("Hello, %@!")  // "[!! Ĥéļļô, %@! ××× !!]"
/// ```
/// Placeholders of formats, tags, entities, links, addresses, code between backticks, `{names}`,
/// `$(names)` and escapes such as `\n` stay as they are, to the byte. A text that is pseudo-localized already stays
/// as it is, so that it can be done twice. The space around a text stays around it.
///
/// The options combine: texts are first doubled, then get accents, padding, brackets and at last
/// their direction.
public struct PseudoLocalization: Hashable, Sendable {
  /// The marks that enclose each text, so that cut-off and joined texts are seen.
  public struct Brackets: Hashable, Sendable {
    /// The mark before the text.
    public let opening: String
    /// The mark after the text.
    public let closing: String

    /// Makes a pair of marks.
    ///
    /// - Parameters:
    ///   - opening: The mark before the text; a space comes between them.
    ///   - closing: The mark after the text.
    public init(_ opening: String, _ closing: String) {
      self.opening = opening
      self.closing = closing
    }

    /// `[!! … !!]`.
    public static let square = Brackets("[!!", "!!]")
    /// `§§ … §§`.
    public static let sections = Brackets("§§", "§§")
  }

  /// The number of characters that are added to a text.
  ///
  /// It is a part of the characters that are shown: placeholders, markup and brackets do not count.
  /// It is at least one character, and otherwise 30 to 50 % for every length.
  public enum Expansion: Hashable, Sendable {
    /// 50 % up to 10 characters, 40 % up to 20, and 30 % for longer texts: the shorter a text, the
    /// more its translations grow.
    case byLength
    /// A percentage from 30 to 50; others count as the nearest one.
    case percent(Int)
  }

  /// Whether Latin letters get accents.
  public var hasAccents: Bool
  /// The padding; nil for none.
  public var expansion: Expansion?
  /// Whether the words between placeholders are there twice.
  public var isDoubled: Bool
  /// The marks around each text; nil for none.
  public var brackets: Brackets?
  /// Whether bidi controls make the text go from right to left; the values of placeholders keep
  /// their own direction.
  public var isRightToLeft: Bool

  /// Makes a description.
  ///
  /// - Parameters:
  ///   - hasAccents: Whether Latin letters get accents.
  ///   - expansion: The padding; nil for none.
  ///   - isDoubled: Whether the words between placeholders are there twice.
  ///   - brackets: The marks around each text; nil for none.
  ///   - isRightToLeft: Whether bidi controls make the text go from right to left.
  public init(
    hasAccents: Bool = false,
    expansion: Expansion? = nil,
    isDoubled: Bool = false,
    brackets: Brackets? = nil,
    isRightToLeft: Bool = false
  ) {
    self.hasAccents = hasAccents
    self.expansion = expansion
    self.isDoubled = isDoubled
    self.brackets = brackets
    self.isRightToLeft = isRightToLeft
  }

  /// Accents, padding by length and square brackets: the texts of the locale `en-XA`.
  public static let accented = PseudoLocalization(
    hasAccents: true,
    expansion: .byLength,
    brackets: .square
  )
  /// From right to left: the texts of the locale `en-XB`.
  public static let rightToLeft = PseudoLocalization(isRightToLeft: true)
  /// Twice the length, as with the launch argument `-NSDoubleLocalizedStrings`.
  public static let doubled = PseudoLocalization(isDoubled: true)

  /// Whether texts change at all.
  public var isEmpty: Bool { self == PseudoLocalization() }

  /// Returns a description with the options of both; of two expansions and brackets those of this
  /// one.
  public func union(_ other: PseudoLocalization) -> PseudoLocalization {
    PseudoLocalization(
      hasAccents: hasAccents || other.hasAccents,
      expansion: expansion ?? other.expansion,
      isDoubled: isDoubled || other.isDoubled,
      brackets: brackets ?? other.brackets,
      isRightToLeft: isRightToLeft || other.isRightToLeft
    )
  }

  /// Changes a text that is shown as it is, for example one that a server sends.
  ///
  /// ```swift
  /// let pseudo = PseudoLocalization(hasAccents: true)
  /// pseudo.text("100% off at https://example.com/sale")  // "100% ôƒƒ áţ https://example.com/sale"
  /// pseudo.text("Hi {name}, see [terms](terms.html)")  // "Ĥî {name}, šéé [ţéŕɱš](terms.html)"
  /// ```
  /// A percent sign is a percent sign.
  ///
  /// - Parameter text: The text.
  /// - Returns: The text with the same markup; the same text where its result would be another one the
  ///   second time.
  public func text(_ text: String) -> String {
    let result = unguarded(text, isFormat: false)
    return unguarded(result, isFormat: false).utf8.elementsEqual(result.utf8) ? result : text
  }

  /// Changes a format, which is filled with arguments afterwards.
  ///
  /// ```swift
  /// let pseudo = PseudoLocalization(hasAccents: true, isDoubled: true)
  /// pseudo.format("%1$@ has %#@files@, 100%%")  // "%1$@ ĥáš ĥáš %#@files@, 100 100%%"
  /// ```
  /// The result takes the same arguments: each placeholder is there once, as it was. A text that is
  /// not a format, such as `%d of 100%`, keeps its placeholders too.
  ///
  /// - Parameter format: The format.
  /// - Returns: The format with the same placeholders; the same format where its result would be
  ///   another one the second time.
  public func format(_ format: String) -> String {
    let result = unguarded(format, isFormat: true)
    // A text that is not a format must not become one by accident.
    guard Placeholders(result) == Placeholders(format) else { return format }
    return unguarded(result, isFormat: true).utf8.elementsEqual(result.utf8) ? result : format
  }

  /// The text after one change, without the checks of ``text(_:)`` and ``format(_:)``.
  ///
  /// It keeps all placeholders, as fuzzing shows. The check of ``format(_:)`` is for texts that are not
  /// formats and would become one.
  package func unguarded(_ text: String, isFormat: Bool) -> String {
    var writer = PseudoWriter(self, text, isFormat: isFormat)
    return writer.result()
  }
}
