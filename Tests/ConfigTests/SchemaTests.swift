import Foundation
import Testing
import TimerlintRules
import TimerlintTestSupport
import Yams

@testable import TimerlintConfig

/// The schema and the reader accept the same documents.
@Suite(
    "The schema of a configuration", .enabled(if: SchemaValidator.isPossible, "Python's jsonschema is not installed"))
struct SchemaTests {
    private static let good = [
        "null",
        "{}",
        #"{"include": ["Sources/**"], "exclude": "Vendor/", "fail_on": "never", "baseline": "known.json", "ui": false}"#,
        #"{"fail_on": null, "baseline": null, "ui": null, "rules": null, "overrides": null, "wrappers": null}"#,
        #"{"rules": {"first_rule": "off", "second_rule": {"severity": "note", "options": {"minimum": 0.1, "strict": true, "word": "b"}}}}"#,
        #"{"rules": {"first_rule": {"severity": "error", "summary": "anything", "why": "anything"}}}"#,
        #"{"overrides": [{"paths": "Tests/", "rules": {"first_rule": "error"}, "ui": true}]}"#,
        #"{"overrides": {"paths": ["Tests/"]}}"#,
        #"{"wrappers": {"timers": [{"type": "Ticker", "start": "go", "stop": ["halt"], "handler": []}], "weak_proxies": ["Proxy"], "main_thread": "onMain"}}"#,
        #"{"$schema": "https://example.org", "schema_version": 1, "version": "1", "homepage": "https://example.org"}"#,
    ]

    private static let bad = [
        "[]",
        #"{"rule": {}}"#,
        #"{"include": [""]}"#,
        #"{"include": [["a"]]}"#,
        #"{"fail_on": "fatal"}"#,
        #"{"baseline": ["a"]}"#,
        #"{"ui": "yes"}"#,
        #"{"rules": {"no_rule": "off"}}"#,
        #"{"rules": {"first_rule": "fatal"}}"#,
        #"{"rules": {"first_rule": {"level": "note"}}}"#,
        #"{"rules": {"first_rule": {"options": {"minimum": 1}}}}"#,
        #"{"rules": {"second_rule": {"options": {"maximum": 1}}}}"#,
        #"{"rules": {"second_rule": {"options": {"minimum": "much"}}}}"#,
        #"{"rules": {"second_rule": {"options": {"strict": "very"}}}}"#,
        #"{"overrides": [{"rules": {"first_rule": "error"}}]}"#,
        #"{"overrides": [{"paths": ["Tests/"], "fail_on": "note"}]}"#,
        #"{"wrappers": {"timer": []}}"#,
        #"{"wrappers": {"timers": [{"start": "go"}]}}"#,
        #"{"wrappers": {"timers": [{"type": "Ticker", "begin": "go"}]}}"#,
    ]

    private static let faults: Result<[String: [String]], any Error> = Result {
        let documents = good + bad
        let found = try SchemaValidator.faults(of: documents, schema: ConfigurationSchema(rules: sampleRules).text)
        return Dictionary(uniqueKeysWithValues: zip(documents, found))
    }

    private func isRead(_ document: String) -> Bool {
        (try? ConfigurationReader(rules: sampleRules).read(document, file: "a.json")) != nil
    }

    @Test("what is right passes both", arguments: good)
    func passes(_ document: String) throws {
        #expect(isRead(document))
        #expect(try Self.faults.get()[document] == [])
    }

    @Test("what is wrong fails both", arguments: bad)
    func fails(_ document: String) throws {
        #expect(!isRead(document))
        #expect(try Self.faults.get()[document]?.isEmpty == false)
    }

    @Test("rules.json and the starter configuration, all its comments taken off, are as the schema says")
    func describesOwnFiles() throws {
        let starter = withoutComments(starterConfiguration(rules: Catalogue.rules))
        let read = try ConfigurationReader().read(starter, file: "starter.yml")
        #expect(
            read.rules.levels.count == Catalogue.rules.count && read.wrappers.timers.count == 1
                && read.overrides.count == 1)
        let documents = [RulesFile().text, try json(try #require(try Yams.compose(yaml: starter)))]
        let faults = try SchemaValidator.faults(of: documents, schema: ConfigurationSchema().text)
        #expect(faults == [[], []])
    }

    /// YAML 1.2's core schema, in which `off` is a string.
    private func json(_ node: Node) throws -> String {
        switch node {
        case .mapping(let mapping):
            return "{"
                + (try mapping.map { "\(try quoted($0.key.string ?? "")): \(try json($0.value))" }).joined(
                    separator: ", ") + "}"
        case .sequence(let sequence): return "[" + (try sequence.map(json)).joined(separator: ", ") + "]"
        case .scalar(let scalar):
            let isWord =
                scalar.style != .plain
                || Double(scalar.string) == nil && !["true", "false", "null"].contains(scalar.string)
            return isWord ? try quoted(scalar.string) : scalar.string
        case .alias: return "null"
        }
    }

    private func quoted(_ text: String) throws -> String {
        String(decoding: try JSONEncoder().encode(text), as: UTF8.self)
    }
}
