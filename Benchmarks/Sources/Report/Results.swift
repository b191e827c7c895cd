import Foundation
import LocaleFormat

/// All results of a run, as in its file.
struct Results: Codable {
  let date: String
  let machine: Machine
  /// The load averages of the system, including this run.
  let load: String
  let isQuick: Bool
  let versions: Versions
  let measurements: [Measurement]
  /// The largest step of the sweep; nil if its sizes are far apart.
  let largestStep: Step?
  let memory: [Memory]
  let starts: [Start]
  /// Nil if valgrind is not installed.
  let instructions: [Instructions]?
  let streams: [Stream]
  /// Nil in the results of earlier versions.
  let peers: [Peer]?
  let bars: [Bar]
}

/// The kept formatters of another language, measured by its own program in `Peers`.
struct Peer: Codable {
  /// With the version.
  let name: String
  /// By the name of the job.
  let nanoseconds: [String: Double]

  /// Reads a file with one object on each line.
  static func all(contentsOf path: String) throws -> [Peer] {
    try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n").map {
      try JSONDecoder().decode(Peer.self, from: Data($0.utf8))
    }
  }
}

/// The versions of code and data.
struct Versions: Codable {
  let package: String
  let icu: String
  let cldr: String
  let unicode: String
  let icuZones: String
  let systemZones: String?
  let swift: String

  /// - Parameter swift: The version of the compiler, which a program cannot find out.
  /// - Throws: An error when ICU's data is missing.
  init(swift: String) throws {
    let current = try LibraryVersions.current
    package = current.package
    icu = current.icu
    cldr = current.cldr
    unicode = current.unicode
    icuZones = current.icuZones
    systemZones = current.systemZones
    self.swift = swift
  }
}

/// The machine that everything ran on.
struct Machine: Codable {
  let processor: String
  let processors: Int
  let system: String

  /// - Throws: An error when the files that describe the system cannot be read.
  init() throws {
    let processor = try String(contentsOfFile: "/proc/cpuinfo", encoding: .utf8)
      .split(separator: "\n").first { $0.hasPrefix("model name") }
    self.processor = Self.value(processor, after: ":") ?? "an unnamed processor"
    processors = ProcessInfo.processInfo.activeProcessorCount
    let system = try String(contentsOfFile: "/etc/os-release", encoding: .utf8)
      .split(separator: "\n").first { $0.hasPrefix("PRETTY_NAME=") }
    self.system = Self.value(system, after: "=") ?? "Linux"
  }

  private static func value(_ line: Substring?, after mark: Character) -> String? {
    guard let line, let place = line.firstIndex(of: mark) else { return nil }
    return line[line.index(after: place)...].trimmingCharacters(in: .init(charactersIn: " \t\""))
  }
}

extension Results {
  /// The machine, the versions and the date, without which a figure means nothing.
  var caption: String {
    let cores = machine.processors == 1 ? "1 core" : "\(machine.processors) cores"
    return """
      \(machine.processor), \(cores), \(machine.system), ICU \(versions.icu), Swift \(versions.swift), \
      \(date.prefix(10))\(isQuick ? ", a quick look" : "")
      """
  }
}
