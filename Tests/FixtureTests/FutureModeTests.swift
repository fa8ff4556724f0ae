import Testing
import TimerlintDiagnostics
import TimerlintLinting
import TimerlintRules
import TimerlintTestSupport

@Suite("isolated_handler_off_main with the option 'future'") struct FutureModeTests {
    private func findings(inProject name: String, _ options: [String: Rule.Option.Value]) throws -> [Finding] {
        let fixture = try #require(Fixture.everyProject.first { $0.name == "Projects/\(name)" })
        let rules = Catalogue.rules.filter { $0.id == "isolated_handler_off_main" }
        let linter = Linter(
            rules: rules.map { ActiveRule(rule: $0, options: options) }, jobs: 1, premises: try fixture.premises())
        return linter.lint(try fixture.sources().map(\.file)).findings
    }

    @Test("notes what will crash once a Swift 5 package is compiled in Swift 6 mode")
    func notesWhatWillCrash() throws {
        #expect(try findings(inProject: "IsolatedHandlersInOldPackage", [:]).isEmpty)
        let noted = try findings(inProject: "IsolatedHandlersInOldPackage", ["future": .flag(true)])
        #expect(noted.map(\.severity) == [.note])
        #expect(noted.first?.outcome == nil)
        #expect(noted.first?.message.contains("in Swift 6 mode it will crash when it is first called") == true)
    }

    @Test("changes nothing where the mode is 6 already, and notes each target's own")
    func keepsErrors() throws {
        let found = try findings(inProject: "IsolatedHandlersByMode", ["future": .flag(true)])
        let levels = Dictionary(grouping: found) { $0.location.file.path.split(separator: "/")[1] }
            .mapValues { $0.map(\.severity) }
        #expect(
            levels == ["Modern": [.error], "OldButChecked": [.error], "OldWithRaceChecks": [.error], "Old": [.note]])
    }
}
