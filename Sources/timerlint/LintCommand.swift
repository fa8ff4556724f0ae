import ArgumentParser

struct LintCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "lint",
        abstract: "Lint files and folders (the default).",
        discussion: """
            Examples:
              timerlint lint                                    the working folder
              timerlint lint --fail-on error Sources            fail on errors only
              timerlint lint --diff --unsafe-fixes | git apply  look at it first, then apply
              timerlint lint --format sarif=timerlint.sarif     also for code scanning
              timerlint lint - --stdin-filename App/Clock.swift < buffer

            A folder is searched for Swift and Objective-C files, leaving out what .gitignore names and the folders of tools \
            (.build, Pods, Carthage, DerivedData, node_modules). A path that is named is always read.
            """)

    @OptionGroup(title: "Files") var files: FileOptions
    @OptionGroup(title: "Rules") var rules: RuleOptions
    @OptionGroup(title: "Fixes") var fixes: FixOptions
    @OptionGroup(title: "Output") var output: OutputOptions

    func validate() throws {
        try files.check()
        if let count = output.maxWarnings, count < 0 {
            throw ValidationError("--max-warnings needs a number from 0 on, not \(count).")
        }
        if fixes.addSuppressions, fixes.fix || fixes.unsafeFixes {
            throw ValidationError("--add-suppressions and --fix exclude each other.")
        }
        if output.noBaseline, output.baseline != nil { throw ValidationError("--baseline and --no-baseline exclude each other.") }
    }

    func run() throws {
        let status = try LintRun(command: self).run()
        if status != .clean { throw status }
    }
}
