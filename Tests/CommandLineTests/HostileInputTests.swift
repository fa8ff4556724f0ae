import Foundation
import Testing

/// A pathological input file.
struct HostileInput: CustomTestStringConvertible, Sendable {
    let name: String
    let make: @Sendable () -> Data

    var testDescription: String { name }

    /// Without optimization the command is about twenty times slower, so it gets a tenth of the size.
    private static let scale = Tool.isOptimised ? 10 : 1

    static func text(_ name: String, _ make: @escaping @Sendable (_ scale: Int) -> String) -> HostileInput {
        HostileInput(name: name) { Data(make(scale).utf8) }
    }

    static func repeated(_ text: String, _ times: Int) -> String { String(repeating: text, count: times) }
}

@Suite("Hostile inputs", .serialized, .slow)
struct HostileInputTests {
    @Test("every input ends without a trap, and its neighbors are linted", arguments: inputs)
    func survives(_ input: HostileInput) throws { try expectSurvival(of: input) }

    @Test("so does a function with many timers")
    func survivesManyTimers() throws {
        let timer = "Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in }\n"
        let input = HostileInput.text("10,000 timers in one function") {
            Self.head + "class A { func f() {\n" + HostileInput.repeated(timer, 1_000 * $0) + "} }"
        }
        try expectSurvival(of: input)
    }

    private func expectSurvival(of input: HostileInput) throws {
        let folder = try Scratch()
        try folder.write(input.make(), to: "Hostile.swift")
        try folder.write(Sample.warning, to: "Poller.swift")
        // The limit only stops an endless run; Tests/growth measures how the cost of such inputs grows.
        let run = try Tool.shell("ulimit -t 60; \"$timerlint\" --format concise", in: folder)
        #expect(run.status == 1, "\(run.errors)")
        #expect(run.output.contains("Poller.swift:\(Sample.warningLine):"))
    }

    /// A file that mentions a timer is not skipped.
    private static let head = "import Foundation\nlet timer = Timer()\n"

    private static let inputs: [HostileInput] = [
        .text("an empty file") { _ in "" },
        .text("50 MB of code") {
            head + HostileInput.repeated("func f(_ a: Int) -> Int { return a + 1 }\n", 122_000 * $0)
        },
        .text("a line of 20 MB") { head + "let a = [" + HostileInput.repeated("1, ", 700_000 * $0) + "1]" },
        .text("a string of 20 MB") { head + "let a = \"" + HostileInput.repeated("x", 2_000_000 * $0) + "\"" },
        .text("a comment of 20 MB") { head + "/*" + HostileInput.repeated("x ", 1_000_000 * $0) + "*/" },
        .text("200,000 nested parentheses") {
            head + "let a = " + HostileInput.repeated("(", 20_000 * $0) + "1" + HostileInput.repeated(")", 20_000 * $0)
        },
        .text("200,000 open brackets") { head + "let a = " + HostileInput.repeated("[", 20_000 * $0) },
        .text("200,000 nested closures") {
            head + "let a = " + HostileInput.repeated("{ ", 20_000 * $0) + HostileInput.repeated("}", 20_000 * $0)
        },
        .text("200,000 nested calls with closures") {
            head + HostileInput.repeated("f(1) { ", 20_000 * $0) + HostileInput.repeated("}", 20_000 * $0)
        },
        .text("200,000 nested blocks") {
            head + "func f() {" + HostileInput.repeated("if a { ", 20_000 * $0)
                + HostileInput.repeated("}", 20_000 * $0) + "}"
        },
        .text("200,000 nested types") {
            head + HostileInput.repeated("class A { ", 20_000 * $0) + HostileInput.repeated("}", 20_000 * $0)
        },
        .text("200,000 nested comments") {
            head + HostileInput.repeated("/*", 20_000 * $0) + HostileInput.repeated("*/", 20_000 * $0)
        },
        .text("200,000 nested interpolations") { head + "let a = " + HostileInput.repeated("\"\\(", 20_000 * $0) },
        .text("200,000 nested generics") {
            head + "let a: " + HostileInput.repeated("A<", 20_000 * $0) + "B" + HostileInput.repeated(">", 20_000 * $0)
        },
        .text("200,000 closing brackets") { head + HostileInput.repeated("}", 20_000 * $0) },
        .text("200,000 open #if") { head + HostileInput.repeated("#if A\n", 20_000 * $0) },
        .text("60,000 else-ifs") {
            head + "func f() { if a == 0 { }" + HostileInput.repeated(" else if a == 1 { b() }", 6_000 * $0) + "}"
        },
        .text("an operator chain of 100,000 terms") { head + "let a = 1" + HostileInput.repeated(" + 1", 10_000 * $0) },
        .text("a ternary chain of 100,000 terms") {
            head + "let a = " + HostileInput.repeated("b ? 1 : ", 10_000 * $0) + "1"
        },
        .text("a member chain of 100,000 links") {
            head + "let a = timer" + HostileInput.repeated(".b()", 10_000 * $0)
        },
        .text("100,000 cases") {
            head + "func f() { switch a {" + HostileInput.repeated("case 1: b()\n", 10_000 * $0) + "} }"
        },
        .text("100,000 prefix operators") { head + "let a = " + HostileInput.repeated("- ", 10_000 * $0) + "1" },
        .text("8 queues that are assigned to one another") { _ in
            let names = (0..<8).map { "queue\($0)" }
            let assignments = names.flatMap { name in names.map { "\(name) = \($0)\n" } }.joined()
            return "import Dispatch\nfinal class A {\n" + names.map { "var \($0): DispatchQueue?\n" }.joined()
                + "lazy var source = DispatchSource.makeTimerSource(queue: queue0)\nfunc f() {\n\(assignments)}\n}\n"
        },
        .text("NUL bytes in valid text") { _ in head + "let a\u{0} = 1\u{0}\n" },
        HostileInput(name: "invalid UTF-8") { Data(head.utf8) + Data([0x2F, 0x2F, 0xE9, 0xFF, 0xC0, 0x0A]) },
        HostileInput(name: "a binary file") {
            Data([0xCF, 0xFA, 0xED, 0xFE, 0, 0, 0, 1]) + Data(repeating: 0, count: 10_000)
        },
        HostileInput(name: "UTF-16") {
            Data([0xFF, 0xFE]) + Data(head.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] })
        },
        HostileInput(name: "a megabyte of noise") {
            var state: UInt64 = 0x9E37_79B9_7F4A_7C15
            return Data(head.utf8)
                + Data(
                    (0..<1_000_000).map { _ in
                        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                        return UInt8(truncatingIfNeeded: state >> 33)
                    })
        },
        HostileInput(name: "a million line endings of every kind") {
            Data(head.utf8) + Data(repeating: 0x0D, count: 500_000) + Data(repeating: 0x0A, count: 500_000)
        },
    ]
}

@Suite("Files that cannot be read")
struct UnreadableFileTests {
    let folder: Scratch

    init() throws {
        folder = try Scratch()
        try folder.write(Sample.warning, to: "Poller.swift")
    }

    private func expectFailure(_ run: Tool.Run, _ says: String) {
        #expect(run.status == 2)
        #expect(run.errors.contains(says), "\(run.errors)")
        #expect(run.output.contains("Poller.swift:\(Sample.warningLine):"), "the others are still linted")
    }

    @Test("a binary file: 2 when named, skipped and counted in a walk")
    func binary() throws {
        try folder.write(Data([0xFE, 0xED, 0xFA, 0xCE, 0, 0]), to: "Tool.swift")
        expectFailure(try Tool.run(["Tool.swift", "Poller.swift"], in: folder), "error: Tool.swift: a binary file")
        let walk = try Tool.run(["."], in: folder)
        #expect(walk.status == 1)
        #expect(walk.errors.contains("1 skipped"))
    }

    @Test("UTF-16: 2 when named, skipped and counted in a walk")
    func utf16() throws {
        try folder.write(Data([0xFE, 0xFF, 0, 0x61]), to: "Wide.swift")
        expectFailure(try Tool.run(["Wide.swift", "Poller.swift"], in: folder), "error: Wide.swift: UTF-16")
        #expect(try Tool.run(["."], in: folder).status == 1)
    }

    @Test("invalid UTF-8 is linted with a note, and the exit code stays")
    func invalidUTF8() throws {
        try folder.write(Data("// caf".utf8) + Data([0xE9, 0x0A]) + Data(Sample.clean.utf8), to: "Old.swift")
        let run = try Tool.run(["Old.swift"], in: folder)
        #expect(run.status == 0)
        #expect(run.errors.contains("note: Old.swift: not valid UTF-8 from line 1 on"))
    }

    @Test("a pipe is not opened: 2 when named, skipped in a walk")
    func pipe() throws {
        #expect(mkfifo(folder.url.appendingPathComponent("Pipe.swift").path, 0o644) == 0)
        expectFailure(
            try Tool.run(["Pipe.swift", "Poller.swift"], in: folder), "error: Pipe.swift: not a regular file")
        let walk = try Tool.run(["."], in: folder)
        #expect(walk.status == 1)
        #expect(walk.errors.contains("1 skipped"))
    }

    @Test("a device is not opened")
    func device() throws {
        try FileManager.default.createSymbolicLink(
            atPath: folder.url.appendingPathComponent("Zero.swift").path, withDestinationPath: "/dev/zero")
        expectFailure(
            try Tool.run(["Zero.swift", "Poller.swift"], in: folder), "error: Zero.swift: not a regular file")
        #expect(try Tool.run(["."], in: folder).status == 1)
    }

    @Test("links that lead in circles end")
    func circle() throws {
        for (name, target) in [("loop", "."), ("up", ".."), ("a.swift", "b.swift"), ("b.swift", "a.swift")] {
            try FileManager.default.createSymbolicLink(
                atPath: folder.url.appendingPathComponent(name).path, withDestinationPath: target)
        }
        #expect(try Tool.run(["."], in: folder).status == 1)
        expectFailure(
            try Tool.run(["a.swift", "Poller.swift"], in: folder),
            "error: a.swift: cannot be read: it is a symbolic link")
    }

    @Test("a file beyond 1 GiB is refused")
    func huge() throws {
        let file = try folder.write(Data(), to: "Huge.swift")
        #expect(truncate(file.path, 1 << 30 + 1) == 0)
        expectFailure(try Tool.run(["."], in: folder), "error: Huge.swift: larger than 1 GiB")
    }

    @Test("what may not be read is said, and the rest is linted", .enabled(if: Stranger.isPossible))
    func forbidden() throws {
        let file = try folder.write(Sample.warning, to: "Secret.swift")
        let inner = try folder.write(Sample.warning, to: "closed/Inner.swift").deletingLastPathComponent()
        for url in [file, inner] {
            try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: url.path)
        }
        defer { try? FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: inner.path) }
        let run = try Stranger.run(["."], in: folder)
        expectFailure(run, "error: Secret.swift: cannot be read: permission denied")
        #expect(run.errors.contains("error: closed: cannot be read: permission denied"))
    }
}

/// Runs the command as a user to whom permissions apply; they do not apply to root.
private enum Stranger {
    private static let setpriv = "/usr/bin/setpriv"

    static var isPossible: Bool { geteuid() != 0 || FileManager.default.isExecutableFile(atPath: setpriv) }

    static func run(_ arguments: [String], in folder: Scratch) throws -> Tool.Run {
        guard geteuid() == 0 else { return try Tool.run(arguments, in: folder) }
        let line =
            "exec \(setpriv) --reuid=65534 --regid=65534 --clear-groups \"$timerlint\" "
            + arguments.joined(separator: " ")
        return try Tool.shell(line, in: folder)
    }
}
