import TimerlintAnalyses

extension NameWords {
    /// The function prepares its owner, before there is anything to stop.
    static let preparations: Set<String> = [
        "setup", "set", "init", "initialize", "configure", "prepare", "load", "make", "create", "build", "start",
        "begin",
        "reset",
    ]
}
