import Foundation
import Testing
import TimerlintTestSupport
import TimerlintWorkspace

/// No handler may fail or forget its request, whatever its parameters are.
@Suite("Requests with random parameters") struct RequestFuzzTests {
    @Test("are answered exactly once, and the server lives", arguments: 1...4)
    func answersOnce(seed: UInt64) {
        var parameters = RandomParameters(seed: seed)
        let client = ScriptedClient()
        client.linter.disk[Path("/project/a.swift")] = "bad"
        client.initialize()
        client.open(RandomParameters.uri, "    bad")
        for round in 0..<300 {
            let (method, value) = parameters.next()
            let id = client.ask(method, value)
            client.runJobs()
            let answers = client.received.filter { $0["id"] as? Int == id && $0["method"] == nil }
            #expect(answers.count == 1, "seed \(seed), round \(round): \(method) \(value)")
            let code = (answers.first?["error"] as? [String: Any])?["code"] as? Int
            #expect(code == nil || code == -32602, "seed \(seed), round \(round): \(method) \(value)")
            client.forget()
        }
        let document = ["textDocument": ["uri": RandomParameters.uri]]
        #expect(client.request("textDocument/diagnostic", document)?["result"] != nil)
        #expect(client.exitStatus == nil)
    }
}

/// Good parameters of each request with some values replaced or left out.
private struct RandomParameters {
    static let uri = "file:///project/b.swift"
    private var numbers: SeededNumbers

    init(seed: UInt64) { numbers = SeededNumbers(seed: seed) }

    private static let document = ["uri": uri]
    private static let place = ["line": 0, "character": 5]
    private static let range = ["start": place, "end": place]
    private let requests: [(method: String, parameters: [String: Any])] = [
        ("textDocument/hover", ["textDocument": Self.document, "position": Self.place]),
        (
            "textDocument/codeAction",
            ["textDocument": Self.document, "range": Self.range, "context": ["only": ["quickfix"]]]
        ),
        ("textDocument/inlayHint", ["textDocument": Self.document, "range": Self.range]),
        ("textDocument/codeLens", ["textDocument": Self.document]),
        ("textDocument/diagnostic", ["textDocument": Self.document, "previousResultId": "0"]),
        ("workspace/diagnostic", ["previousResultIds": [["uri": Self.uri, "value": "0"]]]),
        ("workspace/executeCommand", ["command": "timerlint.explain", "arguments": ["missing_invalidate"]]),
        (
            "codeAction/resolve",
            [
                "title": "x", "command": ["title": "x", "command": "y", "arguments": [1, [true, NSNull()]]],
                "data": ["uri": Self.uri, "finding": "0"],
                "diagnostics": [["range": Self.range, "severity": 1, "message": ""]],
            ]
        ),
    ]

    private let values: [Any] = [
        NSNull(), true, 0, -1, 2.5, 1e300, Int.max, Int.min, "", "é😀\u{0}", "file:///%zz", "untitled:x", [] as [Any],
        [:] as [String: Any], [[[1]]],
    ]

    mutating func next() -> (method: String, parameters: Any) {
        let request = requests[Int.random(in: requests.indices, using: &numbers)]
        return (request.method, changed(request.parameters))
    }

    private mutating func changed(_ value: Any) -> Any {
        switch value {
        case let members as [String: Any]:
            let kept = members.keys.sorted().filter { _ in Int.random(in: 0..<20, using: &numbers) > 0 }
            return Dictionary(uniqueKeysWithValues: kept.map { ($0, changed(members[$0] ?? NSNull())) })
        case let elements as [Any]: return elements.map { changed($0) }
        default: return Int.random(in: 0..<10, using: &numbers) > 0 ? value : other
        }
    }

    private var other: Any {
        mutating get { values[Int.random(in: values.indices, using: &numbers)] }
    }
}
