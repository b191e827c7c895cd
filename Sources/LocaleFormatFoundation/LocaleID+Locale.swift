public import FoundationEssentials
public import LocaleFormat
public import MachineTime

extension LocaleID {
  /// Takes Foundation's locale.
  ///
  /// ```swift
  /// try LocaleID(Locale(identifier: "de_CH")).tag  // "de-CH"
  /// ```
  /// - Throws: ``FormatError/invalidLocale(_:offset:reason:)`` when its identifier is not
  ///   well-formed.
  public init(_ locale: Locale) throws(FormatError) {
    try self.init(locale.identifier)
  }
}

extension TimeZoneID {
  /// Takes Foundation's time zone by its name.
  ///
  /// - Throws: ``MachineTimeError/invalidTimeZoneID(_:)`` when its name is none of the IANA
  ///   database's kind.
  public init(_ zone: TimeZone) throws(MachineTimeError) {
    try self.init(zone.identifier)
  }
}
