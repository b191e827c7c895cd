internal import CatalogFiles
internal import Faults

extension ExtractionMessage {
  /// Reads a line; nil if it is not one of these messages.
  package init?(_ line: ArraySlice<UInt8>) {
    guard let members = Members(line), let message = members.message else { return nil }
    self = message
  }

  /// The members of an object.
  private struct Members {
    private var values: [String: JSONToken] = [:]

    init?(_ line: ArraySlice<UInt8>) {
      var reader = JSONReader(line, limits: JSONReader.Limits(depth: 1, valueCount: 32))
      do throws(JSONError) {
        guard case .object = try reader.next() else { return nil }
        while let key = try reader.nextKey() { values[key] = try reader.next() }
        try reader.finish()
      } catch {
        return nil
      }
    }

    func text(_ key: String) -> String? {
      guard case .text(let text)? = values[key] else { return nil }
      return text
    }

    func number(_ key: String) -> Int? {
      guard case .number(let text)? = values[key] else { return nil }
      return Int(text)
    }

    private var place: SourcePlace? {
      guard let line = number("line"), let column = number("column") else { return nil }
      return SourcePlace(line: line, column: column)
    }

    var message: ExtractionMessage? {
      switch text("is") {
      case "begin": number("version").map { .begin(version: $0) }
      case "refusal": text("message").map { .refusal($0) }
      case "reading": reading
      case "text": extracted.map { .text($0) }
      case "use": use.map { .use($0) }
      case "declaration": declaration.map { .declaration($0) }
      case "issue": issue.map { .issue($0) }
      case "end": end
      default: nil
      }
    }

    private var reading: ExtractionMessage? {
      guard let file = text("file"), let place = number("number"), let count = number("count")
      else { return nil }
      return .reading(file, number: place, count: count)
    }

    private var extracted: ExtractedText? {
      guard let place, let file = text("file"), let key = text("key"), let table = text("table")
      else { return nil }
      return ExtractedText(
        CatalogText(key, at: place),
        value: text("value"),
        table: table,
        comment: text("comment"),
        file: file,
        unknownTypes: (text("unknownTypes") ?? "").split(separator: " ").compactMap { Int($0) },
        isMessage: values["isMessage"] == .bool(true)
      )
    }

    private var use: FoundationUse? {
      guard let place, let file = text("file"), let name = text("name") else { return nil }
      return FoundationUse(
        name,
        value: text("value"),
        hiddenBy: text("hiddenBy"),
        file: file,
        place: place
      )
    }

    private var declaration: HidingDeclaration? {
      guard let place, let file = text("file"), let name = text("name") else { return nil }
      return HidingDeclaration(name, file: file, place: place)
    }

    private var issue: CatalogIssue? {
      guard let place, let file = text("file"), let code = text("code"),
        let message = text("message"),
        let severity = text("severity").flatMap(CatalogIssue.Severity.init)
      else { return nil }
      // The code is of a reason that the other program made.
      let reason = FormatError.Reason(code, "\(message)")
      return CatalogIssue(severity, file: file, place: place, reason: reason)
    }

    private var end: ExtractionMessage? {
      guard case .bool(let isWhole)? = values["isWhole"] else { return nil }
      return .end(isWhole: isWhole)
    }
  }
}
