internal import Comparisons
internal import FoundationEssentials
internal import Glibc
internal import LocaleFormat
internal import Synchronization
internal import TestSupport

/// Compares everything that this package writes and reads with ICU and other oracles.
///
/// The work is split into units: a comparison in some locales. Each completed unit is a line of the
/// state file, so that a run that was stopped can continue.
@main struct Sweep {
  static let usage = """
    usage: sweep [NAME…] [--width features|sample|all] [--state FILE] [--threads N] [--list]
             compares what NAME begins with (number, date.styles, …), or everything: the texts of this package
             with those of ICU. Status 1 on a difference.
             --width    the locales and values to take: `sample` by default
             --state    remembers each part that is done, and leaves out what the file has
             --list     prints the names of all comparisons
           sweep memory [COUNT]
             formats and negotiates COUNT distinct made-up locales, a million by default, and fails when memory grows
           sweep plans [DATA]
             prints how many formatters of each kind have a plan in all locales, and the refusals by reason;
             with DATA `pinned`, those of compiled data

    """

  static func main() {
    do {
      let options = try SweepOptions(Array(CommandLine.arguments.dropFirst()))
      switch options.task {
      case .help: print(usage, terminator: "")
      case .list: for comparison in options.comparisons { print(comparison.name) }
      case .memory(let count): exit(try MemoryUse.run(count) ? 0 : 1)
      case .plans(let data): print(try PlanCoverage.table(data))
      case .compare: exit(try SweepRun(options).run() ? 0 : 1)
      }
    } catch let error as SweepOptions.Fault {
      note("sweep: \(error.description)\n" + usage)
      exit(EX_USAGE)
    } catch {
      note("sweep: \(error)\n")
      exit(EXIT_FAILURE)
    }
  }

  /// Writes to standard error.
  static func note(_ text: String) {
    _ = unsafe text.withCString { unsafe write(STDERR_FILENO, $0, strlen($0)) }
  }
}
