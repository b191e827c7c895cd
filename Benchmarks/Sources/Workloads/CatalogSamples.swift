internal import Foundation
internal import LocaleFormat
internal import StringCatalogs

/// The catalog of the rows, and the same texts as Foundation reads them.
enum CatalogSamples {
  /// The number of keys of the catalog.
  static let count = 500
  static let english = AppLocale(LocaleID("en-US"))

  static func key(_ index: Int) -> String { "screen.\(index).title" }
  /// A text of 29 to 31 bytes, which takes an allocation.
  static func text(_ index: Int) -> String { "The title of screen number \(index)" }

  static let fileKey = "folder.files"
  static let runKey = "activity.runs"

  /// A catalog whose texts are English, as the process's app locale is from then on.
  static func catalog() throws -> StringCatalog {
    AppLocale.update(english)
    return try StringCatalog([
      .bytes(Array(strings.utf8), name: "en.lproj/Localizable.strings"),
      .bytes(Array(stringsdict.utf8), name: "en.lproj/Localizable.stringsdict"),
    ])
  }

  /// Foundation's bundle of a temporary folder, which is removed after its table was read.
  ///
  /// It has no `.stringsdict`, because Foundation on Linux ends the process when it fills one. So
  /// the text with two plurals has no row of Foundation.
  static func bundle() throws -> Bundle {
    let manager = FileManager.default
    let folder = manager.temporaryDirectory.appending(path: "catalog-\(UUID().uuidString)")
    let language = folder.appending(path: "en.lproj")
    try manager.createDirectory(at: language, withIntermediateDirectories: true)
    defer { try? manager.removeItem(at: folder) }
    try Data(strings.utf8).write(to: language.appending(path: "Localizable.strings"))
    guard let bundle = Bundle(path: folder.path) else { throw CannotPrepare(what: folder.path) }
    _ = bundle.localizedString(forKey: fileKey, value: nil, table: nil)
    return bundle
  }

  private static var strings: String {
    (0..<count).map { "\"\(key($0))\" = \"\(text($0))\";\n" }.joined()
      + "\"\(fileKey)\" = \"%lld files in the folder\";\n"
  }

  private static var stringsdict: String {
    """
    <plist version="1.0"><dict><key>\(runKey)</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%#@done@</string>
      <key>done</key><dict>
        <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
        <key>NSStringFormatValueTypeKey</key><string>lu</string>
        <key>zero</key><string>No runs completed yet</string>
        <key>one</key><string>One %2$#@all@</string>
        <key>other</key><string>%lu %2$#@all@</string>
      </dict>
      <key>all</key><dict>
        <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
        <key>NSStringFormatValueTypeKey</key><string>lu</string>
        <key>one</key><string>run completed</string>
        <key>other</key><string>of %lu runs completed</string>
      </dict>
    </dict></dict></plist>
    """
  }

  // MARK: Long files

  /// A `.strings` file of a number of bytes, and the number of its entries.
  static func strings(bytes: Int) -> (bytes: [UInt8], entries: Int) {
    var file: [UInt8] = []
    file.reserveCapacity(bytes)
    var entries = 0
    while true {
      let entry = """
        /* The title of a screen. */
        "\(key(entries))" = "A text with \\"quotes\\", %1$@ and %2$lld – no. \(entries)";


        """
      guard file.count + entry.utf8.count <= bytes else { break }
      file += entry.utf8
      entries += 1
    }
    file += [UInt8](repeating: UInt8(ascii: "\n"), count: bytes - file.count)
    return (file, entries)
  }

  /// An `.xcstrings` file of a number of bytes, and the number of its entries.
  static func xcstrings(bytes: Int) -> (bytes: [UInt8], entries: Int) {
    var file = Array("{ \"sourceLanguage\" : \"en\", \"version\" : \"1.0\", \"strings\" : {".utf8)
    file.reserveCapacity(bytes)
    var entries = 0
    while true {
      let entry = """
        \(entries == 0 ? "" : ",")
            "\(key(entries))" : {
              "comment" : "The title of a screen.",
              "localizations" : {
                "de" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Ein Text mit \\"Zitaten\\", %1$@ und %2$lld – Nr. \(entries)"
                  }
                }
              }
            }
        """
      guard file.count + entry.utf8.count + 2 <= bytes else { break }
      file += entry.utf8
      entries += 1
    }
    file += [UInt8](repeating: UInt8(ascii: "\n"), count: bytes - file.count - 2)
    return (file + "}}".utf8, entries)
  }
}
