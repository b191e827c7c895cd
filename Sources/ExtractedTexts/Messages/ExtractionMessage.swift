package import CatalogFiles
internal import CatalogTools
internal import Faults

/// A line that `fmt-extract` writes to standard output: an object in JSON, whose members are texts,
/// whole numbers and truth values.
///
/// The first message is ``begin(version:)`` or ``refusal(_:)``, and the last one ``end(isWhole:)``.
/// Texts or uses, and faults, follow in the order in which `fmt` shows them.
package enum ExtractionMessage: Hashable, Sendable {
  case begin(version: Int)
  /// The options are wrong, and nothing is read.
  case refusal(String)
  /// A source is read next: its name, and the number of those before it and of all.
  ///
  /// If the program dies, the last one of these names the source at which it did.
  case reading(String, number: Int, count: Int)
  case text(ExtractedText)
  case use(FoundationUse)
  case declaration(HidingDeclaration)
  case issue(CatalogIssue)
  /// All sources were read, and whether to their ends.
  case end(isWhole: Bool)

  /// The version of this form; another one is not understood.
  package static let version = 3

  /// The message as a line, without its end.
  package var line: String {
    let (kind, members) = content
    return JSONText.object([JSONMember("is", .text(kind))] + members).oneLine
  }

  private var content: (kind: String, members: [JSONMember]) {
    switch self {
    case .begin(let version): ("begin", [JSONMember("version", .number(version))])
    case .refusal(let reason): ("refusal", [JSONMember("message", .text(reason))])
    case .reading(let file, let number, let count):
      (
        "reading",
        [
          JSONMember("file", .text(file)), JSONMember("number", .number(number)),
          JSONMember("count", .number(count)),
        ]
      )
    case .text(let text): ("text", Self.members(of: text))
    case .use(let use): ("use", Self.members(of: use))
    case .declaration(let declaration):
      (
        "declaration",
        Self.members(of: declaration.file, declaration.place) + [
          JSONMember("name", .text(declaration.name))
        ]
      )
    case .issue(let issue):
      (
        "issue",
        Self.members(of: issue.file, issue.place) + [
          JSONMember("severity", .text(issue.severity.rawValue)),
          JSONMember("code", .text(issue.reason.code)),
          JSONMember("message", .text(issue.reason.description)),
        ]
      )
    case .end(let isWhole): ("end", [JSONMember("isWhole", .bool(isWhole))])
    }
  }

  private static func members(of file: String, _ place: SourcePlace) -> [JSONMember] {
    [
      JSONMember("file", .text(file)), JSONMember("line", .number(place.line)),
      JSONMember("column", .number(place.column)),
    ]
  }

  private static func members(of use: FoundationUse) -> [JSONMember] {
    var members = members(of: use.file, use.place) + [JSONMember("name", .text(use.name))]
    if let value = use.value { members.append(JSONMember("value", .text(value))) }
    if let name = use.hiddenBy { members.append(JSONMember("hiddenBy", .text(name))) }
    return members
  }

  private static func members(of text: ExtractedText) -> [JSONMember] {
    var members = members(of: text.file, text.key.place)
    members += [JSONMember("key", .text(text.key.text)), JSONMember("table", .text(text.table))]
    if let value = text.value { members.append(JSONMember("value", .text(value))) }
    if let comment = text.comment { members.append(JSONMember("comment", .text(comment))) }
    if text.hasUnknownTypes {
      let offsets = text.unknownTypes.map(String.init).joined(separator: " ")
      members.append(JSONMember("unknownTypes", .text(offsets)))
    }
    if text.isMessage {
      members.append(JSONMember("isMessage", .bool(true)))
    }
    return members
  }
}
