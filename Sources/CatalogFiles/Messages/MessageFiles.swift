internal import Faults
public import MessageSyntax

/// The choices that say how files of messages are read: JSON, ARB and `.properties`.
///
/// Such files do not say themselves in which syntax their messages are, and not every JSON file is a
/// catalog. So a folder with them has a file `MessageCatalog.json`, which the library, the command and
/// the build plugin read:
///
/// ```json
/// { "syntax": 1, "joiner": "." }
/// ```
/// Both members can be left out. ARB files are read without such a file too: their messages are in
/// ICU's syntax.
///
/// ```swift
/// let files = MessageFiles(.icu, joiner: "/")
/// let json = Array(#"{"home": {"title": "Start"}}"#.utf8)
/// let catalog = try StringCatalog([.messages(.bytes(json, name: "en.json"), files)])
/// catalog.string("home/title")  // "Start"
/// ```
public struct MessageFiles: Hashable, Sendable {
  /// The syntax of the messages.
  public var syntax: MessageVersion
  /// The text between the keys of objects that are one inside another: `.` makes `home.title` of
  /// `{"home": {"title": …}}`.
  public var joiner: String

  /// Makes choices.
  ///
  /// - Parameters:
  ///   - syntax: The syntax of the messages.
  ///   - joiner: The text between the keys of objects that are one inside another.
  public init(_ syntax: MessageVersion = .icu, joiner: String = ".") {
    self.syntax = syntax
    self.joiner = joiner
  }

  /// The name of the file that has the choices for the files beside it.
  public static var descriptionName: String { CatalogFileName.descriptionName }

  /// Reads the choices of a file.
  ///
  /// - Throws: The place of a member that is not known, or of a value that is not one of those.
  package init(
    description bytes: [UInt8],
    file: String,
    limits: CatalogLimits
  ) throws(CatalogIssue) {
    self.init()
    let source = try SourceReader(bytes, file: file, limits: limits)
    let limits = JSONReader.Limits(depth: limits.depth, valueCount: limits.valueCount)
    var json = JSONReader(source.text.bytes[source.text.start...], limits: limits)
    do throws(JSONError) {
      try read(&json)
    } catch {
      throw source.issue(at: source.text.start + error.offset, error.reason)
    }
  }

  private mutating func read(_ json: inout JSONReader) throws(JSONError) {
    guard case .object = try json.next() else {
      throw JSONError(offset: json.tokenOffset, reason: Self.objectExpected)
    }
    while let name = try json.nextKey() {
      let place = json.tokenOffset
      let value = try json.next()
      switch (name, value) {
      case ("syntax", .number(let text)), ("syntax", .text(let text)):
        guard let version = MessageVersion(rawValue: text) else {
          throw JSONError(offset: json.tokenOffset, reason: Self.syntaxExpected(text))
        }
        syntax = version
      case ("joiner", .text(let text)): joiner = text
      case ("syntax", _), ("joiner", _):
        throw JSONError(
          offset: json.tokenOffset,
          reason: .expected("a text", found: value.noun)
        )
      default:
        throw JSONError(
          offset: place,
          reason: Reason(
            "description-member",
            "'syntax' or 'joiner' was expected, not '\(name.excerpt)'"
          )
        )
      }
    }
    try json.finish()
  }

  private static var objectExpected: Reason {
    Reason("description-object", "an object such as {\"syntax\": 1} was expected")
  }

  private static func syntaxExpected(_ text: String) -> Reason {
    Reason(
      "description-syntax",
      "1 for ICU's syntax or 2 for MessageFormat 2 was expected, not '\(text.excerpt)'"
    )
  }
}
