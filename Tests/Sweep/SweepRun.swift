internal import Comparisons
internal import FoundationEssentials
internal import Glibc
internal import LocaleFormat
internal import Synchronization
internal import TestSupport

/// One run over the chosen comparisons.
final class SweepRun: Sendable {
  /// A unit of work: a comparison in some locales.
  struct Unit: Sendable {
    let comparison: Comparison
    let part: Int
    let locales: [LocaleID]

    var name: String { "\(comparison.name)#\(part)" }
  }

  private static let localesInAPart = 23
  /// In a sample a comparison takes every sixth part, and the next comparison other parts.
  private static let stepOfASample = 6

  private let options: SweepOptions
  private let units: [Unit]
  private let next = Counter()
  private let state: SweepState
  private let threads: Int

  init(_ options: SweepOptions) throws {
    self.options = options
    threads =
      options.threads > 0 ? options.threads : max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))))
    let locales = Scope.locales(options.width)
    let parts = stride(from: 0, to: locales.count, by: Self.localesInAPart).map {
      Array(locales[$0..<min($0 + Self.localesInAPart, locales.count)])
    }
    let step = options.width == .sample ? Self.stepOfASample : 1
    let all = options.comparisons.flatMap { comparison in
      comparison.isByLocale
        ? parts.enumerated().filter { ($0.offset + comparison.place) % step == 0 }.map {
          Unit(comparison: comparison, part: $0.offset, locales: $0.element)
        } : [Unit(comparison: comparison, part: 0, locales: locales)]
    }
    let versions = try LibraryVersions.current
    state = try SweepState(
      file: options.state,
      header: "ICU \(versions.icu), \(options.width.rawValue), \(Self.environment)"
    )
    let state = state
    units = all.filter { !state.contains($0.name) }
    if units.count < all.count {
      Sweep.note("sweep: \(all.count - units.count) of \(all.count) parts are done\n")
    }
  }

  /// Environment variables on which no result may depend.
  private static var environment: String {
    func value(_ name: String) -> String {
      unsafe getenv(name).map { unsafe String(cString: $0) } ?? ""
    }
    return "LC_ALL=\(value("LC_ALL")) TZ=\(value("TZ"))"
  }

  /// Runs the remaining units.
  ///
  /// Returns true if nothing differs, in this run and in those before it.
  func run() throws -> Bool {
    let isTerminal = isatty(STDERR_FILENO) == 1
    inThreads(threads) { [self] _ in
      while true {
        let index = next.take()
        guard index < units.count else { return }
        let unit = units[index]
        var differences = Differences()
        let time = ProcessorTime.measure {
          differences = unit.comparison.run(Scope(options.width, locales: unit.locales))
        }
        state.add(unit.name, differences, time / .seconds(1))
        if isTerminal || index % 50 == 49 {
          let end = isTerminal ? "\u{1B}[K\r" : "\n"
          Sweep.note("sweep: \(index + 1) of \(units.count): \(unit.name), \(state.summary)" + end)
        }
      }
    }
    if isTerminal { Sweep.note("\n") }
    print(state.table(), terminator: "")
    return state.isClean
  }
}
