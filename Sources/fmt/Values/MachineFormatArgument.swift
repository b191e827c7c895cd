internal import FmtKit
internal import LocaleFormat
internal import MachineTime

/// The machine format that an option names.
///
/// The option has the name of a standard format, or `pattern:` and a pattern of UTS #35, or a strptime
/// format, which has a `%`.
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
    "\(option): '\(text.excerpt)' is not a format; use a name (\(names)), a strptime format with '%', or '\(prefix)' and a pattern"
  )
}

/// The machine format of an option that decides how values are read; its texts must be instants.
func readingFormat(_ text: String, option: String) throws -> MachineFormat {
  let format = try machineFormat(text, option: option)
  if let obstacle = format.readingObstacle {
    throw usageError("\(option) '\(text.excerpt)': \(obstacle)")
  }
  return format
}
