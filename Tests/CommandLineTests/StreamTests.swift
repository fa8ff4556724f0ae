import Foundation
import Testing

@Suite("Standard input and output")
struct StreamTests {
    let folder: Scratch

    init() throws {
        folder = try Scratch()
        try folder.write(Sample.warning, to: "Poller.swift")
    }

    @Test("standard input is linted under its name")
    func readsInput() throws {
        let run = try Tool.run(["-", "--stdin-filename", "App/Poller.swift"], in: folder, input: Data(Sample.warning.utf8))
        #expect(run.status == 1)
        #expect(run.output.hasPrefix("App/Poller.swift:\(Sample.warningLine):"))
    }

    @Test("standard input takes the place of its file")
    func replacesFile() throws {
        let run = try Tool.run(["-", "--stdin-filename", "Poller.swift", "."], in: folder, input: Data(Sample.clean.utf8))
        #expect(run.status == 0)
        #expect(run.errors.contains("in 1 file"))
    }

    @Test("concise lines when piped, with the sums on standard error")
    func printsConciseLines() throws {
        let run = try Tool.run(["."], in: folder)
        #expect(run.lines.count == 1)
        #expect(run.output.contains(/^Poller\.swift:\d+:\d+: warning: .* \[missing_invalidate\]\n$/))
        #expect(run.errors == "1 warning in 1 file\n" || run.errors.hasPrefix("1 warning in 1 file; "))
    }

    @Test("--quiet leaves the findings alone on their stream, and nothing on the other")
    func isQuiet() throws {
        let run = try Tool.run(["--quiet"], in: folder)
        #expect(run.lines.count == 1)
        #expect(run.errors.isEmpty)
    }

    @Test("several formats at once, each to its file")
    func writesSeveralFormats() throws {
        let run = try Tool.run(["--format", "json=out.json", "--format", "concise", "--format", "text=out.txt"], in: folder)
        #expect(run.lines.count == 1)
        #expect(try JSONSerialization.jsonObject(with: Data(try folder.read("out.json").utf8)) is [String: Any])
        #expect(try folder.read("out.txt").contains("1 warning in 1 file"))
    }

    @Test("formats that all go to files leave standard output empty")
    func writesOnlyFiles() throws {
        let run = try Tool.run(["--format", "json=out.json"], in: folder)
        #expect(run.output.isEmpty)
        #expect(run.status == 1)
    }

    @Test("--output takes the place of standard output")
    func writesOutput() throws {
        let run = try Tool.run(["--output", "out.txt"], in: folder)
        #expect(run.output.isEmpty)
        #expect(try folder.read("out.txt").contains("[missing_invalidate]"))
    }

    @Test("colours come when asked for, and never by themselves in a pipe")
    func colours() throws {
        let escape = "\u{1B}["
        #expect(try Tool.run(["--format", "text", "--color", "always"], in: folder).output.contains(escape))
        #expect(try !Tool.run(["--format", "text"], in: folder).output.contains(escape))
        #expect(try !Tool.run(["--format", "text", "--color", "never"], in: folder).output.contains(escape))
    }

    @Test("a reader that goes away early ends the run quietly, with the exit code of the findings", arguments: ["concise", "json", "text"])
    func survivesClosedPipe(_ format: String) throws {
        for index in 0..<300 { try folder.write(Sample.warning, to: "many/Poller\(index).swift") }
        let run = try Tool.shell("( \"$timerlint\" --format \(format); echo $? > status ) | head -c 1 > /dev/null", in: folder)
        #expect(try folder.read("status") == "1\n")
        #expect(run.errors.isEmpty || run.errors.hasPrefix("301 warnings"))
    }

    @Test("closed standard streams end quietly", arguments: [">&-", "2>&-", "<&-", ">&- 2>&- <&-"])
    func survivesClosedStreams(_ redirection: String) throws {
        let run = try Tool.shell("\"$timerlint\" Poller.swift \(redirection)", in: folder)
        #expect(run.status == 1)
    }

    @Test("a full disk is an error", .enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
    func reportsFullDisk() throws {
        let run = try Tool.shell("\"$timerlint\" > /dev/full", in: folder)
        #expect(run.status == 2)
        #expect(run.errors.contains("cannot write to standard output: no space left on the device"))
    }

    @Test("the same bytes come out whatever the number of jobs")
    func isDeterministic() throws {
        for index in 0..<50 {
            try folder.write(Sample.warning + Sample.note, to: "f\(index % 7)/Poller\(index).swift")
        }
        let outputs = try [1, 2, 3, 8].map { try Tool.run(["--jobs", "\($0)", "--format", "json", "--trace"], in: folder).output }
        #expect(outputs[0].count > 10_000)
        #expect(Set(outputs).count == 1)
    }

    @Test("--statistics counts the findings by rule, --timings the time by stage")
    func counts() throws {
        let run = try Tool.run(["--statistics", "--timings"], in: folder)
        #expect(run.errors.contains("     1  missing_invalidate\n"))
        #expect(run.errors.contains(/\d\.\d ms  lint\n/))
    }
}
