public import CatalogFiles

/// The origin of a catalog: a folder, a file, or bytes.
public enum CatalogSource: Sendable {
  /// A folder that has `.lproj` folders with `.strings` and `.stringsdict` files, or `.xcstrings`
  /// files, or both. The case of `.lproj` names does not matter, since SwiftPM changes it. It can also
  /// have ARB files, and with a file `MessageCatalog.json` other files of messages: see `MessageFiles`.
  case folder(String)
  /// One file. The language of a `.strings` or `.stringsdict` file is the name of its `.lproj`
  /// folder; without one it is the development language.
  case file(String)
  /// The contents of one file. The name says what it is, such as `de.lproj/Localizable.strings` or
  /// `Shop.xcstrings`.
  case bytes([UInt8], name: String)
  /// Files inside the program, as the build plugin writes them.
  case embedded(EmbeddedCatalog)
  /// A folder that replaces texts of the sources after it, if it is there.
  ///
  /// If one of its files cannot be read when the catalog is made, the whole folder is left out, and
  /// ``StringCatalog/warnings`` has the error.
  case replacement(folder: String)
  /// Files of messages in another source, and how they are read, whatever a file `MessageCatalog.json`
  /// beside them says: JSON, ARB and `.properties` files.
  indirect case messages(CatalogSource, MessageFiles)

  var isReplacement: Bool {
    switch self {
    case .replacement: true
    case .messages(let source, _): source.isReplacement
    case .folder, .file, .bytes, .embedded: false
    }
  }
}
