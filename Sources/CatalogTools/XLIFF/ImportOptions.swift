/// The faults in spite of which translations are taken over.
package struct ImportOptions: Sendable {
  /// Whether texts that the catalogs do not have are left out, with a warning.
  package var skipsUnknown = false
  /// Whether the arguments of a translation may be other ones than in the development language.
  package var allowsArguments = false
  /// Whether texts of the development language may be changed.
  package var allowsDevelopment = false

  package init() {}
}
