import MachineTime
import Sharing
import Synchronization

@testable import LocaleFormat

/// A recipe that records what a cache does with it: the number of builds, and uses of its formatter
/// after the formatter was freed.
struct ProbeRecipe: FormatRecipe {
  var category: AppLocale.Category { .numbers }
  let number: Int
  /// Whether the next build fails.
  var fails = false
  let log: ProbeLog

  var key: RecipeKey {
    RecipeKey(
      digest: collides ? 99 : UInt64(bitPattern: Int64(number)) &* 0x9E37_79B9_7F4A_7C15
    )
  }
  /// Whether all numbers have the same fingerprint.
  var collides = false

  static func == (left: ProbeRecipe, right: ProbeRecipe) -> Bool { left.number == right.number }
  func hash(into hasher: inout Hasher) { hasher.combine(number) }

  func formatter(for locale: LocaleID) throws(FormatError) -> ProbeFormatter {
    log.builds.add(1, ordering: .relaxed)
    log.duringBuild.withLock { $0 }?()
    guard !fails else { throw .invalidUnit("\(number)") }
    return ProbeFormatter(resolvedLocale: try ResolvedLocale(.root), core: ProbeCore(number, log))
  }
}

/// Records what happened to probes.
final class ProbeLog: Sendable {
  let builds = Atomic<Int>(0)
  let alive = Atomic<Int>(0)
  /// A closure that runs while a probe is made.
  let duringBuild = PosixMutex<(@Sendable () -> Void)?>(nil)
}

/// A formatter that only holds its core.
struct ProbeFormatter: LocaleFormatter {
  let resolvedLocale: ResolvedLocale
  let core: ProbeCore

  func checkedAppend(_ value: Void, to bytes: inout [UInt8]) { bytes += core.string().utf8 }
}

/// The core of a probe, with a canary that is dead after the core is freed.
final class ProbeCore: Sendable {
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

  /// Returns a text to store that is too long for the inline form of a string.
  static func text(_ number: Int) -> String { "what the probe says of number \(number)" }

  @inline(never)
  func string() -> String { String(copying: text.utf8Span) }
  var isAlive: Bool {
    canary.load(ordering: .sequentiallyConsistent) == Self.living
      &+ UInt64(bitPattern: Int64(number))
  }
}
