import TimerlintSource
import TimerlintWorkspace

/// The language server as a state machine. Input: messages of the client, and results of the jobs it issued.
/// Output: messages to the client, and the next job. It performs no I/O, starts no threads and never waits; its
/// driver does (`timerlint lsp`, or a test).
package final class Server {
    enum Life {
        case fresh
        case running
        /// After the shutdown request: only `exit` is accepted.
        case shutDown
    }

    let linter: any ProjectLinting
    let version: String
    private let send: ([UInt8]) -> Void
    let log: (String) -> Void

    var life = Life.fresh
    /// Non-nil once the process should end, with its exit status.
    package private(set) var exitStatus: Int32?
    /// The client's process; the server ends when it does.
    package internal(set) var clientProcess: Int?

    var capabilities = ClientCapabilities()
    var encoding = PositionEncoding.utf16
    var settings = Settings()
    var folders: [Path] = []
    var documents = OpenDocuments()

    // MARK: Linting

    /// Incremented by every change that may affect a finding.
    var generation = 0
    /// Whether linting was requested since the last lint request. With `run: onSave`, a change alone does not
    /// request it.
    var wantsLinting = false
    var diskChanges = DiskChanges.anything
    /// The request being linted.
    var underWay: (request: LintRequest, versions: [DocumentKey: Int])?
    /// The lists of the last answer, its generation, and the versions of the open documents it was based on.
    var lists = DiagnosticLists()
    var lintedGeneration = -1
    var lintedVersions: [DocumentKey: Int] = [:]
    /// Requests that wait for a generation to be linted.
    var waiting: [Waiting] = []
    /// Jobs other than linting, in order.
    var jobs: [QueuedJob] = []
    /// The one of `jobs` that is running.
    var runningJob: QueuedJob?
    var jobCount = 0
    /// A `workspace/diagnostic` request held open until there is something new.
    var heldWorkspaceRequest: HeldWorkspaceRequest?
    /// The list of each document that the client last pulled.
    var pulled: [DocumentKey: PulledList] = [:]
    /// The last published version of each open document.
    var publishedVersions: [DocumentKey: Int] = [:]
    var faultsTold: [ConfigurationFault] = []

    // MARK: Requests of the server's own

    private var lastRequest = 0
    /// The handlers of the client's answers.
    var expected: [RequestID: ([UInt8]) -> Void] = [:]
    var isRefreshing = false
    var progress = FirstIndexProgress.notStarted

    /// `send` receives the body of a message, `log` a line for the log.
    package init(
        linter: any ProjectLinting, version: String, send: @escaping ([UInt8]) -> Void, log: @escaping (String) -> Void
    ) {
        self.linter = linter
        self.version = version
        self.send = send
        self.log = log
    }

    // MARK: Receiving

    /// Handles one message from the client.
    package func receive(_ body: [UInt8]) {
        let envelope: Envelope
        do {
            envelope = try JSONCoding.decoded(Envelope.self, from: body)
        } catch {
            let isJSON = (try? JSONCoding.decoded(JSONValue.self, from: body)) != nil
            return fail(nil, isJSON ? .invalidRequest("a message is an object") : .parse("the message is no JSON"))
        }
        guard let method = envelope.method else { return receiveAnswer(envelope.id, body) }
        if let id = envelope.id { receiveRequest(method, id, body) } else { receiveNotification(method, body) }
    }

    /// Call at the end of input: the client is gone.
    package func endOfInput() { exitStatus = exitStatus ?? 1 }

    private func receiveAnswer(_ id: RequestID?, _ body: [UInt8]) {
        guard let id, let handler = expected.removeValue(forKey: id) else {
            return log("an answer to nothing that was asked")
        }
        handler(body)
    }

    private func receiveRequest(_ method: String, _ id: RequestID, _ body: [UInt8]) {
        switch (life, method) {
        case (.fresh, "initialize"): break
        case (.fresh, _): return fail(id, .notInitialized)
        case (.running, "initialize"): return fail(id, .invalidRequest("'initialize' was sent before"))
        case (.shutDown, _): return fail(id, .invalidRequest("the server was told to shut down"))
        case (.running, _): break
        }
        do {
            try answer(method, id, body)
        } catch let error as ResponseError {
            fail(id, error)
        } catch is DecodingError {
            fail(id, .invalidParameters("the parameters of '\(method)' do not fit"))
        } catch {
            failInside(id, error)
        }
    }

    private func receiveNotification(_ method: String, _ body: [UInt8]) {
        if method == "exit" {
            exitStatus = life == .shutDown ? 0 : 1
            return
        }
        guard life == .running else { return }
        do {
            try take(method, body)
        } catch {
            log("the parameters of '\(method)' do not fit")
        }
    }

    private func answer(_ method: String, _ id: RequestID, _ body: [UInt8]) throws {
        switch method {
        case "initialize": respond(id, initialize(try parameters(body)))
        case "shutdown":
            life = .shutDown
            cancelAll()
            respond(id, Null())
        case "textDocument/diagnostic": documentDiagnostics(id, try parameters(body))
        case "workspace/diagnostic": workspaceDiagnostics(id, try parameters(body))
        case "textDocument/codeAction": codeActions(id, try parameters(body))
        case "codeAction/resolve": resolve(id, try parameters(body))
        case "textDocument/hover": hover(id, try parameters(body))
        case "textDocument/inlayHint": inlayHints(id, try parameters(body))
        case "textDocument/codeLens": codeLenses(id, try parameters(body))
        case "workspace/executeCommand": try execute(id, try parameters(body))
        default: throw ResponseError.unknownMethod(method)
        }
    }

    private func take(_ method: String, _ body: [UInt8]) throws {
        switch method {
        case "initialized": initialized()
        case "textDocument/didOpen": open(try parameters(body))
        case "textDocument/didChange": change(try parameters(body))
        case "textDocument/didSave": save(try parameters(body))
        case "textDocument/didClose": close(try parameters(body))
        case "workspace/didChangeWorkspaceFolders": changeFolders(try parameters(body))
        case "workspace/didChangeWatchedFiles": changeWatchedFiles(try parameters(body))
        case "workspace/didChangeConfiguration": changeConfiguration(try parameters(body))
        case "$/cancelRequest": cancel(try parameters(body))
        default: break
        }
    }

    private func parameters<Parameters: Decodable>(_ body: [UInt8]) throws -> Parameters {
        try JSONCoding.decoded(Call<Parameters>.self, from: body).params
    }

    // MARK: Sending

    func respond(_ id: RequestID, _ result: some Encodable) {
        do {
            send(try JSONCoding.encoded(Response(id: id, result: result)))
        } catch {
            failInside(id, error)
        }
    }

    /// For a failure that is not the client's. The server goes on with the next message.
    private func failInside(_ id: RequestID, _ error: any Error) {
        log("a request failed: \(error)")
        fail(id, .internalError("the request failed: \(error)"))
    }

    func fail(_ id: RequestID?, _ error: ResponseError) {
        post(ErrorResponse(id: id, error: error))
    }

    func notify(_ method: String, _ parameters: some Encodable) {
        post(Outgoing(method: method, params: parameters))
    }

    /// Sends a request to the client; `handler` receives the whole answer.
    func request(_ method: String, _ parameters: some Encodable, then handler: @escaping ([UInt8]) -> Void = { _ in }) {
        lastRequest += 1
        let id = RequestID.text("timerlint-\(lastRequest)")
        expected[id] = handler
        post(Outgoing(id: id, method: method, params: parameters))
    }

    private func post(_ message: some Encodable) {
        do {
            send(try JSONCoding.encoded(message))
        } catch {
            log("a message cannot be written: \(error)")
        }
    }
}
