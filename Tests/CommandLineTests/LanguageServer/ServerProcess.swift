import Foundation

/// A running `timerlint lsp` with a test client. Every wait has a timeout.
final class ServerProcess {
    private let process = Process()
    private let input = Pipe()
    private let output = Pipe()
    private let errors: URL
    private let place: Scratch
    private let inbox = Inbox()
    private var lastID = 0

    /// The messages received from the server, in order; filled by a reader thread.
    private final class Inbox: @unchecked Sendable {
        private let condition = NSCondition()
        private var messages: [[String: Any]] = []
        private var pending = Data()

        func append(_ data: Data) {
            condition.lock()
            defer { condition.unlock() }
            pending.append(data)
            while let message = takeMessage() { messages.append(message) }
            condition.broadcast()
        }

        private func takeMessage() -> [String: Any]? {
            guard let end = pending.range(of: Data("\r\n\r\n".utf8)) else { return nil }
            let header = String(decoding: pending[pending.startIndex..<end.lowerBound], as: UTF8.self)
            guard let length = Int(header.drop { !$0.isNumber }), pending.endIndex - end.upperBound >= length else {
                return nil
            }
            let body = pending[end.upperBound..<(end.upperBound + length)]
            pending = Data(pending[(end.upperBound + length)...])
            return (try? JSONSerialization.jsonObject(with: Data(body))) as? [String: Any] ?? [:]
        }

        /// The last message that satisfies `isWanted`; waits for one.
        func message(within seconds: Double, _ isWanted: ([String: Any]) -> Bool) -> [String: Any]? {
            let limit = Date(timeIntervalSinceNow: seconds)
            condition.lock()
            defer { condition.unlock() }
            while true {
                if let found = messages.last(where: isWanted) { return found }
                if !condition.wait(until: limit) { return nil }
            }
        }

        func all() -> [[String: Any]] {
            condition.lock()
            defer { condition.unlock() }
            return messages
        }
    }

    /// The maximum duration of any operation in seconds, for a busy machine.
    static let patience = 120.0

    init(in folder: Scratch, _ arguments: [String] = []) throws {
        place = try Scratch()
        errors = try place.write("", to: "errors")
        process.executableURL = Tool.url
        process.arguments = ["lsp"] + arguments
        process.currentDirectoryURL = folder.url
        process.standardInput = input
        process.standardOutput = output
        process.standardError = try FileHandle(forWritingTo: errors)
        output.fileHandleForReading.readabilityHandler = { [inbox] handle in
            let data = handle.availableData
            if data.isEmpty { handle.readabilityHandler = nil } else { inbox.append(data) }
        }
        try process.run()
    }

    deinit {
        output.fileHandleForReading.readabilityHandler = nil
        // The threads of the tests block the milder signals, and the process inherits that.
        if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    }

    var identifier: Int32 { process.processIdentifier }
    var errorText: String { (try? String(contentsOf: errors, encoding: .utf8)) ?? "" }
    var received: [[String: Any]] { inbox.all() }

    // MARK: Sending

    func send(_ data: Data) { try? input.fileHandleForWriting.write(contentsOf: data) }

    func send(body: Data) { send(Data("Content-Length: \(body.count)\r\n\r\n".utf8) + body) }

    private func send(_ message: [String: Any]) {
        guard let body = try? JSONSerialization.data(withJSONObject: message) else { return }
        send(body: body)
    }

    func notify(_ method: String, _ parameters: Any = [String: Any]()) {
        send(["jsonrpc": "2.0", "method": method, "params": parameters])
    }

    @discardableResult
    func ask(_ method: String, _ parameters: Any = [String: Any]()) -> Int {
        lastID += 1
        send(["jsonrpc": "2.0", "id": lastID, "method": method, "params": parameters])
        return lastID
    }

    /// The response to a request; `nil` if none arrives in time.
    func answer(to id: Int) -> [String: Any]? {
        inbox.message(within: Self.patience) { $0["id"] as? Int == id && $0["method"] == nil }
    }

    func request(_ method: String, _ parameters: Any = [String: Any]()) -> [String: Any]? {
        answer(to: ask(method, parameters))
    }

    /// The last message that satisfies `isWanted`; `nil` if none arrives in time.
    func message(_ isWanted: ([String: Any]) -> Bool) -> [String: Any]? {
        inbox.message(within: Self.patience, isWanted)
    }

    func endInput() { try? input.fileHandleForWriting.close() }

    /// The exit status; `nil` if a signal ended the process, or if it did not end in time.
    func exitStatus() -> Int32? {
        let limit = Date(timeIntervalSinceNow: Self.patience)
        while process.isRunning {
            if Date() > limit { return nil }
            Thread.sleep(forTimeInterval: 0.01)
        }
        return process.terminationReason == .exit ? process.terminationStatus : nil
    }

    // MARK: Usual conversations

    func initialize(_ folder: Scratch?, _ capabilities: [String: Any] = [:]) -> [String: Any]? {
        var parameters: [String: Any] = ["capabilities": capabilities, "processId": NSNull()]
        if let folder { parameters["workspaceFolders"] = [["uri": folder.url.absoluteString, "name": "p"]] }
        let answer = request("initialize", parameters)
        notify("initialized")
        return answer?["result"] as? [String: Any]
    }

    func open(_ url: URL, _ text: String, version: Int = 1) {
        let language = url.pathExtension == "swift" ? "swift" : "objective-c"
        notify(
            "textDocument/didOpen",
            [
                "textDocument": ["uri": url.absoluteString, "languageId": language, "version": version, "text": text]
                    as [String: Any]
            ])
    }

    func change(_ url: URL, version: Int, _ changes: [[String: Any]]) {
        notify(
            "textDocument/didChange",
            [
                "textDocument": ["uri": url.absoluteString, "version": version] as [String: Any],
                "contentChanges": changes,
            ])
    }

    /// The diagnostics of all documents, for a client that pulls them.
    func workspaceDiagnostics() -> [String: [[String: Any]]]? {
        let answer = request("workspace/diagnostic", ["previousResultIds": [] as [Any]])
        guard let items = (answer?["result"] as? [String: Any])?["items"] as? [[String: Any]] else { return nil }
        return Dictionary(
            items.compactMap { item in (item["uri"] as? String).map { ($0, item["items"] as? [[String: Any]] ?? []) } },
            uniquingKeysWith: { $1 })
    }
}
