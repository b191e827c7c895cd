internal import Faults

/// An argument with the functions `:date`, `:time` and `:datetime`, which becomes one with a skeleton.
struct ConvertedDate {
  let argument: String
  private var skeleton = ""
  /// Whether hours go up to 12; nil for the locale's way.
  private var hour12: String?

  init(_ argument: String) { self.argument = argument }

  /// The argument as it is written.
  var written: ICUMessage.Argument {
    ICUMessage.Argument(argument, .simple(type: "date", style: " ::\(skeleton)"))
  }

  /// The date after a call, which inherits whether hours go up to 12.
  func calling(_ function: Message.Function) throws(FormatError) -> ConvertedDate {
    let name = function.name
    var given: [String: String] = [:]
    let words = Self.words[name] ?? [:]
    for option in function.options {
      let value = try option.literal(of: name)
      guard let known = words[option.name] else { throw .unconvertible(option.name, of: name) }
      guard known[value] != nil else { throw .unconvertible(value, for: option.name, of: name) }
      given[option.name] = value
    }
    func letters(_ option: String, _ usual: String) -> String {
      words[option]?[given[option] ?? usual] ?? ""
    }
    var result = self
    result.hour12 = given["hour12"] ?? hour12
    result.skeleton = ""
    if name != "time" {
      let prefix = name == "date" ? "" : "date"
      let length = given[name == "date" ? "length" : "dateLength"] ?? "medium"
      let fields = letters(name == "date" ? "fields" : "\(prefix)Fields", "year-month-day")
      for field in fields { result.skeleton += Self.letters(of: field, length) }
    }
    if name != "date" {
      result.skeleton += letters(name == "time" ? "precision" : "timePrecision", "minute")
      result.skeleton += given["timeZoneStyle"] == nil ? "" : letters("timeZoneStyle", "")
    }
    switch result.hour12 {
    case "true": result.skeleton.replace("j", with: "h")
    case "false": result.skeleton.replace("j", with: "H")
    default: break
    }
    return result
  }

  private static func letters(of field: Character, _ length: String) -> String {
    switch (field, length) {
    case ("M", "long"): "MMMM"
    case ("M", "medium"): "MMM"
    case ("E", "long"): "EEEE"
    default: String(field)
    }
  }

  /// The letters for the values of the options, by function.
  private static let words: [String: [String: [String: String]]] = [
    "date": ["fields": fields, "length": lengths],
    "time": ["precision": precisions, "timeZoneStyle": zones, "hour12": hours],
    "datetime": [
      "dateFields": fields, "dateLength": lengths, "timePrecision": precisions,
      "timeZoneStyle": zones, "hour12": hours,
    ],
  ]
  private static let fields = [
    "weekday": "E", "day-weekday": "dE", "month-day": "Md", "month-day-weekday": "MdE",
    "year-month-day": "yMd", "year-month-day-weekday": "yMdE",
  ]
  private static let lengths = ["long": "", "medium": "", "short": ""]
  private static let precisions = ["hour": "j", "minute": "jm", "second": "jms"]
  private static let zones = ["long": "zzzz", "short": "z"]
  private static let hours = ["true": "h", "false": "H"]
}
