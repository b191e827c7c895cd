// With `import LocaleFormat` alone, Instant, TimeZoneID and FormatError are found: every date needs an
// instant and a zone, and every call that fails throws that error.
@_exported public import MachineTime
