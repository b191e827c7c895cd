import Foundation
import Testing

/// Checks every `Reason("code", "sentence")` in the sources, as it is written there.
struct ReasonCodeTests {
  private struct Reason: Hashable {
    let code: String
    /// The sentence, with `{}` for every interpolated value.
    let sentence: String
    /// The path, from the folder of the package.
    let file: String
  }

  @Test func aCodeStandsForOneSentenceAndASentenceForOneCode() throws {
    let reasons = try Self.reasons()
    #expect(reasons.count > 200)
    let sentences = Dictionary(grouping: reasons, by: \.code).mapValues {
      Set($0.map(\.sentence))
    }
    for (code, sentences) in sentences { #expect(sentences.count == 1, "\(code): \(sentences)") }
    let codes = Dictionary(grouping: reasons, by: \.sentence).mapValues { Set($0.map(\.code)) }
    for (sentence, codes) in codes { #expect(codes.count == 1, "\(sentence): \(codes)") }
  }

  @Test func theGuideListsTheReasonsForTypedTexts() throws {
    let guide = Self.root.appendingPathComponent(
      "Sources/LocaleFormat/LocaleFormat.docc/ErrorsAndLimits.md"
    )
    var listed: [String: String] = [:]
    let table = try #require(
      try String(contentsOf: guide, encoding: .utf8).split(separator: "| Code | Template |\n").last
    )
    for row in table.prefix(upTo: table.firstRange(of: "\n\n")?.lowerBound ?? table.endIndex)
      .matches(of: /\| `([a-z-]+)` \| ([^|`]+) \|/)
    {
      listed[String(row.1)] = String(row.2).replacing(/\{\d\}/, with: "{}")
    }
    let reasons = try Self.reasons()
    for (code, sentence) in listed {
      let isThere = reasons.contains { $0.code == code && $0.sentence == sentence }
      #expect(isThere, "\(code): \(sentence)")
    }
    let ofReading = reasons.filter {
      $0.file.hasPrefix("Sources/LocaleFormat/") && $0.file.contains(/Reading|AnyDate|AmountStore/)
    }
    #expect(ofReading.count > 30)
    for reason in ofReading { #expect(listed[reason.code] != nil, "\(reason)") }
  }

  @Test func aCodeIsSmallWordsAndNumbersWithHyphensBetween() throws {
    for reason in try Self.reasons() {
      let isCode = reason.code.wholeMatch(of: /[a-z]+(-[a-z0-9]+)*/) != nil
      #expect(isCode, "\(reason.file): \(reason.code)")
    }
  }

  @Test func aCodeOfAnErrorIsItsNameInSmallWords() throws {
    var codes: [String: String] = [:]
    for file in Self.files {
      let source = try String(contentsOf: file, encoding: .utf8)
      for match in source.matches(of: /static var (\w+): Self \{ Self\(rawValue: "([a-z-]+)"\) \}/)
      {
        codes[String(match.1)] = String(match.2)
      }
    }
    #expect(codes.count > 40)
    for (name, value) in codes {
      #expect(value.filter { $0 != "-" } == name.lowercased())
    }
    for file in Self.files {
      let source = try String(contentsOf: file, encoding: .utf8)
      for link in source.matches(of: /FormatError[.\/]Code[.\/](\w+)/) {
        #expect(codes[String(link.1)] != nil, "\(file.lastPathComponent): \(link.0)")
      }
    }
  }

  // MARK: Reading the sources

  private static var root: URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  }

  private static var files: [URL] {
    let contents = FileManager.default.enumerator(
      at: root.appendingPathComponent("Sources"),
      includingPropertiesForKeys: nil
    )
    return (contents ?? .init()).compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }
  }

  /// Read once, because it takes seconds.
  private static let found = Result { try read() }

  private static func reasons() throws -> [Reason] { try found.get() }

  private static func read() throws -> [Reason] {
    try files.flatMap { file in
      let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      let code = lines.filter { !$0.drop { $0 == " " }.hasPrefix("//") }.joined(separator: "\n")
      return try reasons(in: code, String(file.path.dropFirst(root.path.count + 1)))
    }
  }

  private static func reasons(in source: String, _ file: String) throws -> [Reason] {
    var found: [Reason] = []
    var rest = source[...]
    while let call = rest.firstMatch(of: /\bReason\(/) {
      rest = rest[call.range.upperBound...]
      let isLiteral = rest.firstMatch(of: /^\s*"/) != nil
      try #require(isLiteral, "\(file): no literal in \(rest.prefix(60))")
      let code = try #require(literal(&rest), "\(file)")
      rest = rest.drop { $0.isWhitespace || $0 == "," }
      let sentence = try #require(literal(&rest), "\(file): \(code)")
      found.append(Reason(code: code, sentence: sentence, file: file))
    }
    return found
  }

  // Removes a literal from the start of a text, with any spaces before it.
  private static func literal(_ rest: inout Substring) -> String? {
    rest = rest.drop(while: \.isWhitespace)
    let quote = rest.hasPrefix("\"\"\"") ? "\"\"\"" : "\""
    guard rest.hasPrefix(quote) else { return nil }
    rest = rest.dropFirst(quote.count)
    var text = ""
    while !rest.hasPrefix(quote) {
      guard let next = rest.popFirst() else { return nil }
      guard next == "\\" else {
        text.append(next)
        continue
      }
      guard let escaped = rest.popFirst() else { return nil }
      switch escaped {
      case "(":
        dropValue(&rest)
        text += "{}"
      case "\n": rest = rest.drop { $0 == " " }
      default: text.append(escaped)
      }
    }
    rest = rest.dropFirst(quote.count)
    guard quote.count == 3 else { return text }
    return text.split(separator: "\n").map { $0.drop { $0 == " " } }.joined(separator: "\n")
  }

  // Drops an interpolated value up to its closing parenthesis.
  private static func dropValue(_ rest: inout Substring) {
    var depth = 1
    while depth > 0, let next = rest.popFirst() {
      if next == "(" { depth += 1 }
      if next == ")" { depth -= 1 }
    }
  }
}
