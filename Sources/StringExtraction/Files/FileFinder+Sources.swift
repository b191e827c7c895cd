package import CatalogFiles
internal import Faults

extension FileFinder.Target {
  /// Source files, without those of other people and of products.
  package static let sources = Self(
    skippedFolders: ["Carthage", "DerivedData", "Pods", "build", "node_modules"],
    // The folders of tools, of which some have the sources of other packages.
    toolFolders: [
      ".DerivedData", ".build", ".cache", ".derivedData", ".git", ".hg", ".index-build", ".svn",
      ".swiftpm", ".venv",
    ],
    isComplete: true,
    unwanted: Reason("not-a-source", "a file of Swift, C, C++ or Objective-C was expected")
  ) { SourceLanguage(file: $0) == nil ? nil : 0 }
}
