import Testing
import TimerlintDiagnostics
import TimerlintFixes
import TimerlintLinting
import TimerlintRules
import TimerlintSource
import TimerlintTestSupport

@Suite("A fix of a fixture, suggestions too, as its package is compiled in Swift 6 mode", .slow) struct SwiftSixFixTests
{
    /// A fixture's sources in a separate package.
    struct Package: Sendable, CustomTestStringConvertible {
        let name: String
        let manifest: String

        var testDescription: String { name }

        private init(_ name: String, settings: String) {
            self.name = name
            manifest = """
                // swift-tools-version: 6.2
                import PackageDescription

                let package = Package(
                    name: "Fixture", targets: [.target(name: "Fixture", path: "."\(settings))])

                """
        }

        static let all = [
            Package("nothing isolated by default", settings: ""),
            Package("everything on the main actor", settings: ", swiftSettings: [.defaultIsolation(MainActor.self)]"),
        ]

        var file: SourceFile { SourceFile(path: "Package.swift", language: .swift, bytes: Array(manifest.utf8)) }
    }

    private static let rule = "isolated_handler_off_main"
    private static let fixtures = Fixture.all.filter { fixture in
        !fixture.paths.contains("Package.swift") && fixture.paths.contains { Language(path: $0) == .swift }
    }

    @Test("writes no handler that crashes where it runs", arguments: fixtures, Package.all)
    func writesNoIsolatedHandler(fixture: Fixture, package: Package) throws {
        let selection = try RuleSelection(for: fixture)
        guard selection.rules.contains(where: { $0.id == Self.rule }) else { return }
        let sources = try fixture.sources().map {
            SourceFile(path: $0.path, language: $0.file.language, bytes: $0.unmarked)
        }
        let files = sources + [package.file]
        let before = selection.linter.lint(files).findings
        let handlers = selection.linter(ofRule: Self.rule)
        for finding in before where finding.rule != Self.rule {
            guard let fix = finding.fix, !fix.changes.isEmpty else { continue }
            let edits = FixBatch([fix]).edits
            let after = handlers.lint(files.map { file in edits[file.id].map { $0.applied(to: file) } ?? file })
            #expect(
                after.findings.count <= before.count { $0.rule == Self.rule },
                "\(fixture.name): '\(fix.title)' for [\(finding.rule)] in line \(finding.location.start.line)")
        }
    }
}
