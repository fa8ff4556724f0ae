import Foundation
import Testing
import TimerlintWorkspace

@Suite struct FileReplacementTests {
    private let folder: TemporaryFolder
    private let old = Array("old\n".utf8)
    private let new = Array("new contents\n".utf8)

    init() throws { folder = try TemporaryFolder() }

    private func path(_ name: String) -> Path { Path(folder.path).appending(name) }

    private func replace(_ name: String, roots: [String]? = nil) -> FileReplacement.Fault? {
        do {
            let roots = (roots.map { $0.map(path) } ?? [Path(folder.path)])
            try FileReplacement(roots: roots).replace(path(name), holding: old, with: new)
            return nil
        } catch {
            return error
        }
    }

    private func permissions(_ name: String) throws -> Int? {
        try FileManager.default.attributesOfItem(atPath: path(name).description)[.posixPermissions] as? Int
    }

    @Test(arguments: [0o644, 0o755, 0o600, 0o640, 0o200])
    func theFileKeepsItsPermissionsAndNothingIsLeftBeside(_ mode: Int) throws {
        try folder.write(old, to: "A.swift")
        try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path("A.swift").description)
        let fault = replace("A.swift")
        // Only a superuser can read a file without read permissions.
        if mode & 0o400 != 0 || fault == nil {
            #expect(fault == nil)
            #expect(try folder.read("A.swift") == new)
        }
        #expect(try permissions("A.swift") == mode)
        #expect(try folder.names() == ["A.swift"])
    }

    @Test func aFileThatChangedMeanwhileIsLeftAlone() throws {
        for other in ["olds\n", "ol\n", "OLD\n", ""] {
            try folder.write(Array(other.utf8), to: "A.swift")
            #expect(replace("A.swift") == .changed)
            #expect(try folder.read("A.swift") == Array(other.utf8))
        }
        #expect(try folder.names() == ["A.swift"])
    }

    @Test func aReadOnlyFileIsLeftAlone() throws {
        try folder.write(old, to: "A.swift")
        try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: path("A.swift").description)
        #expect(replace("A.swift") == .readOnly)
        #expect(try folder.read("A.swift") == old)
        #expect(try folder.names() == ["A.swift"])
    }

    @Test func aVanishedFileIsNotMadeAgain() throws {
        #expect(replace("A.swift")?.message == "not written: no such file or folder")
        #expect(try folder.names() == [])
    }

    @Test func aLinkWithinTheRootsKeepsPointing() throws {
        try folder.write(old, to: "Real/A.swift")
        try FileManager.default.createSymbolicLink(
            atPath: path("B.swift").description, withDestinationPath: "Real/A.swift")
        #expect(replace("B.swift") == nil)
        #expect(try folder.read("Real/A.swift") == new)
        #expect(
            try FileManager.default.destinationOfSymbolicLink(atPath: path("B.swift").description) == "Real/A.swift")
    }

    @Test func aLinkOutOfTheRootsIsNotFollowed() throws {
        try folder.write(old, to: "Outside/A.swift")
        try folder.write(old, to: "Inside/C.swift")
        try FileManager.default.createSymbolicLink(
            atPath: path("Inside/B.swift").description, withDestinationPath: "../Outside/A.swift")
        try FileManager.default.createSymbolicLink(
            atPath: path("Inside/Folder").description, withDestinationPath: "../Outside")
        #expect(replace("Inside/B.swift", roots: ["Inside"]) == .outside)
        #expect(replace("Inside/Folder/A.swift", roots: ["Inside"]) == .outside)
        #expect(replace("Inside/C.swift", roots: ["Inside"]) == nil)
        #expect(try folder.read("Outside/A.swift") == old)
    }

    @Test func whoeverLooksSeesTheOldFileOrTheNewOne() throws {
        let texts = (0..<2).map { index in [UInt8](repeating: UInt8(index), count: 300_000 + index) }
        try folder.write(texts[0], to: "A.swift")
        let file = path("A.swift")
        let replacement = FileReplacement(roots: [Path(folder.path)])
        let done = Done()
        let reader = Thread {
            while !done.isSet {
                guard let seen = try? FileSystem.contents(of: file, limit: 1 << 20), texts.contains(seen) else {
                    return done.fail()
                }
            }
        }
        reader.start()
        for round in 0..<200 {
            try replacement.replace(file, holding: texts[round % 2], with: texts[(round + 1) % 2])
        }
        done.set()
        #expect(!done.failed)
    }

    /// `TIMERLINT_SMALL_DISK` names a folder on a file system smaller than a megabyte, for example created by
    /// `mount -t tmpfs -o size=64k tmpfs FOLDER`.
    @Test(.enabled(if: ProcessInfo.processInfo.environment["TIMERLINT_SMALL_DISK"] != nil))
    func aFullDiskLeavesTheOldFile() throws {
        let disk = Path(ProcessInfo.processInfo.environment["TIMERLINT_SMALL_DISK"] ?? "")
        let file = disk.appending("A.swift")
        try FileSystem.write(old, to: file)
        let fault = #expect(throws: FileReplacement.Fault.self) {
            try FileReplacement(roots: [disk])
                .replace(file, holding: old, with: [UInt8](repeating: UInt8(ascii: "a"), count: 1 << 20))
        }
        #expect(fault?.message == "not written: no space left on the device")
        #expect(try FileSystem.contents(of: file, limit: 1 << 20) == old)
        #expect(try FileManager.default.contentsOfDirectory(atPath: disk.description) == ["A.swift"])
    }

    private final class Done: @unchecked Sendable {
        private let lock = NSLock()
        private var state = (isSet: false, failed: false)

        var isSet: Bool { lock.withLock { state.isSet } }
        var failed: Bool { lock.withLock { state.failed } }
        func set() { lock.withLock { state.isSet = true } }
        func fail() { lock.withLock { state = (true, true) } }
    }
}
