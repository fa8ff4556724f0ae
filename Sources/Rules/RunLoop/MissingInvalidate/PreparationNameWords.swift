import TimerlintAnalyses

extension NameWords {
    /// The function makes its owner ready, before there is anything to end.
    static let preparations: Set<String> = [
        "setup", "set", "init", "initialize", "configure", "prepare", "load", "make", "create", "build", "start",
        "begin",
        "reset",
    ]
}
