extension PatchGroup {
  /// Faults for each step of `.ci/run` but the tests.
  static let ofRun: [Patch] = [
    Patch(
      run: "sweep",
      "a percentage is too small in release alone",
      [
        .init(
          engine + "/Number/NumberFormat+Skeleton.swift",
          #"      scale = scale ?? "100""#,
          #"""
          #if DEBUG
                scale = scale ?? "100"
          #else
                scale = scale ?? "10"
          #endif
          """#
        )
      ],
      fails: "number.boundaries.percent: .* not "
    ),
    Patch(
      run: "environment",
      "ICU is given names that it has no data for",
      [
        .init(
          engine + "/Locale/ResolvedLocale.swift",
          #"dataName = found ?? "root""#,
          "dataName = found ?? wanted"
        )
      ],
      fails: ": .* not "
    ),
    Patch(
      run: "threads",
      "a mutex does not lock",
      [
        .init(
          threads + "/PosixMutex.swift",
          """
          unsafe pthread_mutex_lock(mutex)
              defer { unsafe pthread_mutex_unlock(mutex) }
          """,
          ""
        )
      ],
      fails: "ThreadSanitizer"
    ),
    Patch(
      run: "addresses",
      "a writer does not look who reads",
      [
        .init(
          threads + "/RetiredObjects.swift",
          "!busy.contains(address)",
          "!(busy.contains(address) && address == 1)"
        )
      ],
      fails: "ended with status|[1-9][0-9]* wrong"
    ),
    Patch(
      run: "addresses",
      "a hazard pointer is cleared where the compiler sees it",
      PatchGroup.barrier,
      fails: "csharing_hazard_clear"
    ),
    Patch(
      run: "documentation",
      "a page has a link that leads nowhere",
      [
        .init(
          engine + "/LocaleFormat.docc/Numbers.md",
          """
          # Numbers and money


          """,
          """
          # Numbers and money

          See <doc:Nowhere>.


          """
        )
      ],
      fails: "Nowhere"
    ),
    Patch(
      run: "service",
      "a streamed body is written in the locale of the process",
      [
        .init(
          "Benchmarks/Service/Sources/Service/Reports.swift",
          "let context = LocaleContext.current",
          "let context = LocaleContext(AppLocale(\"ja-JP\"))"
        )
      ],
      fails: "responses are wrong"
    ),
    Patch(
      run: "fuzz",
      "the reader of JSON does not see the end of the line",
      [
        .init(
          "Sources/CatalogFiles/JSON/JSONReader.swift",
          "position < bytes.endIndex ? bytes[position] : nil",
          "bytes[position]"
        )
      ],
      fails: "libFuzzer"
    ),
    Patch(
      run: "fuzz",
      "the reader of zones does not see the end of the file",
      [
        .init(
          "Sources/MachineTime/Zone/TZifReader.swift",
          "blockCount(header) <= bytes.count - position else",
          "blockCount(header) <= bytes.count - position + 4096 else"
        )
      ],
      fails: "libFuzzer"
    ),
    Patch(
      run: "schema",
      "a state in XLIFF is not one of the standard",
      [
        .init(
          "Sources/CatalogTools/XLIFF/XLIFFDocument.swift",
          #""needs-review-l10n""#,
          #""needs-review""#
        )
      ],
      fails: "fails to validate"
    ),
    Patch(
      run: "gallery",
      "a page shows other words than those of its command",
      [
        .init(
          "Sources/FmtGallery/Samples/SampleGroup+Words.swift",
          #""--length short", as: .init(length: .short)"#,
          #""--length short", as: .init(length: .long)"#
        )
      ],
      fails: "the page has "
    ),
    Patch(
      run: "gallery",
      "long texts are not broken",
      [
        .init(
          "Sources/FmtGallery/HTML/GalleryStyle.swift",
          "overflow-wrap: anywhere;",
          ""
        )
      ],
      fails: "a box overflows"
    ),
    Patch(
      run: "writers",
      "commands do not wait for each other",
      [
        .init(
          "Sources/CatalogTools/Files/CatalogLock.swift",
          "while SystemCalls.lock(folder) == .busy",
          "while path.isEmpty, SystemCalls.lock(folder) == .busy"
        )
      ],
      fails: "[1-9][0-9]* refused with 74"
    ),
    Patch(
      run: "consumers",
      "a library builds the parser of Swift",
      [
        .init(
          "Package.swift",
          #"""
          name: "StringCatalogs",
                dependencies: [
          """#,
          #"""
          name: "StringCatalogs",
                dependencies: [.product(name: "SwiftSyntax", package: "swift-syntax"),
          """#
        )
      ],
      fails: "swift-syntax was (built|fetched)"
    ),
    Patch(
      run: "consumers",
      "a product is gone",
      [
        .init(
          "Package.swift",
          #"""
              .library(name: "MachineTime", targets: ["MachineTime"]),

          """#,
          ""
        )
      ],
      fails: "product 'MachineTime'"
    ),
    Patch(
      run: "consumers",
      "an amount of digits in Switzerland is wrong",
      [
        .init(
          engine + "/Number/NumberFormat+Skeleton.swift",
          "var stems = contentStems(localCurrency, isScaled: isScaled)",
          #"var stems = contentStems(localCurrency, isScaled: isScaled) + ["integer-width/*00000000"]"#
        )
      ],
      fails: "printed:"
    ),
    Patch(
      run: "consumers",
      "the command links all of Foundation",
      [
        .init(
          "Sources/fmt/Fmt.swift",
          """
          internal import LocaleFormat

          """,
          """
          internal import LocaleFormat
          internal import Foundation
          let used = Locale.current.identifier

          """
        )
      ],
      fails: "fmt links .*Foundation"
    ),
    Patch(
      run: "benchmarks",
      "a row writes another text than it must",
      [.init("Benchmarks/Sources/Workloads/NumberJobs.swift", #""98,765,432""#, #""98765432""#)],
      fails: " wrote "
    ),
    Patch(
      run: "benchmarks",
      "bytes are allocated at a call",
      [
        .init(
          engine + "/Number/NumberCore.swift",
          everywhere: "if plan.isCompiled, plan.append(value, to: &bytes) { return }",
          """
          if plan.isCompiled {
            var copy = bytes
            if plan.append(value, to: &copy) {
              bytes = copy
              return
            }
          }
          """
        )
      ],
      fails: "must not"
    ),
  ]

  private static let engine = "Sources/LocaleFormat"
  private static let threads = "Sources/Sharing/Threads"
}
