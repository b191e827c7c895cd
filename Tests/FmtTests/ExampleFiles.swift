import Foundation

/// The catalog `App` of the examples in the help and on the pages, and files of tests.
enum ExampleFiles {
  /// The files by their paths.
  static let app = [
    "App/en.lproj/Localizable.strings": """
    "greeting" = "Hello, %@!";
    "ok" = "OK";
    "discount" = "%.1f%% off";

    """,
    "App/de.lproj/Localizable.strings": """
    "greeting" = "Hallo, %@!";
    "ok" = "Einverstanden";

    """,
    "App/de.lproj/Dialogs.strings": "\"ok\" = \"OK\";\n",
    "App/en.lproj/Localizable.stringsdict": """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict>
      <key>welcome</key>
      <dict><key>NSStringVariableWidthRuleType</key><dict>
        <key>20</key><string>Hi</string>
        <key>50</key><string>Hello and welcome</string>
      </dict></dict>
      <key>tap</key>
      <dict><key>NSStringDeviceSpecificRuleType</key><dict>
        <key>mac</key><string>Click</string>
        <key>other</key><string>Tap</string>
      </dict></dict>
    </dict></plist>

    """,
    "App/Localizable.xcstrings": """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "%lld files" : {
          "localizations" : {
            "en" : { "variations" : { "plural" : {
              "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld file" } },
              "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld files" } }
            } } },
            "de" : { "variations" : { "plural" : {
              "zero" : { "stringUnit" : { "state" : "translated", "value" : "Keine Dateien" } },
              "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld Datei" } },
              "other" : { "stringUnit" : { "state" : "needs_review", "value" : "%lld Dateien" } }
            } } },
            "ru" : { "variations" : { "plural" : {
              "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld файл" } },
              "few" : { "stringUnit" : { "state" : "translated", "value" : "%lld файла" } },
              "many" : { "stringUnit" : { "state" : "translated", "value" : "%lld файлов" } },
              "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld файла" } }
            } } }
          }
        }
      },
      "version" : "1.0"
    }

    """,
  ]

  /// Calls a function with a new folder that has files, and removes it afterwards.
  ///
  /// - Parameters:
  ///   - files: The files by their paths in the folder.
  ///   - body: The function.
  /// - Returns: The result of the function.
  /// - Throws: The error of the function, or of the file system.
  static func with<Result>(
    _ files: [String: String] = app,
    _ body: (URL) throws -> Result
  ) throws -> Result {
    let manager = FileManager.default
    let folder = manager.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? manager.removeItem(at: folder) }
    try manager.createDirectory(at: folder, withIntermediateDirectories: true)
    for (path, text) in files {
      let file = folder.appending(path: path)
      try manager.createDirectory(
        at: file.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try Data(text.utf8).write(to: file)
    }
    return try body(folder)
  }
}
