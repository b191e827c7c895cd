/// Faults in the cache. All of them take half an hour, because the package is built twice, and once
/// more for each.
extension PatchGroup {
  static let prove = PatchGroup(
    name: "prove",
    sound: [sanitizedTests("ReclamationTests|FormatterTableTests")] + plain.all + sanitized.all,
    patches: barriers + tables
  )

  /// A release build, because a debug build retains every object in use, and so hides a use after
  /// the end.
  ///
  /// With the options of `.ci/hammer`.
  private static let sanitizer =
    "-c release -Xswiftc -enable-testing --sanitize=address --scratch-path .build/address"

  private static func sanitizedTests(_ filter: String) -> String {
    "ASAN_OPTIONS=detect_leaks=0 MALLOC_PERTURB_=165 timeout 900"
      + " swift test \(sanitizer) --disable-xctest --filter '\(filter)'"
  }

  /// The commands that build the hammer, run it, and read its machine code.
  private struct Hammer {
    let options: String
    let build: String

    var make: String { "swift build \(options) --product stress" }
    var strike: String {
      "ASAN_OPTIONS=detect_leaks=0 MALLOC_PERTURB_=165 timeout 60"
        + " \(build)/release/stress 20 --only 'pattern(template:for:)'"
    }
    var read: String { ".ci/machinecode \(build)/release" }
    var all: [String] { [make, strike, read] }
    var checks: [Patch.Check] { [.init(after: make, strike), .init(after: make, read)] }
  }

  private static let plain = Hammer(options: "-c release", build: ".build")
  private static let sanitized = Hammer(options: sanitizer, build: ".build/address")

  private static let cache = "Sources/LocaleFormat/Cache"
  private static let sharing = "Sources/Sharing/Threads"

  // The import is removed too, because the compiler refuses an unused one.
  static let barrier: [Patch.Edit] = [
    .init(sharing + "/HazardSlots.swift", "public import CSharing\n", "\n"),
    .init(
      sharing + "/HazardSlots.swift",
      "csharing_hazard_clear(UnsafeMutableRawPointer(slots + slot))",
      "slots[slot].address.store(0, ordering: .releasing)"
    ),
  ]
  private static let text: [Patch.Edit] = [
    .init(
      "Sources/LocaleFormat/Date/DatePatternRecipe.swift",
      "private let pattern: String",
      "let pattern: String"
    ),
    .init(
      "Sources/LocaleFormat/Date/FormatterCache+DatePattern.swift",
      everywhere: "$0.kept.string()",
      "$0.kept.pattern"
    ),
  ]

  private static let barriers: [Patch] = [
    Patch(
      "the barrier is taken out, and a text of the entry is handed out",
      barrier + text,
      plain.checks + sanitized.checks
    ),
    Patch(
      "the barrier is taken out",
      barrier,
      [.init(after: plain.make, plain.read, fails: "never calls csharing_hazard_clear")]
    ),
    Patch(
      "a text of the entry is handed out",
      text,
      [.init(after: plain.make, plain.read, fails: "before it clears its hazard pointer")]
    ),
    Patch(
      "a formatter is handed out",
      [
        .init(
          cache + "/FormatRecipe.swift",
          "try cache.table.formatter(self, locale)",
          "try cache.table.with(self, locale, generation: 0) { $0 }"
        )
      ],
      [.init(plain.make, fails: "no exact matches in call to instance method 'with'")]
    ),
    tested(
      "the hazard pointer is taken out",
      by: "anEntryInUseIsNeverFreed",
      .init(sharing + "/HazardSlots.swift", "desired: address,", "desired: 1,")
    ),
    tested(
      "the scan of the hazard pointers is taken out",
      by: "anEntryInUseIsNeverFreed",
      .init(
        sharing + "/RetiredObjects.swift",
        "!busy.contains(address)",
        "!(busy.contains(address) && address == 1)"
      )
    ),
  ]

  private static let tables: [Patch] = [
    inTable(
      "the whole key is not compared",
      "guard typed.matches(recipe, key, locale, generation)",
      "guard true"
    ),
    inTable(
      "one entry too many is kept",
      "entries == capacity { evict",
      "entries == capacity + 1 { evict"
    ),
    inTable("nothing gets a second chance", "steps <= mask + 1", "steps <= -1"),
    inTable(
      "gaps are not closed",
      "guard isBehindHome else",
      "guard isBehindHome && hash == 1 else"
    ),
    inTable(
      "old generations are stored",
      "entry.generation == 0 || entry.generation >= writer.oldestGeneration",
      "true"
    ),
    inTable(
      "nothing is invalidated",
      "$0.generation != 0 && $0.generation < generation",
      "false && $0.generation < generation"
    ),
    tested(
      "failures are built by everybody",
      by: "FormatterTableTests",
      .init("Sources/Sharing/Stores/Flight.swift", "if let state { return state }", "")
    ),
  ]

  private static func inTable(_ name: String, _ find: String, _ replacement: String) -> Patch {
    tested(
      name,
      by: "FormatterTableTests",
      .init(cache + "/FormatterTable.swift", find, replacement)
    )
  }

  /// A patch that tests under the address sanitizer notice.
  private static func tested(_ name: String, by filter: String, _ edit: Patch.Edit) -> Patch {
    Patch(
      name,
      [edit],
      [
        .init(
          after: "swift build --build-tests \(sanitizer)",
          sanitizedTests(filter),
          fails: "AddressSanitizer: |recorded an issue|Fatal error|signal"
        )
      ]
    )
  }
}
