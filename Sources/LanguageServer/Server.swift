import TimerlintSource
import TimerlintWorkspace

/// The language server as a state machine. Input: messages of the client, and results of the jobs that it gave out;
/// output: messages to the client, and the next job. It reads nothing, starts nothing and waits for nothing: who drives
/// it does (`timerlint lsp`, or a test).
package final class Server {
    enum Life {
        case fresh
        case running
        /// Asked to shut down: only `exit` counts.
        case shutDown
    }

    let linter: any ProjectLinting
    let version: String
    private let send: ([UInt8]) -> Void
    let log: (String) -> Void

    var life = Life.fresh
    /// Set once the process is to end, with its exit status.
    package private(set) var exitStatus: Int32?
    /// The process that the server is to end with.
    package internal(set) var clientProcess: Int?

    var capabilities = ClientCapabilities()
    var encoding = PositionEncoding.utf16
    var settings = Settings()
    var folders: [Path] = []
    var documents = OpenDocuments()

    // MARK: Linting

    /// Counts every change that may change a finding.
    var generation = 0
    /// Whether linting was asked for since the last request: with `run: onSave` a change alone does not.
    var wantsLinting = false
    var diskChanges = DiskChanges.anything
    /// The request that is being worked on.
    var underWay: (request: LintRequest, versions: [DocumentKey: Int])?
    /// The lists of the last answer, its generation, and the versions of the open documents it was made of.
    var lists = DiagnosticLists()
    var lintedGeneration = -1
    var lintedVersions: [DocumentKey: Int] = [:]
    /// Requests that wait until a generation was linted.
    var waiting: [Waiting] = []
    /// Jobs beside linting, in order.
    var jobs: [QueuedJob] = []
    /// The one of them that is being worked on.
    var runningJob: QueuedJob?
    var jobCount = 0
    /// A `workspace/diagnostic` that is held open until there is something new.
    var heldWorkspaceRequest: HeldWorkspaceRequest?
    /// The list of each document that the client was given last at its own asking.
    var pulled: [DocumentKey: String] = [:]
    /// The version last published of each open document.
    var publishedVersions: [DocumentKey: Int] = [:]
    var faultsTold: [ConfigurationFault] = []

    // MARK: Requests of the server's own

    private var lastRequest = 0
    /// What to do with the client's answer.
    var expected: [RequestID: ([UInt8]) -> Void] = [:]
    var isRefreshing = false
    var progress = FirstIndexProgress.notStarted

    /// `send` takes the body of a message; `log` a line for people.
    package init(
        linter: any ProjectLinting, version: String, send: @escaping ([UInt8]) -> Void, log: @escaping (String) -> Void
    ) {
        self.linter = linter
        self.version = version
        self.send = send
        self.log = log
    }

    // MARK: Receiving

    /// Handles one message of the client.
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

    /// The input has ended: the client is gone.
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
        } catch {
            fail(id, .invalidParameters("the parameters of '\(method)' do not fit"))
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
        guard let body = try? JSONCoding.encoded(Response(id: id, result: result)) else {
            return fail(id, .internalError("the answer cannot be written"))
        }
        send(body)
    }

    func fail(_ id: RequestID?, _ error: ResponseError) {
        post(ErrorResponse(id: id, error: error))
    }

    func notify(_ method: String, _ parameters: some Encodable) {
        post(Outgoing(method: method, params: parameters))
    }

    /// Asks the client; `handler` gets the whole answer.
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
