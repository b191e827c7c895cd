import Foundation
import Synchronization

@testable import LocaleFormat

/// What threads together compared, and what differs.
final class ExactnessTally: Sendable {
  struct Total: Sendable {
    var compared = 0
    var differences = 0
    /// The first differences.
    var first: [String] = []
    /// What could not be compared at all.
    var failures: [String] = []
    /// By style, how many formatters were compiled.
    var compiled: [String: Int] = [:]
    /// By style and by the reason, the locales whose formatter was not.
    var refused: [String: [PlanRefusal: [String]]] = [:]

    /// What was compared, what differs first, and how many formatters have a plan.
    var summary: String {
      let formatters = compiled.values.reduce(0, +)
      let others = refused.values.flatMap(\.values).reduce(0) { $0 + $1.count }
      let lines = [
        "formatters: \(formatters) compiled, \(others) not",
        "compared \(compared) numbers: \(differences) differences",
      ]
      return (lines + first + failures).joined(separator: "\n")
    }

    /// Why formatters have no plan: a line for styles of which the same can be said.
    var refusals: String {
      let styles = Set(compiled.keys).union(refused.keys).sorted()
      let alike = Dictionary(grouping: styles) { style in
        let reasons = (refused[style] ?? [:]).sorted { $0.key.rawValue < $1.key.rawValue }
          .map { reason, locales in
            let some = locales.sorted().prefix(12).joined(separator: " ")
            return "; not \(locales.count): \(reason) (\(some)\(locales.count > 12 ? " …" : ""))"
          }
        return "compiled \(compiled[style] ?? 0)\(reasons.joined())"
      }
      return alike.sorted { $0.value[0] < $1.value[0] }
        .map { "\($0.value.joined(separator: ", ")): \($0.key)" }.joined(separator: "\n")
    }
  }

  private let state = Mutex(Total())

  var total: Total { state.withLock { $0 } }

  func add(_ style: String, _ locale: LocaleID, _ formatter: NumberFormat.Formatter) {
    state.withLock { total in
      if let refusal = formatter.planRefusal {
        total.refused[style, default: [:]][refusal, default: []].append(locale.tag)
      } else {
        total.compiled[style, default: 0] += 1
      }
    }
  }

  func add(compared: Int, _ differences: [String]) {
    state.withLock { total in
      total.compared += compared
      total.differences += differences.count
      total.first += differences.prefix(max(20 - total.first.count, 0))
    }
  }

  func add(failure: String) { state.withLock { $0.failures.append(failure) } }

  /// A line on standard error, for those who wait.
  func report(progress: Int, of count: Int) {
    let (compared, differences) = state.withLock { ($0.compared, $0.differences) }
    let line =
      "exact: \(progress) of \(count) locales, \(compared) numbers, \(differences) differ\n"
    FileHandle.standardError.write(Data(line.utf8))
  }
}
