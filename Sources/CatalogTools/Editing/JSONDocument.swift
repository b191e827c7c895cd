internal import CatalogFiles
internal import Faults
internal import Sharing

/// A JSON object of which single members are changed; all other bytes stay.
///
/// An object is only read member by member if one of them is changed. Members that are added stand
/// where their key belongs if the others are sorted as Xcode sorts them, and otherwise at the end.
struct JSONDocument: ~Copyable {
  /// A value: as it is in the source, an object with changes, or a new one.
  fileprivate enum Node {
    case source(Range<Int>)
    case object(JSONObject)
    case written(JSONText)
  }

  let bytes: [UInt8]
  private let style: JSONStyle
  private let limits: JSONReader.Limits
  private let root: JSONObject

  /// Reads the members of an object.
  ///
  /// - Parameters:
  ///   - bytes: The text.
  ///   - limits: The limits of what is read.
  ///   - style: The style of what is added, as far as the text does not show one.
  /// - Throws: The first fault; nothing else throws after that if all of the text is well-formed.
  init(
    _ bytes: [UInt8],
    limits: JSONReader.Limits,
    style: JSONStyle = JSONStyle()
  ) throws(JSONError) {
    self.bytes = bytes
    self.limits = limits
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    guard let root = try JSONObject(bytes, start..<bytes.count, limits) else {
      throw JSONError(offset: start, reason: Reason("json-object", "an object was expected"))
    }
    self.root = root
    self.style = root.style(in: bytes, style)
  }

  /// Gives the member at the end of a path of keys another value; objects that the path needs are
  /// made.
  ///
  /// - Parameters:
  ///   - path: The keys; at least one.
  ///   - value: The value; nil removes the member.
  /// - Throws: The first fault of an object that was not read before.
  func set(_ path: [String], to value: JSONText?) throws(JSONError) {
    try root.set(path[...], to: value, bytes, limits)
  }

  /// The text with the changes.
  func text() -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + bytes.count / 8)
    result += bytes[..<root.start]
    root.append(to: &result, bytes, style, depth: 0)
    return result + bytes[root.end...]
  }
}

/// An object of a JSON text, with changes.
///
/// It is a class so that a change deep inside a large object copies none of it.
private final class JSONObject {
  private struct Member {
    let key: String
    /// The key and the colon, with the space around it; nil for a new member.
    let head: Range<Int>?
    /// The space before the key, after the brace or the comma.
    let space: Range<Int>
    /// The space after the value, before the comma.
    var tail = 0..<0
    var value: JSONDocument.Node?
  }

  private(set) var start = 0
  private(set) var end = 0
  /// The space before the closing brace.
  private var closing = 0..<0
  private var members: [Member] = []
  private var positions: [ByteText: Int] = [:]
  /// The keys that more than one member has.
  private var repeated: Set<ByteText> = []
  private var added: [(key: String, value: JSONDocument.Node)] = []
  private var addedPositions: [ByteText: Int] = [:]

  /// Makes an object that is not in the source.
  init() {}

  /// Reads the members of an object; nil if the value is another one.
  init?(_ bytes: [UInt8], _ range: Range<Int>, _ limits: JSONReader.Limits) throws(JSONError) {
    var json = JSONReader(bytes[range], limits: limits)
    guard case .object = try json.next() else { return nil }
    start = range.lowerBound + json.tokenOffset
    var last = start + 1
    while let key = try json.nextKey() {
      var head = range.lowerBound + json.tokenOffset..<json.index
      // The space begins after the comma.
      let comma = bytes[last..<head.lowerBound].lastIndex(of: UInt8(ascii: ","))
      let space = (comma.map { $0 + 1 } ?? last)..<head.lowerBound
      if let comma { members[members.count - 1].tail = last..<comma }
      let valueStart = json.index
      head = head.lowerBound..<valueStart
      try json.skip()
      if positions.updateValue(members.count, forKey: ByteText(key)) != nil {
        repeated.insert(ByteText(key))
      }
      members.append(
        Member(key: key, head: head, space: space, value: .source(valueStart..<json.index))
      )
      last = json.index
    }
    end = json.index
    closing = last..<end - 1
  }

  /// The style of the file whose outermost object this is.
  func style(in bytes: [UInt8], _ unknown: JSONStyle) -> JSONStyle {
    var style = unknown
    guard let first = members.first, let head = first.head else { return style }
    let space = bytes[first.space]
    if let line = space.lastIndex(of: UInt8(ascii: "\n")) {
      style.indent = String(decoding: space[(line + 1)...], as: UTF8.self)
      if line > space.startIndex, space[line - 1] == UInt8(ascii: "\r") { style.lineEnd = "\r\n" }
    } else {
      style.indent = nil
    }
    if let quote = bytes[head].lastIndex(of: UInt8(ascii: "\"")) {
      style.colon = String(decoding: bytes[quote + 1..<head.upperBound], as: UTF8.self)
    }
    return style
  }

  func set(
    _ path: ArraySlice<String>,
    to value: JSONText?,
    _ bytes: [UInt8],
    _ limits: JSONReader.Limits
  ) throws(JSONError) {
    guard let key = path.first else { return }
    let name = ByteText(key)
    let rest = path.dropFirst()
    if let position = positions[name], let old = members[position].value {
      members[position].value = try changed(old, rest, value, bytes, limits)
      if members[position].value == nil, repeated.contains(name) {
        // The last one counts, and without it one before it would.
        for index in members.indices where members[index].key.utf8.elementsEqual(key.utf8) {
          members[index].value = nil
        }
      }
    } else if let position = addedPositions[name] {
      if let new = try changed(added[position].value, rest, value, bytes, limits) {
        added[position].value = new
      } else {
        added.remove(at: position)
        addedPositions = [:]
        for (position, member) in added.enumerated() {
          addedPositions[ByteText(member.key)] = position
        }
      }
    } else if let node = try changed(nil, rest, value, bytes, limits) {
      if let position = positions[name] {
        members[position].value = node
      } else {
        addedPositions[name] = added.count
        added.append((key, node))
      }
    }
  }

  /// A value after a change inside it; nil if it is to be removed.
  private func changed(
    _ node: JSONDocument.Node?,
    _ rest: ArraySlice<String>,
    _ value: JSONText?,
    _ bytes: [UInt8],
    _ limits: JSONReader.Limits
  ) throws(JSONError) -> JSONDocument.Node? {
    guard !rest.isEmpty else { return value.map { .written($0) } }
    let object: JSONObject
    switch node {
    case .source(let range): object = try JSONObject(bytes, range, limits) ?? JSONObject()
    case .object(let known): object = known
    case .written(.object(let members)):
      object = JSONObject()
      for member in members { try object.set([member.key], to: member.value, bytes, limits) }
    case .written, nil:
      guard value != nil else { return node }
      object = JSONObject()
    }
    try object.set(rest, to: value, bytes, limits)
    return .object(object)
  }

  // MARK: Writing

  func append(to result: inout [UInt8], _ bytes: [UInt8], _ style: JSONStyle, depth: Int) {
    let known = members.filter { $0.value != nil }
    let new = added.map { Member(key: $0.key, head: nil, space: 0..<0, value: $0.value) }
    let all = style.sortsMembers ? ordered(known, new) : known + new
    guard !all.isEmpty else {
      result += style.empty(depth: depth).utf8
      return
    }
    result.append(UInt8(ascii: "{"))
    for (number, member) in all.enumerated() {
      if number > 0 {
        result += bytes[all[number - 1].tail]
        result.append(UInt8(ascii: ","))
      }
      if let head = member.head {
        result += bytes[member.space]
        result += bytes[head]
      } else {
        result += style.line(depth + 1).utf8
        result += JSONStyle.quoted(member.key).utf8
        result += style.colon.utf8
      }
      switch member.value {
      case .source(let range): result += bytes[range]
      case .object(let object): object.append(to: &result, bytes, style, depth: depth + 1)
      case .written(let value): result += style.text(value, depth: depth + 1).utf8
      case nil: break
      }
    }
    if members.isEmpty {
      result += style.line(depth).utf8
    } else {
      result += bytes[closing]
    }
    result.append(UInt8(ascii: "}"))
  }

  /// All members in the order in which they are written.
  private func ordered(_ known: [Member], _ new: [Member]) -> [Member] {
    guard !new.isEmpty else { return known }
    let areSorted = zip(known, known.dropFirst()).allSatisfy {
      NaturalOrder.areInOrder($0.key, $1.key)
    }
    guard areSorted else { return known + new }
    var result: [Member] = []
    var rest = new.sorted { NaturalOrder.areInOrder($0.key, $1.key) }[...]
    for member in known {
      while let next = rest.first, NaturalOrder.areInOrder(next.key, member.key) {
        result.append(next)
        rest = rest.dropFirst()
      }
      result.append(member)
    }
    return result + rest
  }
}
