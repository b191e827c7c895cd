internal import LocaleFormat

/// The functions of this package beside those of the specification.
enum PackageFunctions {
  static let all: [String: any MessageFunction] = [:]
}
