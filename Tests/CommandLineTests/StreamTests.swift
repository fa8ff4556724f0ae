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
        let run = try Tool.run(
            ["-", "--stdin-filename", "App/Poller.swift"], in: folder, input: Data(Sample.warning.utf8))
        #expect(run.status == 1)
        #expect(run.output.hasPrefix("App/Poller.swift:\(Sample.warningLine):"))
    }

    @Test("a crash report comes from standard input, and its tree from where --source says")
    func triagesInput() throws {
        let report = Data(Sample.timerCrash.utf8)
        let alone = try Tool.run(["triage", "-"], in: folder, input: report)
        #expect(alone.status == 1)
        #expect(alone.output.contains("[missing_selector, high]"))
        let beside = try Tool.run(["triage", "-", "--source", "."], in: folder, input: report)
        #expect(beside.status == 1)
        let nowhere = try Tool.run(["triage", "-", "--source", "nowhere"], in: folder, input: report)
        #expect(nowhere.status == 2)
        #expect(nowhere.errors.contains("nowhere"))
    }

    @Test("standard input takes the place of its file")
    func replacesFile() throws {
        let run = try Tool.run(
            ["-", "--stdin-filename", "Poller.swift", "."], in: folder, input: Data(Sample.clean.utf8))
        #expect(run.status == 0)
        #expect(run.errors.contains("in 1 file"))
    }

    @Test("standard input is judged with the rest of its project, also where nothing marks the project's root")
    func readsInputInItsProject() throws {
        try folder.write(
            "import Foundation\nclass Base {\n    var timer: Timer?\n    func end() { timer?.invalidate() }\n}\n",
            to: "Shared/Base.swift")
        let heir = """
            import Foundation
            final class Heir: Base {
                func start() {
                    timer?.invalidate()
                    let timer = Timer(timeInterval: 5, repeats: true) { _ in print("poll") }
                    RunLoop.main.add(timer, forMode: .common)
                    self.timer = timer
                }
            }

            """
        try folder.write(heir, to: "App/Heir.swift")
        #expect(try Tool.run([], in: folder).output.contains("Heir") == false)
        let run = try Tool.run(["-", "--stdin-filename", "App/Heir.swift"], in: folder, input: Data(heir.utf8))
        #expect(run.output.isEmpty, "its superclass ends the timer")
    }

    @Test("a level that the user sets holds for milder findings too, also where it is the default one")
    func setsLevels() throws {
        try folder.write(
            """
            import Foundation
            final class Sender {
                private var timer: Timer?
                func start() {
                    timer?.invalidate()
                    timer = Timer.scheduledTimer(withTimeInterval: 5, repeats: true) { _ in print("send") }
                }
                func stop() { timer?.invalidate() }
            }

            """, to: "Sender.swift")
        func levels(_ arguments: String...) throws -> [Substring] {
            let run = try Tool.run(["--only", "default_run_loop_mode", "Sender.swift"] + arguments, in: folder)
            return run.output.matches(of: /: (note|warning):/).map(\.output.1)
        }
        #expect(try levels() == ["note"])
        #expect(try levels("--severity", "default_run_loop_mode=warning") == ["warning"])
        try folder.write("rules:\n  default_run_loop_mode: warning\n", to: "set.yml")
        #expect(try levels("--config", "set.yml") == ["warning"])
        try folder.write(try Tool.run(["rules", "--format", "json"], in: folder).output, to: "rules.json")
        #expect(try levels("--config", "rules.json") == ["note"], "the catalogue sets nothing")
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

    @Test("--quiet leaves the sums out of every format for people")
    func isQuietInText() throws {
        let run = try Tool.run(["--quiet", "--format", "text"], in: folder)
        #expect(
            run.output.contains("[missing_invalidate]") && !run.output.contains("in 1 file")
                && !run.output.contains("explain"))
        try folder.write(Sample.clean, to: "Poller.swift")
        #expect(try Tool.run(["--quiet", "--format", "text"], in: folder).output.isEmpty)
    }

    @Test("FORCE_COLOR and CLICOLOR_FORCE color what is piped, unless NO_COLOR forbids it")
    func colorsByEnvironment() throws {
        func isColored(_ environment: [String: String]) throws -> Bool {
            try Tool.run(["--format", "text"], in: folder, environment: environment).output.contains("\u{1B}[")
        }
        #expect(try isColored(["FORCE_COLOR": "1"]))
        #expect(try isColored(["CLICOLOR_FORCE": "1"]))
        #expect(try !isColored(["FORCE_COLOR": "0"]))
        #expect(try !isColored(["CLICOLOR_FORCE": "0"]))
        #expect(try !isColored(["FORCE_COLOR": "1", "NO_COLOR": "1"]))
        #expect(try !isColored([:]))
    }

    @Test("a repository's own folder is not among what was skipped")
    func countsSkipped() throws {
        _ = try Tool.shell("git init -q", in: folder)
        #expect(try !Tool.run([], in: folder).errors.contains("skipped"))
        try folder.write("x", to: "Pods/A.swift")
        #expect(try Tool.run([], in: folder).errors.contains("1 skipped"))
    }

    @Test("in junit what --fail-on lets pass is no failure")
    func countsFailures() throws {
        #expect(try Tool.run(["--format", "junit"], in: folder).output.contains("<failure "))
        let run = try Tool.run(["--format", "junit", "--fail-on", "error"], in: folder)
        #expect(run.status == 0 && !run.output.contains("<failure ") && run.output.contains("failures=\"0\""))
    }

    @Test("dump --facts shows the timers")
    func dumpsFacts() throws {
        let run = try Tool.run(["dump", "--facts", "Poller.swift"], in: folder)
        #expect(
            run.status == 0 && run.output.contains("\n  \(Sample.warningLine) runLoopTimer"),
            "\(run.output)\(run.errors)")
    }

    @Test("several formats at once, each to its file")
    func writesSeveralFormats() throws {
        let run = try Tool.run(
            ["--format", "json=out.json", "--format", "concise", "--format", "text=out.txt"], in: folder)
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

    @Test("colors come when asked for, and never by themselves in a pipe")
    func colors() throws {
        let escape = "\u{1B}["
        #expect(try Tool.run(["--format", "text", "--color", "always"], in: folder).output.contains(escape))
        #expect(try !Tool.run(["--format", "text"], in: folder).output.contains(escape))
        #expect(try !Tool.run(["--format", "text", "--color", "never"], in: folder).output.contains(escape))
    }

    @Test(
        "a reader that goes away early ends the run quietly, with the exit code of the findings",
        arguments: ["concise", "json", "text"])
    func survivesClosedPipe(_ format: String) throws {
        for index in 0..<300 { try folder.write(Sample.warning, to: "many/Poller\(index).swift") }
        let run = try Tool.shell(
            "( \"$timerlint\" --format \(format); echo $? > status ) | head -c 1 > /dev/null", in: folder)
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
        let outputs = try [1, 2, 3, 8].map {
            try Tool.run(["--jobs", "\($0)", "--format", "json", "--trace"], in: folder).output
        }
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
