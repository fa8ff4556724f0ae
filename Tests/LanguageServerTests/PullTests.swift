import Foundation
import Testing
import TimerlintWorkspace

@Suite("Diagnostics on request")
struct PullTests {
    private let a = "file:///project/a.swift"
    private let b = "file:///project/b.swift"

    private func ready() -> ScriptedClient {
        let client = ScriptedClient()
        client.initialize([
            "textDocument": ["diagnostic": [:] as [String: Any]],
            "workspace": ["diagnostics": ["refreshSupport": true]],
        ])
        return client
    }

    private func pull(_ client: ScriptedClient, _ uri: String, known: String? = nil) -> [String: Any]? {
        var parameters: [String: Any] = ["textDocument": ["uri": uri]]
        if let known { parameters["previousResultId"] = known }
        return client.request("textDocument/diagnostic", parameters)?["result"] as? [String: Any]
    }

    @Test("are never pushed as well")
    func neverPush() {
        let client = ready()
        client.open(a, "bad")
        #expect(client.messages("textDocument/publishDiagnostics").isEmpty)
    }

    @Test("are whole, then unchanged while they hold")
    func tellUnchanged() throws {
        let client = ready()
        client.open(a, "bad")
        let first = try #require(pull(client, a))
        #expect(first["kind"] as? String == "full")
        let id = try #require(first["resultId"] as? String)
        #expect(pull(client, a, known: id)?["kind"] as? String == "unchanged")
        client.change(a, version: 2, [["text": "bad bad"]])
        #expect((pull(client, a, known: id)?["items"] as? [Any])?.count == 2)
    }

    @Test("wait for the text as it is")
    func waitForLinting() {
        let client = ready()
        client.open(a, "good")
        client.change(a, version: 2, [["text": "bad"]])
        let id = client.ask("textDocument/diagnostic", ["textDocument": ["uri": a]])
        #expect(client.answer(to: id) == nil)
        client.runJobs()
        #expect(((client.answer(to: id)?["result"] as? [String: Any])?["items"] as? [Any])?.count == 1)
    }

    @Test("are asked for again where another open document's list changed, never for the changed one alone")
    func refresh() {
        let client = ready()
        client.open(a, "good")
        client.open(b, "good")
        _ = pull(client, a)
        _ = pull(client, b)
        client.change(a, version: 2, [["text": "bad"]])
        _ = pull(client, a)
        #expect(client.messages("workspace/diagnostic/refresh").isEmpty)
        client.change(a, version: 3, [["text": "bad bad"]])
        client.runJobs()
        #expect(client.messages("workspace/diagnostic/refresh").isEmpty, "the client asks for it later")
        client.change(a, version: 4, [["text": "spoil"]])
        client.runJobs()
        #expect(client.messages("workspace/diagnostic/refresh").count == 1)
        client.change(a, version: 5, [["text": "good"]])
        client.runJobs()
        client.change(a, version: 6, [["text": "spoil"]])
        client.runJobs()
        #expect(client.messages("workspace/diagnostic/refresh").count == 1, "one is in flight")
        client.reply(to: "workspace/diagnostic/refresh")
        _ = pull(client, b)
        client.change(a, version: 7, [["text": "good"]])
        client.runJobs()
        #expect(client.messages("workspace/diagnostic/refresh").count == 2)
    }

    @Test("are not asked for again of a client that cannot")
    func neverRefreshOthers() {
        let client = ScriptedClient()
        client.initialize(["textDocument": ["diagnostic": [:] as [String: Any]]])
        client.open(a, "good")
        client.open(b, "good")
        _ = pull(client, a)
        _ = pull(client, b)
        client.change(a, version: 2, [["text": "spoil"]])
        client.runJobs()
        #expect(client.messages("workspace/diagnostic/refresh").isEmpty)
    }

    @Test("of the workspace leave out what the client has, and have no version for closed files")
    func leaveOutKnown() throws {
        let client = ready()
        client.linter.disk = [Path("/project/a.swift"): "bad", Path("/project/b.swift"): "bad"]
        func items(_ known: [[String: Any]]) -> [[String: Any]]? {
            let answer = client.request("workspace/diagnostic", ["previousResultIds": known])
            return (answer?["result"] as? [String: Any])?["items"] as? [[String: Any]]
        }
        client.notify("workspace/didChangeWatchedFiles", ["changes": [["uri": b, "type": 1] as [String: Any]]])
        let first = try #require(items([]))
        #expect(first.compactMap { $0["uri"] as? String } == [a, b])
        #expect(first.allSatisfy { $0["version"] is NSNull })
        let known = ["uri": a, "value": try #require(first[0]["resultId"])]
        #expect(items([known])?.compactMap { $0["uri"] as? String } == [b])
        client.open(a, "good")
        let emptied = try #require(items([known])?.first)
        #expect(emptied["uri"] as? String == a)
        #expect(emptied["version"] as? Int == 1)
        #expect((emptied["items"] as? [Any])?.isEmpty == true)
    }

    @Test("of the workspace are held open until there is something new, where the client can wait")
    func holdWorkspaceRequests() {
        let client = ready()
        let id = client.ask(
            "workspace/diagnostic", ["previousResultIds": [] as [Any], "partialResultToken": "t"] as [String: Any])
        client.runJobs()
        #expect(client.answer(to: id) == nil)
        client.open(a, "bad")
        let items = (client.answer(to: id)?["result"] as? [String: Any])?["items"] as? [[String: Any]]
        #expect(items?.compactMap { $0["uri"] as? String } == [a])
        #expect(items?.first?["version"] as? Int == 1)
    }

    @Test("of the workspace are answered at once for others")
    func answersAtOnce() {
        let client = ready()
        let answer = client.request("workspace/diagnostic", ["previousResultIds": [] as [Any]])
        #expect(((answer?["result"] as? [String: Any])?["items"] as? [Any])?.isEmpty == true)
    }

    @Test("are answered once when cancelled")
    func cancel() {
        let client = ready()
        client.open(a, "good")
        client.change(a, version: 2, [["text": "bad"]])
        let id = client.ask("textDocument/diagnostic", ["textDocument": ["uri": a]])
        client.notify("$/cancelRequest", ["id": id])
        client.runJobs()
        let answers = client.received.filter { $0["id"] as? Int == id }
        #expect(answers.count == 1)
        #expect((answers.first?["error"] as? [String: Any])?["code"] as? Int == -32800)
    }
}
