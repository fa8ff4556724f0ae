import Foundation
import Testing
import TimerlintDiagnostics
import TimerlintWorkspace

@testable import TimerlintConfig

@Suite("Which configuration holds")
struct PathSettingsTests {
    private let folder: Path
    private let url: URL

    init() throws {
        url = FileManager.default.temporaryDirectory.appendingPathComponent("timerlint-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        folder = try FileSystem.absolute(Path(url.path))
    }

    private func write(_ text: String, to name: String) throws {
        let file = url.appendingPathComponent(name)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    private func files(only: String? = nil) throws -> ConfigurationFiles {
        try ConfigurationFiles(
            names: ReportedNames(workingFolder: folder), only: only.map { folder.appending($0) },
            reader: ConfigurationReader(rules: sampleRules))
    }

    private func level(of rule: String, in name: String, only: String? = nil) throws -> Sourced<RuleLevel>? {
        defer { try? FileManager.default.removeItem(at: url) }
        let file = folder.appending(name)
        let layers = try files(only: only).layers(from: folder, to: file.folder!)
        return PathSettings(ConfigurationPart.parts(of: layers, for: file)).rules.levels[rule]
    }

    @Test("a nested configuration refines the outer one, rule by rule")
    func nests() throws {
        try write("rules: {first_rule: error, second_rule: note}", to: ".timerlint.yml")
        try write("{\"rules\": {\"first_rule\": \"off\"}}", to: "App/.timerlint.json")
        let layers = try files().layers(from: folder, to: folder.appending("App"))
        let settings = PathSettings(ConfigurationPart.parts(of: layers, for: folder.appending("App/Clock.swift")))
        #expect(settings.rules.levels["first_rule"]?.value == .off)
        #expect(settings.rules.levels["first_rule"]?.origin == "App/.timerlint.json:1")
        #expect(settings.rules.levels["second_rule"]?.value == .at(.note))
        #expect(try level(of: "first_rule", in: "Other/Clock.swift")?.value == .at(.error))
    }

    @Test(
        "an override holds for its paths, the last one wins, and an inner file beats it",
        arguments: [
            ("Clock.swift", RuleLevel.off), ("Tests/ClockTests.swift", .at(.note)),
            ("Tests/UI/Clock.swift", .at(.error)),
            ("Inner/Tests/Clock.swift", .at(.warning)),
        ])
    func overrides(_ name: String, _ wanted: RuleLevel) throws {
        try write(
            """
            rules: {first_rule: off}
            overrides:
              - {paths: [Tests/], rules: {first_rule: note}}
              - {paths: ["Tests/UI/**", "**/*Never.swift"], rules: {first_rule: error}}
            """, to: ".timerlint.yml")
        try write("rules: {first_rule: warning}", to: "Inner/.timerlint.yml")
        #expect(try level(of: "first_rule", in: name)?.value == wanted)
    }

    @Test("the file of --config takes the place of all others")
    func replaces() throws {
        try write("rules: {first_rule: off}", to: ".timerlint.yml")
        try write("rules: {first_rule: note}", to: "ci/strict.yml")
        #expect(try level(of: "first_rule", in: "Clock.swift", only: "ci/strict.yml")?.value == .at(.note))
    }

    @Test("two configurations in one folder are a mistake")
    func refusesTwo() throws {
        try write("", to: ".timerlint.yml")
        try write("{}", to: ".timerlint.json")
        #expect(throws: ConfigurationError.self) { try level(of: "first_rule", in: "Clock.swift") }
    }

    @Test("a configuration that cannot be read is a mistake")
    func refusesUnreadable() throws {
        try FileManager.default.createDirectory(
            at: url.appendingPathComponent(".timerlint.yml"), withIntermediateDirectories: true)
        #expect(throws: ConfigurationError.self) { try level(of: "first_rule", in: "Clock.swift") }
    }
}
