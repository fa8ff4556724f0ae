import Foundation
import TimerlintSource

/// A small source tree that is linted as a separate project: one file of `Fixtures/Rules/<rule>`, or a folder
/// of `Fixtures/Projects`.
package struct Fixture: Sendable {
    /// The path below `Fixtures`.
    package let name: String
    /// The rule that the fixture belongs to; `nil` for a project.
    package let rule: String?
    /// The folder that `paths` are relative to.
    package let root: URL
    /// The sources, relative to `root`, sorted.
    package let paths: [String]

    /// Every file of `Fixtures/Rules`.
    package static let everyRule: [Fixture] = Repository.names(in: Repository.ruleFixtures).flatMap { rule in
        let folder = Repository.ruleFixtures.appendingPathComponent(rule)
        return Repository.names(in: folder).filter { isSource($0) && !isGolden($0) }.map { name in
            Fixture(name: "Rules/\(rule)/\(name)", rule: rule, root: folder, paths: [name])
        }
    }

    /// The fixtures that concern the rules of `TIMERLINT_ONLY`; all if it is not set.
    package static let rules = everyRule.filter(\.isWanted)

    /// Every folder of `Fixtures/Projects`.
    package static let everyProject: [Fixture] = Repository.names(in: Repository.projectFixtures).map { name in
        let folder = Repository.projectFixtures.appendingPathComponent(name)
        let paths = Repository.filePaths(below: folder).filter { isSource($0) && !isGolden($0) }
        return Fixture(name: "Projects/\(name)", rule: nil, root: folder, paths: paths)
    }

    /// The projects that concern the rules of `TIMERLINT_ONLY`; all if it is not set.
    package static let projects = everyProject.filter(\.isWanted)

    package static let all = rules + projects

    /// Whether it belongs to a selected rule, or mentions one.
    private var isWanted: Bool {
        guard RuleSelection.isNarrowed else { return true }
        if let rule, RuleSelection.isWanted(rule) { return true }
        return paths.contains { path in
            RuleSelection.isMentioned(in: Data(Repository.bytes(of: root.appendingPathComponent(path))))
        }
    }

    /// The sources without their marks.
    /// - Throws: if a file cannot be read or a mark is malformed.
    package func sources() throws -> [FixtureSource] {
        try paths.map { path in
            let location = root.appendingPathComponent(path)
            let marked = try MarkedSource(marked: Array(Data(contentsOf: location)))
            return FixtureSource(
                path: path, location: location, bytes: marked.bytes, unmarked: marked.unmarked, marks: marked.marks)
        }
    }

    /// The path of one of its sources below `Fixtures`.
    package func name(of source: FixtureSource) -> String { rule == nil ? "\(name)/\(source.path)" : name }

    private static func isSource(_ path: String) -> Bool { Language(path: path) != nil }

    /// The expected file after the findings of the fixture's rule are fixed.
    package static func golden(of source: FixtureSource) -> URL { golden(of: source.location) }

    package static func golden(of source: URL) -> URL {
        let name = source.deletingPathExtension().lastPathComponent
        return source.deletingLastPathComponent().appendingPathComponent("\(name).fixed.\(source.pathExtension)")
    }

    private static func isGolden(_ path: String) -> Bool { path.contains(".fixed.") }
}

/// One source of a fixture, ready to be linted.
package struct FixtureSource: Sendable {
    /// Relative to the fixture's root, so that the repository's location does not reach the linter.
    package let path: String
    /// The file's location on disk.
    package let location: URL
    /// The text with every mark blanked, which is what is linted.
    package let bytes: [UInt8]
    /// The text with the marks removed, which is what is fixed.
    package let unmarked: [UInt8]
    package let marks: [Mark]

    package var file: SourceFile {
        SourceFile(path: path, language: Language(path: path) ?? .swift, bytes: bytes)
    }

    /// The same source with different bytes and without marks.
    package func with(bytes: [UInt8]) -> FixtureSource {
        FixtureSource(path: path, location: location, bytes: bytes, unmarked: bytes, marks: [])
    }
}
