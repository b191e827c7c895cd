/// The room of each name that one room alone declares.
///
/// A member of a type that an extension adds has a dot before its name.
struct Declarations {
  /// `nil` for a name that two rooms declare, or that is not certain.
  private var rooms: [String: String?] = [:]

  init(_ files: [CodeFile]) {
    for file in files { if file.isSwift { addSwift(file) } else { addC(file) } }
  }

  func room(_ name: String) -> String? { rooms[name] ?? nil }

  private mutating func declare(_ name: String, in room: String) {
    if let known = rooms[name] {
      if known != room { rooms[name] = .some(nil) }
    } else {
      rooms[name] = room
    }
  }

  private mutating func ignore(_ member: String) { rooms["." + member] = .some(nil) }

  private mutating func addSwift(_ file: CodeFile) {
    var isInExtension = false
    for line in file.lines.map(\.text) {
      guard let first = line.first else { continue }
      let indentation = line.count - line.withoutIndentation.count
      if indentation == 0, first != UInt8(ascii: "}") {
        isInExtension = line.starts(with: "extension ")
      }
      let isPrivate = line.contains("private")
      if indentation == 0, !isPrivate, let name = Self.name(in: line, after: Self.ofFiles) {
        declare(name, in: file.room)
      } else if indentation == 2, let name = Self.name(in: line, after: Self.ofTypes) {
        if isInExtension, !isPrivate { declare("." + name, in: file.room) } else { ignore(name) }
      } else if Self.declaresCase(line) || indentation > 2 && Self.declaresWithin(line) {
        for name in line.split(whereSeparator: { !$0.isOfName }) { ignore(name.text) }
      }
    }
  }

  private static let ofFiles = words(
    "struct class enum protocol actor typealias func"
  )
  private static let ofTypes = words(
    "struct class enum func var let typealias associatedtype"
  )
  private static let ofBodies = words("var let func")

  private static func words(_ text: String) -> [[UInt8]] {
    text.split(separator: " ").map { Array($0.utf8) }
  }

  /// The name after the first of some keywords that has one.
  private static func name(in line: Line, after keywords: [[UInt8]]) -> String? {
    var rest = line
    while let start = rest.firstIndex(where: \.isOfName) {
      let word = rest[start...].prefix(while: \.isOfName)
      rest = rest[word.endIndex...]
      guard rest.first == .space, keywords.contains(where: word.elementsEqual) else { continue }
      let name = rest.withoutIndentation.prefix(while: \.isLetterOrUnderscore)
      if !name.isEmpty { return name.text }
    }
    return nil
  }

  private static func declaresCase(_ line: Line) -> Bool {
    let code = line.withoutIndentation
    guard code.count < line.count, code.starts(with: "case ") else { return false }
    return code.dropFirst(5).withoutIndentation.first?.isLowercase == true
  }

  private static func declaresWithin(_ line: Line) -> Bool {
    var rest = line
    while let start = rest.firstIndex(where: \.isOfName) {
      let word = rest[start...].prefix(while: \.isOfName)
      rest = rest[word.endIndex...]
      if rest.first == .space, rest.withoutIndentation.first?.isLowercase == true,
        ofBodies.contains(where: word.elementsEqual)
      {
        return true
      }
    }
    return false
  }

  /// Functions that begin a line and are not static.
  private mutating func addC(_ file: CodeFile) {
    for line in file.lines.map(\.text) {
      guard line.first?.isLowercase == true, line.ends(with: "{"), line.contains(.parenthesis),
        !["static", "typedef", "extern"].contains(where: { line.starts(with: $0) })
      else { continue }
      if let name = Self.functionInC(line) { declare(name, in: file.room) }
    }
  }

  private static func functionInC(_ line: Line) -> String? {
    line.split(separator: .parenthesis, omittingEmptySubsequences: false).dropLast().lazy
      .compactMap { before -> String? in
        let name = Line(before.reversed().prefix(while: \.isLetterOrUnderscore).reversed())
        // A prefix in small letters, such as cicu_.
        return name.prefix(while: \.isLowercase).isEmpty || !name.contains(.underscore)
          ? nil : name.text
      }
      .first
  }
}
