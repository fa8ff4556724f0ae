import TimerlintWorkspace

/// The start of a connection.
extension Server {
    func initialize(_ parameters: InitializeParameters) -> InitializeResult {
        life = .running
        clientProcess = parameters.processId
        capabilities = parameters.capabilities ?? ClientCapabilities()
        encoding = .chosen(among: capabilities.general?.positionEncodings)
        settings = Settings(parameters.initializationOptions)
        folders = Self.folders(parameters)
        wantsLinting = !folders.isEmpty
        return InitializeResult(
            capabilities: ServerCapabilities(
                positionEncoding: encoding, inlayHintProvider: settings.showsInlayHints ? true : nil,
                codeLensProvider: settings.showsCodeLenses ? .init() : nil,
                diagnosticProvider: isPulling ? .init() : nil),
            serverInfo: .init(name: "timerlint", version: version))
    }

    /// Whether the client pulls diagnostics. Then none are pushed, because some clients would show both.
    var isPulling: Bool { capabilities.textDocument?.diagnostic != nil }

    private static func folders(_ parameters: InitializeParameters) -> [Path] {
        if let folders = parameters.workspaceFolders { return folders.compactMap { DocumentURI.path(of: $0.uri) } }
        if let root = parameters.rootUri { return [DocumentURI.path(of: root)].compactMap { $0 } }
        return parameters.rootPath.map { [Path($0).normalized] } ?? []
    }

    func initialized() {
        if canWatch { watchFiles() }
        if capabilities.workspace?.configuration == true { askForSettings() }
    }

    /// Whether the client supports watching files.
    var canWatch: Bool { capabilities.workspace?.didChangeWatchedFiles?.dynamicRegistration == true }

    private func watchFiles() {
        let watchers = linter.watchedPatterns.map { RegistrationParameters.Watchers.Watcher(globPattern: $0) }
        request(
            "client/registerCapability",
            RegistrationParameters(registrations: [
                .init(
                    id: "timerlint-files", method: "workspace/didChangeWatchedFiles",
                    registerOptions: .init(watchers: watchers))
            ]))
    }

    func askForSettings() {
        request("workspace/configuration", ConfigurationParameters(items: [.init(section: "timerlint")])) {
            [unowned self] body in
            struct Answer: Decodable { let result: [JSONValue]? }
            guard let answer = try? JSONCoding.decoded(Answer.self, from: body), let value = answer.result?.first,
                value != .null
            else { return }
            adopt(Settings(value))
        }
    }

    func adopt(_ new: Settings) {
        guard new != settings else { return }
        if new.configuration != settings.configuration { diskChanges = .anything }
        settings = new
        touch()
        publish(changed: Set(lists.lists.keys))
    }
}
