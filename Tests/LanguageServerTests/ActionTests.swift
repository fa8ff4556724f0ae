import Foundation
import Testing
import TimerlintDiagnostics
import TimerlintLanguageServer
import TimerlintSource

@Suite("Code actions and hover")
struct ActionTests {
    private let uri = "file:///project/a.swift"

    private func ready(_ capabilities: [String: Any] = [:]) -> ScriptedClient {
        let client = ScriptedClient()
        client.initialize(capabilities)
        client.open(uri, "    bad", version: 3)
        return client
    }

    private let resolving: [String: Any] = [
        "textDocument": [
            "codeAction": ["resolveSupport": ["properties": ["edit"]]], "hover": ["contentFormat": ["markdown"]],
        ],
        "workspace": ["workspaceEdit": ["documentChanges": true]],
    ]

    private func place(_ from: Int, _ to: Int) -> [String: Any] {
        ["start": ["line": 0, "character": from], "end": ["line": 0, "character": to]]
    }

    private func actions(_ client: ScriptedClient, _ from: Int = 5, _ to: Int = 5, only: [String]? = nil) -> [[String:
        Any]]
    {
        var context: [String: Any] = ["diagnostics": [] as [Any]]
        if let only { context["only"] = only }
        let parameters: [String: Any] = ["textDocument": ["uri": uri], "range": place(from, to), "context": context]
        guard let result = client.request("textDocument/codeAction", parameters)?["result"] as? [[String: Any]] else {
            Issue.record("no answer")
            return []
        }
        return result
    }

    private func titles(_ actions: [[String: Any]]) -> [String] { actions.compactMap { $0["title"] as? String } }

    @Test("offer the fix, then to ignore it, then to explain it")
    func inOrder() {
        let actions = actions(ready(resolving))
        #expect(titles(actions) == ["Make it good", "Ignore missing_invalidate here", "Explain missing_invalidate"])
        #expect(actions.first?["isPreferred"] as? Bool == true)
        #expect(actions.dropFirst().allSatisfy { $0["isPreferred"] == nil })
    }

    @Test("belong to their finding; a fix that is not safe is never preferred and says so, a suggestion is not offered")
    func unsafeFixes() {
        let client = ScriptedClient()
        client.linter.others = { file in
            let place = Location(file: file, range: SourceRange(4, 7))
            return [FixSafety.unsafe, .suggestion].map { safety in
                Finding(
                    rule: "\(safety)", severity: .note, location: place, message: "",
                    fix: FixIt(
                        title: "do \(safety)", safety: safety, edits: [FileEdit(file, place.range, replacement: "")]))
            }
        }
        client.initialize(resolving)
        client.open(uri, "    bad", version: 3)
        let actions = actions(client)
        #expect(titles(actions).prefix(2) == ["Make it good", "Do unsafe (may change ownership or timing)"])
        #expect(actions[1]["isPreferred"] == nil)
        #expect(!titles(actions).contains { $0.hasPrefix("Do suggestion") })
        let codes = actions.prefix(2).compactMap { ($0["diagnostics"] as? [[String: Any]])?.first?["code"] as? String }
        #expect(codes == ["missing_invalidate", "unsafe"])
    }

    @Test("are for findings that touch the range alone")
    func touchTheRange() {
        #expect(actions(ready(resolving), 0, 3).isEmpty)
        #expect(actions(ready(resolving), 7, 9).count == 3)
    }

    @Test("carry their edit for clients that do not ask for it")
    func carryEdits() {
        let edit = actions(ready()).first?["edit"] as? [String: Any]
        let changes = (edit?["changes"] as? [String: Any])?[uri] as? [[String: Any]]
        #expect(changes?.first?["newText"] as? String == "good")
    }

    @Test("give their edit when asked, with the version of the document")
    func resolve() {
        let client = ready(resolving)
        let action = actions(client)[0]
        #expect(action["edit"] == nil)
        let edit =
            (client.request("codeAction/resolve", action)?["result"] as? [String: Any])?["edit"] as? [String: Any]
        let document = (edit?["documentChanges"] as? [[String: Any]])?.first
        #expect((document?["textDocument"] as? [String: Any])?["version"] as? Int == 3)
    }

    @Test("say why a fix cannot be had")
    func sayWhyNot() {
        let client = ready(resolving)
        client.linter.fix = .refused(reason: "it would bring a new finding")
        let resolved = client.request("codeAction/resolve", actions(client)[0])?["result"] as? [String: Any]
        #expect((resolved?["disabled"] as? [String: Any])?["reason"] as? String == "it would bring a new finding")
        let plain = ready()
        plain.linter.fix = .refused(reason: "it would bring a new finding")
        #expect(titles(actions(plain)) == ["Ignore missing_invalidate here", "Explain missing_invalidate"])
    }

    @Test(
        "fix all only for those who ask for it by name",
        arguments: [
            (nil, false), (["quickfix"], false), (["source"], true), (["source.fixAll"], true),
            (["source.fixAll.timerlint"], true),
            (["source.fixAll.other"], false),
        ] as [([String]?, Bool)])
    func fixAll(_ only: [String]?, _ isOffered: Bool) {
        let kinds = actions(ready(resolving), 0, 0, only: only).compactMap { $0["kind"] as? String }
        #expect(kinds.contains("source.fixAll.timerlint") == isOffered)
    }

    @Test("fix nothing where nothing is to fix, though asked by name")
    func fixNothing() {
        let client = ScriptedClient()
        client.initialize(resolving)
        client.open(uri, "good")
        #expect(actions(client, 0, 4, only: ["source.fixAll"]).isEmpty)
    }

    @Test("write the comment that the command writes")
    func suppress() {
        let edit = actions(ready())[1]["edit"] as? [String: Any]
        let changes = (edit?["changes"] as? [String: Any])?[uri] as? [[String: Any]]
        #expect(
            changes?.first?["newText"] as? String == "    // timerlint:ignore missing_invalidate - not looked at yet\n")
    }

    @Test("explain a rule as text, and on its page where the client can show one")
    func explain() {
        let client = ready(["window": ["showDocument": ["support": true]]])
        let answer = client.request(
            "workspace/executeCommand", ["command": "timerlint.explain", "arguments": ["missing_invalidate"]])
        #expect(answer?["result"] as? String == "why it is bad")
        #expect(client.messages("window/showDocument").count == 1)
        let wrong = client.request(
            "workspace/executeCommand", ["command": "timerlint.explain", "arguments": ["no_such"]])
        #expect((wrong?["error"] as? [String: Any])?["code"] as? Int == -32602)
    }

    @Test("hover tells of a finding, of a timer, or nothing")
    func hover() {
        func hover(_ client: ScriptedClient, _ character: Int) -> String? {
            let parameters: [String: Any] = [
                "textDocument": ["uri": uri], "position": ["line": 0, "character": character],
            ]
            let result = client.request("textDocument/hover", parameters)?["result"] as? [String: Any]
            return (result?["contents"] as? [String: Any])?["value"] as? String
        }
        let client = ready(resolving)
        #expect(hover(client, 5)?.contains("why it is *bad*") == true)
        #expect(hover(client, 5)?.contains("1. made here (line 1)") == true)
        #expect(hover(client, 1) == "repeats every 1 s  \nrun loop mode: default  \nended by nothing")
        client.change(uri, version: 4, [["text": "          good"]])
        #expect(hover(client, 9) == nil)
    }

    @Test("hover is plain text for a client that shows no Markdown, and says how to ignore the finding")
    func plainHover() {
        let client = ready()
        let parameters: [String: Any] = ["textDocument": ["uri": uri], "position": ["line": 0, "character": 5]]
        let result = client.request("textDocument/hover", parameters)?["result"] as? [String: Any]
        let contents = result?["contents"] as? [String: String]
        #expect(contents?["kind"] == "plaintext")
        let parts = contents?["value"]?.components(separatedBy: "\n\n")
        #expect(parts?.prefix(3) == ["a bad one", "1. made here (line 1)", "why it is bad"])
        #expect(parts?.last?.contains("timerlint:ignore missing_invalidate") == true)
    }

    @Test("of a text that changed while the fix was worked out are refused")
    func refuseOutdatedEdits() {
        let client = ready(resolving)
        let id = client.ask("codeAction/resolve", actions(client)[0])
        guard let job = client.takeJob() else { Issue.record("nothing to work out"); return }
        client.change(uri, version: 4, [["text": "bad bad"]])
        client.finish(job)
        let resolved = client.answer(to: id)?["result"] as? [String: Any]
        #expect(resolved?["edit"] == nil)
        #expect((resolved?["disabled"] as? [String: Any])?["reason"] as? String == "the text has changed meanwhile")
    }

    @Test("show a timer's mode behind it and its end above it, where the user wants that", arguments: [true, false])
    func hints(_ isWanted: Bool) {
        let client = ScriptedClient()
        let answer = client.request(
            "initialize",
            [
                "capabilities": [:] as [String: Any], "workspaceFolders": [["uri": "file:///project", "name": "p"]],
                "initializationOptions": ["inlayHints": isWanted, "codeLens": isWanted],
            ] as [String: Any])
        let capabilities = (answer?["result"] as? [String: Any])?["capabilities"] as? [String: Any]
        #expect(capabilities?.keys.contains("inlayHintProvider") == isWanted)
        #expect(capabilities?.keys.contains("codeLensProvider") == isWanted)
        client.open(uri, "timer")
        let hints =
            client.request(
                "textDocument/inlayHint", ["textDocument": ["uri": uri], "range": place(0, 5)])?["result"]
            as? [[String: Any]]
        let lenses =
            client.request("textDocument/codeLens", ["textDocument": ["uri": uri]])?["result"] as? [[String: Any]]
        #expect(hints?.compactMap { $0["label"] as? String } == (isWanted ? ["run loop mode: default"] : []))
        let titles = lenses?.compactMap { ($0["command"] as? [String: Any])?["title"] as? String }
        #expect(titles == (isWanted ? ["ended by nothing"] : []))
    }
}
