/// The fields that a person wishes to see, in any order: `yMMMd`, `EEEjm`.
struct DateTemplate: Hashable, Sendable {
  let fields: String

  /// The letters that stand for a field (UTS #35, Date Field Symbol Table), and `j`, `J`, `C` for
  /// the hour that a locale prefers.
  private static let letters = LetterSet("GyYuUrQqMLwWEecdDFgabBhHKkjJCmsSAzZOvVXx")
  /// The most letters of a template.
  private static let maximumCount = 64

  /// - Throws: `FormatError.Code.invalidTemplate` for a letter that is not a field, with its place.
  init(_ template: String) throws(FormatError) {
    guard !template.isEmpty else {
      throw .invalidTemplate(template, offset: 0, reason: .empty)
    }
    guard template.utf8.count <= Self.maximumCount else {
      throw .invalidTemplate(
        template,
        offset: Self.maximumCount,
        reason: .tooLong(Self.maximumCount)
      )
    }
    for (offset, byte) in template.utf8.enumerated() where !Self.letters.contains(byte) {
      let place = template.utf8.index(template.startIndex, offsetBy: offset)
      throw .invalidTemplate(
        template,
        offset: offset,
        reason: Reason("no-date-field", "'\(template[place...].prefix(1))' is not a date field")
      )
    }
    fields = template
  }

  /// A template of letters that are known, or checked later.
  init(known fields: String) { self.fields = fields }

  /// Throws for letters that are not known, as the other initializer does.
  func check() throws(FormatError) { _ = try DateTemplate(fields) }

  /// Whether a field depends on the first day of the week.
  var showsWeeks: Bool { fields.contains { "wWYec".contains($0) } }
}
