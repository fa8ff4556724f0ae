import Foundation
import Testing
import TimerlintTestSupport
import Yams

/// The release scripts, run on the built command, and the installers, run against a local server.
@Suite("What a release is made of", .serialized)
struct ReleaseTests {
    private let bench: Workbench
    private let version = "9.8.7"

    init() throws { bench = try Workbench() }

    /// Runs a script of `.github/release`, with arguments parsed by bash.
    private func release(_ script: String, environment: [String: String] = [:]) throws -> Tool.Run {
        let folder = Repository.root.appendingPathComponent(".github/release").path
        return try bench.bash("'\(folder)'/\(script)", environment: environment)
    }

    /// A small wrapper of the built command, which would take a minute to pack.
    private func command() throws -> String {
        try bench.bash("printf '#!/bin/sh\\nexec \"%s\" \"$@\"\\n' '\(Tool.url.path)' > command; chmod +x command")
            .check()
        return "command"
    }

    private func platform() throws -> String {
        String(try release("platform").output.split(separator: "\n").first ?? "")
    }

    /// Packs the command for this machine and writes the checksums.
    private func pack() throws -> String {
        let name = "timerlint-\(version)-\(try platform())"
        try release("make archive \(try command()) \(version) \(platform()) served/\(version)").check()
        try release("make sums served/\(version)").check()
        return name
    }

    @Test("the manual page tells of every command and option, and groff reads it")
    func writesManual() throws {
        let run = try release("make man '\(Tool.url.path)' | tee page")
        #expect(run.status == 0, "\(run.errors)")
        for word in ["timerlint lint", "timerlint explain", "\\-\\-changed\\-since", "\\-\\-unsafe\\-fixes"] {
            #expect(run.output.lowercased().contains(word), "\(word)")
        }
        guard FileManager.default.isExecutableFile(atPath: "/usr/bin/groff") else {
            return #expect(ProcessInfo.processInfo.environment["CI"] == nil, "groff is not installed")
        }
        let read = try bench.bash("groff -man -ww -z page")
        #expect(read.status == 0 && read.errors.isEmpty, "\(read.errors)")
    }

    @Test("an archive holds the command, its completions, its page and the license, the same bytes each time")
    func packs() throws {
        let name = try pack()
        let list = try bench.bash("tar -tzvf served/\(version)/\(name).tar.gz").output
        for path in [
            "bin/timerlint", "share/man/man1/timerlint.1", "share/bash-completion/completions/timerlint",
            "share/zsh/site-functions/_timerlint", "share/fish/vendor_completions.d/timerlint.fish",
            "share/doc/timerlint/LICENSE",
        ] { #expect(list.contains("\(name)/\(path)\n"), "\(path)") }
        #expect(list.split(separator: "\n").contains { $0.hasPrefix("-rwxr-xr-x") && $0.hasSuffix("bin/timerlint") })
        let first = try bench.folder.read("served/\(version)/SHA256SUMS")
        _ = try pack()
        #expect(try bench.folder.read("served/\(version)/SHA256SUMS") == first)
        let check = try bench.bash("cd served/\(version) && sha256sum -c SHA256SUMS")
        #expect(check.status == 0, "\(check.output)")
    }

    @Test("the bundle names a command for each platform that was packed, and nothing else")
    func bundles() throws {
        let tool = try command()
        try release("make archive \(tool) \(version) linux-x86_64 dist").check()
        try release("make archive \(tool) \(version) macos-arm64 dist").check()
        try release("make bundle \(version) dist").check()
        try bench.bash("cd dist && python3 -m zipfile -e timerlint.artifactbundle.zip out").check()
        let info = try #require(
            JSONSerialization.jsonObject(
                with: Data(bench.folder.read("dist/out/timerlint.artifactbundle/info.json").utf8)) as? [String: Any])
        #expect(info["schemaVersion"] as? String == "1.0")
        let artifact = info.section("artifacts").section("timerlint")
        #expect(artifact["type"] as? String == "executable" && artifact["version"] as? String == version)
        let variants = artifact.sections("variants")
        let triples = variants.compactMap { $0["supportedTriples"] as? [String] }
        #expect(triples == [["x86_64-unknown-linux-gnu"], ["arm64-apple-macosx"]])
        for variant in variants {
            let path = try #require(variant["path"] as? String)
            let place = bench.folder.url.appendingPathComponent("dist/out/timerlint.artifactbundle/\(path)").path
            #expect(FileManager.default.fileExists(atPath: place), "\(path)")
        }
        let modes = try bench.bash(
            "python3 -c 'import zipfile; print([oct(i.external_attr >> 16) for i in zipfile.ZipFile(\"dist/timerlint.artifactbundle.zip\").infolist()])'"
        )
        #expect(modes.output == "['0o100644', '0o100755', '0o100755']\n")
        let empty = try release("make bundle 1.1.1 dist")
        #expect(empty.status == 1 && empty.errors.contains("no archive of version 1.1.1"))
    }

    @Test("the formula and the plugins' package name the version, the addresses and the checksums")
    func fillsTemplates() throws {
        let tool = try command()
        for platform in ["linux-x86_64", "linux-aarch64", "macos-arm64"] {
            try release("make archive \(tool) \(version) \(platform) dist").check()
        }
        try release("make sums dist").check()
        let partial = try release("make formula \(version) dist https://example.org/d")
        #expect(partial.status == 1 && partial.errors.contains("macos-x86_64"))
        try release("make archive \(tool) \(version) macos-x86_64 dist").check()
        try release("make sums dist").check()
        let formula = try release("make formula \(version) dist https://example.org/d").output
        let sums = try bench.folder.read("dist/SHA256SUMS").split(separator: "\n")
        for line in sums { #expect(formula.contains("sha256 \"\(line.prefix(64))\""), "\(line)") }
        #expect(formula.contains("https://example.org/d/\(version)/timerlint-\(version)-linux-aarch64.tar.gz"))
        try release("make plugins \(version) \(String(repeating: "a", count: 64)) https://example.org/d plugins")
            .check()
        let package = try bench.bash("cd plugins && swift package dump-package", environment: ["PATH": Self.swiftPath])
        #expect(package.status == 0, "\(package.errors)")
        #expect(package.output.contains("https://example.org/d/\(version)/timerlint.artifactbundle.zip"))
        let plugins = bench.folder.url.appendingPathComponent(
            "plugins/Plugins/TimerlintBuildTool/TimerlintBuildTool.swift")
        #expect(FileManager.default.fileExists(atPath: plugins.path))
    }

    /// The location of `swift` on this machine.
    private static let swiftPath = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"

    @Test("the changelog speaks of this version")
    func tellsChanges() throws {
        let version = try release("version").output.trimmingCharacters(in: .whitespacesAndNewlines)
        #expect(try bench.bash("timerlint --version").output == version + "\n")
        #expect(try release("changes \(version)").status == 0)
        #expect(try release("changes 99.0.0").status == 1)
    }

    // MARK: Installing

    /// Runs a script while a local server serves `served`, with its URL in `$releases`.
    private func withServer(_ script: String) throws -> Tool.Run {
        try bench.bash(
            """
            mkdir -p served
            python3 -u -m http.server --bind 127.0.0.1 --directory served 0 > server.log 2>&1 &
            server=$!
            # Foundation blocks the gentler signals in its children, and waits for whoever holds their descriptors.
            trap 'kill -9 $server' EXIT
            for _ in $(seq 100); do grep -q 'port' server.log && break; sleep 0.1; done
            export TIMERLINT_RELEASES=http://127.0.0.1:$(sed -n 's/.*port \\([0-9]*\\).*/\\1/p' server.log)
            \(script)
            """)
    }

    private var scripts: String { "'\(Repository.root.appendingPathComponent(".github/release").path)'" }

    @Test("the release of a version is fetched, checked and run")
    func fetches() throws {
        _ = try pack()
        let run = try withServer("\(scripts)/install \(version) tools/timerlint; tools/timerlint --version")
        #expect(run.status == 0, "\(run.errors)")
        #expect(try run.output == bench.bash("timerlint --version").output)
    }

    @Test(
        "what is not what was released is refused, and nothing is built in its place",
        arguments: [
            "printf x >> served/9.8.7/timerlint-9.8.7-*.tar.gz",
            "sed -i 's/^....../000000/' served/9.8.7/SHA256SUMS",
            ": > served/9.8.7/SHA256SUMS",
        ])
    func refusesTampering(_ damage: String) throws {
        _ = try pack()
        try bench.bash(damage).check()
        let run = try withServer("\(scripts)/install \(version) tools/timerlint")
        #expect(run.status == 1)
        #expect(run.errors.contains("is not what SHA256SUMS states"), "\(run.errors)")
        #expect(!run.errors.contains("building it"))
        #expect(
            !FileManager.default.fileExists(atPath: bench.folder.url.appendingPathComponent("tools/timerlint").path))
    }

    /// The lines of the README's GitLab job before `script`, run against the server. The job's machine is Linux
    /// on x86-64.
    private func runGitLabJob() throws -> Tool.Run {
        let job = (try Yams.load(yaml: snippet("gitlab")) as? [String: Any] ?? [:]).section("timerlint")
        let variables = try #require(job["variables"] as? [String: String])
        #expect(Set(variables.keys) == ["VERSION", "RELEASES", "PREFIX"])
        let steps = try #require(job["before_script"] as? [String])
        return try withServer(
            """
            export VERSION=\(version) RELEASES=$TIMERLINT_RELEASES PREFIX=$PWD/prefix
            mkdir prefix
            set -e
            \(steps.joined(separator: "\n"))
            prefix/bin/timerlint --version
            """)
    }

    @Test("GitLab's job takes the release that it names, and nothing that is not that release")
    func servesGitLab() throws {
        try release("make archive \(command()) \(version) linux-x86_64 served/\(version)").check()
        try release("make sums served/\(version)").check()
        let run = try runGitLabJob()
        #expect(run.status == 0, "\(run.errors)")
        #expect(try run.output.hasSuffix(bench.bash("timerlint --version").output))
        try bench.bash("rm -r prefix; printf x >> served/\(version)/timerlint-\(version)-linux-x86_64.tar.gz").check()
        #expect(try runGitLabJob().status != 0)
        #expect(try bench.bash("ls prefix").output.isEmpty)
    }

    @Test(
        "where none was released, or none can be reached, the caller is told to build",
        arguments: [
            "7.7.7", "main", "untagged", "0123abc",
        ])
    func tellsToBuild(_ version: String) throws {
        _ = try pack()
        #expect(try withServer("\(scripts)/fetch \(version) tools/timerlint").status == 3)
        let unreachable = try release(
            "fetch \(self.version) tools/timerlint", environment: ["TIMERLINT_RELEASES": "http://127.0.0.1:1"])
        #expect(unreachable.status == 3)
    }

    @Test("the hook runs the command that is named, else the release that it is pinned to")
    func runsHook() throws {
        let named = try release("hook --version", environment: ["TIMERLINT": Tool.url.path])
        #expect(named.status == 0, "\(named.errors)")
        _ = try pack()
        try bench.bash(
            "mkdir -p pinned/.github && cp -R \(scripts) pinned/.github/release && cd pinned && git init -q && git add -A && git commit -qm x && git tag \(version)"
        ).check()
        let pinned = try withServer("GIT_DIR=.git pinned/.github/release/hook --version")
        #expect(pinned.status == 0, "\(pinned.errors)")
        #expect(pinned.output == named.output)
    }
}

extension Tool.Run {
    /// Fails the test if a preparatory step failed.
    fileprivate func check() throws { try #require(status == 0, "\(output)\(errors)") }
}
