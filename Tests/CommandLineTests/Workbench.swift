import Foundation
import TimerlintTestSupport
import Yams

/// A git repository for one test, with `timerlint` on the PATH of the programs run in it.
struct Workbench {
    let folder: Scratch
    private let programs: Scratch

    init() throws {
        folder = try Scratch()
        programs = try Scratch()
        try FileManager.default.createSymbolicLink(
            atPath: programs.url.appendingPathComponent("timerlint").path, withDestinationPath: Tool.url.path)
        _ = try bash("git init -q -b main")
    }

    /// Runs a script to completion, like CI services: the first failing command ends it.
    func bash(_ script: String, environment: [String: String] = [:]) throws -> Tool.Run {
        let identity = [
            "GIT_AUTHOR_NAME": "A", "GIT_AUTHOR_EMAIL": "a@example.org", "GIT_COMMITTER_NAME": "A",
            "GIT_COMMITTER_EMAIL": "a@example.org", "GIT_CONFIG_GLOBAL": "/dev/null",
            "PATH": "\(programs.url.path):/usr/bin:/bin:/usr/local/bin",
        ]
        try folder.write(script, to: ".git/script.sh")
        return try Tool.shell(
            "exec bash --noprofile --norc -eo pipefail .git/script.sh", in: folder,
            environment: identity.merging(environment) { $1 })
    }

    func commit(_ message: String = "work") throws { _ = try bash("git add -A && git commit -qm '\(message)'") }
}

/// A file of the repository, parsed as YAML.
func yaml(_ path: String) throws -> [String: Any] {
    let text = try String(contentsOf: Repository.root.appendingPathComponent(path), encoding: .utf8)
    return try Yams.load(yaml: text) as? [String: Any] ?? [:]
}

extension [String: Any] {
    func section(_ key: String) -> [String: Any] { self[key] as? [String: Any] ?? [:] }

    func sections(_ key: String) -> [[String: Any]] { self[key] as? [[String: Any]] ?? [] }
}
