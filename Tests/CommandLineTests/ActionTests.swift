import Foundation
import Testing
import TimerlintTestSupport

/// Runs the steps of the composite action like GitHub's runner: substitutes inputs and contexts, and runs each
/// `run` with bash.
private struct Runner {
    let bench: Workbench
    /// The steps' scripts and variables, from action.yml itself.
    private let action: [String: Any]
    private static let path = ".github/actions/timerlint"

    init() throws {
        bench = try Workbench()
        action = try yaml("\(Self.path)/action.yml")
        try bench.folder.write("*\n", to: ".runner/.gitignore")
        let built = try bench.folder.write("", to: ".runner/timerlint/timerlint")
        // As if restored from the cache.
        try FileManager.default.removeItem(at: built)
        try FileManager.default.createSymbolicLink(atPath: built.path, withDestinationPath: Tool.url.path)
    }

    var inputs: [String: Any] { action.section("inputs") }

    /// The output and exit status of the last step that ran.
    func run(_ given: [String: String] = [:], environment: [String: String] = [:]) throws -> Tool.Run {
        var last: Tool.Run?
        for step in action.section("runs").sections("steps") {
            guard let script = step["run"] as? String else { continue }
            var variables = environment
            variables["GITHUB_ACTION_PATH"] = Repository.root.appendingPathComponent(Self.path).path
            variables["GITHUB_OUTPUT"] = bench.folder.url.appendingPathComponent(".runner/output").path
            variables["GITHUB_STEP_SUMMARY"] = bench.folder.url.appendingPathComponent(".runner/summary.md").path
            for (name, value) in step.section("env") { variables[name] = try filled("\(value)", given) }
            let run = try bench.bash(try filled(script, given), environment: variables)
            last = run
            if run.status != 0 { break }
        }
        return try #require(last)
    }

    private func filled(_ text: String, _ given: [String: String]) throws -> String {
        var result = ""
        var rest = text[...]
        while let match = rest.firstMatch(of: /\$\{\{ (?<context>[a-z]+)\.(?<name>[a-z._-]+) \}\}/) {
            result += rest[..<match.range.lowerBound]
            switch (match.context, match.name) {
            case ("inputs", let name):
                let input = try #require(inputs[String(name)] as? [String: Any], "no input '\(name)'")
                result += try given[String(name)] ?? #require(input["default"] as? String)
            case ("github", "action_ref"): result += given["github.action_ref"] ?? "main"
            case ("runner", "temp"): result += bench.folder.url.appendingPathComponent(".runner").path
            default: Issue.record("nothing known of '\(match.output.0)'")
            }
            rest = rest[match.range.upperBound...]
        }
        return result + rest
    }
}

@Suite("The GitHub action")
struct ActionTests {
    private let runner: Runner

    init() throws {
        runner = try Runner()
        try runner.bench.folder.write(Sample.clean, to: "Clean.swift")
        try runner.bench.commit()
    }

    private func write(_ text: String, to name: String) throws { try runner.bench.folder.write(text, to: name) }

    @Test("a clean tree passes")
    func passes() throws {
        let run = try runner.run()
        #expect(run.status == 0, "\(run.errors)")
    }

    @Test("an option may stand on a line with its value")
    func takesOptionsWithValues() throws {
        try write(Sample.warning, to: "App/My Poller.swift")
        #expect(try runner.run(["arguments": "--fail-on error"]).status == 0)
        #expect(try runner.run(["arguments": "  --fail-on   error \n--quiet"]).status == 0)
        #expect(try runner.run(["arguments": "--fail-on=error"]).status == 0)
        #expect(try runner.run(["arguments": "--format sarif=out of the way.sarif\n--fail-on error"]).status == 0)
        #expect(try runner.bench.folder.read("out of the way.sarif").contains("\"version\": \"2.1.0\""))
    }

    @Test("a finding fails the job, as an annotation, in the summary and in SARIF")
    func fails() throws {
        try write(Sample.warning, to: "App/My Poller.swift")
        let run = try runner.run(["sarif": "out/of the way.sarif"])
        #expect(run.status == 2, "the folder of the file is not there")
        let good = try runner.run(["sarif": "timerlint.sarif"])
        #expect(good.status == 1, "\(good.errors)")
        #expect(good.output.hasPrefix("::warning file=App/My Poller.swift,line=\(Sample.warningLine),"))
        #expect(try runner.bench.folder.read(".runner/summary.md").contains(Sample.warningRule))
        #expect(try runner.bench.folder.read("timerlint.sarif").contains(#""uri": "App/My%20Poller.swift""#))
    }

    @Test("only-new reports what a pull request brings")
    func reportsNews() throws {
        try write(Sample.warning, to: "Old.swift")
        try runner.bench.commit()
        _ = try runner.bench.bash("git update-ref refs/remotes/origin/main HEAD && git checkout -q -b topic")
        let pullRequest = ["GITHUB_BASE_REF": "main"]
        #expect(try runner.run(["only-new": "true"], environment: pullRequest).status == 0)
        #expect(try runner.run(["only-new": "true"]).status == 1, "a push has no base")
        try write(Sample.warning.replacingOccurrences(of: "Poller", with: "Fresh"), to: "Fresh.swift")
        let run = try runner.run(["only-new": "true"], environment: pullRequest)
        #expect(run.status == 1)
        #expect(run.output.contains("file=Fresh.swift") && !run.output.contains("file=Old.swift"))
    }

    @Test("only-new without the history fails and says what to fetch")
    func needsHistory() throws {
        let run = try runner.run(["only-new": "true"], environment: ["GITHUB_BASE_REF": "main"])
        #expect(run.status == 2 && run.errors.contains("fetch-depth: 0"))
    }

    @Test("paths and options come one a line, and nothing in them is run")
    func takesLines() throws {
        try write(Sample.warning, to: "My App/Poller.swift")
        let run = try runner.run([
            "paths": "\n  My App \nClean.swift\n", "arguments": "--severity\n\(Sample.warningRule)=error\n",
        ])
        #expect(run.status == 1 && run.output.hasPrefix("::error file=My App/Poller.swift"))
        #expect(try runner.run(["paths": "Clean.swift"]).status == 0)
        #expect(try runner.run(["paths": "My App", "fail-on": "never"]).status == 0)
        let hostile = try runner.run(["paths": "$(touch evil)\n`touch evil`\n'; touch evil; '\n--fail-on=never"])
        #expect(hostile.status == 2)
        #expect(!FileManager.default.fileExists(atPath: runner.bench.folder.url.appendingPathComponent("evil").path))
    }

    @Test("the version's name depends on the sources alone")
    func namesVersion() throws {
        _ = try runner.run()
        let first = try runner.bench.folder.read(".runner/output")
        #expect(first.wholeMatch(of: /key=[0-9a-f]{40}\n/) != nil, "\(first)")
    }
}
