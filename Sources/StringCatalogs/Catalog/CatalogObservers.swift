internal import LocaleFormat
internal import Sharing
internal import Synchronization

/// The functions that receive what a catalog has to report, each key and language once.
final class CatalogObservers: Sendable {
  private struct Reported: Hashable {
    /// The beginning of the key, and the hash of all of it: a key that is made of a request can be long.
    let key: String
    let hash: Int
    let table: String
    let language: LocaleID
    let isMissing: Bool

    init(_ key: String, _ table: String, _ language: LocaleID, isMissing: Bool) {
      self.key = key.excerpt
      hash = key.hashValue
      self.table = table.excerpt
      self.language = language
      self.isMissing = isMissing
    }
  }

  private struct Contents: Sendable {
    var functions: [@Sendable (CatalogEvent) -> Void] = []
    var reported: Set<Reported> = []
  }

  private let contents = PosixMutex(Contents())
  private let hasFunctions = Atomic(false)

  /// The number of keys and languages that are reported.
  static let maximumCount = 10_000

  func add(_ function: @escaping @Sendable (CatalogEvent) -> Void) {
    contents.withLock { $0.functions.append(function) }
    hasFunctions.store(true, ordering: .releasing)
  }

  /// Whether anybody observes.
  var isObserved: Bool { hasFunctions.load(ordering: .acquiring) }

  /// Reports an event.
  func report(_ event: CatalogEvent) {
    for function in contents.withLock({ $0.functions }) { function(event) }
  }

  /// Reports that a language does not have a key.
  func reportMissing(_ key: String, _ table: String, wanted: LocaleID, given: LocaleID?) {
    report(
      .missing(MissingKey(key: key, table: table, wanted: wanted, given: given)),
      of: key,
      table,
      in: wanted,
      isMissing: true
    )
  }

  /// Reports that a text could not be filled.
  func reportUnfillable(
    _ error: @autoclosure () -> FormatError,
    _ key: String,
    _ table: String,
    wanted: LocaleID
  ) {
    report(.unfillable(error()), of: key, table, in: wanted, isMissing: false)
  }

  /// Reports an event about a key, unless one was reported for the key and the language.
  func report(
    _ event: @autoclosure () -> CatalogEvent,
    of key: String,
    _ table: String,
    in language: LocaleID,
    isMissing: Bool
  ) {
    guard isObserved else { return }
    let functions = contents.withLock { contents -> [@Sendable (CatalogEvent) -> Void] in
      guard !contents.functions.isEmpty, contents.reported.count < Self.maximumCount,
        contents.reported.insert(Reported(key, table, language, isMissing: isMissing)).inserted
      else { return [] }
      return contents.functions
    }
    guard !functions.isEmpty else { return }
    let event = event()
    for function in functions { function(event) }
  }
}
