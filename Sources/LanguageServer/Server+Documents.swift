import TimerlintWorkspace

/// Handles changes of documents, folders and files. Each change starts a new generation.
extension Server {
    func open(_ parameters: DidOpenParameters) {
        documents.open(parameters.textDocument)
        lookAtDisk(for: parameters.textDocument.uri)
        touch()
    }

    func change(_ parameters: DidChangeParameters) {
        if let problem = documents.change(parameters, encoding) { return log(problem) }
        touch(isTyping: true)
    }

    func save(_ parameters: DocumentParameters) {
        lookAtDisk(for: parameters.textDocument.uri)
        touch()
    }

    func close(_ parameters: DocumentParameters) {
        let key = DocumentKey(uri: parameters.textDocument.uri)
        documents.close(parameters.textDocument.uri)
        publishedVersions[key] = nil
        pulled[key] = nil
        noteDisk(parameters.textDocument.uri)
        if !isPulling, settings.diagnostics == .open || key.isUntitled {
            notify(
                "textDocument/publishDiagnostics",
                PublishDiagnosticsParameters(uri: parameters.textDocument.uri, version: nil, diagnostics: []))
        }
        touch()
    }

    func changeFolders(_ parameters: DidChangeFoldersParameters) {
        let removed = Set(parameters.event.removed.compactMap { DocumentURI.path(of: $0.uri) })
        folders.removeAll(where: removed.contains)
        for folder in parameters.event.added.compactMap({ DocumentURI.path(of: $0.uri) })
        where !folders.contains(folder) {
            folders.append(folder)
        }
        diskChanges = .anything
        touch()
    }

    func changeWatchedFiles(_ parameters: DidChangeWatchedFilesParameters) {
        for change in parameters.changes { noteDisk(change.uri) }
        touch()
    }

    func changeConfiguration(_ parameters: DidChangeConfigurationParameters) {
        if capabilities.workspace?.configuration == true { return askForSettings() }
        if let settings = parameters.settings, settings != .null { adopt(Settings(settings)) }
    }

    /// Marks a file as possibly changed on disk.
    private func noteDisk(_ uri: String) {
        if case .file(let path) = DocumentKey(uri: uri) { diskChanges.add(path) }
    }

    /// If the client cannot watch files, opening and saving trigger a check for other changes.
    private func lookAtDisk(for uri: String) {
        if canWatch { noteDisk(uri) } else { diskChanges = .anything }
    }

    /// Invalidates the running work, because an input of the findings changed.
    func touch(isTyping: Bool = false) {
        generation += 1
        if !(isTyping && settings.run == .onSave) { wantsLinting = true }
        underWay?.request.isOutdated.set()
    }
}
