import Foundation

/// The measurements as text, a line each.
struct Table {
  let measurements: [Measurement]

  func text() -> String {
    let header = [
      "job", "row", "threads", "ns/call", "allocations/call", "x Foundation kept", "x ICU kept",
      "x strptime", "scaling",
    ]
    let lines = measurements.map { measurement in
      [
        measurement.job, measurement.row, "\(measurement.threads)",
        number(measurement.nanosecondsPerCall), number(measurement.allocationsPerCall),
        number(measurement.timesFoundationKept), number(measurement.timesICUKept),
        number(measurement.timesStrptime), scaling(measurement),
      ]
    }
    let all = [header] + lines
    let widths = header.indices.map { column in all.map { $0[column].count }.max() ?? 0 }
    var text = ""
    var job = header[0]
    for line in all {
      // A blank line between jobs.
      if line[0] != job { text += "\n" }
      job = line[0]
      text += cells(line, widths) + "\n"
    }
    return text
  }

  private func cells(_ line: [String], _ widths: [Int]) -> String {
    let cells = zip(line, widths).enumerated().map { column, cell in
      let padding = String(repeating: " ", count: cell.1 - cell.0.count)
      let isText = column < 2 || column == line.count - 1
      return isText ? cell.0 + padding : padding + cell.0
    }
    return cells.joined(separator: "  ").trimmingSuffix(" ")
  }

  private func scaling(_ measurement: Measurement) -> String {
    if let step = measurement.step { return "x\(number(step)) of half as many" }
    guard let scale = measurement.timesOneThread else { return "" }
    let efficiency = measurement.efficiency.map { ", \(number($0)) of the control's" } ?? ""
    return "x\(number(scale)) of 1 thread\(efficiency)"
  }

  /// Three digits or so.
  private func number(_ value: Double?) -> String {
    guard let value else { return "" }
    let digits = value >= 100 || value == 0 ? 0 : value >= 10 ? 1 : 2
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
