internal import CatalogFiles
internal import Sharing

/// A text that translators are given, and the place that takes its translation.
struct ExchangeUnit {
  let id: String
  let key: String
  /// The members from the key, or from its localization, to the text.
  let path: [String]
  var source: String
  /// The translation, and its state; nil if there is none.
  var target: String?
  let state: TranslationState?
  let note: String?
  /// Whether the sources do not look up the key any more.
  var isStale = false
  /// The substitution whose text it is.
  var variable: CatalogVariable?
  /// The numbers of the arguments of the substitutions that the text may have.
  var arguments: [ByteText: Int] = [:]
  /// Whether the catalog writes the substitutions with the numbers of their arguments.
  var keepsNumbers = false
  /// Whether it is the form that stands for those that are not there.
  var isFallback = false
  /// Whether Xcode wrote the note.
  var isNoteGenerated = false
  /// The number of the phrase in a set of phrases, from 0; nil for another text.
  var phrase: Int?

  var document: XLIFFDocument.Unit {
    XLIFFDocument.Unit(
      id: id,
      source: source,
      target: target,
      state: target == nil ? nil : (state ?? .translated).xliff,
      stateQualifier: target == nil ? nil : state?.qualifier,
      note: note,
      isNoteGenerated: note != nil && isNoteGenerated
    )
  }
}

/// The texts of the files of one kind and table in the development language, or of one catalog.
struct ExchangeFile {
  /// The path of the file relative to the folder that was given.
  let original: String
  let file: TableFile
  /// The other files, whose keys are in the file for translators too.
  let others: [TableFile]
  let kind: CatalogFileName.Kind
  /// The path of the file that takes the translations, and its content if there is one.
  let targetPath: String
  let targetBytes: [UInt8]?
  let sourceLanguage: String
  let targetLanguage: String
  /// The folder of catalogs that the file belongs to.
  var group = 0
  /// Whether the translations would be texts of the development language.
  var isDevelopment = false
  var units: [ExchangeUnit] = []

  /// The file of messages that takes the translations, with its content or without one.
  var target: TableFile {
    guard !file.hasAllLanguages else { return file }
    var target = TableFile(name: targetPath, path: targetPath, bytes: targetBytes ?? [])
    if let messages = file.messages { target.describe(messages) }
    return target
  }
}

/// The names of plural categories, in the order in which Xcode writes them.
enum PluralNames {
  static let all = ["few", "many", "one", "other", "two", "zero"]

  /// The categories that a language needs and those that its texts have, in order.
  static func of(_ forms: LanguageForms?, _ own: [String], _ source: [String]) -> [String] {
    guard let forms else { return all.filter { own.contains($0) || source.contains($0) } }
    return all.filter { name in
      own.contains(name) || forms.required.contains(name) || name == "other"
        // A form for zero can stand for any language.
        || (source.contains(name) && (name == "zero" || forms.known.contains(name)))
    }
  }
}
