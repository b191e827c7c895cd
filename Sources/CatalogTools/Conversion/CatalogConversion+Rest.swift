internal import CatalogFiles
internal import Faults
internal import Sharing

extension CatalogConversion {
  typealias NamedTexts = (name: String, texts: TableTexts)

  /// Makes files of the old kinds for the keys that an `.xcstrings` file cannot hold in some language.
  ///
  /// Such a key stays in all languages in a file of the kind that has it now.
  ///
  /// - Parameters:
  ///   - table: The name of the table.
  ///   - languages: The texts of all languages.
  ///   - folder: The folder of the files.
  /// - Returns: The texts that can be converted.
  mutating func keepRest(
    _ table: String,
    _ languages: [NamedTexts],
    in folder: String
  ) -> [NamedTexts] {
    var left: Set<ByteText> = []
    for found in languages.flatMap(\.texts.entries) {
      do throws(CatalogIssue) {
        _ = try SubstitutionForms.localization(of: found.entry, found.file)
      } catch {
        guard left.insert(ByteText(found.entry.key.text)).inserted else { continue }
        let reason = Reason("kept-in-its-kind", "\(error.reason), and stays in files of its kind")
        report(CatalogIssue(.warning, file: error.file, place: error.place, reason: reason))
      }
    }
    guard !left.isEmpty else { return languages }
    return languages.map { language, texts in
      var converted = TableTexts()
      var rest: [CatalogFileName.Kind: [CatalogTable.Entry]] = [:]
      for found in texts.entries {
        if left.contains(ByteText(found.entry.key.text)) {
          let kind = CatalogFileName(found.file)?.kind ?? .stringsdict
          rest[kind, default: []].append(found.entry)
        } else {
          converted.add(found)
        }
      }
      let name = path(folder, "\(language).lproj/\(table)")
      for (kind, entries) in rest.sorted(by: { $0.key.rank > $1.key.rank }) {
        write(entries, kind, name)
      }
      return (language, converted)
    }
  }

  private mutating func write(
    _ entries: [CatalogTable.Entry],
    _ kind: CatalogFileName.Kind,
    _ name: String
  ) {
    do throws(CatalogIssue) {
      let rest = CatalogTable(file: name, entries: entries)
      let text = kind == .strings ? try rest.stringsFile() : try rest.stringsDictFile()
      add(File(path: "\(name).\(kind.rawValue)", text: text))
    } catch {
      report(error)
    }
  }
}
