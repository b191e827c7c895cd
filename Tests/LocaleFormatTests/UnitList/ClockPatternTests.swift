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
}
