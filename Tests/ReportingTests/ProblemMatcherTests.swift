import Foundation
import Testing
import TimerlintReporting
import TimerlintTestSupport

/// The fields that a problem matcher extracts from a line.
private struct Match: Equatable {
    var file: String?
    var line: String?
    var column: String?
    var severity: String?
    var message: String?
    var code: String?
}

/// Problem matchers are ECMAScript regular expressions, so node evaluates them.
@Suite(.enabled(if: Program.isCI || Program.exists("node"), "node is not installed"))
struct ProblemMatcherTests {
    /// https://github.com/microsoft/vscode-cpptools and https://github.com/swiftlang/vscode-swift, `package.json`.
    private let gcc = #"^(.*?):(\d+):(\d*):?\s+(?:fatal\s+)?(warning|error):\s+(.*)$"#
    private let swiftc = #"^(.*?):(\d+)(?::(\d+))?:\s+(warning|error|note):\s+(.*)$"#
    private let groups = ["file": 1, "line": 2, "column": 3, "severity": 4, "message": 5]

    private func matches(_ pattern: String, _ groups: [String: Int], in text: String) throws -> [Match] {
        let script = """
            const { pattern, groups, text } = JSON.parse(require('fs').readFileSync(0, 'utf8'))
            const matches = text.split('\\n').map(line => new RegExp(pattern).exec(line)).filter(match => match)
            console.log(JSON.stringify(matches.map(match =>
              Object.fromEntries(Object.entries(groups).map(([name, group]) => [name, match[group]])))))
            """
        let input = try JSONSerialization.data(withJSONObject: ["pattern": pattern, "groups": groups, "text": text])
        let result = try Program.run("node", ["-e", script], input: String(decoding: input, as: UTF8.self))
        return try ParsedJSON(result.output).list.map { match in
            Match(
                file: match["file"].text, line: match["line"].text, column: match["column"].text,
                severity: match["severity"].text, message: match["message"].text, code: match["code"].text)
        }
    }

    private func concise() throws -> String { try SampleReport.report().text(.concise) }

    private let captured = Match(
        file: "My App/Clock.swift", line: "10", column: "90", severity: "warning",
        message: "the handler of 'timer' keeps 'Clock' alive, which keeps 'timer'", code: "strong_self_in_handler")
    private let frozen = Match(
        file: "My App/Clock.swift", line: "10", column: "33", severity: "note",
        message: "'timer' stops while the user scrolls", code: "default_run_loop_mode")
    private let cancelled = Match(
        file: "My App/Clock.swift", line: "18", column: "9", severity: "error",
        message: "'source' is cancelled while suspended, and its release traps", code: "cancel_while_suspended")

    /// For matchers without a code group, the rule's id is part of the message.
    private func withoutCode(_ match: Match) -> Match {
        var match = match
        match.message = "\(match.message ?? "") [\(match.code ?? "")]"
        match.code = nil
        return match
    }

    @Test func gccReadsErrorsAndWarnings() throws {
        #expect(try matches(gcc, groups, in: concise()) == [captured, cancelled].map(withoutCode))
    }

    @Test func swiftcReadsNotesToo() throws {
        #expect(try matches(swiftc, groups, in: concise()) == [captured, frozen, cancelled].map(withoutCode))
        let absolute = try matches(swiftc, groups, in: SampleReport.report().text(.xcode))
        // In Xcode's format, unreadable files have a position.
        #expect(absolute.count == 5)
        #expect(absolute.allSatisfy { $0.file?.hasPrefix("/repo/My App/") == true })
    }

    @Test func theMatcherOfTheREADMEReadsAll() throws {
        let task = try ParsedJSON(snippet("vscode"))["tasks"][0]
        #expect(task["command"].text == "timerlint lint --format concise")
        let pattern = task["problemMatcher"]["pattern"]
        #expect(
            try matches(pattern["regexp"].text ?? "", groups(of: pattern), in: concise()) == [
                captured, frozen, cancelled,
            ])
    }

    @Test func theMatcherForGitHubReadsErrorsAndWarnings() throws {
        let url = Repository.root.appendingPathComponent(".github/timerlint-problem-matcher.json")
        let matcher = try ParsedJSON(String(contentsOf: url, encoding: .utf8))["problemMatcher"][0]
        #expect(matcher["owner"].text == "timerlint")
        let pattern = matcher["pattern"][0]
        #expect(try matches(pattern["regexp"].text ?? "", groups(of: pattern), in: concise()) == [captured, cancelled])
    }

    @Test func theMatcherForGitHubReadsWhatHasNoPlace() throws {
        let url = Repository.root.appendingPathComponent(".github/timerlint-problem-matcher.json")
        let matcher = try ParsedJSON(String(contentsOf: url, encoding: .utf8))["problemMatcher"][1]
        let regexp = try Regex(matcher["pattern"][0]["regexp"].text ?? "")
        let match = try #require(try regexp.wholeMatch(in: "error: App/Clock.swift: cannot be read: permission denied"))
        #expect(match[1].substring == "error")
        #expect(match[2].substring == "App/Clock.swift: cannot be read: permission denied")
        #expect(try regexp.wholeMatch(in: "1 warning in 1 file") == nil)
    }

    private func groups(of pattern: ParsedJSON) -> [String: Int] {
        let names = pattern.keys.subtracting(["regexp"])
        return Dictionary(uniqueKeysWithValues: names.map { ($0, pattern[$0].number ?? 0) })
    }
}
