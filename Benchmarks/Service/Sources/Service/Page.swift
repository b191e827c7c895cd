import LocaleFormat

/// An HTML page in the reader's language.
struct Page {
  private var body = ""
  private let title: String

  init(title: String) {
    self.title = title
  }

  /// The whole page.
  var html: String {
    let language = AppLocale.current.language.tag
    let direction = AppLocale.current.writingDirection() == .rightToLeft ? "rtl" : "ltr"
    return """
      <!DOCTYPE html>
      <html lang="\(language)" dir="\(direction)">
      <meta charset="utf-8">
      <title>\(Self.escaped(title))</title>
      <h1>\(Self.escaped(title))</h1>
      \(body)</html>

      """
  }

  mutating func add(_ element: String, _ text: String) {
    body += "<\(element)>\(Self.escaped(text))</\(element)>\n"
  }

  mutating func add(list texts: [String]) {
    body += "<ul>\n"
    for text in texts { add("li", text) }
    body += "</ul>\n"
  }

  mutating func add(table rows: [[String]]) {
    body += "<table>\n"
    for row in rows {
      body += "<tr>"
      for cell in row { body += "<td>\(Self.escaped(cell))</td>" }
      body += "\n"
    }
    body += "</table>\n"
  }

  /// Returns a text in which no character is markup.
  static func escaped(_ text: String) -> String {
    guard text.utf8.contains(where: { "<>&\"".utf8.contains($0) }) else { return text }
    var escaped = ""
    for character in text.unicodeScalars {
      switch character {
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "&": escaped += "&amp;"
      case "\"": escaped += "&quot;"
      default: escaped.unicodeScalars.append(character)
      }
    }
    return escaped
  }
}
