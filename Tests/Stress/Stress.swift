import Foundation
import TestSupport

/// Searches for errors between threads in the cache and in catalogs, from outside: see `.ci/hammer`.
///
/// `stress SECONDS [--only NAME] [--threads N]` calls verbs on some threads, while others drop what
/// the verbs use and overwrite its memory. Its status is 1 when a text was wrong. A use of freed
/// memory ends it by a signal, or by the address sanitizer. `stress --calls N --only NAME` calls
/// one verb N times on one thread, for a profiler. `stress --shared N` writes N texts of each kind of
/// format on each of 8 threads and compares them with those of one thread. `stress --replaced N` does
/// so with the texts of a catalog that is replaced N times meanwhile.
@main
struct Stress {
  private struct Misused: Error {}

  private var seconds: Double?
  private var calls: Int?
  private var shared: Int?
  private var replaced: Int?
  private var only: String?
  private var threads = 4

  static func main() throws {
    let stress: Stress
    do {
      stress = try Stress(Array(CommandLine.arguments.dropFirst()))
    } catch is Misused {
      let usage = """
        usage: stress SECONDS [--only NAME] [--threads N] | --calls N --only NAME | --shared N
                | --replaced N

        """
      FileHandle.standardError.write(Data(usage.utf8))
      exit(64)
    }
    try stress.run()
  }

  private init(_ arguments: [String]) throws {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--only": only = rest.popFirst()
      case "--calls": calls = try Self.number(rest.popFirst())
      case "--shared": shared = try Self.number(rest.popFirst())
      case "--replaced": replaced = try Self.number(rest.popFirst())
      case "--threads": threads = try Self.number(rest.popFirst())
      default: seconds = Double(try Self.number(argument))
      }
    }
    let tasks = [seconds != nil, calls != nil, shared != nil, replaced != nil]
    guard tasks.count(where: \.self) == 1, threads >= 2 else { throw Misused() }
  }

  private static func number(_ text: String?) throws -> Int {
    guard let text, let number = Int(text), number > 0 else { throw Misused() }
    return number
  }

  private func run() throws {
    if let shared { return try share(shared) }
    if let replaced { return try replace(replaced) }
    let world = try World()
    let verbs = try world.verbs().filter { only == nil || $0.name == only }
    guard !verbs.isEmpty else { throw Misused() }
    if let calls {
      for verb in verbs { try verb.repeated(calls) }
      return
    }
    let hammer = Hammer(threads: threads, drop: world.drop)
    let end = ContinuousClock.now + .seconds(seconds ?? 0)
    // Verbs whose entries keep a text get most of the time.
    while ContinuousClock.now < end {
      for verb in verbs where ContinuousClock.now < end {
        try hammer.strike(verb, for: verb.isKept ? .milliseconds(800) : .milliseconds(100))
      }
    }
    let counts = "\(hammer.calls) calls, \(hammer.drops) drops, \(hammer.wrong) wrong"
    print("\(verbs.count) verbs, \(counts)")
    if hammer.wrong > 0 { exit(1) }
  }

  private func share(_ calls: Int) throws {
    var all = Differences()
    for kind in CheckedKinds.all { all.add(try SharedUse.differences(kind, calls: calls)) }
    print("\(CheckedKinds.all.count) kinds, \(all.compared) texts on 8 threads, \(all.count) wrong")
    report(all)
  }

  private func replace(_ count: Int) throws {
    let all = try CatalogWorld.differences(replacing: count)
    print("\(count) catalogs, \(all.compared) texts on 8 threads, \(all.count) wrong")
    report(all)
  }

  private func report(_ all: Differences) {
    for difference in all.found { print(difference) }
    if all.count > 0 { exit(1) }
  }
}
