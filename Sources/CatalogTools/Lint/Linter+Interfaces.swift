internal import CatalogFiles
internal import Faults
internal import Sharing

// A storyboard or a xib has its texts in the development language in itself. The files beside it have
// keys such as `F8S-pz-FKh.title`: the ID of an object, and its property.

extension Linter {
  /// Whether a key is that of an object in the file of Interface Builder of a table.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - table: The name of the table, and of the file of Interface Builder.
  ///   - file: The file of the translation.
  ///   - tables: The tables of its folder.
  /// - Returns: Whether the object is there, or the file cannot be read.
  mutating func hasObject(
    of key: String,
    _ table: String,
    besides file: String,
    _ tables: CatalogTables
  ) -> Bool {
    guard let end = key.utf8.firstIndex(of: UInt8(ascii: ".")), end > key.startIndex else {
      return false
    }
    let id = String(key[..<end])
    for path in Self.interfacePaths(table, besides: file, tables) {
      guard let objects = objects(in: path) else { continue }
      // Of a file that cannot be read, any object is possible.
      return objects.isEmpty || objects.contains(ByteText(id))
    }
    return false
  }

  /// The paths at which the file of Interface Builder of a table can be: in the folder of the
  /// development language, beside the folders of languages, and beside the translation.
  private static func interfacePaths(
    _ table: String,
    besides file: String,
    _ tables: CatalogTables
  ) -> [String] {
    let own = file.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    let isOfLanguage = own.last?.lowercased().hasSuffix(".lproj") ?? false
    let outer = isOfLanguage ? own.dropLast() : own
    let folders = [
      outer + ["Base.lproj"], outer + ["\(tables.development).lproj"], outer, own,
    ]
    return folders.flatMap { folder in
      ["storyboard", "xib"].map { (folder + ["\(table).\($0)"]).joined(separator: "/") }
    }
  }

  /// The IDs of the objects in a file; nil if there is no file, and none for one that cannot be read.
  private mutating func objects(in path: String) -> Set<ByteText>? {
    if let known = interfaceObjects[path] { return known }
    var objects: Set<ByteText>?
    do throws(CatalogIssue) {
      if let bytes = try interfaceFile(path).get() {
        objects = try Self.objects(bytes, file: path)
      }
    } catch {
      add(.structure, CatalogIssue(.warning, file: path, place: error.place, reason: error.reason))
      objects = []
    }
    interfaceObjects[path] = .some(objects)
    return objects
  }

  private static func objects(
    _ bytes: [UInt8],
    file: String
  ) throws(CatalogIssue) -> Set<ByteText> {
    var reader = try XMLReader(bytes, file: file, limits: CatalogLimits())
    var objects: Set<ByteText> = []
    while let tag = try reader.nextTag() {
      if let id = tag["id"] {
        objects.insert(ByteText(id))
      } else if tag.name == "int", tag["key"] == "objectID" {
        // The form of Xcode 3.
        objects.insert(ByteText(try reader.text(in: tag)))
      }
    }
    return objects
  }
}
