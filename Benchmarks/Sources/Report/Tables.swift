import Foundation

/// The tables that a run prints.
struct Tables {
  let results: Results

  init(_ results: Results) { self.results = results }

  func text() -> String {
    let versions = results.versions
    let summary = """
      ICU \(versions.icu), CLDR \(versions.cldr), \(results.machine.processors) processors, \
      load \(results.load), \(results.date)
      """
    var parts = [calls(), memory(), starts(), instructions(), streams(), bars()]
    if let step = results.largestStep {
      let times = Table.number(step.times)
      parts.append("cache sweep: largest step x\(times) from \(step.from) to \(step.to)\n")
    }
    return (parts + [summary + "\n"]).joined(separator: "\n")
  }

  private func calls() -> String {
    Table(
      header: [
        "job", "row", "threads", "ns/call", "allocations/call", "x Foundation kept", "x ICU kept",
        "x strptime", "scaling",
      ],
      lines: results.measurements.map { measurement in
        [
          measurement.job, measurement.row, "\(measurement.threads)",
          Table.number(measurement.nanosecondsPerCall),
          Table.number(measurement.allocationsPerCall),
          Table.number(measurement.timesFoundationKept), Table.number(measurement.timesICUKept),
          Table.number(measurement.timesStrptime), scaling(measurement),
        ]
      },
      textColumns: [0, 1, 8]
    ).text()
  }

  private func scaling(_ measurement: Measurement) -> String {
    if let step = measurement.step { return "x\(Table.number(step)) of the row above" }
    guard let scale = measurement.timesOneThread else { return "" }
    let range = measurement.timesOneThreadQuartiles.map { quartiles in
      " (\(quartiles.map(Table.number).joined(separator: " to ")))"
    }
    let control = measurement.controlTimesOneThread.map { ", the control x\(Table.number($0))" }
    return "x\(Table.number(scale)) of 1 thread\(range ?? "")\(control ?? "")"
  }

  private func memory() -> String {
    Table(
      header: ["a kept formatter", "whose", "bytes", "at most", ""],
      lines: results.memory.map { row in
        let isMet = row.most.map { row.bytesPerFormatter <= $0 ? "ok" : "above" }
        return [
          row.job, row.row, Table.number(row.bytesPerFormatter),
          row.most.map { String(format: "%.0f", $0) } ?? "", isMet ?? "",
        ]
      },
      textColumns: [0, 1, 4]
    ).text()
  }

  private func starts() -> String {
    Table(
      header: ["for the first time", "by", "µs"],
      lines: results.starts.map { [$0.job, $0.row, Table.number($0.microseconds)] },
      textColumns: [0, 1]
    ).text()
  }

  private func instructions() -> String {
    guard let counted = results.instructions else {
      return "Instructions are not counted: valgrind is not installed.\n"
    }
    return Table(
      header: ["for the first time", "by", "thousand instructions"],
      lines: counted.map { [$0.job, $0.row, Table.number($0.count / 1e3)] },
      textColumns: [0, 1]
    ).text()
  }

  private func streams() -> String {
    Table(
      header: ["lines of a file", "million lines", "million lines/s", "user s", "system s"],
      lines: results.streams.map {
        [
          $0.command, Table.number(Double($0.lines) / 1e6), Table.number($0.millionLinesPerSecond),
          Table.number($0.userSeconds), Table.number($0.systemSeconds),
        ]
      },
      textColumns: [0]
    ).text().replacing("\n\n", with: "\n")
  }

  private func bars() -> String {
    Table(
      header: ["aim", "reached", "", "aimed at", ""],
      lines: results.bars.map { bar in
        [
          bar.what, bar.reached.map { Table.number($0) + bar.unit } ?? "",
          bar.isLeast ? "at least" : "at most", Table.number(bar.aim) + bar.unit, bar.verdict,
        ]
      },
      textColumns: [0, 2, 4]
    ).text().replacing("\n\n", with: "\n")
  }
}
