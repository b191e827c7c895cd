package import ArgumentParser

extension ArgumentHelp {
  /// The help of an option, with an example below it.
  ///
  /// - Parameters:
  ///   - abstract: What the option does, its default, and what its value means.
  ///   - example: A command line, an arrow and what the line prints, such as
  ///     `fmt number 3 --fraction 2 --locale de → 3,00`. It is a literal, because the help of every
  ///     option is made at each start of the command.
  ///   - valueName: The name of the value in the help; nil for the name of the option.
  package init(_ abstract: String, example: String, valueName: String? = nil) {
    self.init(abstract, discussion: example, valueName: valueName)
  }
}
