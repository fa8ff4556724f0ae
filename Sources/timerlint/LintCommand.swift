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

            A folder is searched for Swift files, leaving out what .gitignore names and the folders of tools \
            (.build, Pods, Carthage, DerivedData, node_modules). A path that is named is always read.
            """)

    @OptionGroup(title: "Files") var files: FileOptions
    @OptionGroup(title: "Rules") var rules: RuleOptions
    @OptionGroup(title: "Fixes") var fixes: FixOptions
    @OptionGroup(title: "Output") var output: OutputOptions

    func validate() throws {
        if let jobs = files.jobs, jobs < 1 { throw ValidationError("--jobs needs a number above 0, not \(jobs).") }
        if let count = output.maxWarnings, count < 0 {
            throw ValidationError("--max-warnings needs a number from 0 on, not \(count).")
        }
        if files.stdinFilename != nil, !files.paths.contains("-") {
            throw ValidationError("--stdin-filename goes with '-', which reads standard input.")
        }
    }

    func run() throws {
        let status = try LintRun(command: self).run()
        if status != .clean { throw status }
    }
}
