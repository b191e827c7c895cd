// The standard library's replacements use regular expressions, which are far slower for these.
extension String {
  /// Returns the text with the first occurrence of a part replaced; the text itself if there is
  /// none.
  func substituting(first part: String, with other: String) -> String {
    let (bytes, wanted) = (utf8.span, part.utf8.span)
    guard !wanted.isEmpty, bytes.count >= wanted.count else { return self }
    for start in 0...(bytes.count - wanted.count) {
      var count = 0
      while count < wanted.count, bytes[start + count] == wanted[count] { count += 1 }
      guard count == wanted.count else { continue }
      let place = utf8.index(startIndex, offsetBy: start)
      var text = String(self[..<place])
      text += other
      text += self[utf8.index(place, offsetBy: count)...]
      return text
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
