import Testing
import TimerlintDiagnostics
import TimerlintLanguageServer
import TimerlintSource
import TimerlintWorkspace

@Suite("Pushed diagnostics")
struct PushTests {
    private let uri = "file:///project/a.swift"

    private func ready(_ disk: [String: String] = [:]) -> ScriptedClient {
        let client = ScriptedClient()
        for (path, text) in disk { client.linter.disk[Path(path)] = text }
        client.initialize(["textDocument": ["publishDiagnostics": ["relatedInformation": true]]])
        return client
    }

    @Test("come for all files of the folders, open or not, without a version for closed ones")
    func coversClosedFiles() {
        let client = ready(["/project/a.swift": "bad"])
        #expect(client.publishedCodes(uri) == ["missing_invalidate"])
        #expect(client.published(uri)?["version"] == nil)
    }

    @Test("have the fields that editors show")
    func haveAllFields() throws {
        let client = ready()
        client.open(uri, "let 😀 = bad", version: 4)
        let published = try #require(client.published(uri))
        #expect(published["version"] as? Int == 4)
        let diagnostic = try #require((published["diagnostics"] as? [[String: Any]])?.first)
        #expect(diagnostic["severity"] as? Int == 2)
        #expect(diagnostic["source"] as? String == "timerlint")
        #expect(diagnostic["message"] as? String == "a bad one")
        #expect(
            (diagnostic["codeDescription"] as? [String: Any])?["href"] as? String
                == "https://example.com/#missing_invalidate")
        let start = (diagnostic["range"] as? [String: Any])?["start"] as? [String: Any]
        #expect(start?["character"] as? Int == 9)
        let related = try #require((diagnostic["relatedInformation"] as? [[String: Any]])?.first)
        #expect(related["message"] as? String == "made here (suspend count 1)")
    }

    @Test("have the number of their severity, the key of the finding, and a tag where code can go")
    func haveSeverities() throws {
        let client = ready()
        client.linter.others = { file in
            let start = UInt32(file.bytes.firstIndex(of: UInt8(ascii: "g")) ?? 0)
            return [("over_resume", .error), ("leeway_missing", .note), ("unused_suppression", .warning)].map {
                rule, severity in
                let place = Location(file: file, range: SourceRange(start, start + 4))
                return Finding(rule: rule, severity: severity, location: place, message: rule)
            }
        }
        client.open(uri, "good")
        let diagnostics = try #require(client.published(uri)?["diagnostics"] as? [[String: Any]])
        #expect(diagnostics.compactMap { $0["severity"] as? Int } == [1, 3, 2])
        #expect(diagnostics.map { $0["tags"] as? [Int] } == [nil, nil, [1]])
        let keys = diagnostics.compactMap { $0["data"] as? String }
        #expect(Set(keys).count == 3)
        client.change(uri, version: 2, [["text": "\ngood"]])
        client.runJobs()
        let moved = try #require(client.published(uri)?["diagnostics"] as? [[String: Any]])
        #expect(moved.compactMap { $0["data"] as? String } == keys, "the key is that of the finding, not of its line")
    }

    @Test("have each step in its own file, in order")
    func haveStepsElsewhere() throws {
        let client = ready()
        let other = SourceFile(path: "/project/b.swift", language: .swift, bytes: Array("\n  made".utf8))
        client.linter.others = { file in
            let (own, there) = (
                Location(file: file, range: SourceRange(0, 1)), Location(file: other, range: SourceRange(3, 7))
            )
            let steps = [TraceStep(location: there, message: "made"), TraceStep(location: own, message: "dropped")]
            return [Finding(rule: "over_resume", severity: .error, location: own, message: "", trace: steps)]
        }
        client.linter.document = { $0 === other ? .file(Path("/project/b.swift")) : nil }
        client.open(uri, "good")
        let diagnostic = try #require((client.published(uri)?["diagnostics"] as? [[String: Any]])?.first)
        let related = try #require(diagnostic["relatedInformation"] as? [[String: Any]])
        #expect(related.compactMap { $0["message"] as? String } == ["made", "dropped"])
        let places = related.compactMap { $0["location"] as? [String: Any] }
        #expect(places.compactMap { $0["uri"] as? String } == ["file:///project/b.swift", uri])
        let start = (places.first?["range"] as? [String: Any])?["start"] as? [String: Int]
        #expect(start == ["line": 1, "character": 2])
    }

    @Test("come for another file where its list changed, and only there; also an emptied list")
    func followOtherFiles() {
        let client = ready(["/project/b.swift": "good", "/project/c.swift": "bad"])
        let (other, untouched) = ("file:///project/b.swift", "file:///project/c.swift")
        client.open(uri, "good")
        client.forget()
        client.change(uri, version: 2, [["text": "spoil"]])
        client.runJobs()
        #expect(client.publishedCodes(other) == ["missing_invalidate"])
        client.forget()
        client.change(uri, version: 3, [["text": "spoil "]])
        client.runJobs()
        #expect(client.published(uri)?["version"] as? Int == 3)
        #expect(client.published(other) == nil)
        client.change(uri, version: 4, [["text": "good"]])
        client.runJobs()
        #expect(client.publishedCodes(other) == [])
        client.forget()
        client.change(uri, version: 5, [["text": "good "]])
        client.runJobs()
        #expect(client.published(untouched) == nil)
    }

    @Test("are told in the log of edits that do not fit")
    func logMisfits() {
        let client = ready()
        client.open(uri, "good")
        let (start, end) = (["line": 0, "character": 3], ["line": 0, "character": 1])
        client.change(uri, version: 2, [["range": ["start": start, "end": end], "text": "bad"] as [String: Any]])
        #expect(client.logged == ["a change whose range ends before it begins"])
        client.change("file:///project/closed.swift", version: 2, [["text": "bad"]])
        #expect(client.logged.last == "a change of a document that is not open")
        client.runJobs()
        #expect(client.publishedCodes(uri) == [])
    }

    @Test("tell the trace in the message where a client shows no related places")
    func tellTraceInMessage() {
        let client = ScriptedClient()
        client.initialize()
        client.open(uri, "bad")
        let diagnostic = (client.published(uri)?["diagnostics"] as? [[String: Any]])?.first
        #expect(diagnostic?["message"] as? String == "a bad one\n1. a.swift:1: made here")
        #expect(diagnostic?["relatedInformation"] == nil)
    }

    @Test("follow each change with its version, also where the list stays the same")
    func followVersions() {
        let client = ready()
        client.open(uri, "bad")
        client.change(uri, version: 2, [["text": "bad "]])
        client.runJobs()
        #expect(client.published(uri)?["version"] as? Int == 2)
        client.change(uri, version: 3, [["text": "good"]])
        client.runJobs()
        #expect(client.publishedCodes(uri) == [])
        #expect(client.published(uri)?["version"] as? Int == 3)
    }

    @Test("are never those of a text that has changed meanwhile")
    func dropOutdatedResults() {
        let client = ready()
        client.open(uri, "good")
        client.forget()
        client.change(uri, version: 2, [["text": "bad"]])
        guard let job = client.takeJob() else { Issue.record("nothing to lint"); return }
        client.change(uri, version: 3, [["text": "good"]])
        client.finish(job)
        #expect(client.messages("textDocument/publishDiagnostics").isEmpty)
        client.runJobs()
        #expect(client.published(uri)?["version"] as? Int == 3)
    }

    @Test("come back to what is on disk when a document is closed")
    func followDiskAfterClose() {
        let client = ready(["/project/a.swift": "bad"])
        client.open(uri, "good")
        #expect(client.publishedCodes(uri) == [])
        client.notify("textDocument/didClose", ["textDocument": ["uri": uri]])
        client.runJobs()
        #expect(client.publishedCodes(uri) == ["missing_invalidate"])
    }

    @Test("are only for open documents where the user wants that")
    func canBeLimited() {
        let client = ScriptedClient()
        client.linter.disk[Path("/project/a.swift")] = "bad"
        _ = client.request(
            "initialize",
            [
                "capabilities": [:] as [String: Any], "workspaceFolders": [["uri": "file:///project", "name": "p"]],
                "initializationOptions": ["diagnostics": "open"],
            ] as [String: Any])
        #expect(client.publishedCodes(uri) == [])
        client.open(uri, "bad")
        #expect(client.publishedCodes(uri) == ["missing_invalidate"])
    }

    @Test("wait for saving where the user wants that")
    func canWaitForSaving() {
        let client = ScriptedClient()
        _ = client.request(
            "initialize",
            [
                "capabilities": [:] as [String: Any], "workspaceFolders": [["uri": "file:///project", "name": "p"]],
                "initializationOptions": ["run": "onSave"],
            ] as [String: Any])
        client.open(uri, "good")
        client.change(uri, version: 2, [["text": "bad"]])
        client.runJobs()
        #expect(client.publishedCodes(uri) == [])
        client.notify("textDocument/didSave", ["textDocument": ["uri": uri]])
        client.runJobs()
        #expect(client.publishedCodes(uri) == ["missing_invalidate"])
    }

    @Test("know one document under two spellings of its address")
    func knowSpellings() {
        let client = ready()
        client.open("file:///project/caf%c3%a9.swift", "bad")
        client.change("file:///project/caf%C3%A9.swift", version: 2, [["text": "bad bad"]])
        client.runJobs()
        #expect(client.publishedCodes("file:///project/caf%c3%a9.swift")?.count == 2)
    }

    @Test("tell of a mistake in a configuration there, and once in a message")
    func tellOfConfigurations() {
        let client = ready()
        client.linter.faults = [
            ConfigurationFault(path: Path("/project/.timerlint.yml"), line: 3, message: "unknown key 'ruls'")
        ]
        client.open(uri, "good")
        client.change(uri, version: 2, [["text": "good "]])
        client.runJobs()
        #expect(client.publishedCodes("file:///project/.timerlint.yml") == ["configuration"])
        #expect(client.messages("window/showMessage").count == 1)
    }

    @Test("ask the disk again for files that the client saw change")
    func followWatchedFiles() {
        let client = ready()
        client.notify("workspace/didChangeWatchedFiles", ["changes": [["uri": "file:///project/b.swift", "type": 2]]])
        client.runJobs()
        guard case .files(let paths)? = client.linter.requests.last?.changedOnDisk else {
            Issue.record("all was read again"); return
        }
        #expect(paths == [Path("/project/b.swift")])
    }

    @Test(
        "look for what else changed on disk at opening and saving, where the client cannot watch",
        arguments: [true, false])
    func lookAtDisk(_ canWatch: Bool) {
        let client = ScriptedClient()
        client.initialize(["workspace": ["didChangeWatchedFiles": ["dynamicRegistration": canWatch]]])
        for notification in ["didOpen", "didSave"] {
            client.notify(
                "textDocument/\(notification)",
                ["textDocument": ["uri": uri, "languageId": "swift", "version": 1, "text": ""] as [String: Any]])
            client.runJobs()
            if case .anything? = client.linter.requests.last?.changedOnDisk {
                #expect(!canWatch)
            } else {
                #expect(canWatch)
            }
        }
    }

    @Test("of a closed document go where only open ones are shown")
    func clearClosed() {
        let client = ScriptedClient()
        client.linter.disk[Path("/project/a.swift")] = "bad"
        _ = client.request(
            "initialize",
            [
                "capabilities": [:] as [String: Any], "workspaceFolders": [["uri": "file:///project", "name": "p"]],
                "initializationOptions": ["diagnostics": "open"],
            ] as [String: Any])
        client.open(uri, "bad")
        client.notify("textDocument/didClose", ["textDocument": ["uri": uri]])
        client.runJobs()
        #expect(client.publishedCodes(uri) == [])
    }

    @Test("come and go with the folders")
    func followFolders() {
        let client = ready()
        client.notify(
            "workspace/didChangeWorkspaceFolders",
            [
                "event": [
                    "added": [["uri": "file:///other", "name": "o"]],
                    "removed": [["uri": "file:///project", "name": "p"]],
                ]
            ])
        client.runJobs()
        #expect(client.linter.requests.last?.folders == [Path("/other")])
    }

    @Test("of open documents are sent before those of others")
    func openDocumentsFirst() {
        let client = ScriptedClient()
        for name in ["a", "b", "c"] { client.linter.disk[Path("/project/\(name).swift")] = "bad" }
        client.initialize()
        client.forget()
        client.open("file:///project/b.swift", "bad, spoil")
        let published = client.messages("textDocument/publishDiagnostics").compactMap { message in
            (message["params"] as? [String: Any])?["uri"] as? String
        }
        #expect(published == ["b", "a", "c"].map { "file:///project/\($0).swift" })
    }

    @Test("of an untitled document end with it")
    func clearUntitled() {
        let client = ready()
        client.open("untitled:U", "bad")
        client.notify("textDocument/didClose", ["textDocument": ["uri": "untitled:U"]])
        client.runJobs()
        #expect(client.publishedCodes("untitled:U") == [])
    }
}
