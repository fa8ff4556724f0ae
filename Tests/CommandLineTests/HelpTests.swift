import Foundation
import Testing
import TimerlintReporting

@Suite("Help")
struct HelpTests {
    private let folder: Scratch

    init() throws { folder = try Scratch() }

    private static let commands = ["lint", "rules", "explain", "config", "init", "baseline", "triage", "inventory"]

    @Test("each command's help has examples, each of which is a command line that is understood", arguments: commands)
    func hasExamples(_ command: String) throws {
        let help = try Tool.run([command, "--help"], in: folder)
        #expect(help.status == 0 && help.errors.isEmpty)
        let examples = help.lines.filter { $0.hasPrefix("  timerlint ") }
        #expect(!examples.isEmpty)
        for name in ["MyApp-2025-01-31.ips", "Crashes/a.crash"] {
            try folder.write(Sample.crash(in: "-[Pane load]"), to: name)
        }
        for name in ["App", "Sources", "Tests"] { try folder.write(Sample.clean, to: "\(name)/Clock.swift") }
        _ = try Tool.shell(
            "cp App/Clock.swift buffer; git init -q && git add -A && git -c user.name=A -c user.email=a@b commit -qm a && git update-ref refs/remotes/origin/main HEAD",
            in: folder)
        for example in examples {
            // The text after two spaces is a description.
            let line = String(example.dropFirst(2)).components(separatedBy: "  ")[0].replacingOccurrences(
                of: "timerlint ", with: "\"$timerlint\" ")
            let run = try Tool.shell(line, in: folder)
            #expect(run.status == 0, "\(line): \(run.errors)")
        }
    }

    @Test("the commands are listed, and hidden ones are not")
    func listsCommands() throws {
        let help = try Tool.run(["--help"], in: folder).output
        for command in Self.commands { #expect(help.contains("\n  \(command) ")) }
        #expect(!help.contains("dump") && !help.contains("benchmark"))
    }

    @Test("lint's help names every format")
    func namesFormats() throws {
        let words = try Tool.run(["lint", "--help"], in: folder).output.split { !$0.isLetter }
        for format in ReportFormat.allCases { #expect(words.contains(Substring(format.rawValue))) }
    }

    /// The completions that bash offers for the last word of a line.
    private func offered(_ words: String...) throws -> [Substring] {
        try folder.write(try Tool.run(["--generate-completion-script", "bash"], in: folder).output, to: "completion")
        let list = (["timerlint"] + words).map { "'\($0)'" }.joined(separator: " ")
        let script = """
            source completion
            timerlint() { "$timerlint" "$@"; }
            COMP_WORDS=(\(list)) COMP_CWORD=\(words.count) COMP_LINE="${COMP_WORDS[*]}" COMP_POINT=${#COMP_LINE}
            _timerlint timerlint "${COMP_WORDS[COMP_CWORD]}" "${COMP_WORDS[COMP_CWORD-1]}"
            printf '%s\\n' "${COMPREPLY[@]}"
            """
        try folder.write(script, to: "offer")
        return try Tool.shell("bash --noprofile --norc offer", in: folder).lines
    }

    @Test("options complete without a command, as those of 'lint'; rules, formats and topics complete by name")
    func completesWords() throws {
        #expect(try offered("--changed").contains("--changed-since"))
        #expect(try offered("lint", "--changed").contains("--changed-since"))
        #expect(try offered("App", "--fi").contains("--fix"))
        #expect(try offered("--only", "over_").contains("over_resume"))
        #expect(try offered("--severity", "over_").contains("over_resume="))
        #expect(try offered("--format", "sar").contains("sarif"))
        #expect(try offered("explain", "run-l").contains("run-loop-modes"))
        #expect(try offered("expl").contains("explain"))
        try folder.write("", to: "Clock.swift")
        #expect(try offered("Clo").contains("Clock.swift"))
        #expect(try offered("lint", "Clo").contains("Clock.swift"))
        _ = try Tool.shell(
            "git init -q -b trunk && git -c user.name=A -c user.email=a@b commit -q --allow-empty -m a", in: folder)
        #expect(try offered("--changed-since", "tr").contains("trunk"))
    }

    @Test("in zsh and fish, too, 'lint' needs no name, and every variable has one")
    func completesElsewhere() throws {
        let zsh = try Tool.run(["--generate-completion-script", "zsh"], in: folder).output
        #expect(!zsh.contains(/local -ar _[a-z_]*[^a-z_=(]/), "an invalid name")
        #expect(zsh.contains("_timerlint_lint\n        return"))
        let fish = try Tool.run(["--generate-completion-script", "fish"], in: folder).output
        #expect(fish.contains("flags_or_options \"timerlint\" changed-since'"))
    }

    /// The terminal's contents after pressing Tab at the end of a line in zsh; `nil` if the expected text does
    /// not appear in time.
    private func completed(_ line: String, shows expected: String) throws -> String? {
        try folder.write(
            try Tool.run(["--generate-completion-script", "zsh"], in: folder).output, to: "zsh/_timerlint")
        let script = """
            zmodload zsh/zpty
            zpty shell zsh -f -i
            zpty -w shell 'PS1=; fpath=(zsh $fpath); autoload -U compinit; compinit -u -D; stty cols 200; print rea""dy'
            zpty -r shell output '*ready*'
            zpty -n -w shell '\(line)'$'\\t'
            zpty -r shell output '*\(expected)*'
            print -r -- $output
            """
        try folder.write(script, to: "complete.zsh")
        let run = try Tool.shell("timeout 20 zsh -f complete.zsh", in: folder)
        return run.status == 0 ? run.output : nil
    }

    @Test(
        "zsh itself completes rules, topics, options, revisions and files",
        .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/zsh")))
    func completesInZsh() throws {
        _ = try Tool.shell(
            "git init -q -b trunk && git -c user.name=A -c user.email=a@b commit -q --allow-empty -m a", in: folder)
        try folder.write("", to: "Clock.swift")
        let lines = [
            "timerlint explain run-l": "run-loop-modes", "timerlint explain over": "over_resume",
            "timerlint --changed-si": "--changed-since",
            "timerlint --changed-since tr": "trunk", "timerlint lint Clo": "Clock.swift",
            "timerlint Clo": "Clock.swift", "timerlint inv": "inventory",
        ]
        for (line, word) in lines {
            let shown = try completed(line, shows: word)
            #expect(shown != nil, "'\(line)' does not complete to \(word)")
            #expect(shown?.contains("eval") != true, "\(shown ?? "")")
        }
    }

    @Test("the shells take the completions", arguments: ["bash", "zsh", "fish"])
    func completes(_ shell: String) throws {
        let script = try Tool.run(["--generate-completion-script", shell], in: folder)
        #expect(script.status == 0 && script.output.contains("changed-since"))
        try folder.write(script.output, to: "completion")
        guard ["/bin", "/usr/bin"].contains(where: { FileManager.default.isExecutableFile(atPath: "\($0)/\(shell)") })
        else { return }
        let run = try Tool.shell("\(shell) -n completion", in: folder)
        #expect(run.status == 0 && run.errors.isEmpty, "\(run.errors)")
    }
}
