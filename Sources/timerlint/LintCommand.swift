import ArgumentParser

struct LintCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "lint",
        abstract: "Lint files and folders (the default).",
        discussion: """
            Examples:
              timerlint lint                                  the working folder
              timerlint lint --fail-on error Sources          fail on errors only
              timerlint lint --changed-since origin/main      only what a branch brings
              timerlint lint --diff --unsafe-fixes            what every fix would do
              timerlint lint --format sarif=timerlint.sarif   also for code scanning
              timerlint lint - --stdin-filename App/Clock.swift < buffer

            A folder is searched for Swift and Objective-C files, leaving out what .gitignore names and the folders of tools \
            (.build, Pods, Carthage, DerivedData, node_modules). A path that is named is always read.

            Exit codes: 0 nothing found at or above --fail-on, 1 findings, 2 bad usage or something could not be read.
            """)

    @OptionGroup(title: "Files") var files: FileOptions
    @OptionGroup(title: "Rules") var rules: RuleOptions
    @OptionGroup(title: "Fixes") var fixes: FixOptions
    @OptionGroup(title: "Output") var output: OutputOptions

    func validate() throws {
        try files.check()
        try fixes.check()
        try output.check(with: fixes)
    }

    func run() throws {
        let status = try LintRun(command: self).run()
        if status != .clean { throw status }
    }
}
