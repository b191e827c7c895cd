internal import CatalogFiles
public import LocaleFormat

/// The text of a key in one language, to be filled with arguments later.
///
/// ```swift
/// let file = Array("\"%@ kB\" = \"%@ Kilobyte\";".utf8)
/// let catalog = try StringCatalog([.bytes(file, name: "de.lproj/Localizable.strings")],
///   development: LocaleID("de"))
/// let format = try catalog.format("%@ kB")
/// format.description  // "%@ Kilobyte"
/// try format.string("20")  // "20 Kilobyte"
/// ```
/// It keeps the contents of the catalog that it was made from, also if the catalog is reloaded.
public struct LocalizedFormat: Sendable {
  let table: LocalizedTable
  let record: Int
  /// The available width, in the unit of the file's widths; nil for the widest.
  let width: Int?
  private let program: FormatProgram
  private let app: BoundLocale?
  private let tableName: String?
  /// The text as it is in the file.
  private let text: String
  /// The table of the development language, for errors.
  private let development: LocalizedTable

  init(
    _ table: LocalizedTable,
    _ key: String,
    _ name: String?,
    width: Int?,
    in app: BoundLocale?,
    development: LocalizedTable
  ) throws(FormatError) {
    guard let place = table.place(ofTable: name), let record = table.record(key, table: place)
    else {
      throw .missingKey(key, name ?? table.options.table)
    }
    try self.init(table, record, name, width: width, in: app, development: development)
  }

  private init(
    _ table: LocalizedTable,
    _ record: Int,
    _ name: String?,
    width: Int?,
    in app: BoundLocale?,
    development: LocalizedTable
  ) throws(FormatError) {
    self.table = table
    self.record = record
    self.width = width
    self.app = app
    self.development = development
    tableName = name
    text = table.text(of: record, width: width)
    do throws(FormatFault) {
      program =
        try width == nil ? table.program(of: record) : table.program(of: record, width: width)
    } catch {
      throw table.explained(error, record)
    }
  }

  /// Makes the format of the same key for another width.
  ///
  /// - Parameter width: The available width.
  /// - Returns: The format.
  /// - Throws: `FormatError.Code.invalidStringFormat` if its text is not a format.
  func with(width: Int) throws(FormatError) -> LocalizedFormat {
    try LocalizedFormat(table, record, tableName, width: width, in: app, development: development)
  }

  /// The key.
  public var key: String { table.key(of: record) }
  /// The language of the text.
  public var language: LocaleID { table.language(of: record) }
  /// The file, the line and the column of the text.
  public var place: String { table.place(of: record) }
  /// The kind of value that each argument needs, from the first; nil for one that nothing uses.
  package var needs: [FormatConversion.Need?] { program.needs }
  /// Whether no plural form shows a number, so that the first number among the arguments decides,
  /// also if nothing shows it.
  package var takesFirstNumber: Bool { program.takesFirstNumber }

  /// Fills the text.
  ///
  /// - Parameter arguments: The arguments; those that the text does not use are ignored.
  /// - Returns: The text.
  /// - Throws: `FormatError.Code.argumentMismatch` if an argument is missing or has another type than
  ///   the text needs, and the errors of the formatters.
  public func string<each Argument: StringArgument>(
    _ arguments: repeat each Argument
  ) throws(FormatError) -> String {
    var list = ArgumentList()
    repeat list.append((each arguments).formatArgument)
    return try string(list)
  }

  /// Fills the text with arguments whose number is only known at run time.
  ///
  /// - Parameter arguments: The arguments; those that the text does not use are ignored.
  /// - Returns: The text.
  /// - Throws: As ``string(_:)-(_)``.
  public func string(arguments: [FormatArgument]) throws(FormatError) -> String {
    try string(ArgumentList(arguments))
  }

  /// The plural form that the text takes by the first number that decides one; nil if there is none.
  ///
  /// It is the form that the file has: `zero` where that is given and the number is 0, and `other`
  /// where the file does not have the category of the number.
  package func pluralForm(
    arguments: [FormatArgument]
  ) throws(FormatError) -> PluralCategory? {
    let context = table.isWanted(record) ? table.context : table.otherContext(of: record)
    do throws(FillFailure) {
      return try program.firstForm(ArgumentList(arguments), context, in: app)
    } catch {
      throw table.explained(.filling(error), record, by: program)
    }
  }

  private func string(_ arguments: ArgumentList) throws(FormatError) -> String {
    let context = table.isWanted(record) ? table.context : table.otherContext(of: record)
    do throws(FillFailure) {
      return try program.string(arguments, context, in: app)
    } catch {
      throw development.compared(
        table.explained(.filling(error), record, by: program),
        key,
        tableName
      )
    }
  }
}

extension LocalizedFormat: CustomStringConvertible {
  /// The text as it is in the file.
  public var description: String { text }
}
