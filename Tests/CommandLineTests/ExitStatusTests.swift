import Foundation
import Testing

/// One situation and the expected behavior of the command.
struct Situation: CustomTestStringConvertible, Sendable {
    let name: String
    let status: Int32
    let arguments: [String]
    /// A substring of standard error.
    var says: String = ""
    /// A substring of standard output.
    var prints: String = ""
    var files: [String: String] = [:]
    var environment: [String: String] = [:]

    var testDescription: String { "\(name) → \(status)" }
}

@Suite("Exit codes")
struct ExitStatusTests {
    @Test("each situation has its exit code, and says what is wrong", arguments: succeeding + finding + failing)
    func exits(_ situation: Situation) throws {
        let folder = try Scratch()
        try folder.write(Sample.clean, to: "clean/Clean.swift")
        try folder.write(Sample.warning, to: "bad/Poller.swift")
        try folder.write(Sample.note, to: "note/Animator.swift")
        try folder.write("Words.", to: "text/Notes.md")
        for (name, text) in situation.files { try folder.write(text, to: name) }
        let run = try Tool.run(situation.arguments, in: folder, environment: situation.environment)
        #expect(run.status == situation.status, "\(run.errors)")
        // On Linux, Foundation's 'contains' does not find an empty string.
        #expect(situation.says.isEmpty || run.errors.contains(situation.says), "\(run.errors)")
        #expect(situation.prints.isEmpty || run.output.contains(situation.prints), "\(run.output)")
    }

    private static let succeeding = [
        Situation(name: "nothing to find", status: 0, arguments: ["clean"], says: "no findings in 1 file"),
        Situation(name: "the subcommand's name", status: 0, arguments: ["lint", "clean"]),
        Situation(name: "a note alone", status: 0, arguments: ["note"], prints: Sample.noteRule),
        Situation(
            name: "a warning where errors fail", status: 0, arguments: ["bad", "--fail-on", "error"],
            prints: Sample.warningRule),
        Situation(name: "a warning where nothing fails", status: 0, arguments: ["bad", "--fail-on", "never"]),
        Situation(name: "as many warnings as allowed", status: 0, arguments: ["bad", "--max-warnings", "1"]),
        Situation(name: "the rule is disabled", status: 0, arguments: ["bad", "--disable", Sample.warningRule]),
        Situation(name: "another rule only", status: 0, arguments: ["bad", "--only", "target_retained"]),
        Situation(
            name: "the rule is a note", status: 0, arguments: ["bad", "--severity", "\(Sample.warningRule)=note"]),
        Situation(name: "the rule is off", status: 0, arguments: ["bad", "--severity", "\(Sample.warningRule)=off"]),
        Situation(
            name: "the configuration turns the rule off", status: 0, arguments: ["bad"],
            files: ["bad/.timerlint.yml": "rules: {\(Sample.warningRule): off}"]),
        Situation(
            name: "the configuration lets warnings pass", status: 0, arguments: ["bad"],
            files: [".timerlint.json": #"{"fail_on": "error"}"#]),
        Situation(
            name: "an override turns the rule off", status: 0, arguments: ["bad"],
            files: [".timerlint.yml": "overrides: [{paths: bad/, rules: {\(Sample.warningRule): off}}]"]),
        Situation(
            name: "the configuration excludes the file", status: 0, arguments: ["."],
            files: [".timerlint.yml": "exclude: [bad/]"]),
        Situation(
            name: "a suppression", status: 0, arguments: ["s"],
            files: ["s/S.swift": "// timerlint:ignore-file \(Sample.warningRule) - a sample\n" + Sample.warning]),
        Situation(name: "no files, allowed", status: 0, arguments: ["text", "--allow-empty"]),
        Situation(name: "an empty file", status: 0, arguments: ["e"], says: "in 1 file", files: ["e/E.swift": ""]),
        Situation(
            name: "an empty list of Xcode's", status: 0, arguments: ["--use-script-input-files"],
            environment: ["SCRIPT_INPUT_FILE_COUNT": "0", "SCRIPT_INPUT_FILE_LIST_COUNT": "0"]),
        Situation(
            name: "an excluded file, forced", status: 0, arguments: ["--force-exclude", "Pods/P.swift"],
            files: ["Pods/P.swift": Sample.warning]),
        Situation(name: "--help", status: 0, arguments: ["--help"], prints: "USAGE"),
        Situation(name: "lint --help", status: 0, arguments: ["lint", "--help"], prints: "--fail-on"),
        Situation(name: "--version", status: 0, arguments: ["--version"], prints: "0."),
        Situation(name: "--show-files", status: 0, arguments: ["--show-files", "bad"], prints: "bad/Poller.swift\n"),
        Situation(name: "rules", status: 0, arguments: ["rules"], prints: Sample.warningRule),
        Situation(name: "rules as JSON", status: 0, arguments: ["rules", "--format", "json"], prints: "\"rules\": {"),
        Situation(
            name: "rules as Markdown", status: 0, arguments: ["rules", "--format", "markdown"], prints: "## By symptom"),
        Situation(name: "explain", status: 0, arguments: ["explain", Sample.warningRule], prints: "Example "),
        Situation(name: "explain a topic", status: 0, arguments: ["explain", "clocks"], prints: "clocks: "),
        Situation(name: "explain nothing in particular", status: 0, arguments: ["explain"], prints: "run-loop-modes"),
        Situation(name: "config --schema", status: 0, arguments: ["config", "--schema"], prints: "json-schema.org"),
        Situation(name: "nothing to fix", status: 0, arguments: ["clean", "--fix"]),
        Situation(name: "nothing to show as a diff", status: 0, arguments: ["bad", "--diff"]),
        Situation(
            name: "everything fixed", status: 0, arguments: ["--fix", "."],
            files: ["bad/Poller.swift": Sample.clean, "f.swift": Sample.fixable]),
        Situation(name: "suppressed from now on", status: 0, arguments: ["--add-suppressions"]),
        Situation(name: "writing a baseline", status: 0, arguments: ["baseline", "bad"], says: "1 known finding\n"),
        Situation(
            name: "a finding that the baseline knows", status: 0, arguments: ["bad"], says: "1 in the baseline",
            files: [".timerlint.yml": "baseline: b.json", "b.json": Sample.baseline]),
        Situation(
            name: "a suppression of a rule that is off there", status: 0, arguments: ["s"],
            files: [
                ".timerlint.yml": "overrides: [{paths: s/, rules: {\(Sample.warningRule): off}}]",
                "s/S.swift": "// timerlint:ignore-file \(Sample.warningRule) - a sample\n" + Sample.warning,
            ]),
        Situation(name: "config", status: 0, arguments: ["config", "bad"], prints: Sample.warningRule),
        Situation(name: "init", status: 0, arguments: ["init"], prints: "wrote .timerlint.yml"),
        Situation(
            name: "an inventory, whatever is found", status: 0, arguments: ["inventory", "bad"],
            prints: "1 timer: 1 run loop timer\n"),
        Situation(
            name: "an inventory of nothing", status: 0, arguments: ["inventory", "clean"], prints: "no timers\n"),
        Situation(
            name: "an inventory as JSON", status: 0,
            arguments: ["inventory", "--format", "json", "--kind", "run_loop_timer", "--only-findings", "bad"],
            prints: "\"rule\": \"\(Sample.warningRule)\""),
        Situation(
            name: "a crash that no timer made", status: 0, arguments: ["triage", "a.crash"], prints: "memory_fault",
            files: ["a.crash": Sample.crash(in: "-[Pane load]")]),
    ]

    private static let finding = [
        Situation(
            name: "a crash of a timer", status: 1, arguments: ["triage", "--format", "json", "crashes"],
            prints: "\"missing_selector\"",
            files: [
                "crashes/a.crash": Sample.timerCrash, "crashes/b.crash": Sample.crash(in: "-[Pane load]"),
                "crashes/c.png": "x",
            ]),
        Situation(name: "a warning", status: 1, arguments: ["bad"], prints: "bad/Poller.swift:\(Sample.warningLine):"),
        Situation(name: "a warning in the working folder", status: 1, arguments: [], prints: "bad/Poller.swift:"),
        Situation(name: "a note where notes fail", status: 1, arguments: ["note", "--fail-on", "note"]),
        Situation(
            name: "too many warnings", status: 1, arguments: ["bad", "--max-warnings", "0", "--fail-on", "error"]),
        Situation(
            name: "the rule is an error, and errors fail", status: 1,
            arguments: ["bad", "--severity", "\(Sample.warningRule)=error", "--fail-on", "error"], prints: ": error: "),
        Situation(name: "that rule only", status: 1, arguments: ["bad", "--only", Sample.warningRule]),
        Situation(
            name: "the configuration makes notes fail", status: 1, arguments: ["note"],
            files: [".timerlint.yml": "fail_on: note"]),
        Situation(
            name: "an excluded file, named", status: 1, arguments: ["Pods/P.swift"],
            files: ["Pods/P.swift": Sample.warning]),
        Situation(
            name: "a finding that a baseline knows, asked for", status: 1, arguments: ["bad", "--no-baseline"],
            files: [".timerlint.yml": "baseline: b.json", "b.json": Sample.baseline]),
        Situation(
            name: "a diff", status: 1, arguments: ["--diff", "f.swift"], prints: "+++ b/f.swift",
            files: ["f.swift": Sample.fixable]),
        Situation(name: "what --fix cannot fix", status: 1, arguments: ["bad", "--fix"], prints: Sample.warningRule),
        Situation(
            name: "a suppression of nothing", status: 1, arguments: ["s"], prints: "unused_suppression",
            files: ["s/S.swift": "// timerlint:ignore-file \(Sample.warningRule) - a sample\n" + Sample.clean]),
        Situation(
            name: "a suppression without a reason, where one is asked for", status: 1, arguments: ["s"],
            prints: "gives no reason",
            files: [
                ".timerlint.yml": "rules: {unused_suppression: {options: {require_reason: true}}}",
                "s/S.swift": "// timerlint:ignore-file \(Sample.warningRule)\n" + Sample.warning,
            ]),
        Situation(
            name: "Xcode's files", status: 1, arguments: ["--use-script-input-files"],
            environment: ["SCRIPT_INPUT_FILE_COUNT": "1", "SCRIPT_INPUT_FILE_0": "bad/Poller.swift"]),
        Situation(
            name: "Xcode's lists of files", status: 1, arguments: ["--use-script-input-files"],
            files: ["inputs.xcfilelist": "# sources\nclean/Clean.swift\n\nbad/Poller.swift\n"],
            environment: ["SCRIPT_INPUT_FILE_LIST_COUNT": "1", "SCRIPT_INPUT_FILE_LIST_0": "inputs.xcfilelist"]),
    ]

    private static let failing = [
        Situation(
            name: "an unknown option", status: 2, arguments: ["--bogus"], says: "error: Unknown option '--bogus'"),
        Situation(
            name: "an option without its value", status: 2, arguments: ["--format"],
            says: "error: Missing value for '--format"),
        Situation(
            name: "an unknown rule", status: 2, arguments: ["--only", "mising_invalidate", "bad"],
            says: "did you mean 'missing_invalidate'?"),
        Situation(
            name: "an unknown rule in a list", status: 2, arguments: ["--disable", "target_retained,zzz"],
            says: "unknown rule 'zzz' in --disable"),
        Situation(
            name: "an unknown level", status: 2, arguments: ["--severity", "target_retained=loud"],
            says: "unknown level 'loud'"),
        Situation(
            name: "a severity without a level", status: 2, arguments: ["--severity", "target_retained"],
            says: "RULE=LEVEL"),
        Situation(
            name: "an unknown format", status: 2, arguments: ["--format", "sarfi"], says: "did you mean 'sarif'?"),
        Situation(
            name: "an unknown rule to explain", status: 2, arguments: ["explain", "target_retaned"],
            says: "did you mean 'target_retained'?"),
        Situation(name: "no jobs", status: 2, arguments: ["--jobs", "0"], says: "--jobs needs a number above 0"),
        Situation(name: "a negative limit", status: 2, arguments: ["--max-warnings=-1"], says: "--max-warnings"),
        Situation(
            name: "a name for no standard input", status: 2, arguments: ["--stdin-filename", "A.swift"], says: "'-'"),
        Situation(
            name: "a missing path", status: 2, arguments: ["missing"], says: "error: missing: no such file or folder"),
        Situation(
            name: "a missing path beside others", status: 2, arguments: ["missing", "bad"],
            says: "error: missing: no such",
            prints: Sample.warningRule),
        Situation(name: "no sources", status: 2, arguments: ["text"], says: "no sources found in 'text'"),
        Situation(
            name: "a file of another kind, named", status: 2, arguments: ["text/Notes.md"],
            says: "not a Swift, Objective-C or C file"),
        Situation(
            name: "only excluded files", status: 2, arguments: ["x"], says: "--show-files",
            files: ["x/.gitignore": "*.swift", "x/X.swift": ""]),
        Situation(
            name: "a mistake in the configuration", status: 2, arguments: ["bad"],
            says: ".timerlint.yml:1:1: unknown key 'exlude'; did you mean 'exclude'?",
            files: [".timerlint.yml": "exlude: [a]"]),
        Situation(
            name: "a mistake in a nested configuration", status: 2, arguments: ["."], says: "bad/.timerlint.yml:1:",
            files: ["bad/.timerlint.yml": "rules: {zzz: off}"]),
        Situation(
            name: "a configuration that is not there", status: 2, arguments: ["--config", "none.yml"],
            says: "none.yml: cannot be read: no such file"),
        Situation(
            name: "an inventory of what is not there", status: 2, arguments: ["inventory", "nowhere"],
            says: "no such file"),
        Situation(
            name: "an inventory of no sources", status: 2, arguments: ["inventory", "text"], says: "no sources found"),
        Situation(
            name: "an unknown kind of timer", status: 2, arguments: ["inventory", "--kind", "dispach_source"],
            says: "did you mean 'dispatch_source'?"),
        Situation(
            name: "an inventory of a change", status: 2, arguments: ["inventory", "--staged"],
            says: "leave out --staged"),
        Situation(
            name: "links from a table", status: 2, arguments: ["inventory", "--link-base", "https://a.org"],
            says: "--format html"),
        Situation(
            name: "a crash report that is not there", status: 2, arguments: ["triage", "nowhere.ips"],
            says: "nowhere.ips: no such file"),
        Situation(
            name: "something that is no crash report", status: 2, arguments: ["triage", "a.crash", "b.txt"],
            says: "b.txt: no crash report", prints: "memory_fault",
            files: ["a.crash": Sample.crash(in: "-[Pane load]"), "b.txt": "It crashed.\n"]),
        Situation(
            name: "a configuration already there", status: 2, arguments: ["init"], says: "already there",
            files: [".timerlint.yml": ""]),
        Situation(
            name: "nowhere to write", status: 2, arguments: ["bad", "--output", "no/such/folder.txt"],
            says: "cannot write to 'no/such/folder.txt'"),
        Situation(
            name: "two formats for one place", status: 2, arguments: ["--format", "json", "--format", "text"],
            says: "NAME=FILE"),
        Situation(
            name: "Xcode's variables are not set", status: 2, arguments: ["--use-script-input-files"],
            says: "SCRIPT_INPUT_FILE_COUNT"),
        Situation(
            name: "a mistyped command", status: 2, arguments: ["explian"], says: "did you mean the command 'explain'?"),
        Situation(
            name: "a mistyped topic", status: 2, arguments: ["explain", "run_loop_mode"], says: "did you mean '"),
        Situation(
            name: "standard input without a name", status: 2, arguments: ["-"], says: "'-' needs --stdin-filename"),
        Situation(
            name: "standard input of another kind", status: 2, arguments: ["-", "--stdin-filename", "notes.md"],
            says: "Swift or Objective-C file, not 'notes.md'"),
        Situation(
            name: "a reason for nothing", status: 2, arguments: ["--reason", "x"],
            says: "--reason goes with --add-suppressions"),
        Situation(
            name: "fixing and suppressing", status: 2, arguments: ["--fix", "--add-suppressions"],
            says: "exclude each other"),
        Situation(
            name: "a baseline and none", status: 2, arguments: ["--baseline", "b.json", "--no-baseline"],
            says: "exclude each other"),
        Situation(
            name: "two kinds of change", status: 2, arguments: ["--staged", "--changed-since", "HEAD"],
            says: "exclude each other"),
        Situation(
            name: "changes without a repository", status: 2, arguments: ["--staged"], says: "needs a git repository"),
        Situation(
            name: "a diff in a format", status: 2, arguments: ["--diff", "--format", "json"],
            says: "leave out --format and --output"),
        Situation(
            name: "a rule on and off", status: 2, arguments: ["--only", "over_resume", "--disable", "over_resume"],
            says: "--only and --disable both name"),
        Situation(
            name: "an unknown level that fails", status: 2, arguments: ["--fail-on", "fatal"],
            says: "'error', 'warning', 'note' or 'never'"),
        Situation(
            name: "an unknown format of rules", status: 2, arguments: ["rules", "--format", "xml"],
            says: "'text', 'json' or 'markdown'"),
        Situation(
            name: "a baseline that is not there", status: 2, arguments: ["--baseline", "none.json"],
            says: "'timerlint baseline --baseline none.json' writes it"),
        Situation(
            name: "a baseline of what is staged", status: 2, arguments: ["baseline", "--staged"],
            says: "leave out --staged"),
        Situation(name: "a baseline of nothing", status: 2, arguments: ["baseline", "text"], says: "no sources found"),
        Situation(
            name: "a path that explain does not know", status: 2, arguments: ["explain", "zzzzzz"],
            says: "'timerlint explain' lists them"),
        Situation(
            name: "a missing path, fixed beside others", status: 2, arguments: ["--fix", "missing", "bad"],
            says: "missing: no such"),
        Situation(
            name: "a missing path, shown as a diff", status: 2, arguments: ["--diff", "missing", "bad"],
            says: "missing: no such"),
        Situation(
            name: "a missing path where nothing fails", status: 2, arguments: ["--fail-on", "never", "missing", "bad"],
            says: "missing: no such"),
        Situation(
            name: "a missing path where empty is allowed", status: 2, arguments: ["--allow-empty", "missing"],
            says: "missing: no such"),
        Situation(
            name: "a missing path, for a baseline", status: 2, arguments: ["baseline", "missing", "bad"],
            says: "no baseline was written"),
        Situation(
            name: "a missing path, listed", status: 2, arguments: ["--show-files", "missing", "bad"],
            says: "missing: no such"),
        Situation(
            name: "a file that Xcode names and that is not there", status: 2, arguments: ["--use-script-input-files"],
            says: "gone.swift: no such",
            environment: ["SCRIPT_INPUT_FILE_COUNT": "1", "SCRIPT_INPUT_FILE_0": "gone.swift"]),
        Situation(
            name: "a path that config does not find", status: 2, arguments: ["config", "missing"],
            says: "no such file or folder"),
    ]
}
