extension NumberFormat: CustomStringConvertible {
  /// The recipe as it is written in code: `NumberFormat.currency(EUR).fraction(0...2)`.
  ///
  /// ```swift
  /// NumberFormat.decimal.sign(.always).description  // "NumberFormat.decimal.sign(always)"
  /// ```
  ///
  /// The text is for logs and test failures, and may change. To store a recipe, encode it.
  public var description: String {
    var calls: [String] = []
    func add<Value: Equatable>(_ name: String, _ value: Value, unless usual: Value) {
      if value != usual { calls.append("\(name)(\(value))") }
    }
    func add<Value>(_ name: String, _ value: Value?) {
      if let value { calls.append("\(name)(\(value))") }
    }
    let usual = NumberSettings()
    add("notation", settings.notation.rawValue, unless: usual.notation.rawValue)
    add("fraction", settings.fraction)
    if settings.isAsWritten { calls.append("fraction(\(FractionDisplay.asWritten.rawValue))") }
    add("significant", settings.significant)
    add("priority", settings.priority.rawValue, unless: usual.priority.rawValue)
    add("integer", integerDescription)
    add("increment", texts?.increment)
    add("rounding", settings.rounding.rawValue, unless: usual.rounding.rawValue)
    add("grouping", settings.grouping?.rawValue)
    add("sign", settings.sign.rawValue, unless: usual.sign.rawValue)
    add("accounting", settings.isAccounting, unless: false)
    add(
      "decimalSeparator",
      settings.decimalSeparator.rawValue,
      unless: usual.decimalSeparator.rawValue
    )
    add("trailingZeros", settings.trailingZeros.rawValue, unless: usual.trailingZeros.rawValue)
    add("width", settings.width.rawValue, unless: usual.width.rawValue)
    add("presentation", settings.presentation.rawValue, unless: usual.presentation.rawValue)
    add("cash", settings.isCash, unless: false)
    add("scale", texts?.scale)
    add("numbering", texts?.numbering)
    let text = (["NumberFormat", styleDescription] + calls).joined(separator: ".")
    return text + (texts?.fault.map { ", unusable: \($0.reason)" } ?? "")
  }

  private var integerDescription: String? {
    guard let least = settings.leastInteger else { return nil }
    return settings.mostInteger.map { "\(least)...\($0)" } ?? "\(least)..."
  }

  private var styleDescription: String {
    switch style {
    case .currency(let currency): "currency(\(currency))"
    case .localCurrency: "localCurrency"
    case .unit: "unit(\((texts?.unit ?? "") + (texts?.usage.map { ", usage: \($0)" } ?? "")))"
    case .skeleton: "skeleton(\((texts?.skeleton?.text ?? "").excerpt))"
    default: styleName
    }
  }
}
