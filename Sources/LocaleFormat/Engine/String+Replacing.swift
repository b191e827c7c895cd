// The standard library's replacements use regular expressions, which are far slower for these.
extension String {
  /// Returns the text with the first occurrence of a part replaced; the text itself if there is
  /// none.
  func substituting(first part: String, with other: String) -> String {
    let bytes = Array(utf8)
    let wanted = Array(part.utf8)
    guard !wanted.isEmpty, bytes.count >= wanted.count else { return self }
    for start in 0...(bytes.count - wanted.count)
    where bytes[start] == wanted[0] && bytes[start..<(start + wanted.count)] == wanted[...] {
      let head = String(decoding: bytes[..<start], as: UTF8.self)
      return head + other + String(decoding: bytes[(start + wanted.count)...], as: UTF8.self)
    }
    return self
  }

  /// Returns the text with every occurrence of an ASCII character replaced.
  func substituting(each character: Unicode.Scalar, with other: String) -> String {
    var view = UnicodeScalarView()
    for scalar in unicodeScalars {
      if scalar == character {
        view.append(contentsOf: other.unicodeScalars)
      } else {
        view.append(scalar)
      }
    }
    return String(view)
  }
}
