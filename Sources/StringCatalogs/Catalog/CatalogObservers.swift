internal import LocaleFormat
internal import Sharing
internal import Synchronization

/// The functions that are told what a catalog has to tell, each key and language once.
final class CatalogObservers: Sendable {
  private struct Told: Hashable {
    let key: String
    let table: String
    let language: LocaleID
    let isMissing: Bool
  }

  private struct Contents: Sendable {
    var functions: [@Sendable (CatalogEvent) -> Void] = []
    var told: Set<Told> = []
  }

  private let contents = PosixMutex(Contents())
  private let hasFunctions = Atomic(false)

  /// The number of keys and languages that are told.
  static let maximumCount = 10_000

  func add(_ function: @escaping @Sendable (CatalogEvent) -> Void) {
    contents.withLock { $0.functions.append(function) }
    hasFunctions.store(true, ordering: .releasing)
  }

  /// Whether anybody is told.
  var isObserved: Bool { hasFunctions.load(ordering: .acquiring) }

  /// Tells an event.
  func tell(_ event: CatalogEvent) {
    for function in contents.withLock({ $0.functions }) { function(event) }
  }

  /// Tells that a language does not have a key.
  func tellMissing(_ key: String, _ table: String, wanted: LocaleID, given: LocaleID?) {
    tell(
      .missing(MissingKey(key: key, table: table, wanted: wanted, given: given)),
      of: key,
      table,
      in: wanted,
      isMissing: true
    )
  }

  /// Tells that a text could not be filled.
  func tellUnfillable(
    _ error: @autoclosure () -> FormatError,
    _ key: String,
    _ table: String,
    wanted: LocaleID
  ) {
    tell(.unfillable(error()), of: key, table, in: wanted, isMissing: false)
  }

  /// Tells an event about a key, unless one was told for the key and the language.
  func tell(
    _ event: @autoclosure () -> CatalogEvent,
    of key: String,
    _ table: String,
    in language: LocaleID,
    isMissing: Bool
  ) {
    guard isObserved else { return }
    let functions = contents.withLock { contents -> [@Sendable (CatalogEvent) -> Void] in
      guard !contents.functions.isEmpty, contents.told.count < Self.maximumCount,
        contents.told.insert(Told(key: key, table: table, language: language, isMissing: isMissing))
          .inserted
      else { return [] }
      return contents.functions
    }
    guard !functions.isEmpty else { return }
    let event = event()
    for function in functions { function(event) }
  }
}
