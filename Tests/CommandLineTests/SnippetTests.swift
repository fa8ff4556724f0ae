import Foundation
import Testing
import TimerlintTestSupport
import Yams

/// The README's snippets, run like the services would run them.
@Suite("The snippets of the README")
struct SnippetTests {
    private let bench: Workbench

    init() throws {
        bench = try Workbench()
        try bench.folder.write(Sample.warning, to: "App/My Poller.swift")
        try bench.commit()
    }

    @Test("the sample is what the command prints")
    func sample() throws {
        let lines = try snippet("sample").split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
        #expect(lines[0] == "$ timerlint --format text Fixtures/Samples/Bad/SuspendedSource.swift")
        let run = try bench.bash("cd '\(Repository.root.path)' && \(lines[0].dropFirst(2))")
        #expect(run.output == lines[1] + "\n")
    }

    @Test("the configuration is one")
    func configuration() throws {
        let text = try snippet("configuration")
        try bench.folder.write(text, to: ".timerlint.yml")
        let run = try bench.bash("timerlint config App")
        #expect(run.status == 0, "\(run.errors)")
        let rows = run.lines.map { $0.split(separator: " ") }
        #expect(rows.contains(["missing_tolerance", "note", ".timerlint.yml:5"]))
        #expect(rows.contains(["wrappers:", "weak_proxies", "WeakProxy", ".timerlint.yml"]))
        #expect(rows.contains { $0.first == "exclude" && $0.last == "default" })
    }

    @Test("every file that is linked to is there")
    func links() throws {
        let readme = try String(contentsOf: Repository.root.appendingPathComponent("README.md"), encoding: .utf8)
        for link in readme.matches(of: /\]\((?!http)(?<path>[^)#]+)\)/) {
            #expect(
                FileManager.default.fileExists(atPath: Repository.root.appendingPathComponent(String(link.path)).path),
                "\(link.path)")
        }
    }

    @Test("GitLab's job fails on a finding and leaves the report where it says")
    func gitlab() throws {
        let job = try mapping("gitlab").section("timerlint")
        let script = try #require(job["script"] as? [String])
        let run = try bench.bash(script.joined(separator: "\n"))
        #expect(run.status == 1 && run.output.hasPrefix("App/My Poller.swift:"))
        let artifacts = job.section("artifacts")
        #expect(artifacts["when"] as? String == "always", "a job that fails has a report, too")
        let report = try #require(artifacts.section("reports")["codequality"] as? String)
        let issues =
            try JSONSerialization.jsonObject(with: Data(try bench.folder.read(report).utf8)) as? [[String: Any]] ?? []
        #expect(issues.count == 1 && issues[0]["check_name"] as? String == Sample.warningRule)
        #expect(issues[0].section("location")["path"] as? String == "App/My Poller.swift")
    }

    @Test("a step of GitHub's annotates and writes the summary")
    func githubStep() throws {
        let steps = try #require(try Yams.load(yaml: snippet("github-step")) as? [[String: Any]])
        let script = try #require(steps.first?["run"] as? String)
        let run = try bench.bash(script, environment: ["GITHUB_STEP_SUMMARY": ".git/summary.md"])
        #expect(run.status == 1 && run.output.hasPrefix("::warning file=App/My Poller.swift,"))
        #expect(try bench.folder.read(".git/summary.md").contains(Sample.warningRule))
        try bench.folder.write("## Tests\n", to: ".git/summary.md")
        _ = try bench.bash(script, environment: ["GITHUB_STEP_SUMMARY": ".git/summary.md"])
        #expect(try bench.folder.read(".git/summary.md").hasPrefix("## Tests\n"), "others write there, too")
    }

    @Test("Xcode's phase shows a warning and does not fail for it")
    func xcode() throws {
        let run = try bench.bash(try snippet("xcode"), environment: ["SRCROOT": bench.folder.url.path])
        #expect(run.status == 0, "\(run.errors)")
        #expect(
            run.output.contains("/App/My Poller.swift:\(Sample.warningLine):") && run.output.contains(": warning: "))
    }

    @Test(
        "GitHub's workflow uses the action that is here, with inputs that it has, and uploads the file that it writes")
    func workflow() throws {
        let job = try mapping("github").section("jobs").section("timerlint")
        let steps = job.sections("steps")
        let own = try #require(steps.first { ($0["uses"] as? String)?.hasPrefix("timerlint/") == true })
        let path = try #require(own["uses"] as? String).dropFirst("timerlint/timerlint/".count).prefix { $0 != "@" }
        let inputs = try yaml("\(path)/action.yml").section("inputs")
        #expect(!own.section("with").isEmpty && Set(own.section("with").keys).isSubset(of: inputs.keys))
        let upload = try #require(steps.first { ($0["uses"] as? String)?.contains("upload-sarif") == true })
        #expect(upload.section("with")["sarif_file"] as? String == own.section("with")["sarif"] as? String)
        #expect(upload["if"] as? String == "success() || failure()", "findings fail the step before")
    }

    @Test("pre-commit's configuration names hooks that are here")
    func preCommit() throws {
        let hooks = try mapping("pre-commit").sections("repos").flatMap { $0.sections("hooks") }
        let manifest = try String(
            contentsOf: Repository.root.appendingPathComponent(".pre-commit-hooks.yaml"), encoding: .utf8)
        let known = (try Yams.load(yaml: manifest) as? [[String: Any]] ?? []).compactMap { $0["id"] as? String }
        #expect(!hooks.isEmpty && hooks.allSatisfy { known.contains($0["id"] as? String ?? "") })
    }

    private func mapping(_ name: String) throws -> [String: Any] {
        try Yams.load(yaml: snippet(name)) as? [String: Any] ?? [:]
    }
}
