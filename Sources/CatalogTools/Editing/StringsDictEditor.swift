package import CatalogFiles
internal import Faults
internal import Sharing

/// Changes single texts of a `.stringsdict` file in XML.
///
/// All other bytes stay. What is added stands at the end of its dictionary, with tabs as Xcode writes
/// them.
package struct StringsDictEditor {
  /// A dictionary or a text that is added.
  private indirect enum Addition {
    case text(String)
    case dictionary(Members)
  }

  /// The members of a dictionary that are added, in order.
  private struct Members {
    private(set) var all: [(key: String, value: Addition)] = []
    private var positions: [ByteText: Int] = [:]

    /// Adds a text at a path of keys; dictionaries that the path needs are made.
    mutating func add(_ path: ArraySlice<String>, _ text: String) {
      guard let key = path.first else { return }
      let position = positions[ByteText(key), default: all.count]
      if position == all.count {
        positions[ByteText(key)] = position
        all.append((key, .dictionary(Members())))
      }
      guard path.count > 1 else {
        all[position].value = .text(text)
        return
      }
      var inner = Members()
      if case .dictionary(let known) = all[position].value { inner = known }
      inner.add(path.dropFirst(), text)
      all[position].value = .dictionary(inner)
    }
  }

  /// The additions to one dictionary of the file.
  private struct Additions {
    let element: Range<Int>
    let depth: Int
    var members = Members()
  }

  private let source: StringsDictSource
  private let keys: [ByteText: PropertyListObject]
  /// The bytes of the members of each key.
  private let members: [ByteText: [Range<Int>]]
  private let file: String
  private var edits = TextEdits()
  private var additions: [SourcePlace: Additions] = [:]

  /// The content of a file without keys.
  package static let empty = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">
    <dict>
    </dict>
    </plist>

    """

  /// Reads a file that is to be changed.
  ///
  /// - Throws: The first fault of the file, with its place.
  package init(_ bytes: [UInt8], file: String) throws(CatalogIssue) {
    source = try StringsDictSource(bytes, file: file, limits: .tools)
    keys = source.root.membersByKey
    members = Dictionary(grouping: source.members) { ByteText($0.key) }.mapValues {
      $0.map(\.range)
    }
    self.file = file
  }

  /// Whether the file has something at a path of keys, before the changes.
  package func contains(_ path: [String]) -> Bool { object(path) != nil }

  /// Gives the text at a path of keys another value; dictionaries that the path needs are made.
  ///
  /// - Throws: An issue if XML cannot hold the text, or if the file has something else there.
  package mutating func set(_ path: [String], to text: String) throws(CatalogIssue) {
    guard let escaped = XMLText.escaped(text) else {
      let part = "the character \(XMLText.firstUnheld(in: text) ?? "")"
      throw CatalogIssue(
        file: file,
        place: .start,
        reason: .unheld(path.first ?? "", part, in: ".stringsdict")
      )
    }
    if let old = object(path) {
      guard case .text(let known) = old.value, let element = source.element(of: old) else {
        throw notDictionary(path, old)
      }
      guard !known.utf8.elementsEqual(text.utf8) else { return }
      edits.replace(element, with: "<string>\(escaped)</string>")
      return
    }
    var parent = source.root
    var depth = 0
    while depth < path.count - 1, let next = object(Array(path[...depth])) {
      (parent, depth) = (next, depth + 1)
    }
    guard case .dictionary = parent.value, let element = source.element(of: parent) else {
      throw notDictionary(path, parent)
    }
    var added = additions[parent.place] ?? Additions(element: element, depth: depth)
    additions[parent.place] = nil
    added.members.add(path[depth...], escaped)
    additions[parent.place] = added
  }

  /// Adds the texts of an object of another file at a path of keys.
  ///
  /// - Throws: What ``set(_:to:)`` throws.
  mutating func add(_ object: PropertyListObject, at path: [String]) throws(CatalogIssue) {
    switch object.value {
    case .text(let text): try set(path, to: text)
    case .dictionary(let members):
      for member in members { try add(member.object, at: path + [member.key.text]) }
    default: break
    }
  }

  /// Removes a key with the space and the comments before it; the texts in it must not be changed.
  package mutating func remove(_ key: String) {
    for member in members[ByteText(key)] ?? [] { edits.replace(afterLine(of: member), with: "") }
  }

  /// A member without the comments in the line in which the one before it ends.
  private func afterLine(of member: Range<Int>) -> Range<Int> {
    let line = source.text.bytes[member].prefix { $0 != UInt8(ascii: "\n") }
    guard line.count < member.count, line.firstRange(of: "<!--".utf8) != nil,
      let end = line.lastIndex(of: UInt8(ascii: ">")),
      line[..<end].suffix(2) == Array("--".utf8)[...]
    else { return member }
    return end + 1..<member.upperBound
  }

  /// The content of the file with the changes; the same bytes if nothing is changed.
  package func bytes() -> [UInt8] {
    var edits = edits
    for added in additions.values {
      let lines = Self.lines(added.members, depth: added.depth + 1).joined(separator: "\n")
      let text = source.text.bytes
      let indent = String(repeating: "\t", count: added.depth)
      let element = text[added.element]
      guard element.suffix(2) != Array("/>".utf8)[...],
        let closing = element.lastIndex(of: UInt8(ascii: "<"))
      else {
        edits.replace(added.element, with: "<dict>\n\(lines)\n\(indent)</dict>")
        continue
      }
      // The additions take the place of the space before the last tag.
      var end = closing
      while end > element.startIndex, [0x20, 0x09, 0x0A, 0x0D].contains(text[end - 1]) { end -= 1 }
      let space = String(decoding: text[end..<closing], as: UTF8.self)
      edits.replace(end..<end, with: "\n" + lines)
      if !space.contains("\n") { edits.replace(closing..<closing, with: "\n" + indent) }
    }
    return source.text.encoded(edits.applied(to: source.text.bytes))
  }

  private func object(_ path: [String]) -> PropertyListObject? {
    guard let first = path.first else { return source.root }
    return path.dropFirst().reduce(keys[ByteText(first)]) { $0?[$1] }
  }

  private func notDictionary(_ path: [String], _ found: PropertyListObject) -> CatalogIssue {
    CatalogIssue(
      file: file,
      place: found.place,
      reason: Reason(
        "other-structure",
        "'\((path.first ?? "").excerpt)' has another structure than in the development language"
      )
    )
  }

  // MARK: Additions

  private static func lines(_ members: Members, depth: Int) -> [String] {
    let indent = String(repeating: "\t", count: depth)
    return members.all.flatMap { member in
      let key = "\(indent)<key>\(XMLText.escaped(member.key) ?? "")</key>"
      switch member.value {
      case .text(let text): return [key, "\(indent)<string>\(text)</string>"]
      case .dictionary(let members):
        return [key, "\(indent)<dict>"] + lines(members, depth: depth + 1) + ["\(indent)</dict>"]
      }
    }
  }
}

extension PropertyListObject {
  /// The objects of a dictionary by their keys.
  var membersByKey: [ByteText: PropertyListObject] {
    guard case .dictionary(let members) = value else { return [:] }
    return Dictionary(members.map { (ByteText($0.key.text), $0.object) }) { $1 }
  }
}
