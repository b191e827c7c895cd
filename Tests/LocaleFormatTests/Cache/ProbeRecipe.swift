import MachineTime
import Sharing
import Synchronization

@testable import LocaleFormat

/// A recipe that tells what a cache does with it: how often it is made, and whether its ready form
/// is used after its end.
struct ProbeRecipe: CachedRecipe {
  static var kind: UInt64 { 1_000 }
  let number: Int
  /// How the next build ends.
  var fails = false
  let log: ProbeLog

  var fingerprint: UInt64 {
    collides ? 99 : UInt64(bitPattern: Int64(number)) &* 0x9E37_79B9_7F4A_7C15
  }
  /// Whether every number has one fingerprint.
  var collides = false

  static func == (left: ProbeRecipe, right: ProbeRecipe) -> Bool { left.number == right.number }
  func hash(into hasher: inout Hasher) { hasher.combine(number) }

  func makeCore(for locale: LocaleID) throws(FormatError) -> ProbeCore {
    log.builds.add(1, ordering: .relaxed)
    log.duringBuild.withLock { $0 }?()
    guard !fails else { throw .invalidCapacity(number) }
    return ProbeCore(number, log)
  }
}

/// What happened to probes.
final class ProbeLog: Sendable {
  let builds = Atomic<Int>(0)
  let alive = Atomic<Int>(0)
  /// Runs while a probe is made.
  let duringBuild = PosixMutex<(@Sendable () -> Void)?>(nil)
}

/// A ready form with a canary that is dead after the end.
final class ProbeCore: FormatterCore {
  let number: Int
  private let canary: Atomic<UInt64>
  private let text: String
  private let log: ProbeLog
  private static let living: UInt64 = 0xA11F_E000_A11F_E000

  init(_ number: Int, _ log: ProbeLog) {
    self.number = number
    self.log = log
    text = Self.text(number)
    canary = Atomic(Self.living &+ UInt64(bitPattern: Int64(number)))
    log.alive.add(1, ordering: .relaxed)
  }

  deinit {
    canary.store(0, ordering: .sequentiallyConsistent)
    log.alive.subtract(1, ordering: .relaxed)
  }

  var estimatedByteCount: Int { 1_000 }
  /// A text that is kept, and is longer than what a string holds in itself.
  static func text(_ number: Int) -> String { "what the probe says of number \(number)" }

  @inline(never)
  func string() -> String { String(copying: text.utf8Span) }
  var isAlive: Bool {
    canary.load(ordering: .sequentiallyConsistent) == Self.living
      &+ UInt64(bitPattern: Int64(number))
  }
}
