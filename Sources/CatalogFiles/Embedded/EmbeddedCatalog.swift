/// The files of a catalog inside a program, as the build plugin writes them.
///
/// The contents are literals: they are a part of the program's file, cost nothing at its start, and
/// are read when the catalog is used for the first time.
///
/// ```swift
/// let german = EmbeddedCatalog.File("de.lproj/Localizable.strings", "\"ok\" = \"Einverstanden\";")
/// let catalog = EmbeddedCatalog([german])
/// catalog.files[0].bytes.count  // 23
/// ```
public struct EmbeddedCatalog: Sendable {
  /// One file.
  public struct File: Sendable {
    /// The path of the file relative to the folder of its target, such as
    /// `de.lproj/Localizable.strings`.
    public let name: String
    private let content: String
    private let isText: Bool

    /// Makes a file that is a text in UTF-8.
    ///
    /// - Parameters:
    ///   - name: The path relative to the folder of the target.
    ///   - text: The content.
    public init(_ name: String, _ text: String) {
      self.name = name
      content = text
      isText = true
    }

    /// Makes a file of any bytes.
    ///
    /// - Parameters:
    ///   - name: The path relative to the folder of the target.
    ///   - bytes: A text whose characters are the bytes, from U+0000 to U+00FF.
    public init(_ name: String, bytes: String) {
      self.name = name
      content = bytes
      isText = false
    }

    /// The content.
    public var bytes: [UInt8] {
      isText
        ? Array(content.utf8)
        : content.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) }
    }
  }

  /// The files.
  public let files: [File]

  /// Makes a catalog of files.
  ///
  /// - Parameter files: The files, in any order.
  public init(_ files: [File]) { self.files = files }
}
