internal import CatalogFiles
public import LocaleFormat
internal import Sharing

/// The texts of an app in all its languages, found by key and filled with arguments.
///
/// ```swift
/// let english = Array("\"greeting\" = \"Hello, %@!\";".utf8)
/// let german = Array("\"greeting\" = \"Hallo, %@!\";".utf8)
/// let catalog = try StringCatalog([
///   .bytes(english, name: "en.lproj/Localizable.strings"),
///   .bytes(german, name: "de.lproj/Localizable.strings"),
/// ])
/// AppLocale.with(AppLocale(LocaleID("de-AT"))) { catalog.string("greeting", "Anna") }  // "Hallo, Anna!"
/// ```
/// The text is that of the app-running locale, `AppLocale.current`: the localization that matches
/// its language, or else the development language. Plural forms follow the language of the *text*.
/// Numbers follow the conventions of the app locale, so Russian texts in the United States have
/// Russian plural forms and American separators.
///
/// A catalog is immutable but for ``reload()``, which replaces everything at once. Any number of
/// threads look texts up without a lock.
///
/// A text with an argument costs little more than its numbers; nothing is allocated but the text.
///
/// Source: Apple's *Strings File*, *Stringsdict File Format* and string catalogs.
public final class StringCatalog: Sendable {
  /// The contents, with the table of the process's app locale.
  final class State: Sendable {
    let contents: CatalogContents
    /// The generation of the app locale that the table is for.
    let generation: UInt64
    let table: LocalizedTable
    /// That app locale: a text and its numbers are in the same one, and it is looked for once.
    let app: BoundLocale

    init(
      _ contents: CatalogContents,
      generation: UInt64,
      _ app: AppLocale
    ) throws(FormatError) {
      self.contents = contents
      self.generation = generation
      table = try contents.table(for: app.language)
      self.app = BoundLocale(app)
    }
  }

  /// The places that the contents were read from.
  public let sources: [CatalogSource]
  /// The development language as it was given; nil if the files decide.
  private let givenDevelopment: LocaleID?
  /// The choices that decide how texts are found and filled.
  public let options: Options

  let state: HazardValue<State>
  /// Held while the state is replaced.
  private let changing = PosixMutex(0)
  /// Held while the sources are read again.
  private let reloading = PosixMutex(0)
  let observers = CatalogObservers()

  /// Reads a catalog.
  ///
  /// - Parameters:
  ///   - sources: The folders and files; a key that several have counts where it is first.
  ///   - development: The language that the texts were written in first, and that is shown where
  ///     there is none else; nil for the source language of the first `.xcstrings` file, or else English.
  ///   - options: What decides how texts are found and filled.
  /// - Throws: A `CatalogIssue` with the file, the line and the column of the first error. Errors of
  ///   ICU's data have no place in a file.
  public init(
    _ sources: [CatalogSource],
    development: LocaleID? = nil,
    options: Options = Options()
  ) throws(CatalogIssue) {
    self.sources = sources
    givenDevelopment = development
    self.options = options
    let contents: CatalogContents
    do throws(CatalogIssue) {
      contents = try CatalogLoader.contents(sources, development, options)
    } catch {
      let own = sources.filter { !$0.isReplacement }
      guard own.count < sources.count else { throw error }
      contents = try CatalogLoader.contents(own, development, options, warnings: [error])
    }
    state = HazardValue(try Self.state(contents))
  }

  /// Reads all sources again, and replaces the contents at once.
  ///
  /// A call that is looking a text up finishes with the old contents. Values of ``LocalizedFormat``
  /// and ``LocalizedStrings`` keep the contents that they were made from.
  ///
  /// - Throws: A `CatalogIssue` if a source cannot be read. The old contents stay, and the observers
  ///   receive the issue.
  public func reload() throws(CatalogIssue) {
    do throws(CatalogIssue) {
      // Of two reloads at once, the one that reads later replaces later.
      try reloading.withLock { count throws(CatalogIssue) in
        count += 1
        let contents = try CatalogLoader.contents(sources, givenDevelopment, options)
        let state = try Self.state(contents)
        changing.withLock { count in
          count += 1
          self.state.replace(with: state)
        }
      }
    } catch {
      observers.report(.notReloaded(error))
      throw error
    }
  }

  private static func state(_ contents: CatalogContents) throws(CatalogIssue) -> State {
    do throws(FormatError) {
      let (app, generation) = AppLocale.currentWithGeneration
      return try State(contents, generation: generation, app)
    } catch {
      throw CatalogIssue(file: "", place: .start, reason: error.reason)
    }
  }

  /// The language that the texts were written in first, and that is shown where there is no other.
  public var development: LocaleID { state.copy().contents.development }

  /// The locales of the localizations, in the order of the sources.
  public var localizations: [LocaleID] { state.copy().contents.languages.map(\.locale) }

  /// The things in the files that are probably not meant as they are written.
  public var warnings: [CatalogIssue] { state.copy().contents.warnings }

  /// Calls a function for everything that the catalog has to report: keys that a language does not
  /// have, texts that could not be filled, files that could not be read again.
  ///
  /// - Parameter body: The function, which is called on the thread of the look-up, for each key and
  ///   language once, and for at most 10,000 of them.
  public func onEvent(_ body: @escaping @Sendable (CatalogEvent) -> Void) { observers.add(body) }

  // MARK: The table of the app's language

  /// Calls `body` with the table of the app's language, and the app locale, both borrowed.
  ///
  /// The app locale is nil if it is that of the task.
  @inline(__always)
  func withTable<Result: FreshResult>(
    _ body: (LocalizedTable, BoundLocale?) -> Result
  ) -> Result {
    let result: Result?
    switch AppLocale.currentMark {
    case .process(let generation):
      result = state.read { state in
        state.generation == generation ? Optional(body(state.table, state.app)) : nil
      }
    case .task(let language):
      result = state.read { state in
        state.contents.lendTable(ofLanguage: language) { Optional(body($0, nil)) }
      }
    }
    if let result { return result }
    let (table, app) = newTable()
    return body(table, app)
  }

  /// The table of an app locale that has none yet.
  @inline(never)
  private func newTable() -> (LocalizedTable, BoundLocale?) {
    let (app, generation) = AppLocale.currentWithGeneration
    return changing.withLock { count in
      count += 1
      let old = state.copy()
      do throws(FormatError) {
        let new = try State(old.contents, generation: generation, app)
        if generation > old.generation { state.replace(with: new) }
        return (new.table, new.app)
      } catch {
        // Only if ICU's data is gone after it was there: the old language is better than none.
        return (old.table, nil)
      }
    }
  }
}
