/// The arguments of the program.
///
/// `Report SUITE-RESULTS JSON-OUT --fmt PATH --scratch DIRECTORY [--swift VERSION] [--peers FILE]
/// [--quick] [--require-memory]` measures. `Report --from JSON [--chart SVG] [--readme FILE]` shows the
/// results of an earlier run.
struct Arguments {
  static let usage = """
    usage: Report SUITE-RESULTS JSON-OUT --fmt PATH --scratch DIRECTORY [--swift VERSION] [--peers FILE] \
    [--quick] [--require-memory]
           Report --from JSON [--chart SVG] [--readme FILE]
    """
  struct Misused: Error {}

  private(set) var places: [String] = []
  private(set) var isQuick = false
  /// Whether the run fails if a formatter takes too much memory.
  private(set) var requiresMemory = false
  private var values: [String: String] = [:]

  init(_ arguments: [String]) throws {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--quick": isQuick = true
      case "--require-memory": requiresMemory = true
      case "--fmt", "--scratch", "--swift", "--peers", "--from", "--chart", "--readme":
        guard let value = rest.popFirst() else { throw Misused() }
        values[argument] = value
      default:
        guard !argument.hasPrefix("-") else { throw Misused() }
        places.append(argument)
      }
    }
  }

  subscript(name: String) -> String? { values[name] }

  func required(_ name: String) throws -> String {
    guard let value = values[name] else { throw Misused() }
    return value
  }
}
