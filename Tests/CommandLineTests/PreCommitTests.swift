import Foundation
import Testing
import TimerlintTestSupport

private enum PreCommit {
    /// Required in CI.
    static let isInstalled =
        ProcessInfo.processInfo.environment["CI"] != nil
        || ["/usr/bin/pre-commit", "/usr/local/bin/pre-commit"].contains {
            FileManager.default.isExecutableFile(atPath: $0)
        }
}

/// Runs the hooks with the real pre-commit, from a repository that stands in for this one and contains the
/// built command.
@Suite("The hooks of pre-commit", .enabled(if: PreCommit.isInstalled, "pre-commit is not installed"))
struct PreCommitTests {
    private let bench: Workbench
    private let hooks: Workbench
    private static let manifest = Repository.root.appendingPathComponent(".pre-commit-hooks.yaml")

    init() throws {
        hooks = try Workbench()
        try hooks.folder.write(String(contentsOf: Self.manifest, encoding: .utf8), to: ".pre-commit-hooks.yaml")
        let scripts = hooks.folder.url.appendingPathComponent(".github/release")
        try FileManager.default.createDirectory(
            at: scripts.deletingLastPathComponent(), withIntermediateDirectories: true)
        try FileManager.default.copyItem(at: Repository.root.appendingPathComponent(".github/release"), to: scripts)
        try hooks.commit()
        bench = try Workbench()
    }

    private func install(_ hook: String) throws {
        let revision = try hooks.bash("git rev-parse HEAD").output
        try bench.folder.write(
            "repos:\n  - repo: \(hooks.folder.url.path)\n    rev: \(revision)    hooks: [{id: \(hook)}]\n",
            to: ".pre-commit-config.yaml")
        try bench.folder.write(Sample.clean, to: "Clean.swift")
        try bench.folder.write(Sample.warning, to: "Old.swift")
        try bench.commit()
        let installed = try pre("install")
        try #require(installed.status == 0, "\(installed.output)\(installed.errors)")
    }

    private func pre(_ arguments: String) throws -> Tool.Run {
        try bench.bash("pre-commit \(arguments)", environment: home)
    }

    private var home: [String: String] {
        ["PRE_COMMIT_HOME": hooks.folder.url.appendingPathComponent("home").path, "TIMERLINT": Tool.url.path]
    }

    private func commit() throws -> Tool.Run { try bench.bash("git add -A; git commit -qm next", environment: home) }

    private static let fresh = Sample.warning.replacingOccurrences(of: "Poller", with: "Fresh")

    @Test("pre-commit takes the manifest")
    func isValid() throws {
        let run = try bench.bash("pre-commit validate-manifest '\(Self.manifest.path)'", environment: home)
        #expect(run.status == 0, "\(run.output)")
    }

    @Test("a commit that brings a finding is stopped", arguments: ["timerlint", "timerlint-staged"])
    func stopsCommit(_ hook: String) throws {
        try install(hook)
        try bench.folder.write(Self.fresh, to: "My App/Fresh.swift")
        let stopped = try commit()
        #expect(stopped.status != 0)
        #expect(stopped.errors.contains("My App/Fresh.swift:\(Sample.warningLine):"), "\(stopped.errors)")
        #expect(!stopped.errors.contains("Old.swift:"), "what is not in the commit is let be")
        try bench.folder.write(Sample.clean, to: "My App/Fresh.swift")
        let passed = try commit()
        #expect(passed.status == 0, "\(passed.errors)")
    }

    @Test("commits without sources, and excluded files, pass", arguments: ["timerlint", "timerlint-staged"])
    func letsPass(_ hook: String) throws {
        try install(hook)
        try bench.folder.write("Words.", to: "Notes.md")
        #expect(try commit().status == 0)
        try bench.folder.write(Self.fresh, to: "Pods/Fresh.swift")
        #expect(try commit().status == 0)
    }

    @Test("a touched file with an old finding is stopped by the one and passed by the other")
    func tellsOldFromNew() throws {
        try install("timerlint-staged")
        try bench.folder.write(Sample.warning + "// more\n", to: "Old.swift")
        #expect(try commit().status == 0)
        try install("timerlint")
        try bench.folder.write(Sample.warning + "// more still\n", to: "Old.swift")
        #expect(try commit().status != 0)
    }
}
