extension FormatString {
  /// A text in capitals, but for what pseudo-localization does not change either, as a text that is in
  /// no localization is shown for tests.
  package static func inCapitals(_ format: String) -> String {
    let bytes = Array(format.utf8)
    let isFixed = FixedParts(bytes, isFormat: true).isFixed
    var result = ""
    var start = 0
    for end in 0...bytes.count where end > start {
      guard end == bytes.count || isFixed[end] != isFixed[start] else { continue }
      let part = String(decoding: bytes[start..<end], as: UTF8.self)
      result += isFixed[start] ? part : part.uppercased()
      start = end
    }
    // `%ß` would become a conversion.
    return Placeholders(result) == Placeholders(format) ? result : format
  }
}
