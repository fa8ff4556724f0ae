import Foundation
import Testing
import TimerlintWorkspace

@Suite("The life of a connection")
struct LifeTests {
    private func code(_ answer: [String: Any]?) -> Int? { (answer?["error"] as? [String: Any])?["code"] as? Int }

    @Test("begins with initialize: requests before it fail, notifications are dropped")
    func needsInitialize() {
        let client = ScriptedClient()
        #expect(code(client.request("textDocument/hover")) == -32002)
        client.open("file:///project/a.swift", "bad")
        #expect(client.messages("textDocument/publishDiagnostics").isEmpty)
        client.initialize()
        #expect(client.linter.requests.first?.overlays.isEmpty == true)
    }

    @Test("has one initialize")
    func refusesASecondInitialize() {
        let client = ScriptedClient()
        client.initialize()
        #expect(code(client.request("initialize")) == -32600)
    }

    @Test("ends with 0 after shutdown, with 1 without it", arguments: [true, false])
    func exits(_ isOrderly: Bool) {
        let client = ScriptedClient()
        client.initialize()
        if isOrderly {
            #expect(client.request("shutdown")?.keys.contains("result") == true)
            #expect(code(client.request("textDocument/hover")) == -32600)
        }
        #expect(client.exitStatus == nil)
        client.notify("exit")
        #expect(client.exitStatus == (isOrderly ? 0 : 1))
    }

    @Test("ends with 1 at once where exit comes before initialize")
    func exitsBeforeInitialize() {
        let client = ScriptedClient()
        client.notify("exit")
        #expect(client.exitStatus == 1)
    }

    @Test("lints the folders, else the root's address, else its path")
    func choosesRoots() {
        func roots(_ parameters: [String: Any]) -> [String]? {
            let client = ScriptedClient()
            _ = client.request(
                "initialize", parameters.merging(["capabilities": [:] as [String: Any]]) { $1 })
            return client.linter.requests.last?.folders.map(\.description)
        }
        let folders = [["uri": "file:///a", "name": "a"], ["uri": "file:///b", "name": "b"]]
        let all: [String: Any] = ["workspaceFolders": folders, "rootUri": "file:///c", "rootPath": "/d"]
        #expect(roots(all) == ["/a", "/b"])
        #expect(roots(all.filter { $0.key != "workspaceFolders" }) == ["/c"])
        #expect(roots(["rootPath": "/d"]) == ["/d"])
        #expect(roots(["workspaceFolders": NSNull(), "rootUri": NSNull(), "rootPath": "/d"]) == ["/d"])
    }

    @Test("promises what it does")
    func promises() throws {
        let pulling: [String: Any] = ["textDocument": ["diagnostic": [:] as [String: Any]]]
        let result = try #require(ScriptedClient().initialize(pulling))
        #expect((result["serverInfo"] as? [String: String]) == ["name": "timerlint", "version": "1.2.3"])
        let expected = """
            {"codeActionProvider": {"codeActionKinds": ["quickfix", "source.fixAll.timerlint"], "resolveProvider": true},
             "diagnosticProvider": {"identifier": "timerlint", "interFileDependencies": true, "workspaceDiagnostics": true},
             "executeCommandProvider": {"commands": ["timerlint.explain"]}, "hoverProvider": true,
             "positionEncoding": "utf-16", "textDocumentSync": {"change": 2, "openClose": true, "save": true},
             "workspace": {"workspaceFolders": {"changeNotifications": true, "supported": true}}}
            """
        let capabilities = try #require(result["capabilities"] as? [String: Any])
        #expect(NSDictionary(dictionary: capabilities) == ScriptedClient.object(Array(expected.utf8)) as NSDictionary)
    }

    @Test("takes its settings from the client, and again when they change")
    func asksForSettings() {
        let client = ScriptedClient()
        client.linter.disk[Path("/project/a.swift")] = "bad"
        client.initialize(["workspace": ["configuration": true]])
        let asked = client.messages("workspace/configuration").last?["params"] as? [String: Any]
        #expect(((asked?["items"] as? [[String: Any]])?.first?["section"]) as? String == "timerlint")
        client.reply(to: "workspace/configuration", ["result": [["diagnostics": "open"]]])
        client.runJobs()
        #expect(client.publishedCodes("file:///project/a.swift") == [])
        client.notify("workspace/didChangeConfiguration", ["settings": NSNull()])
        client.reply(to: "workspace/configuration", ["result": [["configuration": "strict.yml"]]])
        client.runJobs()
        #expect(client.publishedCodes("file:///project/a.swift") == ["missing_invalidate"])
        #expect(client.linter.requests.last?.configuration == "strict.yml")
    }

    @Test("takes changed settings as they are sent where the client cannot be asked")
    func takesSettings() {
        let client = ScriptedClient()
        client.initialize()
        client.notify("workspace/didChangeConfiguration", ["settings": ["timerlint": ["configuration": "strict.yml"]]])
        client.runJobs()
        #expect(client.linter.requests.last?.configuration == "strict.yml")
    }

    @Test("answers what still waits when it is told to shut down")
    func answersWhatWaits() {
        let client = ScriptedClient()
        client.initialize(["textDocument": ["diagnostic": [:] as [String: Any]]])
        let held = client.ask(
            "workspace/diagnostic", ["previousResultIds": [] as [Any], "partialResultToken": 1] as [String: Any])
        client.runJobs()
        client.notify(
            "textDocument/didOpen",
            [
                "textDocument": ["uri": "file:///project/a.swift", "languageId": "swift", "version": 1, "text": ""]
                    as [String: Any]
            ])
        let waiting = client.ask("textDocument/diagnostic", ["textDocument": ["uri": "file:///project/a.swift"]])
        _ = client.request("shutdown")
        #expect(code(client.answer(to: held)) == -32800)
        #expect(code(client.answer(to: waiting)) == -32800)
    }

    @Test("answers what it cannot read, and goes on")
    func survivesNonsense() {
        let client = ScriptedClient()
        client.initialize()
        client.send(raw: "{\"jsonrpc\": ")
        #expect(code(client.received.last) == -32700)
        client.send(raw: "[]")
        #expect(code(client.received.last) == -32600)
        #expect(code(client.request("no/such")) == -32601)
        #expect(code(client.request("$/noSuch")) == -32601)
        #expect(code(client.request("textDocument/hover", ["position": 1])) == -32602)
        client.notify("no/such")
        client.notify("textDocument/didChange", ["textDocument": 7])
        client.send(raw: "{\"id\": 99, \"result\": null}")
        client.open("file:///project/a.swift", "bad")
        #expect(client.publishedCodes("file:///project/a.swift") == ["missing_invalidate"])
    }

    @Test(
        "agrees on the first encoding that both know",
        arguments: [
            (["utf-32", "utf-8", "utf-16"], "utf-8"), (["utf-16", "utf-8"], "utf-16"), (["utf-32"], "utf-16"),
            (nil, "utf-16"),
        ] as [([String]?, String)])
    func choosesEncoding(_ offered: [String]?, _ chosen: String) {
        let capabilities = offered.map { ["general": ["positionEncodings": $0]] as [String: Any] } ?? [:]
        let result = ScriptedClient().initialize(capabilities)
        #expect((result?["capabilities"] as? [String: Any])?["positionEncoding"] as? String == chosen)
    }

    @Test("promises diagnostics on request only to those who can ask")
    func offersPull() {
        let pushed = ScriptedClient().initialize()?["capabilities"] as? [String: Any]
        let pulling =
            ScriptedClient().initialize(["textDocument": ["diagnostic": [:] as [String: Any]]])?["capabilities"]
            as? [String: Any]
        #expect(pushed?.keys.contains("diagnosticProvider") == false)
        #expect(pulling?.keys.contains("diagnosticProvider") == true)
    }

    @Test("needs no folder", arguments: [nil, []] as [[String]?])
    func worksWithoutFolders(_ folders: [String]?) {
        let client = ScriptedClient()
        client.initialize(folders: folders)
        client.open("untitled:Untitled-1", "bad")
        client.open("file:///elsewhere/b.swift", "bad")
        #expect(client.publishedCodes("untitled:Untitled-1") == ["missing_invalidate"])
        #expect(client.publishedCodes("file:///elsewhere/b.swift") == ["missing_invalidate"])
    }

    @Test("registers for changes on disk where the client can watch")
    func watchesFiles() {
        let client = ScriptedClient()
        client.initialize(["workspace": ["didChangeWatchedFiles": ["dynamicRegistration": true]]])
        #expect(client.messages("client/registerCapability").count == 1)
        let parameters = client.messages("client/registerCapability").last?["params"] as? [String: Any]
        let registration = (parameters?["registrations"] as? [[String: Any]])?.first
        #expect(registration?["method"] as? String == "workspace/didChangeWatchedFiles")
        let watchers = (registration?["registerOptions"] as? [String: Any])?["watchers"] as? [[String: String]]
        #expect(watchers == [["globPattern": "**/*.swift"]])
    }

    @Test("shows progress of a first index that takes long")
    func showsProgress() {
        let client = ScriptedClient()
        _ = client.ask(
            "initialize",
            [
                "capabilities": ["window": ["workDoneProgress": true]],
                "workspaceFolders": [["uri": "file:///project", "name": "p"]],
            ] as [String: Any])
        guard let job = client.takeJob() else { Issue.record("nothing to lint"); return }
        client.letTimePass()
        client.reply(to: "window/workDoneProgress/create")
        client.finish(job)
        #expect(progressKinds(client) == ["begin", "end"])
    }

    @Test("shows no progress where the client refuses to")
    func showsNoRefusedProgress() {
        let client = ScriptedClient()
        _ = client.ask(
            "initialize",
            [
                "capabilities": ["window": ["workDoneProgress": true]],
                "workspaceFolders": [["uri": "file:///project", "name": "p"]],
            ] as [String: Any])
        guard let job = client.takeJob() else { Issue.record("nothing to lint"); return }
        client.letTimePass()
        client.reply(to: "window/workDoneProgress/create", ["error": ["code": -32603, "message": "no"]])
        client.finish(job)
        #expect(progressKinds(client).isEmpty)
    }

    private func progressKinds(_ client: ScriptedClient) -> [String] {
        client.messages("$/progress").compactMap {
            (($0["params"] as? [String: Any])?["value"] as? [String: Any])?["kind"] as? String
        }
    }
}
