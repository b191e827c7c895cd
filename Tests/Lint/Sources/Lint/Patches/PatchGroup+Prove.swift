/// Faults in the cache and in plans. Most of the time goes into builds: three kinds of them, and one
/// more for each patch.
extension PatchGroup {
  static let prove = PatchGroup(
    name: "prove",
    triesSoundSources: true,
    patches: barriers + hazards + tables + plans
  )

  /// A release build, because a debug build retains every object in use, and so hides a use after
  /// the end.
  ///
  /// With the options of `.ci/hammer`.
  private static let sanitizer =
    "-c release -Xswiftc -enable-testing --sanitize=address --scratch-path .build/address"

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
  ]

  private static let hazards: [Patch] = [
    inUse(
      "the hazard pointer is taken out",
      .init(sharing + "/HazardSlots.swift", "desired: address,", "desired: 1,")
    ),
    inUse(
      "the scan of the hazard pointers is taken out",
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
      "guard !GenerationMark.isOld(entry.generation, before: writer.oldestGeneration) else",
      "guard true else"
    ),
    logic(
      "nothing is invalidated",
      .init(
        cache + "/FormatterTable+Whole.swift",
        "GenerationMark.isOld($0.generation, before: generation)",
        "false"
      )
    ),
    logic(
      "failures are built by everybody",
      .init("Sources/Sharing/Stores/Flight.swift", "if let state { return state }", "")
    ),
  ]

  /// A patch that the tests of entries in use notice, under the address sanitizer.
  private static func inUse(_ name: String, _ edit: Patch.Edit) -> Patch {
    Patch(
      name,
      [edit],
      [
        .init(
          after: "swift build --build-tests \(sanitizer)",
          "ASAN_OPTIONS=detect_leaks=0 MALLOC_PERTURB_=165 timeout 900"
            + " swift test --skip-build \(sanitizer) --disable-xctest"
            + " --filter anEntryInUseIsNeverFreed",
          fails: "AddressSanitizer: |recorded an issue|Fatal error|signal"
        )
      ]
    )
  }

  private static func inTable(_ name: String, _ find: String, _ replacement: String) -> Patch {
    logic(name, .init(cache + "/FormatterTable.swift", find, replacement))
  }

  /// A patch that the tests of the table notice.
  ///
  /// No memory is misused, so a debug build is enough.
  private static func logic(_ name: String, _ edit: Patch.Edit) -> Patch {
    Patch(
      name,
      [edit],
      [
        .init(
          after: "swift build --build-tests",
          "timeout 300 swift test --skip-build --disable-xctest --filter FormatterTableTests",
          fails: "recorded an issue|Fatal error|signal"
        )
      ]
    )
  }
}
