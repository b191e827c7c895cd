/// Fails on phrases that are hard to understand in the files of some folders; by default in all
/// texts of the repository.
package enum ProseCheck {
  private static let folders = [
    "README.md", "Benchmarks/README.md", "CLDRData/README.md", "Package.swift", "Sources", "Tests",
    "Benchmarks/Sources", "Benchmarks/run", ".ci",
  ]

  package static func run(_ paths: [String]) throws -> Int32 {
    let files = try (paths.isEmpty ? folders : paths).flatMap { try TextFile.paths(at: $0) }
    let faults = try files.filter(isProse).sorted().flatMap { path in
      ProseReader(try TextFile(path: path)).faults
    }
    for fault in faults { print(fault) }
    if !faults.isEmpty { print("\(faults.count) phrases to reword") }
    return faults.isEmpty ? 0 : 1
  }

  private static func isProse(_ path: String) -> Bool {
    [".swift", ".md", ".c", ".h", ".cpp"].contains(where: path.hasSuffix)
      || path.hasPrefix(".ci/") || path == "run" || path.hasSuffix("/run")
  }
}
