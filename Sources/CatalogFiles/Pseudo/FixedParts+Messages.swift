extension FixedParts {
  /// The types of the arguments of ICU's messages.
  private static let argumentTypes: Set<String> = [
    "plural", "select", "selectordinal", "choice", "number", "date", "time", "spellout", "ordinal",
    "duration", "list",
  ]

  /// The closing brace of each opening one that has one.
  func closingBraces() -> [Int: Int] {
    var closing: [Int: Int] = [:]
    var open: [Int] = []
    for (place, byte) in bytes.enumerated() {
      if byte == UInt8(ascii: "{") {
        open.append(place)
      } else if byte == UInt8(ascii: "}"), let start = open.popLast() {
        closing[start] = place
      }
    }
    return closing
  }

  /// The end of an argument of ICU's messages, such as `{count, plural, one {# file} …}`, with all
  /// that is in it: its keywords decide which part is shown.
  func messageEnd(_ start: Int, _ closingBraces: [Int: Int]) -> Int? {
    guard let close = closingBraces[start] else { return nil }
    let comma = UInt8(ascii: ",")
    let name = word(from: start + 1)
    guard !name.isEmpty, bytes[after(name.endIndex)] == comma else { return nil }
    let type = word(from: after(name.endIndex) + 1)
    guard Self.argumentTypes.contains(String(decoding: type, as: UTF8.self)) else { return nil }
    let end = after(type.endIndex)
    return bytes[end] == comma || end == close ? close + 1 : nil
  }

  /// The word after some space.
  private func word(from start: Int) -> ArraySlice<UInt8> {
    bytes[after(start)...].prefix(Self.longestName).prefix { byte in
      !isSpace(byte) && !",{}".utf8.contains(byte)
    }
  }

  /// The place after some space; a closing brace follows somewhere.
  private func after(_ start: Int) -> Int {
    bytes[start...].firstIndex { !isSpace($0) } ?? bytes.endIndex - 1
  }
}
