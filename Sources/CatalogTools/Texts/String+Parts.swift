extension String {
  /// The parts between the occurrences of another text; the text itself if that is empty.
  func parts(dividedBy separator: String) -> [String] {
    guard !separator.isEmpty else { return [self] }
    var parts: [String] = []
    var part: [UInt8] = []
    var rest = Array(utf8)[...]
    let mark = Array(separator.utf8)
    while let byte = rest.first {
      if rest.starts(with: mark) {
        parts.append(String(decoding: part, as: UTF8.self))
        part = []
        rest = rest.dropFirst(mark.count)
      } else {
        part.append(byte)
        rest = rest.dropFirst()
      }
    }
    return parts + [String(decoding: part, as: UTF8.self)]
  }
}
