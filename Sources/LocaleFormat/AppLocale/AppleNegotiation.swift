enum AppleNegotiation {
  static func localizations(of available: [String], for preferred: [String]) -> [String] { [] }
}
