internal import CatalogFiles
internal import CatalogTools
internal import Faults

/// Makes the accessors of all tables, and checks the translations.
struct AccessorMaker {
  /// The table whose accessors are in the main enumeration.
  private static let mainTable = "Localizable"

  private let tables: CatalogTables
  private var issues: [CatalogIssue] = []
  /// The names of the main enumeration that are used: by members and by tables.
  private var typeNames: Set<String> = []

  private init(_ tables: CatalogTables) { self.tables = tables }

  /// Makes the accessors.
  ///
  /// - Returns: The accessors by table, and the issues.
  static func make(of tables: CatalogTables) -> (tables: [AccessorTable], issues: [CatalogIssue]) {
    var maker = AccessorMaker(tables)
    let made = tables.names.map { maker.table($0) }
    return (made, maker.issues)
  }

  private mutating func table(_ name: String) -> AccessorTable {
    let own = tables.own(name)
    var names = MemberNames()
    var checker = TranslationChecker(development: tables.development)
    var accessors: [Accessor] = []
    var uses: [ArgumentUses?] = []
    var messages: [MessageUses?] = []
    for found in own.entries {
      do throws(CatalogIssue) {
        guard found.entry.messageVersion == nil else {
          let used = try MessageUses(of: found)
          (uses, messages) = (uses + [nil], messages + [used])
          accessors.append(accessor(found, used, &names))
          continue
        }
        let used = try ArgumentUses(of: found)
        (uses, messages) = (uses + [used], messages + [nil])
        checker.check(found, used)
        accessors.append(accessor(found, used, &names))
      } catch {
        issues.append(error)
        (uses, messages) = (uses + [nil], messages + [nil])
      }
    }
    for (_, texts) in tables.translations(of: name) {
      for (found, used) in zip(own.entries, uses) {
        guard let used, let translated = texts[found.entry.key.text] else { continue }
        checker.check(translated, against: found, used)
      }
      check(texts, against: own, messages)
      if !own.entries.isEmpty { checker.reportUnknown(texts, own) }
    }
    issues += checker.issues
    return AccessorTable(
      name: name,
      typeName: name == Self.mainTable ? nil : typeName(name),
      accessors: accessors
    )
  }

  /// Checks the messages of a language.
  private mutating func check(
    _ texts: TableTexts,
    against own: TableTexts,
    _ messages: [MessageUses?]
  ) {
    for (found, used) in zip(own.entries, messages) {
      guard let used, let translated = texts[found.entry.key.text],
        translated.entry.messageVersion != nil
      else { continue }
      do throws(CatalogIssue) {
        let uses = try MessageUses(of: translated)
        issues += uses.issues(against: used, translated, found, development: tables.development)
      } catch {
        issues.append(error)
      }
    }
  }

  private mutating func typeName(_ table: String) -> String {
    var name = Words.typeName(Words.split(table)) ?? "Table"
    if SwiftKeywords.reserved.contains(name) { name += "Table" }
    var number = 1
    while !typeNames.insert(number == 1 ? name : "\(name)\(number)").inserted { number += 1 }
    return number == 1 ? name : "\(name)\(number)"
  }

  private mutating func accessor(
    _ found: TableTexts.Found,
    _ uses: ArgumentUses,
    _ names: inout MemberNames
  ) -> Accessor {
    let key = KeyName(found.entry.key.text)
    let arguments = (0..<uses.count).map { number in
      let use = uses.uses[number]
      let own = use?.name.flatMap { Words.name(Words.split($0)) }
      return Accessor.Argument(
        label: own ?? key.labels[number] ?? "_",
        type: use?.type ?? "some StringArgument"
      )
    }
    return accessor(found, key.base, arguments, &names)
  }

  /// Makes the accessor of a message, whose arguments have names.
  private mutating func accessor(
    _ found: TableTexts.Found,
    _ uses: MessageUses,
    _ names: inout MemberNames
  ) -> Accessor {
    let arguments = uses.all.map { Accessor.Argument($0, found.entry.placeholders) }
    let name = Words.name(Words.split(found.entry.key.text))
    var accessor = accessor(found, name, arguments, &names)
    accessor.isMessage = true
    return accessor
  }

  private mutating func accessor(
    _ found: TableTexts.Found,
    _ base: String?,
    _ arguments: [Accessor.Argument],
    _ names: inout MemberNames
  ) -> Accessor {
    let (name, other) = names.add(base ?? "text", arguments.map(\.label), of: found)
    if let other { issues.append(other) }
    return Accessor(
      name: name,
      arguments: arguments,
      key: found.entry.key.text,
      text: MainText(found.entry).text,
      comment: found.entry.comment
    )
  }
}

/// The names of the members of one enumeration.
private struct MemberNames {
  /// The keys that have a name, by the name with its labels.
  private var owners: [String: TableTexts.Found] = [:]

  /// Finds a name for a key that no other key has.
  ///
  /// - Returns: The name, and a warning if it has a number because another key comes before.
  mutating func add(
    _ base: String,
    _ labels: [String],
    of found: TableTexts.Found
  ) -> (name: String, warning: CatalogIssue?) {
    let base = SwiftKeywords.reserved.contains(base) || base == "catalog" ? base + "_" : base
    var number = 1
    var name = base
    var first: TableTexts.Found?
    while let owner = owners[Self.fullName(name, labels)] {
      first = first ?? owner
      number += 1
      name = base + String(number)
    }
    owners[Self.fullName(name, labels)] = found
    guard let first else { return (name, nil) }
    let key = found.entry.key
    let place = "\(first.file):\(first.entry.key.place)"
    let reason = Reason(
      "equal-accessors",
      "'\(key.text.excerpt)' is '\(name)' in Swift, because '\(first.entry.key.text.excerpt)' (\(place)) is '\(base)'"
    )
    return (name, CatalogIssue(.warning, file: found.file, place: key.place, reason: reason))
  }

  private static func fullName(_ name: String, _ labels: [String]) -> String {
    labels.isEmpty ? name : "\(name)(\(labels.map { $0 + ":" }.joined()))"
  }
}
