import Foundation
import LocaleFormat
import LocaleFormatFoundation
import Testing

/// Tests that the encoded form of Foundation's styles stays the same.
@Suite struct EncodedStyleTests {
  private func json(_ style: some Encodable) throws -> String {
    String(decoding: try JSONEncoder.sorted.encode(style), as: UTF8.self)
  }

  @Test func hasTheSameKeysInEveryVersion() throws {
    let bytes = try json(ByteCountFormat())
    #expect(
      try json(LocalizedByteCountStyle(locale: "de")) == #"{"locale":"de","recipe":\#(bytes)}"#
    )
    #expect(try json(LocalizedDurationStyle()) == #"{"recipe":{}}"#)
    #expect(
      try json(LocalizedNumberStyle<Int>(.percent, locale: "de", parseMode: .lenient))
        == #"{"locale":"de","parsing":"lenient","recipe":{"style":"percent"}}"#
    )
    #expect(
      try json(LocalizedNumberStyle<Int>(.percent)) == #"{"recipe":{"style":"percent"}}"#
    )
    let date = DateFormat(template: "yMd", zone: "UTC")
    let recipe = #"{"template":"yMd","zone":"UTC"}"#
    #expect(
      try json(LocalizedDateStyle(date, locale: "de", parseMode: .lenient))
        == #"{"locale":"de","parsing":"lenient","recipe":\#(recipe)}"#
    )
    #expect(
      try json(
        LocalizedRelativeDateStyle(
          relativeTo: Date(timeIntervalSinceReferenceDate: 60),
          zone: "UTC",
          locale: "de"
        )
      ) == #"{"locale":"de","recipe":{},"reference":60,"zone":"UTC"}"#
    )
    let list = LocalizedListStyle<LocalizedNumberStyle<Int>, [Int]>(
      .and,
      of: try LocalizedNumberStyle(.percent),
      locale: "de"
    )
    #expect(
      try json(list)
        == #"{"items":{"recipe":{"style":"percent"}},"locale":"de","recipe":{"kind":"and"}}"#
    )
  }

  @Test func leavesOutWhatIsNotGiven() throws {
    #expect(try json(LocalizedRelativeDateStyle(zone: "UTC")) == #"{"recipe":{},"zone":"UTC"}"#)
    #expect(
      try json(LocalizedListStyle<TextItemStyle, [String]>(.or, of: TextItemStyle()))
        == #"{"items":{},"recipe":{"kind":"or"}}"#
    )
    let days = DateFormat(template: "yMd", zone: "UTC")
    let recipe = #"{"template":"yMd","zone":"UTC"}"#
    #expect(
      try json(LocalizedDateIntervalStyle(DateIntervalFormat(days))) == #"{"recipe":\#(recipe)}"#
    )
    let style = try LocalizedDateStyle(days, locale: "de")
    let styleJSON = #"{"locale":"de","recipe":\#(recipe)}"#
    #expect(try json(style) == styleJSON)
    let start = Date(timeIntervalSinceReferenceDate: 60)
    #expect(try json(style.parseStrategy) == #"{"style":\#(styleJSON)}"#)
    #expect(
      try json(LocalizedDateParseStrategy(style: style, twoDigitYearStart: start))
        == #"{"style":\#(styleJSON),"twoDigitYearStart":60}"#
    )
    let strategy = try LocalizedNumberStyle<Int>(.percent, parseMode: .lenient).parseStrategy
    #expect(try json(strategy) == #"{"parsing":"lenient","recipe":{"style":"percent"}}"#)
  }

  @Test func hasItsPartsAsMembers() throws {
    let number = try LocalizedNumberStyle<Int>(.percent, locale: "de", parseMode: .lenient)
    #expect(number.parseMode == .lenient && number.locale == "de" && number.recipe == .percent)
    let list = LocalizedListStyle<LocalizedNumberStyle<Int>, [Int]>(.and, of: number)
    #expect(list.itemStyle == number && list.locale == nil)
    #expect(list.locale(Locale(identifier: "fr")).itemStyle.locale == "fr")
    let start = Date(timeIntervalSinceReferenceDate: 60)
    let relative = try LocalizedRelativeDateStyle(relativeTo: start, zone: "UTC")
    #expect(relative.reference == start && relative.zone == "UTC")
    #expect(Set([number, number.parsing(.strict), number]).count == 2)
  }

  @Test func refusesAnUnknownKeyBesideItsOwn() {
    let zoned = #"{"recipe":{},"zone":"UTC","items":{}}"#
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(LocalizedRelativeDateStyle.self, from: Data(zoned.utf8))
    }
    let parsing = #"{"recipe":{"style":"percent"},"zone":"UTC"}"#
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(LocalizedNumberStyle<Int>.self, from: Data(parsing.utf8))
    }
    let items = #"{"recipe":{"kind":"and"},"items":{},"parsing":"strict"}"#
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(
        LocalizedListStyle<TextItemStyle, [String]>.self,
        from: Data(items.utf8)
      )
    }
    let plain = #"{"recipe":{},"parsing":"strict"}"#
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(LocalizedDurationStyle.self, from: Data(plain.utf8))
    }
  }
}

extension JSONEncoder {
  /// An encoder whose texts can be compared.
  static var sorted: JSONEncoder {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return encoder
  }
}
