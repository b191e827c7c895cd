package import CatalogFiles
internal import Faults

extension FileFinder.Target {
  /// Source files, without those of other people and of products.
  package static let sources = sources(
    Reason("not-a-source", "a file of Swift, C, C++ or Objective-C was expected")
  ) { SourceLanguage(file: $0) != nil }

  /// The same in Swift alone.
  package static let swiftSources = sources(
    Reason("not-a-swift-source", "a file of Swift was expected")
  ) { SourceLanguage(file: $0) == .swift }

  private static func sources(
    _ unwanted: Reason,
    _ isWanted: @escaping @Sendable (String) -> Bool
  ) -> Self {
    Self(
      skippedFolders: ["Carthage", "DerivedData", "Pods", "build", "node_modules"],
      // The folders of tools, of which some have the sources of other packages.
      toolFolders: [
        ".DerivedData", ".build", ".cache", ".derivedData", ".git", ".hg", ".index-build", ".svn",
        ".swiftpm", ".venv",
      ],
      isComplete: true,
      unwanted: unwanted
    ) { isWanted($0) ? 0 : nil }
  }
}
