import ArgumentParser
import TimerlintConfig
import TimerlintReporting
import TimerlintRules
import TimerlintSource

/// The rules to run and their severities.
struct RuleOptions: ParsableArguments {
    @Option(
        name: .long, help: ArgumentHelp("Run these rules and no others (comma-separated).", valueName: "rules"),
        completion: .ruleIDs)
    var only: [String] = []

    @Option(
        name: .long, help: ArgumentHelp("Run these rules too, opt-in ones included.", valueName: "rules"),
        completion: .ruleIDs)
    var enable: [String] = []

    @Option(name: .long, help: ArgumentHelp("Do not run these rules.", valueName: "rules"), completion: .ruleIDs)
    var disable: [String] = []

    @Option(
        name: .long,
        help: ArgumentHelp("Report a rule at a level: off, note, warning or error.", valueName: "rule=level"),
        completion: .list(Catalogue.rules.map { "\($0.id)=" }))
    var severity: [String] = []
}

/// The files to read.
struct FileOptions: ParsableArguments {
    @Argument(
        help: ArgumentHelp(
            "Files and folders to lint; the working folder by default. '-' reads standard input.", valueName: "path"),
        completion: .file(extensions: ["swift", "m", "mm", "c", "h"]))
    var paths: [String] = []

    @Option(
        name: .long, help: ArgumentHelp("What '-' is called: its path in the project.", valueName: "name"),
        completion: .file())
    var stdinFilename: String?

    @Flag(name: .long, help: "Read the paths from SCRIPT_INPUT_FILE_0… and its lists, as Xcode sets them.")
    var useScriptInputFiles = false

    @Option(
        name: .long,
        help: ArgumentHelp(
            "Read further paths from this file, one a line (for lists that a command line cannot hold).",
            valueName: "file"))
    var filesFrom: String?

    @Option(
        name: .long,
        help: ArgumentHelp(
            "Report only what was not found yet at the merge base with this revision.", valueName: "ref"),
        completion: .shellCommand("git for-each-ref '--format=%(refname)' 2>/dev/null | sed 's,^refs/[^/]*/,,'"))
    var changedSince: String?

    @Flag(
        name: .long, help: "Lint what is staged, and report only what was not found yet at HEAD (for pre-commit hooks)."
    )
    var staged = false

    @Flag(name: .long, help: "Read files that a .gitignore names, too.")
    var noIgnore = false

    @Flag(name: .long, help: "Let excludes hold for the named paths, too (for pre-commit hooks and editors).")
    var forceExclude = false

    @Flag(name: .long, help: "Succeed where no files are found.")
    var allowEmpty = false

    @Flag(name: .long, help: "List the files that would be linted, and why others would not, then exit.")
    var showFiles = false

    @Option(
        name: .long,
        help: ArgumentHelp(
            "Read this configuration and no other. By default each folder's .timerlint.yml holds below it.",
            valueName: "file"),
        completion: .file(extensions: ["yml", "yaml", "json"]))
    var config: String?

    @Option(
        name: .long,
        help: ArgumentHelp(
            "How many threads work at once; as many as there are processors by default.", valueName: "count"))
    var jobs: Int?

    @OptionGroup(title: "Objective-C") var engine: EngineOptions

    /// Throws for invalid values and conflicting options.
    func check() throws {
        if let jobs, jobs < 1 { throw ValidationError("--jobs needs a number above 0, not \(jobs)") }
        if paths.contains("") { throw ValidationError("a path is empty; the working folder is '.'") }
        try checkStandardInput()
        try engine.check()
        if staged, changedSince != nil { throw ValidationError("--staged and --changed-since exclude each other") }
        if staged, paths.contains("-") { throw ValidationError("--staged reads what is staged, not standard input") }
    }

    /// Without a name, neither the language nor the configuration is known.
    private func checkStandardInput() throws {
        guard paths.contains("-") else {
            if stdinFilename != nil {
                throw ValidationError("--stdin-filename goes with '-', which reads standard input")
            }
            return
        }
        guard let stdinFilename else {
            throw ValidationError(
                "'-' needs --stdin-filename with the path of what it reads: timerlint - --stdin-filename App/Clock.swift"
            )
        }
        if Language(path: stdinFilename) == nil {
            throw ValidationError(
                "--stdin-filename needs the name of a Swift or Objective-C file, not '\(stdinFilename)'")
        }
    }
}

/// The fixes to apply.
struct FixOptions: ParsableArguments {
    @Flag(name: .long, help: "Fix what can be fixed safely, in the files themselves. Standard input comes out fixed.")
    var fix = false

    @Flag(name: .long, help: "Also apply fixes that change ownership, timing or availability. Implies --fix.")
    var unsafeFixes = false

    @Flag(
        name: .long,
        help: "Print what would be fixed as a diff for 'git apply', and write nothing. Exits with 1 where there is any."
    )
    var diff = false

    @Flag(name: .long, help: "Suppress what is found with comments in the files, instead of reporting it.")
    var addSuppressions = false

    @Option(
        name: .long,
        help: ArgumentHelp(
            "The reason that --add-suppressions gives; 'not looked at yet' by default.", valueName: "text"))
    var reason: String?

    /// Throws for conflicting options.
    func check() throws {
        if addSuppressions, fix || unsafeFixes {
            throw ValidationError("--add-suppressions and --fix exclude each other")
        }
        if reason != nil, !addSuppressions { throw ValidationError("--reason goes with --add-suppressions") }
    }

    var isOn: Bool { fix || unsafeFixes || diff || addSuppressions }
}

/// The output, its destination, and the conditions for failure.
struct OutputOptions: ParsableArguments {
    @Option(
        name: .long,
        help: ArgumentHelp(
            "How findings are written: \(ReportFormat.allCases.map(\.rawValue).joined(separator: ", ")). NAME=FILE writes to a file. May be given several times. By default 'text' on a terminal, else 'concise'.",
            valueName: "name[=file]"),
        completion: .list(ReportFormat.allCases.map(\.rawValue)))
    var format: [String] = []

    @Option(
        name: .long, help: ArgumentHelp("Write to this file, not to standard output.", valueName: "file"),
        completion: .file())
    var output: String?

    @Option(
        name: .long,
        help: ArgumentHelp(
            "The lowest level that fails; what the configuration says, or else warning, by default.", valueName: "level"
        ))
    var failOn: FailLevel?

    @Option(
        name: .long,
        help: ArgumentHelp(
            "Let the findings in this file pass; by default the project's .timerlint-baseline.json.", valueName: "file"),
        completion: .file(extensions: ["json"]))
    var baseline: String?

    @Flag(name: .long, help: "Also report findings in the baseline.")
    var noBaseline = false

    @Option(
        name: .long, help: ArgumentHelp("Let up to so many warnings pass, and fail from there on.", valueName: "count"))
    var maxWarnings: Int?

    @Option(
        name: .long,
        help: ArgumentHelp(
            "When to use colors. NO_COLOR counts as never, FORCE_COLOR and CLICOLOR_FORCE as always.", valueName: "when"
        ))
    var color: ColorChoice = .auto

    @Flag(name: .long, help: "Print findings and errors only, in every format.")
    var quiet = false

    @Flag(name: .long, help: "Count the findings of each rule, on standard error.")
    var statistics = false

    @Flag(name: .long, help: "Say on standard error how long each stage took.")
    var timings = false

    @Flag(
        name: .long,
        help:
            "Leave suppressed findings out of 'sarif'. GitHub's code scanning does not read that they are suppressed, and shows them."
    )
    var omitSuppressed = false

    @Flag(name: .long, help: "Give each step of a finding a line of its own in 'concise' and 'xcode'.")
    var trace = false

    /// Throws for options that conflict with each other or with the fix options.
    func check(with fixes: FixOptions) throws {
        if let maxWarnings, maxWarnings < 0 {
            throw ValidationError("--max-warnings needs a number from 0 on, not \(maxWarnings)")
        }
        if noBaseline, baseline != nil { throw ValidationError("--baseline and --no-baseline exclude each other") }
        if fixes.diff, !format.isEmpty || output != nil {
            throw ValidationError("--diff prints a diff and no findings; leave out --format and --output")
        }
    }
}

extension FailLevel: ExpressibleByArgument {}

enum ColorChoice: String, CaseIterable, ExpressibleByArgument {
    case auto, always, never

    /// Whether to color standard output (https://no-color.org, https://force-color.org,
    /// https://bixense.com/clicolors).
    var isOn: Bool {
        switch self {
        case .always: return true
        case .never: return false
        case .auto:
            if !(Console.environment("NO_COLOR") ?? "").isEmpty { return false }
            if let forced = Console.environment("FORCE_COLOR"), !forced.isEmpty {
                return forced != "0" && forced != "false"
            }
            if let forced = Console.environment("CLICOLOR_FORCE"), !forced.isEmpty, forced != "0" { return true }
            return Console.isTerminal && Console.environment("TERM") != "dumb"
        }
    }
}

extension CompletionKind {
    fileprivate static var ruleIDs: CompletionKind { .list(Catalogue.rules.map(\.id)) }
}
