import Foundation
import Testing

/// The introduction of a CI gate, in a repository of its own.
@Suite("Adopting a gate")
struct AdoptionTests {
    private let folder: Scratch

    init() throws {
        folder = try Scratch()
        try folder.write(Self.stoppable, to: "App/Clock.swift")
        try folder.write(Sample.warning, to: "App/Poller.swift")
        try git("init -q -b main . && git add -A && git commit -qm start")
    }

    /// Two functions; without the second one nothing ends the timer.
    private static let stoppable = """
        import Foundation
        final class Clock {
            private var timer: Timer?
            func start() {
                stop()
                let timer = Timer(timeInterval: 5, repeats: true) { _ in print("tick") }
                RunLoop.main.add(timer, forMode: .common)
                self.timer = timer
            }
            func stop() {
                timer?.invalidate()
            }
        }

        """

    private func git(_ line: String) throws {
        let run = try Tool.shell("git \(line)", in: folder, environment: Self.identity)
        try #require(run.status == 0, "\(run.errors)")
    }

    private static let identity = [
        "GIT_AUTHOR_NAME": "A", "GIT_AUTHOR_EMAIL": "a@example.org", "GIT_COMMITTER_NAME": "A",
        "GIT_COMMITTER_EMAIL": "a@example.org", "GIT_CONFIG_GLOBAL": "/dev/null",
    ]

    private func lint(_ arguments: String...) throws -> Tool.Run {
        try Tool.run(["lint"] + arguments, in: folder, environment: Self.identity)
    }

    // MARK: Ignored files

    @Test("what git tracks is linted, whatever .gitignore says", arguments: [2, 4])
    func lintsTrackedFiles(_ version: Int) throws {
        try folder.write("*\n", to: ".gitignore")
        try folder.write(Sample.warning, to: "Build/Old.swift")
        try folder.write(Sample.warning, to: "Build/New.swift")
        try git("update-index --index-version \(version)")
        try git("add -f Build/Old.swift")
        let run = try lint()
        #expect(run.lines.count == 2, "\(run.output)")
        #expect(run.output.contains("App/Poller.swift:") && run.output.contains("Build/Old.swift:"))
        #expect(try lint("--force-exclude", "Build/New.swift", "Build/Old.swift").lines.count == 1)
    }

    // MARK: Baseline

    @Test("a baseline lets old findings pass and stops new ones")
    func baselines() throws {
        #expect(try lint().status == 1)
        let written = try Tool.run(["baseline"], in: folder)
        #expect(written.status == 0)
        #expect(written.errors.contains("wrote .timerlint-baseline.json: 1 known finding"))
        let passing = try lint()
        #expect(passing.status == 0)
        #expect(passing.errors.contains("1 in the baseline"))
        try folder.write(Sample.warning.replacingOccurrences(of: "Poller", with: "Other"), to: "App/Other.swift")
        let failing = try lint()
        #expect(failing.status == 1)
        #expect(failing.lines.count == 1 && failing.output.hasPrefix("App/Other.swift:"))
    }

    @Test("a baseline survives lines that come and go above, and work from another folder")
    func keepsBaseline() throws {
        _ = try Tool.run(["baseline"], in: folder)
        try folder.write("// one\n// two\n\n" + Sample.warning, to: "App/Poller.swift")
        #expect(try lint("App").status == 0)
        let inner = try Tool.shell("cd App && \"$timerlint\" Poller.swift", in: folder)
        #expect(inner.status == 0, "\(inner.output)")
    }

    @Test("equal findings are told apart by number: one more is new")
    func countsEqualFindings() throws {
        _ = try Tool.run(["baseline"], in: folder)
        let line = "        Timer.scheduledTimer(withTimeInterval: 5, repeats: true) { _ in print(1) }\n"
        try folder.write("import Foundation\nfunc f() {\n\(line)\(line)}\n", to: "App/Poller.swift")
        let first = try lint("--only", Sample.warningRule, "--no-baseline").lines.count
        #expect(first == 2)
        _ = try Tool.run(["baseline"], in: folder)
        #expect(try lint().status == 0)
        try folder.write("import Foundation\nfunc f() {\n\(line)\(line)\(line)}\n", to: "App/Poller.swift")
        #expect(try lint("--only", Sample.warningRule).lines.count == 1)
    }

    @Test("entries that match nothing any more are said, and pruned")
    func prunes() throws {
        _ = try Tool.run(["baseline"], in: folder)
        try folder.write(Sample.clean, to: "App/Poller.swift")
        let stale = try lint()
        #expect(stale.status == 0)
        #expect(stale.errors.contains("warning: App/Poller.swift: 1 entry of the baseline matches nothing any more"))
        let other = try lint("App/Clock.swift")
        #expect(!other.errors.contains("matches nothing"), "what was not read may still be there")
        let pruned = try Tool.run(["baseline", "--prune"], in: folder)
        #expect(pruned.errors.contains("0 known findings"))
        #expect(try !lint().errors.contains("matches nothing"))
    }

    @Test("--prune adds nothing, and what was known of other files stays")
    func updatesPartly() throws {
        _ = try Tool.run(["baseline"], in: folder)
        try folder.write(Sample.warning.replacingOccurrences(of: "Poller", with: "Other"), to: "App/Other.swift")
        #expect(try Tool.run(["baseline", "--prune"], in: folder).errors.contains("1 known finding\n"))
        #expect(try Tool.run(["baseline", "App/Other.swift"], in: folder).errors.contains("2 known findings"))
        #expect(try lint().status == 0)
    }

    @Test("the file is sorted, one entry a line, without numbers of lines")
    func writesStableFile() throws {
        _ = try Tool.run(["baseline"], in: folder)
        let text = try folder.read(".timerlint-baseline.json")
        let entries = text.split(separator: "\n").filter { $0.hasPrefix("    {") }
        #expect(entries.count == 1)
        #expect(entries[0].contains(#""path":"App/Poller.swift""#) && !entries[0].contains("line"))
        _ = try Tool.run(["baseline", "--jobs", "1"], in: folder)
        #expect(try folder.read(".timerlint-baseline.json") == text)
    }

    @Test("a baseline that is asked for has to be there and to be one")
    func refusesBadBaselines() throws {
        let missing = try lint("--baseline", "none.json")
        #expect(missing.status == 2 && missing.errors.contains("'timerlint baseline --baseline none.json' writes it"))
        try folder.write("{\"schema_version\": 99}", to: "other.json")
        #expect(try lint("--baseline", "other.json").status == 2)
        try folder.write("{\"schema_version\": 1, \"findngs\": []}", to: "typo.json")
        #expect(
            try lint("--baseline", "typo.json").errors.contains(
                "typo.json:1:23: unknown key 'findngs'; did you mean 'findings'?"))
        try folder.write("baseline: none.json", to: ".timerlint.yml")
        #expect(try lint().status == 2)
    }

    @Test("the configuration of an inner folder cannot set what holds for the whole run")
    func refusesNestedFailLevel() throws {
        try folder.write("fail_on: never", to: "App/.timerlint.yml")
        let run = try lint()
        #expect(run.status == 2 && run.errors.contains("App/.timerlint.yml:1: 'fail_on' applies to a whole run"))
    }

    // MARK: Changes

    @Test("nothing changed: nothing to report")
    func seesNoChange() throws {
        #expect(try lint("--changed-since", "main").status == 0)
        #expect(try lint("--staged").status == 0)
    }

    @Test("a bad line added to a file full of old findings is one finding")
    func seesAddedLine() throws {
        let added =
            Sample.warning + """
                final class Late {
                    func start() { RunLoop.main.add(Timer(timeInterval: 9, repeats: true) { _ in print(9) }, forMode: .common) }
                }

                """
        try folder.write("\n\n" + added, to: "App/Poller.swift")
        let run = try lint("--changed-since", "HEAD")
        #expect(run.status == 1)
        #expect(run.lines.count == 1 && run.output.contains("App/Poller.swift:11:"), "\(run.output)")
    }

    @Test("a deleted invalidate() is reported, though the line that makes the timer is as it was")
    func seesDeletion() throws {
        try folder.write(
            Self.stoppable.replacingOccurrences(of: "timer?.invalidate()", with: "print(0)"), to: "App/Clock.swift")
        let run = try lint("--changed-since", "HEAD")
        #expect(run.status == 1)
        #expect(run.output.contains("App/Clock.swift:") && !run.output.contains("App/Poller.swift"))
    }

    @Test("a file that moved brings no news, a new one does, whether git knows it or not")
    func seesMovesAndNewFiles() throws {
        try git("mv App/Poller.swift App/Moved.swift")
        #expect(try lint("--changed-since", "HEAD").status == 0)
        #expect(try lint("--staged").status == 0)
        try folder.write(Sample.warning.replacingOccurrences(of: "Poller", with: "Fresh"), to: "App/Fresh.swift")
        #expect(try lint("--changed-since", "HEAD").output.hasPrefix("App/Fresh.swift:"))
        #expect(try lint("--staged").status == 0, "it is not staged")
        try git("add App/Fresh.swift")
        #expect(try lint("--staged").output.hasPrefix("App/Fresh.swift:"))
    }

    @Test("--changed-since counts from where the branches part")
    func usesMergeBase() throws {
        try git("checkout -q -b topic")
        try folder.write(Sample.clean, to: "App/Topic.swift")
        try git(
            "add -A && git commit -qm topic && git checkout -q main && git rm -q App/Poller.swift && git commit -qm gone && git checkout -q topic"
        )
        #expect(try lint("--changed-since", "main").status == 0, "what main removed since is not this branch's doing")
    }

    @Test("--staged reads what is staged, not what stands on disk")
    func readsIndex() throws {
        let bad = Self.stoppable.replacingOccurrences(of: "timer?.invalidate()", with: "print(0)")
        try folder.write(bad, to: "App/Clock.swift")
        #expect(try lint("--staged").status == 0)
        try git("add App/Clock.swift")
        try folder.write(Self.stoppable, to: "App/Clock.swift")
        #expect(try lint("--staged").status == 1)
        #expect(try lint().output.contains("App/Clock.swift") == false)
    }

    @Test("--staged reads what is staged and gone from disk, unless it is excluded or not asked for")
    func readsAbsentFiles() throws {
        let fresh = Sample.warning.replacingOccurrences(of: "Poller", with: "Fresh")
        for name in ["App/Fresh.swift", "Pods/Fresh.swift"] { try folder.write(fresh, to: name) }
        try git("add -A")
        for name in ["App/Fresh.swift", "Pods/Fresh.swift"] {
            try FileManager.default.removeItem(at: folder.url.appendingPathComponent(name))
        }
        let run = try lint("--staged")
        #expect(run.status == 1)
        #expect(run.lines.count == 1 && run.output.hasPrefix("App/Fresh.swift:"), "\(run.output)")
        #expect(try lint("--staged", "Pods").status == 0)
        #expect(try lint("--staged", "App").status == 1)
    }

    @Test("SARIF tells what is suppressed, unless it is for a service that does not read that")
    func omitsSuppressed() throws {
        _ = try lint("--add-suppressions")
        #expect(try lint("--format", "sarif").output.contains("\"kind\": \"inSource\""))
        let run = try lint("--format", "sarif", "--omit-suppressed")
        #expect(run.status == 0 && run.output.contains("\"results\": []"))
    }

    @Test("a pre-commit hook stops the commit")
    func hooks() throws {
        try folder.write("#!/bin/sh\nexec \"\(Tool.url.path)\" --staged\n", to: ".git/hooks/pre-commit")
        try FileManager.default.setAttributes(
            [.posixPermissions: 0o755], ofItemAtPath: folder.url.appendingPathComponent(".git/hooks/pre-commit").path)
        try folder.write(Sample.warning.replacingOccurrences(of: "Poller", with: "Fresh"), to: "App/Fresh.swift")
        let stopped = try Tool.shell("git add -A && git commit -qm bad", in: folder, environment: Self.identity)
        #expect(stopped.status != 0)
        try folder.write(Sample.clean, to: "App/Fresh.swift")
        try git("add -A && git commit -qm good")
    }

    @Test(
        "a revision or repository that is not there is said",
        arguments: [
            ("--changed-since", "nonsense", "git knows no revision 'nonsense'"),
            ("--changed-since", "--output=x", "git knows no revision"),
        ])
    func saysWhatIsMissing(_ option: String, _ value: String, _ message: String) throws {
        let run = try lint("\(option)=\(value)")
        #expect(run.status == 2 && run.errors.contains(message), "\(run.errors)")
        let bare = try Scratch()
        try bare.write(Sample.clean, to: "A.swift")
        #expect(try Tool.run(["--staged"], in: bare).errors.contains("needs a git repository"))
    }

    // MARK: Suppressions

    @Test("--add-suppressions writes a comment above each finding, after which nothing is left")
    func addsSuppressions() throws {
        let run = try lint("--add-suppressions", "--reason", "ticket 12")
        #expect(run.status == 0, "\(run.output)\(run.errors)")
        #expect(run.errors.contains("suppressed 1 finding in 1 file"))
        #expect(
            try folder.read("App/Poller.swift").contains(
                "        // timerlint:ignore missing_invalidate - ticket 12\n        let timer"))
        let after = try lint()
        #expect(after.status == 0 && after.errors.contains("1 suppressed"))
    }

    @Test("several findings of one line share a comment, and line endings stay")
    func sharesComments() throws {
        let code =
            "import Foundation\r\nfunc f() {\r\n    Timer.scheduledTimer(withTimeInterval: 0.01, repeats: true) { _ in print(1) }\r\n}\r\n"
        try folder.write(code, to: "App/Poller.swift")
        #expect(try lint("App/Poller.swift").lines.count > 1)
        #expect(try lint("--add-suppressions", "App/Poller.swift").status == 0)
        let text = try folder.read("App/Poller.swift")
        #expect(text.components(separatedBy: "timerlint:ignore").count == 2)
        #expect(text.utf8.count { $0 == 0x0A } == text.components(separatedBy: "\r\n").count - 1)
        #expect(try lint("App/Poller.swift").lines.isEmpty)
    }

    @Test("--add-suppressions --diff shows the comments and writes nothing")
    func showsSuppressions() throws {
        let run = try lint("--add-suppressions", "--diff")
        #expect(run.status == 1 && run.output.contains("+        // timerlint:ignore missing_invalidate"))
        #expect(try folder.read("App/Poller.swift") == Sample.warning)
    }
}
