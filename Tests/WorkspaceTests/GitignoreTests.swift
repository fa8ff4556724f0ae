import Foundation
import Testing

@testable import TimerlintWorkspace

@Suite("Patterns of .gitignore")
struct GitignoreTests {
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func ignores(_ patterns: String, _ path: String, isFolder: Bool = false) -> Bool {
        let rules = PathRules(gitignore: Array(patterns.utf8), source: ".gitignore")
        if case .excluded = rules.verdict(on: Array(path.utf8)[...], isFolder: isFolder) { return true }
        return false
    }

    @Test(
        "a pattern matches what git says it matches",
        arguments: [
            ("Clock.swift", "a/b/Clock.swift", true), ("/Clock.swift", "a/Clock.swift", false),
            ("a/Clock.swift", "b/a/Clock.swift", false), ("**/a/*.swift", "b/c/a/X.swift", true),
            ("a/**/b", "a/b", true), ("a/**/b", "a/x/y/b", true), ("a/**", "a", false), ("a/**", "a/b", true),
            ("*.swift", "a/.swift", true), ("?.swift", "ab.swift", false), ("[a-c]*.swift", "b/blue.swift", true),
            ("[!a-c]*.swift", "blue.swift", false), ("[[:upper:]].swift", "C.swift", true), ("a**b", "axxb", true),
            ("\\#x", "#x", true), ("#x", "#x", false), ("\\!x", "!x", true), ("x ", "x", true), ("x\\ ", "x ", true),
            ("x\r\n", "x", true), ("[x", "[x", false), ("a/*/c", "a/b/d/c", false), ("[]-]x", "]x", true),
        ])
    func matches(_ pattern: String, _ path: String, _ isIgnored: Bool) {
        #expect(ignores(pattern, path) == isIgnored)
    }

    @Test("the last match decides, and a slash at the end asks for a folder")
    func ordersPatterns() {
        #expect(!ignores("*.swift\n!Clock.swift", "Clock.swift"))
        #expect(ignores("!Clock.swift\n*.swift", "Clock.swift"))
        #expect(!ignores("build/", "build"))
        #expect(ignores("build/", "build", isFolder: true))
    }

    @Test("inner files override outer ones, and what lies in an ignored folder cannot be taken back")
    func nests() throws {
        try folder.makeFolder(".git")
        try folder.write("*.swift\n!Keep.swift\nout/\n", to: ".gitignore")
        try folder.write("!Mine.swift\n", to: "in/.gitignore")
        try folder.write("!Mine.swift\n", to: "out/.gitignore")
        for name in ["in/Mine.swift", "in/Other.swift", "out/Mine.swift", "Keep.swift", "Drop.swift"] {
            try folder.write("", to: name)
        }
        #expect(try folder.selected(".") == ["Keep.swift", "in/Mine.swift"])
        #expect(try folder.selected("in") == ["in/Mine.swift"])
        #expect(try folder.selected(".") { $0.honorsGitignore = false }.count == 5)
    }

    @Test("the patterns of a repository end at a repository inside it")
    func endsAtInnerRepository() throws {
        try folder.makeFolder(".git")
        try folder.write("Clock.swift\n", to: ".gitignore")
        try folder.write("", to: "Clock.swift")
        try folder.write("gitdir: elsewhere", to: "module/.git")
        try folder.write("", to: "module/Clock.swift")
        #expect(try folder.selected(".") == ["module/Clock.swift"])
    }

    @Test("a hostile pattern costs no more than its length times the name's")
    func isBounded() {
        let pattern = String(repeating: "*a", count: 2000) + "b"
        let name = String(repeating: "a", count: 4000)
        #expect(!ignores(pattern, name))
        let folders = String(repeating: "**/a/", count: 300) + "b"
        #expect(!ignores(folders, String(repeating: "a/", count: 600) + "c"))
    }

    @Test(
        "random trees with random patterns are listed as git lists them", .enabled(if: Git.isToBeTested),
        arguments: 0..<40)
    func agreesWithGit(_ seed: Int) throws {
        var random = Seeded(state: UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 | 1)
        let names = ["a", "b", "ab", "c.swift", "B.swift", "a.swift"]
        let patterns = [
            "a", "b/", "/a", "*.swift", "!c.swift", "a/b", "**/b", "a/**", "!a/b/", "?.swift", "[a-b]", "!/b", "a*",
            "b/*.swift", "!*.swift", "**/a/*.swift", "/*/a", "!ab/", "*/", "a/**/c.swift",
        ]
        for _ in 0..<25 {
            let depth = Int.random(in: 0...3, using: &random)
            let folders = (0..<depth).map { _ in names[Int.random(in: 0..<3, using: &random)] }
            let name = names[Int.random(in: 3..<6, using: &random)]
            try folder.write("", to: (folders + [name]).joined(separator: "/"))
        }
        for place in ["", "a/", "b/", "a/b/"] {
            let lines = (0..<Int.random(in: 0...4, using: &random)).map { _ in patterns.randomElement(using: &random)! }
            try folder.write(lines.joined(separator: "\n"), to: place + ".gitignore")
        }
        #expect(try folder.selected(".") == listedByGit())
    }

    /// The files that git would add, sorted.
    private func listedByGit() throws -> [String] {
        let own = ["-C", folder.path.description, "-c", "core.excludesFile=/dev/null"]
        _ = try #require(try Git.run(own + ["init", "-q"]))
        let output = try #require(try Git.run(own + ["ls-files", "-o", "--exclude-standard", "-z"]))
        let names = output.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
        return names.filter { $0.hasSuffix(".swift") }.map { Path($0) }.sorted().map(\.description)
    }
}

private enum Git {
    /// Whether git is installed. In CI it must be.
    static let isToBeTested = (try? run(["--version"])) != nil || ProcessInfo.processInfo.environment["CI"] != nil

    /// What git prints; `nil` if it fails.
    static func run(_ arguments: [String]) throws -> Data? {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["git"] + arguments
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = FileHandle.nullDevice
        try process.run()
        let data = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return process.terminationStatus == 0 ? data : nil
    }
}

private struct Seeded: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return state
    }
}
