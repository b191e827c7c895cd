package import CatalogFiles
package import LocaleFormat
internal import Sharing

/// The entry of a key in one app locale, with what tools say about it.
package struct LocalizedEntry: Sendable {
  /// The text as it is in the file: of plural forms `other`, of variants for devices and widths the
  /// one that fits.
  package let text: String
  /// The state of that text; nil if the file cannot express it.
  package let state: TranslationState?
  /// The text for people: without the markup of attributes, and of a message without its quoting.
  package let shownText: String
  /// The language of the text.
  package let language: LocaleID
  /// The file, the line and the column of the text.
  package let place: String
  /// Whether an argument decides the text or a part of it: a number or a gender.
  package let dependsOnArguments: Bool
  /// The message; nil if the text is a format.
  package let message: MessageFormat?
}

extension LocalizedStrings {
  /// The languages in which keys are looked for, in order.
  package var languages: [LocaleID] { table.languages }

  /// Finds the entry of a key, which need not be a format.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - name: The table; nil for the default one.
  ///   - width: The available width, in the unit of the file's widths; nil for the widest.
  /// - Returns: The entry; nil if no localization has the key.
  package func entry(
    _ key: String,
    table name: String? = nil,
    width: Int? = nil
  ) -> LocalizedEntry? {
    guard let place = table.place(ofTable: name), let record = table.record(key, table: place)
    else { return nil }
    let entry = table.found[record].entry
    let chooser = VariantChooser(device: table.options.device, width: width)
    let text = chooser.leaf(of: entry.value)
    return LocalizedEntry(
      text: text?.text ?? "",
      state: text?.state,
      shownText: entry.plainText(chooser),
      language: table.language(of: record),
      place: table.place(of: record),
      dependsOnArguments: ([entry.value] + entry.variables.map(\.value))
        .contains(where: \.dependsOnArguments),
      message: entry.messageVersion.map { table.options.message(text?.text ?? "", $0) }
    )
  }
}

extension StringCatalog {
  /// The negotiation among the localizations.
  package var negotiation: LocaleNegotiation { state.copy().contents.negotiation }
}

extension CatalogValue {
  /// Whether a number or a gender decides the value or a part of it.
  fileprivate var dependsOnArguments: Bool {
    switch self {
    case .text: false
    case .variants(.plural, _), .variants(.gender, _): true
    case .variants(_, let variants): variants.contains { $0.value.dependsOnArguments }
    }
  }
}
