import Foundation
import Workloads

/// Measures everything that needs several threads or programs, adds the measurements of the
/// benchmark library, and prints one table; or shows the results of an earlier run.
///
/// The script `run` calls it. Its status is 2 when rows allocate or take memory that must not, and
/// 1 on any other failure.
@main
struct Report {
  static func main() throws {
    do {
      let arguments = try Arguments(Array(CommandLine.arguments.dropFirst()))
      try Chart.check()
      if let path = arguments["--from"] {
        try show(JSONDecoder().decode(Results.self, from: data(path)), arguments)
      } else {
        try measure(arguments)
      }
    } catch is Arguments.Misused {
      exit(withMessage: Arguments.usage, status: 64)
    }
  }

  private static func data(_ path: String) throws -> Data {
    try Data(contentsOf: URL(filePath: path))
  }

  private static func show(_ results: Results, _ arguments: Arguments) throws {
    if let path = arguments["--chart"] {
      try Data(Chart(results).text().utf8).write(to: URL(filePath: path))
    }
    if let path = arguments["--readme"] {
      let text = String(decoding: try data(path), as: UTF8.self)
      try Data(Page(results).replacing(in: text).utf8).write(to: URL(filePath: path))
    }
  }

  private static func measure(_ arguments: Arguments) throws {
    guard arguments.places.count == 2 else { throw Arguments.Misused() }
    // Before threads are started, because they take memory too.
    let memory = try Memory.all()
    let isQuick = arguments.isQuick
    var (measurements, missing, allocating) = try suite(
      SuiteResults(contentsOf: arguments.places[0]),
      isQuick: isQuick
    )
    measurements += try ThreadMeasurements.all(isQuick: isQuick)
    measurements.compare()
    if let lookUp = measurements.lookUp { measurements.append(lookUp) }
    // In a quick run times are inaccurate, and the sizes are far apart.
    let largestStep = isQuick ? nil : measurements.largestStep
    let (starts, instructions, streams) = try programs(arguments)
    let results = Results(
      date: Date.now.formatted(.iso8601),
      machine: try Machine(),
      load: try load(),
      isQuick: isQuick,
      versions: try Versions(swift: arguments["--swift"] ?? "of an unknown version"),
      measurements: measurements,
      largestStep: largestStep,
      memory: memory,
      starts: starts,
      instructions: instructions,
      streams: streams,
      peers: try arguments["--peers"].map(Peer.all),
      bars: Bars(
        measurements: measurements,
        memory: memory,
        largestStep: largestStep,
        instructions: instructions ?? []
      ).all()
    )
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    try encoder.encode(results).write(to: URL(filePath: arguments.places[1]))
    FileHandle.standardOutput.write(Data(Tables(results).text().utf8))
    if let warning = warning(measurements) { print(warning) }
    check(missing, allocating, arguments.requiresMemory ? memory : [])
  }

  private static func check(_ missing: [String], _ allocating: [String], _ memory: [Memory]) {
    if !missing.isEmpty { exit(withMessage: "these failed: \(missing.joined(separator: "; "))") }
    if !allocating.isEmpty {
      let rows = allocating.joined(separator: "; ")
      exit(
        withMessage: "these allocate, and must not, or more often than they may: \(rows)",
        status: 2
      )
    }
    let large = memory.filter { row in row.most.map { row.bytesPerFormatter > $0 } ?? false }
    if !large.isEmpty {
      let rows = large.map(\.job).joined(separator: "; ")
      exit(withMessage: "these take more memory than they may: \(rows)", status: 2)
    }
  }

  private static func programs(
    _ arguments: Arguments
  ) throws -> ([Start], [Instructions]?, [Stream]) {
    let isQuick = arguments.isQuick
    let (fmt, scratch) = (try arguments.required("--fmt"), try arguments.required("--scratch"))
    let programs = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent().path
    let starts = Starts(programs: programs, scratch: scratch, isQuick: isQuick)
    let lines = isQuick ? 2_000_000 : 10_000_000
    return (
      try starts.processes(fmt: fmt) + starts.firstUses(),
      try InstructionCounter(starts: starts, fmt: fmt).all(),
      try Streams(fmt: fmt, scratch: scratch, lines: lines).measure()
    )
  }

  private static func suite(
    _ results: SuiteResults,
    isQuick: Bool
  ) throws -> (measurements: [Measurement], missing: [String], allocating: [String]) {
    var measurements: [Measurement] = []
    var missing: [String] = []
    var allocating: [String] = []
    for row in try Workloads.rows(isQuick: isQuick) {
      guard let measurement = results.measurement(of: row) else {
        missing.append(row.identifier)
        continue
      }
      measurements.append(measurement)
      if let most = row.mostAllocations, measurement.allocationsPerCall > most {
        allocating.append(row.identifier)
      }
    }
    return (measurements, missing, allocating)
  }

  private static func load() throws -> String {
    let text = try String(contentsOfFile: "/proc/loadavg", encoding: .utf8)
    return text.split(separator: " ").prefix(3).joined(separator: " ")
  }

  /// A warning if this run is unreliable.
  private static func warning(_ measurements: [Measurement]) -> String? {
    let controls = measurements.filter { $0.row == ThreadJobs.control }
    let least = controls.compactMap(\.timesOneThread).min() ?? 2
    guard least < 1.8 else { return nil }
    let scale = String(format: "%.2f", least)
    return "Threads that share nothing reached x\(scale) on 2: the scaling of this run says little."
  }

  private static func exit(withMessage message: String, status: Int32 = 1) -> Never {
    FileHandle.standardError.write(Data("Report: \(message)\n".utf8))
    Foundation.exit(status)
  }
}
