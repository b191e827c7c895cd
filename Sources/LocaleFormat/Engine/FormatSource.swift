/// The data that a formatter's texts are made from.
///
/// ```swift
/// let shares = try FormattingData.pinned.formatter(.percent, for: "de")
/// shares.source  // .compiled(cldr: "42.0")
/// ```
public enum FormatSource: Hashable, Sendable {
  /// The package's compiled data, with the version of its CLDR.
  case compiled(cldr: String)
  /// The system's ICU; ``LibraryVersions`` has its versions.
  case system
}

extension FormatSource {
  /// The compiled data that is in use.
  static var ofCompiledData: FormatSource {
    .compiled(cldr: FormattingData.compiledCLDRVersion ?? "")
  }
}
