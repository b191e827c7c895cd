internal import CatalogFiles
internal import LocaleFormat
internal import Sharing

/// The keys of all tables in one language, each with the text that the chain of the language has
/// first: a hash table in plain memory, which is read without reference counting.
final class LocalizedTable: Sendable {
  /// A key with its text.
  struct Record: BitwiseCopyable, Sendable {
    let keyOffset: UInt32
    let keyCount: UInt32
    let textOffset: UInt32
    let textCount: UInt32
    /// The table: a place in `tableNames`.
    let table: UInt16
    /// The language: a place in `languages`.
    let language: UInt16
  }

  private struct Cell: BitwiseCopyable, Sendable {
    /// The upper half of the hash.
    let hash: UInt32
    /// The record, from 1; 0 for an empty cell.
    let record: UInt32
  }

  /// The language in which keys are looked for first.
  let wanted: LocaleID
  /// The languages of the chain.
  let languages: [LocaleID]
  /// The contexts of filling: that of the first language, and those of the others.
  let context: FillContext
  private let otherContexts: [FillContext]
  /// The entry of each record.
  let found: [TableTexts.Found]
  let tableNames: [String]
  let options: StringCatalog.Options

  private let seed = UInt64.random(in: .min ... .max)
  private let mask: Int
  private let cells: FlatTable<Cell>
  let records: FlatTable<Record>
  let block: ByteBlock
  /// The compiled formats, each made when it is first filled.
  private let programs: OnceTable<FormatProgram>
  /// The compiled messages, each made when it is first written; empty if no record is a message.
  private let messages: OnceTable<MessageCore>
  /// The contexts of messages, by language.
  private let messageContexts: [FillContext]
  let defaults = DefaultPrograms()
  /// The records that were reported as missing in the wanted language.
  private let reported: OnceTable<ReportedMark>

  init(
    _ chain: [CatalogContents.Language],
    wanted: LocaleID,
    development: LocaleID,
    _ pseudo: PseudoLocalization?,
    _ options: StringCatalog.Options
  ) throws(FormatError) {
    self.wanted = wanted
    self.options = options
    languages = chain.map(\.locale)
    context = try options.fillContext(for: chain.first?.locale ?? wanted)
    var others: [FillContext] = []
    for language in chain.dropFirst() {
      others.append(try options.fillContext(for: language.locale))
    }
    otherContexts = others
    var builder = Builder(seed: seed, pseudo, options)
    for (place, language) in chain.enumerated() {
      builder.add(language, place, VariantChooser(device: options.device, width: nil))
    }
    found = builder.found
    tableNames = builder.tableNames
    records = FlatTable(builder.records)
    block = ByteBlock(builder.bytes)
    programs = OnceTable(count: builder.records.count)
    let hasMessages = builder.found.contains { $0.entry.messageVersion != nil }
    messages = OnceTable(count: hasMessages ? builder.records.count : 0)
    var contexts: [FillContext] = []
    for language in hasMessages ? chain : [] {
      contexts.append(try options.fillContext(for: language.locale, isolates: false))
    }
    messageContexts = contexts
    reported = OnceTable(count: builder.records.count)
    let cells = builder.cells()
    self.cells = FlatTable(cells)
    mask = cells.count - 1
  }

  // MARK: Looking up

  /// The place of a table; nil if there is none of that name.
  ///
  /// The default table is the first one.
  @inline(__always)
  func place(ofTable name: String?) -> Int? {
    guard let name else { return 0 }
    return tableNames.firstIndex(of: name)
  }

  /// The record of a key; nil if no language of the chain has it.
  @inline(__always)
  func record(_ key: String, table: Int) -> Int? {
    let found = key.withUTF8Span { bytes -> Int? in record(bytes, table: table) ?? -1 }
    // A string that is not contiguous UTF-8 is copied.
    guard let found else { return record(Array(key.utf8).span, table: table) }
    return found >= 0 ? found : nil
  }

  @inline(__always)
  private func record(_ key: Span<UInt8>, table: Int) -> Int? {
    let hash = byteHash(key, seed: seed &+ UInt64(truncatingIfNeeded: table))
    let upper = UInt32(truncatingIfNeeded: hash >> 32)
    var place = Int(truncatingIfNeeded: hash) & mask
    while true {
      let cell = cells[place]
      guard cell.record != 0 else { return nil }
      if cell.hash == upper {
        let record = records[Int(cell.record) - 1]
        if Int(record.keyCount) == key.count, Int(record.table) == table,
          block.hasBytes(key, at: Int(record.keyOffset))
        {
          return Int(cell.record) - 1
        }
      }
      place = (place &+ 1) & mask
    }
  }

  /// The text of a record for people, without the markup of attributes: of several variants the one
  /// that is usual.
  @inline(__always)
  func text(of record: Int) -> String {
    let record = records[record]
    return block.string(at: Int(record.textOffset), count: Int(record.textCount))
  }

  /// The language of the text of a record.
  func language(of record: Int) -> LocaleID { languages[Int(records[record].language)] }

  /// Whether the text of a record is that of the wanted language.
  @inline(__always)
  func isWanted(_ record: Int) -> Bool { records[record].language == 0 }

  // MARK: Filling

  /// Calls `body` with the compiled format of a record, borrowed, and compiles it if it is new.
  @inline(__always)
  func withProgram<Result>(
    of record: Int,
    _ body: (FormatProgram) throws(FillFailure) -> Result
  ) throws(FormatFault) -> Result {
    let outcome = programs.lend(at: record) { program -> Swift.Result<Result, FillFailure>? in
      Swift.Result { () throws(FillFailure) in try body(program) }
    }
    do {
      if let outcome { return try outcome.get() }
    } catch {
      throw .filling(error)
    }
    let program = try program(of: record)
    do throws(FillFailure) {
      return try body(program)
    } catch {
      throw .filling(error)
    }
  }

  /// The compiled format of a record.
  @inline(never)
  func program(of record: Int) throws(FormatFault) -> FormatProgram {
    if let program = programs.object(at: record) { return program }
    let program = try program(of: record, width: nil)
    return programs.set(program, at: record)
  }

  /// Compiles the format of a record for an available width.
  func program(of record: Int, width: Int?) throws(FormatFault) -> FormatProgram {
    let entry = found[record].entry
    guard entry.messageVersion == nil else { throw .compiling(.messageForFormat) }
    do throws(FormatError) {
      return try FormatCompiler.program(
        of: entry.value,
        variables: entry.variables,
        device: options.device,
        width: width
      )
    } catch {
      throw .compiling(error)
    }
  }

  // MARK: Messages

  /// Calls `body` with the compiled message of a record, borrowed, and compiles it if it is new.
  ///
  /// - Throws: The errors of `body`, and the fault of a message that cannot be read.
  @inline(__always)
  func withMessage<Result>(
    of record: Int,
    _ body: (MessageCore) throws(FormatError) -> Result
  ) throws(FormatError) -> Result {
    let outcome = messages.lend(at: record) { core -> Swift.Result<Result, FormatError>? in
      Swift.Result { () throws(FormatError) in try body(core) }
    }
    if let outcome { return try outcome.get() }
    return try body(messages.set(newMessage(of: record), at: record))
  }

  @inline(never)
  private func newMessage(of record: Int) throws(FormatError) -> MessageCore {
    let entry = found[record].entry
    let text = VariantChooser(device: options.device, width: nil).text(of: entry.value)
    return try MessageCore(
      options.message(text, entry.messageVersion ?? .icu),
      in: language(of: record),
      messageContexts[Int(records[record].language)],
      bound: nil
    )
  }

  /// Whether the text of a record is a message, and not a format.
  @inline(__always)
  func isMessage(_ record: Int) -> Bool { found[record].entry.messageVersion != nil }

  /// Whether it was not reported yet that the wanted language does not have the text of a record.
  func reportsNow(_ record: Int) -> Bool {
    guard !reported.isSet(at: record) else { return false }
    _ = reported.set(.mark, at: record)
    return true
  }

  /// The context of filling of a language after the first.
  func otherContext(of record: Int) -> FillContext {
    otherContexts[Int(records[record].language) - 1]
  }
}

extension StringCatalog.Options {
  /// Makes the context of filling of a language; `isolates` is nil for the choice of the options.
  fileprivate func fillContext(
    for language: LocaleID,
    isolates: Bool? = nil
  ) throws(FormatError) -> FillContext {
    try FillContext(
      for: pluralLanguages[language] ?? language,
      cache: cache,
      isolates: isolates ?? isolatesArguments,
      followsZone: zone == nil
    )
  }
}

/// The mark of a record that was reported.
final class ReportedMark: Sendable {
  static let mark = ReportedMark()
}

/// Why a text cannot be filled.
enum FormatFault: Error {
  /// Its format is not one.
  case compiling(FormatError)
  /// The arguments do not fit.
  case filling(FillFailure)
}

extension LocalizedTable {
  /// Collects the records of a table.
  private struct Builder {
    let seed: UInt64
    var found: [TableTexts.Found] = []
    var tableNames: [String]
    var records: [Record] = []
    var bytes: [UInt8] = []
    private var hashes: [UInt64] = []
    private var known: Set<QualifiedKey> = []
    private let pseudo: PseudoLocalization?
    private let showsMissingTexts: Bool

    private struct QualifiedKey: Hashable {
      let table: Int
      let key: ByteText
    }

    init(seed: UInt64, _ pseudo: PseudoLocalization?, _ options: StringCatalog.Options) {
      self.seed = seed
      self.pseudo = pseudo
      showsMissingTexts = options.showsMissingTexts
      tableNames = [options.table]
    }

    mutating func add(_ language: CatalogContents.Language, _ place: Int, _ chooser: VariantChooser)
    {
      // On Apple's systems a text of another localization is not localized.
      let isInCapitals = showsMissingTexts && place > 0
      let isChanged = pseudo != nil || isInCapitals
      for (name, texts) in language.tables {
        let table: Int
        if let place = tableNames.firstIndex(of: name) {
          table = place
        } else {
          tableNames.append(name)
          table = tableNames.count - 1
        }
        for found in texts.entries {
          let key = found.entry.key.text
          guard known.insert(QualifiedKey(table: table, key: ByteText(key))).inserted else {
            continue
          }
          let found =
            isChanged ? found.changed(by: pseudo, isInCapitals: isInCapitals) : found
          let text = Array(found.entry.plainText(chooser).utf8)
          let keyBytes = Array(key.utf8)
          records.append(
            Record(
              keyOffset: UInt32(clamping: bytes.count),
              keyCount: UInt32(clamping: keyBytes.count),
              textOffset: UInt32(clamping: bytes.count + keyBytes.count),
              textCount: UInt32(clamping: text.count),
              table: UInt16(clamping: table),
              language: UInt16(clamping: place)
            )
          )
          bytes += keyBytes
          bytes += text
          hashes.append(byteHash(keyBytes.span, seed: seed &+ UInt64(truncatingIfNeeded: table)))
          self.found.append(found)
        }
      }
    }

    /// The cells of the hash table, at most half of them taken.
    func cells() -> [Cell] {
      var count = 8
      while count < records.count * 2 { count *= 2 }
      var cells = [Cell](repeating: Cell(hash: 0, record: 0), count: count)
      for (index, hash) in hashes.enumerated() {
        var place = Int(truncatingIfNeeded: hash) & (count - 1)
        while cells[place].record != 0 { place = (place + 1) & (count - 1) }
        cells[place] = Cell(
          hash: UInt32(truncatingIfNeeded: hash >> 32),
          record: UInt32(index + 1)
        )
      }
      return cells
    }
  }
}

extension CatalogTable.Entry {
  /// The text for people without arguments: that of a message without its quoting, that of a format
  /// without the markup of attributes.
  func plainText(_ chooser: VariantChooser) -> String {
    let text = chooser.text(of: value)
    guard let version = messageVersion else { return AttributeMarkup.removed(from: text) }
    return CatalogMessage.fixedText(text, version) ?? text
  }
}

extension VariantChooser {
  /// The text of a value as it is in the file, and of plural forms that of `other`.
  func text(of value: CatalogValue) -> String { leaf(of: value)?.text ?? "" }

  /// The text with its place and state; nil if no variant fits.
  func leaf(of value: CatalogValue) -> CatalogText? {
    switch value {
    case .text(let text): text
    case .variants(let selector, let variants):
      choose(selector, variants).flatMap { leaf(of: $0.value) }
    }
  }
}
