import Foundation

/// Lines of cells, written as text.
struct Table {
  /// The first line.
  let header: [String]
  /// The other lines.
  let lines: [[String]]
  /// The columns that contain text, and are aligned left.
  let textColumns: Set<Int>

  /// Writes the table, with a blank line between lines whose first cells differ.
  func text() -> String {
    let all = [header] + lines
    let widths = header.indices.map { column in all.map { $0[column].count }.max() ?? 0 }
    var text = ""
    var first = header[0]
    for line in all {
      if line[0] != first { text += "\n" }
      first = line[0]
      text += cells(line, widths) + "\n"
    }
    return text
  }

  private func cells(_ line: [String], _ widths: [Int]) -> String {
    let cells = zip(line, widths).enumerated().map { column, cell in
      let padding = String(repeating: " ", count: cell.1 - cell.0.count)
      return textColumns.contains(column) ? cell.0 + padding : padding + cell.0
    }
    return cells.joined(separator: "  ").trimmingSuffix(" ")
  }

  /// Writes a number with about three digits.
  static func number(_ value: Double?) -> String {
    guard let value else { return "" }
    let size = abs(value)
    let digits = size >= 100 || value == 0 ? 0 : size >= 10 ? 1 : 2
    return String(format: "%.\(digits)f", value)
  }
}

extension String {
  fileprivate func trimmingSuffix(_ character: Character) -> String {
    var text = self[...]
    while text.last == character { text.removeLast() }
    return String(text)
  }
}
