import Foundation
import Testing
import TimerlintReporting

@Suite("Help")
struct HelpTests {
    private let folder: Scratch

    init() throws { folder = try Scratch() }

    private static let commands = ["lint", "rules", "explain", "config", "init", "baseline"]

    @Test("each command's help has examples, each of which is a command line that is understood", arguments: commands)
    func hasExamples(_ command: String) throws {
        let help = try Tool.run([command, "--help"], in: folder)
        #expect(help.status == 0 && help.errors.isEmpty)
        let examples = help.lines.filter { $0.hasPrefix("  timerlint ") }
        #expect(!examples.isEmpty)
        for name in ["App", "Sources", "Tests"] { try folder.write(Sample.clean, to: "\(name)/Clock.swift") }
        _ = try Tool.shell("cp App/Clock.swift buffer; git init -q && git add -A && git -c user.name=A -c user.email=a@b commit -qm a && git update-ref refs/remotes/origin/main HEAD", in: folder)
        for example in examples {
            // What follows two spaces says what it is for.
            let line = String(example.dropFirst(2)).components(separatedBy: "  ")[0].replacingOccurrences(of: "timerlint ", with: "\"$timerlint\" ")
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

    @Test("the shells take the completions", arguments: ["bash", "zsh", "fish"])
    func completes(_ shell: String) throws {
        let script = try Tool.run(["--generate-completion-script", shell], in: folder)
        #expect(script.status == 0 && script.output.contains("changed-since"))
        try folder.write(script.output, to: "completion")
        guard ["/bin", "/usr/bin"].contains(where: { FileManager.default.isExecutableFile(atPath: "\($0)/\(shell)") }) else { return }
        let run = try Tool.shell("\(shell) -n completion", in: folder)
        #expect(run.status == 0 && run.errors.isEmpty, "\(run.errors)")
    }
}
