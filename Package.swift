// swift-tools-version: 6.2
import PackageDescription

let support: [SwiftSetting] = [
  .strictMemorySafety(),
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
]
let strict = support + [.enableUpcomingFeature("InternalImportsByDefault")]
// Every product with ICU has these targets too.
let library = ["CICULibrary", "CCompiledRelease"]
let icu: [LinkerSetting] = [.linkedLibrary("icui18n"), .linkedLibrary("icuuc")]
let parsing = TargetDependencyCondition.when(traits: ["Extraction"])
let observing = TargetDependencyCondition.when(traits: ["Observing"])
let argumentParser = Target.Dependency.product(
  name: "ArgumentParser",
  package: "swift-argument-parser"
)

let package = Package(
  name: "LocaleFormat",
  products: [
    .library(name: "LocaleFormat", targets: ["LocaleFormat"] + library),
    .library(name: "LocaleFormatFoundation", targets: ["LocaleFormatFoundation"] + library),
    .library(name: "LocaleFormatMeasurements", targets: ["LocaleFormatMeasurements"] + library),
    .library(name: "LocaleFormatNotifications", targets: ["LocaleFormatNotifications"] + library),
    .library(name: "LocaleFormatObserving", targets: ["LocaleFormatObserving"] + library),
    .library(name: "MachineTime", targets: ["MachineTime"]),
    .library(name: "StringCatalogs", targets: ["StringCatalogs"] + library),
    // The same modules without ICU: texts of compiled data alone.
    .library(name: "LocaleFormatPinned", targets: ["LocaleFormat", "CCompiledRelease"]),
    .library(name: "StringCatalogsPinned", targets: ["StringCatalogs", "CCompiledRelease"]),
    // Without data too, for a program that embeds a subset.
    .library(name: "LocaleFormatSubset", targets: ["LocaleFormat"]),
    .library(name: "StringCatalogsSubset", targets: ["StringCatalogs"]),
    .plugin(name: "StringCatalogsPlugin", targets: ["StringCatalogsPlugin"]),
    .executable(name: "fmt", targets: ["fmt"]),
    .executable(name: "fmt-extract", targets: ["fmt-extract"]),
  ],
  // Off by default, so that swift-syntax is fetched and built for the program `fmt-extract` alone,
  // and the others for services that report to them:
  // swift build -c release --traits Extraction --product fmt-extract
  traits: [
    .trait(name: "Extraction", description: "fmt-extract reads Swift, with swift-syntax."),
    .trait(
      name: "Observing",
      description: "LocaleFormatObserving reports to swift-metrics and swift-log."
    ),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
    .package(url: "https://github.com/swiftlang/swift-syntax", "600.0.1"..<"700.0.0"),
    .package(url: "https://github.com/apple/swift-log", from: "1.6.0"),
    .package(url: "https://github.com/apple/swift-metrics", from: "2.5.0"),
  ],
  targets: [
    .systemLibrary(
      name: "CSystemICU",
      pkgConfig: "icu-i18n",
      providers: [.apt(["libicu-dev"]), .brew(["icu4c"])]
    ),
    // The functions of `CICU.h` without ICU, all of which refuse; then those with it, which the linker
    // takes where a program has both.
    .target(name: "CICU", cSettings: [.treatAllWarnings(as: .error)]),
    .target(
      name: "CICULibrary",
      dependencies: ["CICU", "CSystemICU"],
      cSettings: [.treatAllWarnings(as: .error)],
      cxxSettings: [.treatAllWarnings(as: .error)],
      linkerSettings: icu
    ),
    // Plans and facts that were compiled ahead, and the form of their files: functions that give none,
    // and those that give the file of `CLDRData/plans` which is the release.
    .target(name: "CCompiledData", cSettings: [.treatAllWarnings(as: .error)]),
    .target(
      name: "CCompiledRelease",
      dependencies: ["CCompiledData"],
      cSettings: [.treatAllWarnings(as: .error)]
    ),
    .target(name: "CompiledData", dependencies: ["CCompiledData"], swiftSettings: strict),
    .target(
      name: "ICU",
      dependencies: ["CICU", "CompiledData", "Sharing"],
      swiftSettings: strict
    ),
    .target(name: "CSharing", cSettings: [.treatAllWarnings(as: .error)]),
    .target(name: "Sharing", dependencies: ["CSharing"], swiftSettings: strict),
    // The one type of error, and the calls to the operating system.
    .target(name: "Faults", swiftSettings: strict),
    .target(name: "CMachineTime", cSettings: [.treatAllWarnings(as: .error)]),
    .target(
      name: "MachineTime",
      dependencies: ["CMachineTime", "Faults", "Sharing"],
      swiftSettings: strict
    ),
    .target(
      name: "LocaleFormat",
      dependencies: ["CompiledData", "Faults", "ICU", "MachineTime", "Sharing"],
      swiftSettings: strict
    ),
    .target(
      name: "LocaleFormatFoundation",
      dependencies: ["LocaleFormat", "MachineTime"],
      swiftSettings: strict
    ),
    .target(
      name: "LocaleFormatMeasurements",
      dependencies: ["LocaleFormat", "LocaleFormatFoundation", "MachineTime"],
      swiftSettings: strict
    ),
    .target(
      name: "LocaleFormatNotifications",
      dependencies: ["LocaleFormat"],
      swiftSettings: strict
    ),
    // The syntaxes of messages and their data models, without ICU.
    .target(name: "MessageSyntax", dependencies: ["Faults"], swiftSettings: strict),
    // Files of string catalogs, without ICU, so that the build plugin's tool is quick to build.
    .target(
      name: "CatalogFiles",
      dependencies: ["Faults", "MessageSyntax", "Sharing"],
      swiftSettings: strict
    ),
    .target(
      name: "StringCatalogs",
      dependencies: ["CatalogFiles", "Faults", "LocaleFormat", "MessageSyntax", "Sharing"],
      swiftSettings: strict
    ),
    // Metrics and logs of a service.
    .target(
      name: "LocaleFormatObserving",
      dependencies: [
        "LocaleFormat", "Sharing", "StringCatalogs",
        .product(name: "Logging", package: "swift-log", condition: observing),
        .product(name: "Metrics", package: "swift-metrics", condition: observing),
      ],
      swiftSettings: strict
    ),
    // The work on files of catalogs before a program is built: checking, writing, merging,
    // converting, exchanging with translators.
    .target(
      name: "CatalogTools",
      dependencies: ["CatalogFiles", "Faults", "MessageSyntax", "Sharing"],
      swiftSettings: strict
    ),
    // The texts that sources look up, and the messages in which one program sends them to another.
    .target(
      name: "ExtractedTexts",
      dependencies: ["CatalogFiles", "CatalogTools", "Faults", "Sharing"],
      swiftSettings: strict
    ),
    // The reading of sources, for the program `fmt-extract`.
    .target(name: "CExtraction", cSettings: [.treatAllWarnings(as: .error)]),
    .target(
      name: "StringExtraction",
      dependencies: [
        "CExtraction", "CatalogFiles", "ExtractedTexts", "Faults", "Sharing",
        .product(name: "SwiftParser", package: "swift-syntax", condition: parsing),
        .product(name: "SwiftSyntax", package: "swift-syntax", condition: parsing),
      ],
      swiftSettings: strict
    ),
    // The build plugin that puts the catalogs of a target into its program, and the plugin's tool.
    .executableTarget(
      name: "catalogcompiler",
      dependencies: ["CatalogFiles", "CatalogTools", "Faults", "MessageSyntax", "Sharing"],
      swiftSettings: strict
    ),
    .plugin(
      name: "StringCatalogsPlugin",
      capability: .buildTool,
      dependencies: ["catalogcompiler"],
      path: "Sources/StringCatalogsPlugin"
    ),
    // The work on files of compiled data: comparing, and cutting subsets.
    .target(
      name: "DataTools",
      dependencies: ["CompiledData", "Faults", "LocaleFormat", "Sharing"],
      swiftSettings: strict
    ),
    // The command: what its parts share, the corpora's cases, the work on strings, the rest.
    .target(
      name: "FmtKit",
      dependencies: ["CatalogFiles", "LocaleFormat", "MachineTime", argumentParser],
      swiftSettings: strict
    ),
    .target(
      name: "FmtCases",
      dependencies: [
        "CatalogFiles", "FmtKit", "LocaleFormat", "MachineTime", "StringCatalogs", argumentParser,
      ],
      swiftSettings: strict
    ),
    .target(
      name: "FmtStrings",
      dependencies: [
        "CatalogFiles", "CatalogTools", "ExtractedTexts", "FmtKit", "LocaleFormat", "MachineTime",
        "MessageSyntax", argumentParser,
      ],
      swiftSettings: strict
    ),
    // The page that shows every kind of format in the localizations of an app.
    .target(
      name: "FmtGallery",
      dependencies: ["CatalogFiles", "CatalogTools", "FmtKit", "LocaleFormat", "MachineTime"],
      swiftSettings: strict
    ),
    .executableTarget(
      name: "fmt",
      dependencies: [
        "CCompiledRelease", "CICULibrary", "CatalogFiles", "CatalogTools", "CompiledData",
        "DataTools", "FmtCases", "FmtGallery", "FmtKit", "FmtStrings", "LocaleFormat",
        "MachineTime", "StringCatalogs", argumentParser,
      ],
      swiftSettings: strict
    ),
    .executableTarget(
      name: "fmt-extract",
      dependencies: ["CatalogFiles", "ExtractedTexts", "StringExtraction"],
      swiftSettings: strict
    ),
    .executableTarget(
      name: "cldrtool",
      dependencies: ["CompiledData", "ICU", "LocaleFormat", "TestSupport"],
      swiftSettings: strict
    ),

    // ICU's results through its C++ API, for tests and goldens.
    .target(
      name: "ICUOracle",
      path: "Tests/ICUOracle",
      cxxSettings: [.treatAllWarnings(as: .error)],
      linkerSettings: icu
    ),
    // Threads that disturb each other in the cache and in catalogs; see .ci/hammer.
    .executableTarget(
      name: "stress",
      dependencies: ["LocaleFormat", "MachineTime", "Sharing", "StringCatalogs", "TestSupport"],
      path: "Tests/Stress",
      swiftSettings: strict
    ),
    .target(
      name: "TestSupport",
      dependencies: [
        "CCompiledRelease", "CICULibrary", "ICU", "ICUOracle", "LocaleFormat", "MachineTime",
        "Sharing", "StringCatalogs",
      ],
      path: "Tests/Support",
      swiftSettings: support
    ),
    // Everything that is compared with ICU: a module of its size would slow the builds of `stress`.
    .target(
      name: "Comparisons",
      dependencies: [
        "ICU", "ICUOracle", "LocaleFormat", "MachineTime", "Sharing", "StringCatalogs",
        "TestSupport",
      ],
      path: "Tests/Comparisons",
      swiftSettings: support
    ),
    // The comparisons in all locales; see .ci/sweep.
    .executableTarget(
      name: "sweep",
      dependencies: ["Comparisons", "LocaleFormat", "TestSupport"],
      path: "Tests/Sweep",
      swiftSettings: strict
    ),
    .testTarget(
      name: "LocaleFormatTests",
      dependencies: [
        "Comparisons", "CompiledData", "DataTools", "ICU", "LocaleFormat", "MachineTime", "Sharing",
        "ICUOracle", "TestSupport", "cldrtool",
      ],
      swiftSettings: strict
    ),
    .testTarget(
      name: "MachineTimeTests",
      dependencies: ["MachineTime", "CMachineTime", "Sharing", "TestSupport"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "StringCatalogsTests",
      dependencies: [
        "CatalogFiles", "CatalogTools", "LocaleFormat", "LocaleFormatObserving", "MachineTime",
        "Sharing", "StringCatalogs", "TestSupport",
        .product(name: "InMemoryLogging", package: "swift-log", condition: observing),
        .product(name: "MetricsTestKit", package: "swift-metrics", condition: observing),
      ],
      swiftSettings: strict
    ),
    .testTarget(
      name: "CatalogCompilerTests",
      dependencies: ["CatalogFiles", "CatalogTools", "Faults", "catalogcompiler"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "CatalogToolsTests",
      dependencies: ["CatalogFiles", "CatalogTools", "Faults", "MessageSyntax", "TestSupport"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "StringExtractionTests",
      dependencies: [
        "CatalogFiles", "ExtractedTexts", "Faults", "Sharing", "StringExtraction",
        "TestSupport",
      ],
      swiftSettings: strict
    ),
    // Tests of the examples in pages and documentation comments.
    .executableTarget(name: "examplemaker", path: "Tests/Examples/Maker"),
    .plugin(
      name: "ExamplesPlugin",
      capability: .buildTool,
      dependencies: ["examplemaker"],
      path: "Tests/Examples/Plugin"
    ),
    .testTarget(
      name: "ExampleTests",
      dependencies: [
        "LocaleFormat", "LocaleFormatFoundation", "LocaleFormatMeasurements",
        "LocaleFormatNotifications", "MachineTime", "StringCatalogs", "TestSupport",
      ],
      plugins: ["ExamplesPlugin"]
    ),
    .testTarget(
      name: "FmtTests",
      dependencies: [
        "CatalogFiles", "CatalogTools", "FmtCases", "FmtGallery", "FmtKit", "FmtStrings",
        "LocaleFormat", "fmt", "fmt-extract",
        "TestSupport", argumentParser,
      ],
      swiftSettings: strict
    ),
    .testTarget(
      name: "ConsumerTests",
      dependencies: [
        "CCompiledRelease", "CICULibrary", "LocaleFormat", "LocaleFormatFoundation",
        "LocaleFormatMeasurements", "LocaleFormatNotifications", "MachineTime",
      ]
    ),
  ],
  swiftLanguageModes: [.v6],
  cxxLanguageStandard: .cxx17
)
