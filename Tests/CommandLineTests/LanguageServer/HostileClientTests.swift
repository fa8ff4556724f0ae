import Foundation
import Testing
import TimerlintTestSupport

/// Clients that violate the protocol or overload the server. It must not crash, hang, or grow without bound.
@Suite("Hostile clients") struct HostileClientTests {
    private let folder: Scratch
    private var file: URL { folder.url.appendingPathComponent("Poller.swift") }

    init() throws {
        folder = try Scratch()
        try folder.write(Sample.warning, to: "Poller.swift")
    }

    private func started(_ capabilities: [String: Any] = ["textDocument": ["diagnostic": [:] as [String: Any]]]) throws
        -> ServerProcess
    {
        let server = try ServerProcess(in: folder)
        #expect(server.initialize(folder, capabilities) != nil)
        return server
    }

    private func code(_ answer: [String: Any]?) -> Int? { answer?.section("error")["code"] as? Int }

    private func codes(_ server: ServerProcess) -> [String]? {
        server.workspaceDiagnostics()?.values.flatMap { $0 }.compactMap { $0["code"] as? String }
    }

    @Test("bodies that are no JSON, or of another shape, are answered, and the next message counts")
    func malformedBodies() throws {
        let server = try started()
        let bodies = [
            "", "{", "nonsense", "[1, 2]", "3", "null", "\u{0}\u{1}", "{\"id\": {}, \"method\": 7}",
            "{\"jsonrpc\": \"2.0\", \"id\": 1.5, \"method\": \"x\"}", String(repeating: "[", count: 100_000),
            String(repeating: "{\"a\":", count: 50_000),
        ]
        for body in bodies { server.send(body: Data(body.utf8)) }
        server.send(body: Data([0xFF, 0xFE, 0x80]))
        #expect(codes(server) == [Sample.warningRule])
        let failures = server.received.filter { $0["id"] is NSNull && $0["error"] != nil }
        #expect(failures.count == bodies.count + 1)
    }

    @Test("of mutated messages none ends the server", arguments: 1...3)
    func mutatedMessages(_ seed: UInt64) throws {
        let server = try started()
        var numbers = SeededNumbers(seed: seed)
        let uri = file.absoluteString
        let templates = [
            "{\"jsonrpc\":\"2.0\",\"method\":\"textDocument/didOpen\",\"params\":{\"textDocument\":{\"uri\":\"\(uri)\",\"languageId\":\"swift\",\"version\":1,\"text\":\"let a = 1\"}}}",
            "{\"jsonrpc\":\"2.0\",\"method\":\"textDocument/didChange\",\"params\":{\"textDocument\":{\"uri\":\"\(uri)\",\"version\":2},\"contentChanges\":[{\"range\":{\"start\":{\"line\":0,\"character\":4},\"end\":{\"line\":0,\"character\":5}},\"text\":\"b\"}]}}",
            "{\"jsonrpc\":\"2.0\",\"id\":9001,\"method\":\"textDocument/codeAction\",\"params\":{\"textDocument\":{\"uri\":\"\(uri)\"},\"range\":{\"start\":{\"line\":0,\"character\":0},\"end\":{\"line\":9,\"character\":0}},\"context\":{\"diagnostics\":[]}}}",
            "{\"jsonrpc\":\"2.0\",\"id\":9002,\"method\":\"textDocument/hover\",\"params\":{\"textDocument\":{\"uri\":\"\(uri)\"},\"position\":{\"line\":0,\"character\":0}}}",
        ]
        for _ in 0..<300 {
            guard var bytes = templates.randomElement(using: &numbers).map({ Array($0.utf8) }) else { continue }
            for _ in 0..<Int.random(in: 0...3, using: &numbers) {
                let index = Int.random(in: bytes.indices, using: &numbers)
                bytes[index] = UInt8.random(in: 32...126, using: &numbers)
            }
            server.send(body: Data(bytes))
        }
        #expect(server.workspaceDiagnostics() != nil, "\(server.errorText)")
    }

    @Test(
        "a header that says no length, or too much, is the end, and nothing is allocated",
        arguments: [
            "Content-Length: -1", "Content-Length: x", "Content-Type: y", "Content-Length: 99999999999999999999",
            "Content-Length: 300000000",
        ])
    func lostFraming(_ header: String) throws {
        let server = try started()
        #expect(codes(server) == [Sample.warningRule])
        let before = Memory.peak(of: server.identifier)
        server.send(Data("\(header)\r\n\r\n{}".utf8))
        let after = Memory.peak(of: server.identifier)
        #expect(server.exitStatus() == 1)
        #expect(server.errorText.contains("no message can be read any more"))
        if let before, let after { #expect(after - before < 32 << 20) }
    }

    @Test("a length that promises more than comes waits for the rest, and ends with the input")
    func shortMessages() throws {
        let server = try started()
        server.send(Data("Content-Length: 200000000\r\n\r\n{}".utf8))
        server.endInput()
        #expect(server.exitStatus() == 1)
    }

    @Test("a client that goes away ends the server, whenever that is", arguments: [true, false])
    func goneClients(_ isLinting: Bool) throws {
        let server = try started()
        if isLinting { server.open(file, String(repeating: Sample.warning, count: 200)) }
        server.endInput()
        #expect(server.exitStatus() == 1)
    }

    @Test("the process that started the client takes the server with it")
    func goneParents() throws {
        let parent = Process()
        parent.executableURL = URL(fileURLWithPath: "/bin/sleep")
        parent.arguments = ["1"]
        try parent.run()
        let server = try ServerProcess(in: folder)
        _ = server.request(
            "initialize",
            ["capabilities": [:] as [String: Any], "processId": Int(parent.processIdentifier)] as [String: Any])
        parent.waitUntilExit()
        #expect(server.exitStatus() == 1)
    }

    @Test("unknown methods, wrong parameters, and answers to nothing are no harm")
    func unknownMethods() throws {
        let server = try started()
        #expect(code(server.request("textDocument/no-such")) == -32601)
        #expect(code(server.request("textDocument/hover", ["position": "x"])) == -32602)
        for method in [
            "no/such", "$/setTrace", "textDocument/didChange", "workspace/didChangeWatchedFiles", "$/cancelRequest",
        ] {
            server.notify(method, [1, "x"] as [Any])
        }
        server.send(body: Data("{\"jsonrpc\":\"2.0\",\"id\":77,\"result\":{}}".utf8))
        #expect(codes(server) == [Sample.warningRule])
    }

    @Test("edits out of range, of unknown documents, and places that no text has")
    func impossibleEdits() throws {
        let server = try started()
        server.open(file, Sample.warning)
        let huge = 2_147_483_647
        let places: [(Int, Int)] = [(0, 0), (-1, -1), (huge, huge), (0, huge), (3, -5), (9_223_372_036_854_775_807, 0)]
        for (index, from) in places.enumerated() {
            for to in places {
                let range = [
                    "start": ["line": from.0, "character": from.1], "end": ["line": to.0, "character": to.1],
                ]
                server.change(file, version: index, [["range": range, "text": ""] as [String: Any]])
                for method in ["textDocument/hover", "textDocument/codeAction"] {
                    server.ask(
                        method,
                        [
                            "textDocument": ["uri": file.absoluteString], "position": range["start"] ?? [:],
                            "range": range,
                            "context": ["diagnostics": [] as [Any]],
                        ] as [String: Any])
                }
            }
        }
        server.change(folder.url.appendingPathComponent("NoSuch.swift"), version: 2, [["text": "x"]])
        server.notify("textDocument/didClose", ["textDocument": ["uri": "file:///no/such.swift"]])
        for uri in ["", "file://", "http://x/y", "file:///%zz", "untitled:"] {
            #expect(
                server.request("textDocument/diagnostic", ["textDocument": ["uri": uri]])?.section("result")["items"]
                    != nil)
        }
        server.change(file, version: 99, [["text": Sample.warning]])
        #expect(codes(server) == [Sample.warningRule])
    }

    /// Full size only if the command was built with optimization.
    private let megabytes = Tool.isOptimised ? 20 : 1
    private let count = Tool.isOptimised ? 10_000 : 1_000

    @Test("a message of megabytes is read, and the document linted")
    func hugeMessages() throws {
        let server = try started()
        server.open(file, Sample.warning + String(repeating: "// nothing to see here\n", count: (megabytes << 20) / 23))
        #expect(codes(server) == [Sample.warningRule])
    }

    @Test("thousands of open documents, and as many edits of one, leave the server as it was")
    func manyDocuments() throws {
        let server = try started()
        for index in 0..<count {
            server.open(folder.url.appendingPathComponent("New\(index).swift"), "let a\(index) = 1\n")
        }
        server.open(file, Sample.warning)
        #expect(codes(server) == [Sample.warningRule])
        let before = Memory.peak(of: server.identifier)
        for version in 2..<count + 2 {
            let place = ["line": 0, "character": 0]
            let range =
                version.isMultiple(of: 2)
                ? ["start": place, "end": place] : ["start": place, "end": ["line": 0, "character": 1]]
            server.change(
                file, version: version,
                [["range": range, "text": version.isMultiple(of: 2) ? " " : ""] as [String: Any]])
        }
        #expect(codes(server) == [Sample.warningRule])
        if let before {
            let growth = try #require(Memory.peak(of: server.identifier)) - before
            #expect(growth < 128 << 20, "\(growth >> 20) MB more")
        }
        for index in 0..<count {
            let uri = folder.url.appendingPathComponent("New\(index).swift").absoluteString
            server.notify("textDocument/didClose", ["textDocument": ["uri": uri]])
        }
        #expect(codes(server) == [Sample.warningRule])
    }
}

/// The memory usage of a process.
private enum Memory {
    /// The peak in bytes; `nil` if the system does not provide it this way, or if the process has ended.
    static func peak(of process: Int32) -> Int? {
        guard let status = try? String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8) else { return nil }
        let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
        return line.flatMap { Int($0.filter(\.isNumber)) }.map { $0 << 10 }
    }
}
