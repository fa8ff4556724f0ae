import Foundation
import Testing
import TimerlintTestSupport

@Suite("The targets that 'config' lists") struct TargetListingTests {
    /// The rows for a file of a fixture project, copied outside of this repository.
    private func targets(of path: String, in project: String) throws -> [String] {
        let (folder, root) = (try Scratch(), Repository.projectFixtures.appendingPathComponent(project))
        for name in Repository.filePaths(below: root) {
            try folder.write(try Data(contentsOf: root.appendingPathComponent(name)), to: name)
        }
        return try Tool.run(["config", path], in: folder).lines.filter { $0.hasPrefix("target ") }.map(String.init)
    }

    @Test(
        "have the language mode and the default isolation that the build says",
        arguments: [
            ("Sources/Modern/Meter.swift", "IsolatedHandlersByMode", "Modern (library, Swift 6)"),
            ("Sources/Old/OldMeter.swift", "IsolatedHandlersByMode", "Old (library, Swift 5)"),
            ("Sources/Meters/Meter.swift", "IsolatedHandlersInOldPackage", "Meters (library, Swift 5)"),
            (
                "Sources/Screens/Meter.swift", "IsolatedHandlersByDefault",
                "Screens (library, Swift 6, main actor by default)"
            ),
            ("Sources/Engine/EngineMeter.swift", "IsolatedHandlersByDefault", "Engine (library, Swift 6)"),
            // From an xcconfig and the file it includes.
            ("Sources/App/Reminder.swift", "XcodeTargets", "Clock (app, Swift 6, main actor by default)"),
        ])
    func saysIsolation(_ path: String, _ project: String, _ expected: String) throws {
        let rows = try targets(of: path, in: project)
        #expect(rows.count == 1 && rows.contains { $0.contains("  \(expected)  ") }, "\(rows)")
    }

    @Test("are sought from the working folder down if the tree has no project, as for linting")
    func startsAtWorkingFolder() throws {
        let folder = try Scratch()
        try folder.write(Data(), to: "App/Clock.swift")
        let root = try Tool.run(["config", "App/Clock.swift"], in: folder).lines.first { $0.hasPrefix("root") }
        #expect(root?.split(separator: " ").last == ".")
    }
}
