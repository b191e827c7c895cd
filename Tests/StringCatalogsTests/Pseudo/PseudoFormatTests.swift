import CatalogFiles
import LocaleFormat
import Sharing
import TestSupport
import Testing

@testable import StringCatalogs

@Suite struct PseudoFormatTests {
  /// All 100,000 formats of the proof in `.ci/sweep`, a sample of them elsewhere.
  private static let count = Scope.ofTests.width == .all ? 100_000 : 1_000

  static let options: [PseudoLocalization] = (0..<32).map { bits in
    PseudoLocalization(
      hasAccents: bits & 1 != 0,
      expansion: bits & 2 != 0 ? (bits & 1 != 0 ? .byLength : .percent(40)) : nil,
      isDoubled: bits & 4 != 0,
      brackets: bits & 8 != 0 ? (bits & 1 != 0 ? .square : .sections) : nil,
      isRightToLeft: bits & 16 != 0
    )
  }

  @Test func keepsThePlaceholdersAndArgumentsOfRandomFormats() throws {
    var generator = SplitMix(seed: 21)
    var changed = 0
    var formats = 0
    for number in 0..<Self.count {
      let text = Self.format(&generator)
      let pseudo = Self.options[number % Self.options.count]
      let result = pseudo.format(text)
      let old = Compiled(text)
      formats += old == nil ? 0 : 1
      try #require(Compiled(result) == old, "\(text) \(pseudo) \(result)")
      try #require(pseudo.format(result) == result, "\(text) \(pseudo)")
      let plain = pseudo.text(text)
      try #require(pseudo.text(plain) == plain, "\(text) \(pseudo)")
      if result != text { changed += 1 }
    }
    // Of the options one changes nothing, and some formats have only placeholders.
    #expect(changed > Self.count * 9 / 10)
    #expect(formats > Self.count / 2)
  }

  /// A format as the compiler reads it.
  private struct Compiled: Equatable {
    let placeholders: [String]
    let needs: [FormatConversion.Need?]
    let arguments: [Int]

    init?(_ text: String) {
      do {
        let format = try FormatString(text)
        placeholders = format.pieces.compactMap { piece in
          switch piece {
          case .literal: nil
          case .conversion(let conversion): conversion.specifier
          case .variable(let name, let argument, _): "%#\(name) \(argument ?? 0)"
          case .ownArgument: "%arg"
          }
        }
        let forms = ["one": "%d thing", "other": "%d things"].map { name, text in
          CatalogVariant(CatalogText(name, at: .start), .text(CatalogText(text, at: .start)))
        }
        let variables = ["files", "runs"].map { name in
          CatalogVariable(
            CatalogText(name, at: .start),
            valueType: CatalogText("d", at: .start),
            value: .variants(.plural, forms.sorted { $0.name.text < $1.name.text })
          )
        }
        let program = try FormatCompiler.program(
          of: .text(CatalogText(text, at: .start)),
          variables: variables,
          device: "other"
        )
        needs = program.needs
        arguments = (0..<program.conversions.count).map { Int(program.conversions[$0].argument) }
      } catch {
        return nil
      }
    }
  }

  private static let pieces = [
    "%@", "%1$@", "%2$lld", "%d", "%lld", "%.2f", "%-8.3f", "%*d", "%%", "%#@files@", "%1$#@runs@",
    "%arg", "%(name)@", "%'d", "% d", "%s", "<b>", "</b>", "<br/>", "&amp;", "&#8217;",
    "[the link](https://a.b/c?d=%@)", "https://example.com/%d/x", "me@example.com", "{name}",
    "`code`", "\\n", "\\u{1F600}", "\n", "\t", " ", "  ", ", ", ".", "!", "50%", "%", "&", "<", "[",
    "]", "(", ")", "@", "#", "$", "1", "××", "[!!", "!!]", "\u{202E}", "\u{202C}", "\u{200F}",
    "e\u{301}",
    "שלום", "日本", "👩‍👩‍👧", "\u{0}", "*", "**", "`",
  ]
  private static let words = [
    "Save", "file", "files", "of", "a", "Zebra", "quick", "l", "d", "arg",
  ]

  static func format(_ generator: inout SplitMix) -> String {
    let isClean = Bool.random(using: &generator)
    var text = ""
    for _ in 0..<Int.random(in: 1...8, using: &generator) {
      // The last pieces make texts that are hard to read; half of the formats have none of them.
      let pieces = isClean ? Self.pieces[..<34] : Self.pieces[...]
      if Bool.random(using: &generator), let piece = pieces.randomElement(using: &generator) {
        text += piece
      } else {
        text += words.randomElement(using: &generator) ?? ""
        if isClean || Bool.random(using: &generator) { text += " " }
      }
    }
    return text
  }
}
