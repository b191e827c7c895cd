import LocaleFormat
import Sharing
import StringCatalogs
import Synchronization
import TestSupport

/// A catalog under test, and the texts that are looked up in it.
///
/// A catalog is read as the cache is: by hazard pointers, of what a reload replaces.
struct CatalogWorld: Sendable {
  let catalog: StringCatalog
  private let german = AppLocale(LocaleID("de-DE"))

  /// - Parameter cache: The formatters of the numbers in its texts.
  /// - Throws: An error when a text cannot be read.
  init(_ cache: FormatterCache) throws {
    var options = StringCatalog.Options()
    options.cache = cache
    AppLocale.update(german)
    catalog = try StringCatalog(
      [
        .bytes(Array(Self.english.utf8), name: "en.lproj/Localizable.strings"),
        .bytes(Array(Self.strings.utf8), name: "de.lproj/Localizable.strings"),
        .bytes(Array(Self.stringsdict.utf8), name: "de.lproj/Localizable.stringsdict"),
      ],
      options: options
    )
    // An observer of missing texts makes each look-up know whether it is the first.
    catalog.onEvent { _ in }
  }

  private static let english = """
    "notice" = "A notice that is not translated yet";
    """

  private static let strings = """
    "title" = "Ein Titel, der länger als 15 Bytes ist";
    "files" = "%lld Dateien in diesem Ordner";
    "owner" = "%2$@ besitzt %1$lld Dateien, zusammen %3$.2f Megabyte";
    """

  private static let stringsdict = """
    <plist version="1.0"><dict><key>runs</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%#@done@ %2$#@all@ absolviert</string>
      <key>done</key><dict>
        <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
        <key>NSStringFormatValueTypeKey</key><string>lld</string>
        <key>one</key><string>Einen Lauf</string><key>other</key><string>%lld Läufe</string>
      </dict>
      <key>all</key><dict>
        <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
        <key>NSStringFormatValueTypeKey</key><string>lld</string>
        <key>one</key><string>von einem Lauf</string><key>other</key><string>von %lld Läufen</string>
      </dict>
    </dict></dict></plist>
    """

  /// Verbs of every way to look a text up; all texts are German.
  func verbs() throws -> [Verb] {
    let strings = try catalog.strings(for: german)
    let format = try catalog.format("runs")
    return [
      Verb(name: "catalog plain", isKept: true) { [catalog] in catalog.string("title") },
      Verb(name: "catalog fallback", isKept: true) { [catalog] in catalog.string("notice") },
      Verb(name: "catalog missing") { [catalog] in
        catalog.string("a key that is in no localization")
      },
      Verb(name: "catalog integer", isKept: true) { [catalog] in
        catalog.string("files", 1_234_567)
      },
      Verb(name: "catalog plurals", isKept: true) { [catalog] in catalog.string("runs", 1, 2_345) },
      Verb(name: "catalog conversions") { [catalog] in
        catalog.string("owner", 3, "Anna aus Argentinien", 12.5)
      },
      Verb(name: "catalog checked") { [catalog] in try catalog.checkedString("files", 1_234_567) },
      Verb(name: "catalog wrong argument") { [catalog] in
        do {
          return try catalog.checkedString("files", "keine Zahl")
        } catch {
          return "\(error)"
        }
      },
      Verb(name: "catalog format") { [catalog] in try catalog.format("runs").string(5, 21) },
      Verb(name: "catalog kept format") { try format.string(5, 21) },
      Verb(name: "catalog task-local") { [catalog, german] in
        AppLocale.with(german) { catalog.string("files", 1_234_567) }
      },
      Verb(name: "catalog strings") { strings.string("runs", 7, 1_000) },
      Verb(name: "catalog new strings") { [catalog, german] in
        try catalog.strings(for: german).string("title")
      },
    ]
  }

  /// Looks texts up on 8 threads while the catalog is replaced, and compares them with those of one
  /// thread.
  ///
  /// - Parameter count: The number of times that it is replaced.
  /// - Returns: The texts that differ.
  /// - Throws: An error when a text cannot be made on one thread.
  static func differences(replacing count: Int) throws -> Differences {
    let world = try CatalogWorld(FormatterCache(capacity: 16))
    let verbs = try world.verbs()
    let serial = try verbs.map { try $0.call() }
    let isReplaced = Atomic<Bool>(false)
    let found = PosixMutex(Differences())
    inThreads(9) { thread in
      var own = Differences()
      if thread == 0 {
        defer { isReplaced.store(true, ordering: .releasing) }
        do {
          for _ in 0..<count { try world.catalog.reload() }
        } catch {
          own.add("reload: \(error)")
        }
      } else {
        repeat {
          for (verb, text) in zip(verbs, serial) {
            do {
              own.compare(values: try verb.call(), text, verb.name)
            } catch {
              own.add("\(verb.name): \(error)")
            }
          }
        } while !isReplaced.load(ordering: .acquiring)
      }
      found.withLock { $0.add(own) }
    }
    return found.withLock { $0 }
  }
}
