public import CatalogFiles
internal import Faults
public import LocaleFormat

extension StringCatalog {
  /// Makes the catalog of a target from the files that the build plugin put into the program.
  ///
  /// ```swift
  /// let files = EmbeddedCatalog([.init("de.lproj/Localizable.strings", "\"ok\" = \"In Ordnung\";")])
  /// let catalog = StringCatalog.embedded(files, replacedBy: "Strings/Shop", development: LocaleID("de"))
  /// catalog.string("ok")  // "In Ordnung"
  /// ```
  /// A folder next to the program replaces texts: those of its keys. It is read when the catalog is
  /// made and at each ``reload()``. If one of its files cannot be read at first, the whole folder is
  /// left out, and ``warnings`` has the error.
  ///
  /// The build plugin has read the files before, so reading them only fails if the data of ICU is
  /// missing from this machine. Then the program ends with a message.
  ///
  /// - Parameters:
  ///   - files: The files.
  ///   - folder: The path of the replacing folder, from the folder that the program is in.
  ///   - development: The language that the texts were written in first.
  ///   - options: The options of the catalog.
  /// - Returns: The catalog.
  public static func embedded(
    _ files: EmbeddedCatalog,
    replacedBy folder: String,
    development: LocaleID,
    options: Options = Options()
  ) -> StringCatalog {
    var sources = [CatalogSource.embedded(files)]
    if let program = SystemCalls.linkTarget("/proc/self/exe"),
      let slash = program.lastIndex(of: "/")
    {
      sources.insert(.replacement(folder: "\(program[...slash])\(folder)"), at: 0)
    }
    do throws(CatalogIssue) {
      return try StringCatalog(sources, development: development, options: options)
    } catch {
      fatalError("the texts of the program cannot be used: \(error)")
    }
  }
}
