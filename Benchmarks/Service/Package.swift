// swift-tools-version: 6.2
import PackageDescription

// A separate package, so that users of the library do not resolve a web framework.

let package = Package(
  name: "LocaleFormatService",
  dependencies: [
    .package(name: "LocaleFormat", path: "../.."),
    .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.1", traits: []),
    .package(url: "https://github.com/apple/swift-http-types", from: "1.8.0", traits: []),
    .package(url: "https://github.com/apple/swift-log", from: "1.6.0"),
  ],
  targets: [
    .executableTarget(
      name: "Service",
      dependencies: [
        .product(name: "HTTPTypes", package: "swift-http-types"),
        .product(name: "Hummingbird", package: "hummingbird"),
        .product(name: "LocaleFormat", package: "LocaleFormat"),
        .product(name: "Logging", package: "swift-log"),
        .product(name: "StringCatalogs", package: "LocaleFormat"),
      ],
      exclude: ["locales"],
      swiftSettings: [
        .treatAllWarnings(as: .error), .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
      ],
      plugins: [.plugin(name: "StringCatalogsPlugin", package: "LocaleFormat")]
    )
  ],
  swiftLanguageModes: [.v6]
)
