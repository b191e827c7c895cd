internal import ArgumentParser
internal import FmtKit

/// Values, each of which is written alone.
struct ValueArguments: FreeArguments {
  @Argument(
    parsing: .allUnrecognized,
    help: "The values. Without any, each line of standard input is a value."
  )
  var values: [String] = []
}

/// The items of one list.
struct ItemArguments: FreeArguments {
  @Argument(
    parsing: .allUnrecognized,
    help: ArgumentHelp(
      "The items of one list. Without any, each line of standard input is a list.",
      valueName: "item"
    )
  )
  var values: [String] = []
}

/// The key of a text, and the arguments that it is filled with.
struct KeyArguments: FreeArguments {
  @Argument(
    parsing: .allUnrecognized,
    help: ArgumentHelp(
      "The key of a text, then its arguments. Without any, each line of standard input is a key, whose arguments are separated from it and each other by tabs.",
      valueName: "key-and-args"
    )
  )
  var values: [String] = []
}
