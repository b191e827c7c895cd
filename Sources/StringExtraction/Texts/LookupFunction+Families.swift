extension LookupFunction {
  /// The functions that C and Objective-C sources call.
  ///
  /// - Parameter routines: The names of further functions that are called as `NSLocalizedString` is.
  /// - Returns: The functions with their variants.
  static func inC(_ routines: [String]) -> [LookupFunction] {
    (["NSLocalizedString", "CFCopyLocalizedString"] + routines).flatMap(family)
  }

  /// The parameters of a text of Foundation, after its key.
  private static let details =
    "defaultValue:value,table:table,bundle:_,locale:_,comment:comment"

  /// The initializer of a resource.
  static let resource = LookupFunction("LocalizedStringResource", "key," + details, .interpolated)

  /// The functions that Swift sources call, whatever they import.
  static func inSwift(_ routines: [String]) -> [LookupFunction] {
    let described = (["NSLocalizedString"] + routines).map { name in
      LookupFunction(name, "key,comment,tableName:table,table:table,bundle:_,value:value")
    }
    let known = Set(described.map(\.name))
    return described + inC(routines).filter { !known.contains($0.name) } + [
      LookupFunction("String", "localized:key," + details, .interpolated),
      LookupFunction("AttributedString", "localized:key," + details, .interpolated),
      resource,
      LookupFunction("LocalizedStringKey", "key", .interpolated),
      LookupFunction("String.LocalizationValue", "key", .interpolated),
    ]
  }

  /// The types and modifiers of SwiftUI, and of the frameworks beside it, whose first text is a key.
  static let inSwiftUI: [LookupFunction] =
    [LookupFunction("Text", "key,tableName:table,bundle:_,comment:comment", .interpolatedOrText)]
    + [
      "Button", "ColorPicker", "CommandMenu", "ContentUnavailableView", "ControlGroup",
      "DatePicker",
      "DisclosureGroup", "Gauge", "GroupBox", "Label", "LabeledContent", "Link", "Marker", "Menu",
      "MenuBarExtra", "NavigationLink", "Picker", "ProgressView", "Section", "SecureField",
      "ShareLink", "Slider", "Stepper", "Tab", "TabSection", "TableColumn", "TextField", "Toggle",
      "Window", "WindowGroup",
      ".accessibilityHint", ".accessibilityLabel", ".accessibilityValue", ".alert", ".badge",
      ".configurationDisplayName", ".confirmationDialog", ".help", ".navigationBarTitle",
      ".navigationSubtitle", ".navigationTitle",
    ].map { LookupFunction($0, "key", .interpolatedOrText) } + [
      LookupFunction(".searchable", "prompt:key", .interpolatedOrText),
      LookupFunction(".accessibilityRotor", "key", .interpolatedOrText),
      LookupFunction(".accessibilityCustomContent", "key", .interpolatedOrText),
      LookupFunction(".accessibilityInputLabels", "key", .interpolatedOrText),
      LookupFunction(".fileDialogMessage", "key", .interpolatedOrText),
      LookupFunction("PhotosPicker", "key", .interpolatedOrText),
      LookupFunction(".description", "key", .interpolatedOrText),
      LookupFunction("DisplayRepresentation", "title:key", .interpolatedOrText),
      LookupFunction("TypeDisplayRepresentation", "name:key", .interpolatedOrText),
      LookupFunction("IntentDescription", "key", .interpolatedOrText),
      LookupFunction("IntentDialog", "key", .interpolatedOrText),
      LookupFunction(".result", "dialog:key", .interpolatedOrText),
      LookupFunction("AppShortcut", "shortTitle:key", .interpolatedOrText),
      LookupFunction(".accessibilityAction", "named:key", .interpolatedOrText),
    ]

  /// The methods of this package's catalogs.
  static let inStringCatalogs: [LookupFunction] =
    [
      LookupFunction(".string", "localized:key,table:table,default:value", .interpolated)
    ]
    + [".string", ".checkedString", ".format"].map {
      LookupFunction($0, "key,table:table,default:value,width:_")
    }
    + messageNames.map {
      LookupFunction($0, "key,_,table:table,default:value")
    }

  /// Whether the texts are messages, in which a percent sign stands for itself.
  var findsMessages: Bool { Self.messageNames.contains(name) }

  private static let messageNames = [".message", ".checkedMessage"]

  /// A function and its variants with a table, a bundle and a default value.
  private static func family(_ name: String) -> [LookupFunction] {
    [
      LookupFunction(name, "key,comment"),
      LookupFunction(name + "FromTable", "key,table,comment"),
      LookupFunction(name + "FromTableInBundle", "key,table,_,comment"),
      LookupFunction(name + "WithDefaultValue", "key,table,_,value,comment"),
    ]
  }
}
