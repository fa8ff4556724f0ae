import Foundation
import Testing
import TimerlintSource

@testable import TimerlintWorkspace

@Suite("Finding files")
struct DiscoveryTests {
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    @Test("a walk lists the sources of both languages at any depth, sorted, and nothing else")
    func listsSources() throws {
        for name in [
            "b/Two.swift", "a/One.swift", "Top.swift", "a/deep/er/Three.swift", "a/Notes.md", "b/Old.m", "b/Old.h",
            "b/Old.mm", "b/old.c", "swift",
        ] {
            try folder.write("", to: name)
        }
        #expect(
            try folder.selected(".") == [
                "Top.swift", "a/One.swift", "a/deep/er/Three.swift", "b/Old.h", "b/Old.m", "b/Old.mm", "b/Two.swift",
                "b/old.c",
            ])
    }

    @Test(
        "folders of tools are not walked",
        arguments: [".build", "Pods", "Carthage", "DerivedData", "node_modules"])
    func skipsToolFolders(_ name: String) throws {
        try folder.write("", to: "App/\(name)/Clock.swift")
        try folder.write("", to: "App/Clock.swift")
        let result = try folder.discover(["."])
        #expect(result.selected.map(folder.relative) == ["App/Clock.swift"])
        #expect(result.skipped.map(\.isFolder) == [true])
    }

    @Test("a repository's own folder is neither walked nor counted")
    func passesGitFolders() throws {
        try folder.write("", to: "App/.git/Clock.swift")
        try folder.write("", to: "App/Clock.swift")
        let result = try folder.discover(["."])
        #expect(result.selected.map(folder.relative) == ["App/Clock.swift"])
        #expect(result.skipped.isEmpty)
    }

    @Test("folders of vendored code are walked", arguments: ["Frameworks", "Plugins", "Libs", "vendor", ".github"])
    func walksVendorFolders(_ name: String) throws {
        try folder.write("", to: "\(name)/Clock.swift")
        #expect(try folder.selected(".") == ["\(name)/Clock.swift"])
    }

    @Test("files whose names say that they are generated, and AppleDouble files, are skipped and counted")
    func skipsByName() throws {
        for name in ["API.generated.swift", "._Clock.swift", "Clock.swift"] { try folder.write("", to: name) }
        let result = try folder.discover(["."])
        #expect(result.selected.map(folder.relative) == ["Clock.swift"])
        #expect(result.skipped.map(\.reason.label) == ["AppleDouble", "excluded"])
    }

    @Test("a named path beats the excludes, unless they are forced")
    func namedPathsBeatExcludes() throws {
        try folder.write("", to: "Pods/A/Clock.swift")
        try folder.write("", to: "Pods/API.generated.swift")
        #expect(try folder.selected("Pods") == ["Pods/A/Clock.swift"])
        #expect(try folder.selected("Pods/API.generated.swift") == ["Pods/API.generated.swift"])
        #expect(try folder.selected("Pods/A/Clock.swift", "Pods") { $0.excludesNamedPaths = true } == [])
    }

    @Test("a file named twice, or found in a named folder as well, is read once")
    func readsOnce() throws {
        try folder.write("", to: "a/Clock.swift")
        #expect(try folder.selected("a", "a/Clock.swift", "./a//Clock.swift", "a/../a", ".") == ["a/Clock.swift"])
    }

    @Test("links are not followed, so that loops end and nothing outside is read")
    func doesNotFollowLinks() throws {
        try folder.write("", to: "outside/Secret.swift")
        try folder.write("", to: "in/Clock.swift")
        try folder.link("in/loop", to: ".")
        try folder.link("in/up", to: "..")
        try folder.link("in/Link.swift", to: "../outside/Secret.swift")
        let result = try folder.discover(["in"])
        #expect(result.selected.map(folder.relative) == ["in/Clock.swift"])
        #expect(result.skipped.map(\.reason.label) == ["symbolic link"])
    }

    @Test("a link that is named is followed, under its own name")
    func followsNamedLinks() throws {
        try folder.write("", to: "real/Clock.swift")
        try folder.link("shortcut", to: "real")
        try folder.link("Clock.swift", to: "real/Clock.swift")
        #expect(try folder.selected("shortcut", "Clock.swift") == ["Clock.swift", "shortcut/Clock.swift"])
    }

    @Test("what is named and cannot be linted is a fault")
    func reportsFaults() throws {
        try folder.write("", to: "Notes.md")
        mkfifo(folder.path.appending("Pipe.swift").description, 0o644)
        let result = try folder.discover(["Missing.swift", "Notes.md", "Pipe.swift", "Notes.md/x"])
        #expect(result.faults.map(\.reason) == [.missing, .otherLanguage, .notRegular, .missing])
        #expect(result.faults.map(\.path) == ["Missing.swift", "Notes.md", "Pipe.swift", "Notes.md/x"])
    }

    @Test("a pipe met in a walk is skipped")
    func skipsPipes() throws {
        mkfifo(folder.path.appending("Pipe.swift").description, 0o644)
        let result = try folder.discover(["."])
        #expect(result.selected.isEmpty)
        #expect(result.skipped.map(\.reason) == [.notRegular])
    }

    @Test("names that are not UTF-8 are read")
    func readsStrangeNames() throws {
        let strange = folder.path.appending([0x41, 0xFF] + ".swift".utf8)
        let descriptor = strange.withCString { open($0, O_CREAT | O_WRONLY, 0o644) }
        guard descriptor >= 0 else { return }  // APFS refuses such names.
        close(descriptor)
        let result = try folder.discover(["."])
        #expect(result.selected == [strange])
        #expect(try FileSystem.contents(of: strange, limit: 10) == [])
    }

    @Test("a folder thousands of levels deep ends in a fault, not in a crash")
    func survivesDepth() throws {
        let deep = (0..<100).map { _ in String(repeating: "d", count: 30) }.joined(separator: "/")
        try folder.makeFolder(deep)
        try folder.write("", to: "Clock.swift")
        #expect(try folder.selected(".") == ["Clock.swift"])
    }
}

@Suite("Projects")
struct ProjectTests {
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    @Test("the files around a named one are its context, from the folder with .git down")
    func findsContext() throws {
        try folder.makeFolder("repo/.git")
        for name in ["repo/App/Clock.swift", "repo/Lib/Base.swift", "repo/Pods/X.swift", "else/Y.swift"] {
            try folder.write("", to: name)
        }
        let result = try folder.discover(["repo/App/Clock.swift"])
        #expect(result.selected.map(folder.relative) == ["repo/App/Clock.swift"])
        #expect(result.context.map(folder.relative) == ["repo/Lib/Base.swift"])
        #expect(result.roots.map(folder.relative) == ["repo"])
    }

    @Test("without .git the outermost configuration is the root")
    func findsConfiguredRoot() throws {
        for name in ["p/.timerlint.yml", "p/App/.timerlint.yml", "p/App/Clock.swift", "p/Lib/Base.swift"] {
            try folder.write("", to: name)
        }
        let result = try folder.discover(["p/App"]) { $0.configurationNames = [".timerlint.yml"] }
        #expect(result.context.map(folder.relative) == ["p/Lib/Base.swift"])
    }

    @Test(
        "without either the nearest package, Xcode project or workspace, or its specification, is the root",
        arguments: ["Package.swift", "App.xcodeproj/", "App.xcworkspace/", "project.yml", "Tuist/"])
    func findsBuiltRoot(_ name: String) throws {
        for name in ["p/App/Clock.swift", "p/Lib/Base.swift"] { try folder.write("", to: name) }
        if name.hasSuffix("/") { try folder.makeFolder("p/" + name) } else { try folder.write("", to: "p/" + name) }
        let result = try folder.discover(["p/App/Clock.swift"])
        #expect(result.context.map(folder.relative).filter { !$0.hasSuffix("Package.swift") } == ["p/Lib/Base.swift"])
        #expect(result.roots.map(folder.relative) == ["p"])
    }

    @Test("an Xcode project that git ignores is read, unless a generator makes it")
    func readsIgnoredProjects() throws {
        try folder.makeFolder(".git")
        try folder.write("*.xcodeproj\n", to: ".gitignore")
        for name in ["App/Clock.swift", "App/Clock.xcodeproj/project.pbxproj", "Kit/Kit.xcodeproj/project.pbxproj"] {
            try folder.write("", to: name)
        }
        try folder.write("", to: "Kit/project.yml")
        let builds = try folder.discover(["."]).builds.map(folder.relative)
        #expect(builds == ["App/Clock.xcodeproj/project.pbxproj", "Kit/project.yml"])
    }

    @Test("a lone file without a project has no context")
    func hasNoContext() throws {
        try folder.write("", to: "Clock.swift")
        try folder.write("", to: "Other.swift")
        let result = try folder.discover(["Clock.swift"])
        #expect(result.selected.count == 1)
        #expect(result.context.isEmpty && result.roots.isEmpty)
    }

    @Test("a file is reported relative to the working folder, even from below")
    func namesFiles() throws {
        var names = ReportedNames(workingFolder: Path("/repo/App"))
        names.project = Path("/repo")
        #expect(names.reported(Path("/repo/App/Views/Clock.swift")) == "Views/Clock.swift")
        #expect(names.reported(Path("/repo/Application/Clock.swift")) == "../Application/Clock.swift")
        #expect(names.reported(Path("/elsewhere/Clock.swift")) == "/elsewhere/Clock.swift")
    }
}
