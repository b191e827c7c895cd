internal import LocaleFormat
internal import MachineTime

/// What an option that names a machine format says.
///
/// The forms: the name of a standard format; `pattern:` and a pattern of UTS #35; a strptime format,
/// which has a `%`.
func machineFormat(_ text: String, option: String) throws -> MachineFormat {
  if let standard = MachineFormat.standard(named: text) { return standard }
  let prefix = "pattern:"
  let isPattern = text.hasPrefix(prefix)
  let format = isPattern ? String(text.dropFirst(prefix.count)) : text
  do throws(FormatError) {
    if isPattern { return try MachineFormat(pattern: format) }
    if format.contains("%") { return try MachineFormat(format) }
  } catch {
    throw usageError("\(option) '\(format.excerpt)': \(error)")
  }
  let names = MachineFormat.standards.map(\.source).joined(separator: ", ")
  throw usageError(
    "\(option): '\(text.excerpt)' is neither \(names), nor \(prefix) and a pattern, nor a strptime format with '%'"
  )
}

/// What an option says of how values are read: a machine format whose texts tell instants.
func readingFormat(_ text: String, option: String) throws -> MachineFormat {
  let format = try machineFormat(text, option: option)
  if let obstacle = format.readingObstacle {
    throw usageError("\(option) '\(text.excerpt)': \(obstacle)")
  }
  return format
}
