// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [
  .strictMemorySafety(),
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("InternalImportsByDefault"),
]

// The checks of `.ci` that are programs, in a separate package, which depends on nothing and is built
// in seconds. `.ci/housecheck` builds and runs it.
let package = Package(
  name: "Lint",
  products: [.executable(name: "housecheck", targets: ["housecheck"])],
  targets: [
    .target(name: "Lint", swiftSettings: strict),
    .executableTarget(name: "housecheck", dependencies: ["Lint"], swiftSettings: strict),
    .testTarget(
      name: "LintTests",
      dependencies: ["Lint"],
      path: "LintTests",
      swiftSettings: strict
    ),
  ],
  swiftLanguageModes: [.v6]
)
