internal import ArgumentParser
internal import FmtKit
public import StringCatalogs

extension MessageFormat.Syntax: OptionValue {}
extension MessageFormat.BidiIsolation: OptionValue {}
