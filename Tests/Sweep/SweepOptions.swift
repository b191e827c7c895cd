internal import Comparisons
internal import LocaleFormat
internal import TestSupport

/// The arguments of `sweep`.
struct SweepOptions {
  enum Task {
    case help
    case list
    case compare
    case memory(Int)
    case plans(FormattingData)
  }

  struct Fault: Error, CustomStringConvertible {
    let description: String
  }

  private(set) var task = Task.compare
  private(set) var comparisons = Comparison.all
  private(set) var width = Scope.Width.sample
  private(set) var state: String?
  private(set) var threads = 0

  init(_ arguments: [String]) throws(Fault) {
    var rest = arguments[...]
    var names: [String] = []
    while let argument = rest.popFirst() {
      func value() throws(Fault) -> String {
        guard let value = rest.popFirst() else {
          throw Fault(description: "\(argument) needs a value")
        }
        return value
      }
      switch argument {
      case "--help", "-h": task = .help
      case "--list": task = .list
      case "--state": state = try value()
      case "--width":
        let text = try value()
        guard let width = Scope.Width(rawValue: text) else {
          throw Fault(description: "there is no width '\(text)'")
        }
        self.width = width
      case "--threads":
        let text = try value()
        guard let count = Int(text), (1...256).contains(count) else {
          throw Fault(description: "'\(text)' is not a number of threads")
        }
        threads = count
      case "memory" where names.isEmpty:
        guard let count = rest.isEmpty ? 1_000_000 : Int(rest.removeFirst()), count > 0 else {
          throw Fault(description: "memory needs a count")
        }
        task = .memory(count)
      case "plans" where names.isEmpty && rest.count < 2:
        let name = rest.popFirst() ?? FormattingData.system.rawValue
        guard let data = FormattingData(rawValue: name) else {
          throw Fault(description: "there is no data '\(name)'")
        }
        task = .plans(data)
      case _ where argument.hasPrefix("-"):
        throw Fault(description: "there is no option '\(argument)'")
      default: names.append(argument)
      }
    }
    guard !names.isEmpty else { return }
    for name in names where !comparisons.contains(where: { Self.matches($0, name) }) {
      throw Fault(description: "no comparison is called '\(name)'")
    }
    comparisons = comparisons.filter { comparison in
      names.contains { Self.matches(comparison, $0) }
    }
  }

  private static func matches(_ comparison: Comparison, _ name: String) -> Bool {
    comparison.name == name || comparison.name.hasPrefix(name + ".")
  }
}
