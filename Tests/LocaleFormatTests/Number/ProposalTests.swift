import TestSupport
import Testing

@testable import LocaleFormat

/// Tests the proposals of texts with slips of the hand: they never change the number.
@Suite struct ProposalTests {
  private static let formats: [(NumberFormat, String)] = [
    (.decimal, "en"), (.decimal, "de"), (.decimal, "fr"), (.decimal, "de-CH"), (.decimal, "hi"),
    (.decimal, "ar-EG"), (.decimal, "es"), (.percent, "en"), (.percent, "fr"),
    (.currency("EUR"), "de"), (.currency("USD"), "en"), (.currency("BRL"), "pt-BR"),
    (.plain, "en"),
  ]

  /// Changes some characters of numbers that people of some locale write, and compares the digits
  /// of each proposal with those of the text.
  @Test func keepTheirDigitsAndTheirMagnitude() throws {
    var random = SplitMix(seed: 14)
    let seeds = [
      "1,234.5", "1.234,50", "1 234,5", "12345", "1'000", "0.50", "12,34,567.8", "1_000", "-1.5",
      "1.000.000", "007", "2.5 %", "$ 1,500.00", "1.500,00 €", "R$ 500.00",
    ]
    var proposals = 0
    for (format, tag) in Self.formats {
      let formatter = try format.formatter(for: LocaleID(tag))
      for _ in 0..<300 {
        let text = random.mutated(seeds.randomElement(using: &random) ?? "")
        guard let proposal = Self.proposal(for: text, by: formatter) else { continue }
        proposals += 1
        let read = DecimalDigits(try formatter.parse(proposal))
        let shown = format == .percent ? read.shifted(by: 2) : read
        Self.check(text, proposal, shown, "\(format) \(tag)")
      }
    }
    #expect(proposals > 400)
  }

  private static func proposal(for text: String, by formatter: NumberFormat.Formatter) -> String? {
    do throws(FormatError) {
      _ = try formatter.parse(text)
      return nil
    } catch {
      return error.proposal
    }
  }

  /// Checks that the digits are those that were typed, and that the point is where a separator was
  /// typed or, with none, at the end.
  private static func check(
    _ text: String,
    _ proposal: String,
    _ shown: DecimalDigits,
    _ name: String
  ) {
    var typed: [UInt8] = []
    var places: Set<Int> = []
    for scalar in text.unicodeScalars {
      if scalar.properties.numericType == .decimal, let digit = scalar.properties.numericValue {
        typed.append(0x30 + UInt8(digit))
      } else {
        places.insert(typed.count)
      }
    }
    let zero = UInt8(ascii: "0")
    let digits = typed.drop { $0 == zero }
    let hasWhole = shown.whole != [zero]
    let kept = (hasWhole ? shown.whole + shown.fraction : shown.fraction).drop { $0 == zero }
    #expect(kept.starts(with: digits), "\(name): \(text) → \(proposal)")
    #expect(
      kept.dropFirst(digits.count).allSatisfy { $0 == zero },
      "\(name): \(text) → \(proposal)"
    )
    guard !digits.isEmpty else { return }
    let point =
      typed.count - digits.count
      + (hasWhole ? shown.whole.count : -shown.fraction.prefix { $0 == zero }.count)
    #expect(
      point == typed.count || places.contains(point),
      "\(name): \(text) → \(proposal)"
    )
  }
}

extension SplitMix {
  /// Removes, doubles, inserts or exchanges one or two characters.
  fileprivate mutating func mutated(_ text: String) -> String {
    var characters = Array(text)
    let inserted: [Character] = [".", ",", " ", "'", "_", "0", "5", "\u{A0}", "-", "٫"]
    for _ in 0...Int.random(in: 0...1, using: &self) {
      let place = Int.random(in: 0..<characters.count, using: &self)
      switch Int.random(in: 0..<4, using: &self) {
      case 0 where characters.count > 1: characters.remove(at: place)
      case 1: characters.insert(characters[place], at: place)
      case 2: characters.insert(inserted.randomElement(using: &self) ?? ".", at: place)
      default: characters.swapAt(place, characters.count - 1 - place)
      }
    }
    return String(characters)
  }
}
