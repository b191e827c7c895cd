internal import LocaleFormat

extension SampleGroup {
  static let units = SampleGroup(
    id: "units",
    title: "Units",
    samples: [
      .unit("Speed", "120", .kilometerPerHour),
      .unit("Long", "3", .kilogram, .long),
      .unit("Narrow", "5.5", .kilometer, .narrow),
      .unit("Distance on a road", "0.3", .mile, usage: "road"),
      .unit("Height of a person", "1.8", .meter, usage: "person-height"),
      .unit("Weather", "21", .celsius, usage: "weather"),
    ]
  )

  static let bytes = SampleGroup(
    id: "bytes",
    title: "Numbers of bytes",
    samples: [
      Sample("File", "bytes 1536000", 1_536_000, as: ByteCountFormat()),
      Sample("Memory", "bytes 1536 --style memory", 1_536, as: ByteCountFormat(style: .memory)),
      Sample("Zero", "bytes 0", 0, as: ByteCountFormat()),
      Sample(
        "With the number",
        "bytes 1000000 --actual",
        1_000_000,
        as: ByteCountFormat(includesActualByteCount: true)
      ),
    ]
  )
}

extension Sample {
  fileprivate static func unit(
    _ name: String,
    _ amount: FixedDecimal,
    _ unit: MeasureUnit,
    _ width: FormatWidth = .short
  ) -> Sample {
    Sample(
      name,
      "unit \(amount) \(unit) --width \(width.rawValue)",
      .decimal(amount),
      as: NumberFormat.unit(unit).width(width)
    )
  }

  fileprivate static func unit(
    _ name: String,
    _ amount: FixedDecimal,
    _ unit: MeasureUnit,
    usage: String
  ) -> Sample {
    Sample(
      name,
      "unit \(amount) \(unit) --usage \(usage)",
      UnitAmount(amount, unit),
      as: UnitFormat(width: .short, usage: usage)
    )
  }
}
