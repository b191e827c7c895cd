// swift-tools-version: 6.2
import PackageDescription

// A separate package, so that users of the library do not build the benchmark library.

let strict: [SwiftSetting] = [
  .strictMemorySafety(),
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]
let icu: [LinkerSetting] = [.linkedLibrary("icui18n"), .linkedLibrary("icuuc")]
let localeFormat = Target.Dependency.product(name: "LocaleFormat", package: "LocaleFormat")
let machineTime = Target.Dependency.product(name: "MachineTime", package: "LocaleFormat")
let stringCatalogs = Target.Dependency.product(name: "StringCatalogs", package: "LocaleFormat")

let package = Package(
  name: "LocaleFormatBenchmarks",
  dependencies: [
    .package(name: "LocaleFormat", path: ".."),
    // No traits: the default ones need packages that are not used here. The library's malloc metric
    // then reads 0; CBaselines counts.
    .package(url: "https://github.com/ordo-one/benchmark", from: "1.38.1", traits: []),
  ],
  targets: [
    .systemLibrary(name: "CPlainICU", pkgConfig: "icu-i18n", providers: [.apt(["libicu-dev"])]),
    .target(
      name: "CBaselines",
      dependencies: ["CPlainICU"],
      cSettings: [.treatAllWarnings(as: .error)],
      linkerSettings: icu
    ),
    .target(
      name: "Workloads",
      dependencies: ["CBaselines", localeFormat, machineTime, stringCatalogs],
      swiftSettings: strict
    ),
    // Programs that have just started: the cost of a first text.
    .executableTarget(
      name: "StartPlain",
      dependencies: ["CBaselines"],
      cSettings: [.treatAllWarnings(as: .error)]
    ),
    .executableTarget(
      name: "StartEngine",
      dependencies: [localeFormat, machineTime],
      swiftSettings: strict
    ),
    .executableTarget(name: "StartFoundation", swiftSettings: strict),
    .executableTarget(
      name: "Report",
      dependencies: ["Workloads", localeFormat],
      swiftSettings: strict
    ),
    .executableTarget(
      name: "Suite",
      dependencies: ["Workloads", .product(name: "Benchmark", package: "benchmark")],
      path: "Benchmarks/Suite",
      swiftSettings: strict,
      plugins: [.plugin(name: "BenchmarkPlugin", package: "benchmark")]
    ),
  ],
  swiftLanguageModes: [.v6]
)
