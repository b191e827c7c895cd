import Sharing
import Testing

@testable import LocaleFormat

@Suite struct ClockPatternTests {
  @Test(
    arguments: [
      ("h:mm:ss", "h ':' m2 ':' s2"), ("hh'h'mm", "h2 'h' m2"), ("h''m", "h ''' m"),
      ("'min' m", "'min ' m"), ("m:ss''", "m ':' s2 '''"), ("", ""), ("H.mm", "h '.' m2"),
      ("hhh", "h2 h"), ("'h", "'h'"),
    ] as [(String, String)]
  )
  func splitsAPattern(_ pattern: String, _ expected: String) {
    let pieces = ClockPattern.pieces(of: pattern).map { piece in
      switch piece {
      case .literal(let text): "'\(text)'"
      case .number(let field, let isPadded):
        switch field {
        case .hour: isPadded ? "h2" : "h"
        case .minute: isPadded ? "m2" : "m"
        case .second: isPadded ? "s2" : "s"
        }
      }
    }
    #expect(pieces.joined(separator: " ") == expected)
  }

  @Test(arguments: ["h:mm:ss", "hh'h'mm", "mm', 'ss' o''clock'", "'min' m", "H.mm", ""])
  func theQuickFormSaysTheSame(_ pattern: String) throws {
    let whole = ClockPattern(pattern)
    let quick = try #require(whole.quick)
    var pieces: [ClockPattern.Piece] = []
    func add(_ text: ShortText) {
      if text.count > 0 { pieces.append(.literal(String(text))) }
    }
    for index in 0..<quick.count {
      add(quick.literal(before: index))
      pieces.append(.number(quick.field(index), isPadded: quick.isPadded(index)))
    }
    add(quick.literal(before: quick.count))
    #expect("\(pieces)" == "\(whole.pieces)")
  }

  @Test(arguments: ["h 'hours and' mm", "h:mm:ss:h"])
  func aLongPatternHasNoQuickForm(_ pattern: String) {
    #expect(ClockPattern(pattern).quick == nil)
  }
}
