import TimerlintWorkspace

/// What the client tells of documents, folders and files. Each change makes a new generation.
extension Server {
    func open(_ parameters: DidOpenParameters) {
        documents.open(parameters.textDocument)
        noteDisk(parameters.textDocument.uri)
        touch()
    }

    func change(_ parameters: DidChangeParameters) {
        if let problem = documents.change(parameters, encoding) { return log(problem) }
        touch(isTyping: true)
    }

    func save(_ parameters: DocumentParameters) {
        noteDisk(parameters.textDocument.uri)
        touch()
    }

    func close(_ parameters: DocumentParameters) {
        let key = DocumentKey(uri: parameters.textDocument.uri)
        documents.close(parameters.textDocument.uri)
        publishedVersions[key] = nil
        noteDisk(parameters.textDocument.uri)
        if case .untitled(let uri) = key, !isPulling {
            notify(
                "textDocument/publishDiagnostics", PublishDiagnosticsParameters(uri: uri, version: nil, diagnostics: [])
            )
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

    /// A file that may be another one now; what is no source may change which files there are and what holds for them.
    private func noteDisk(_ uri: String) {
        guard case .file(let path) = DocumentKey(uri: uri) else { return }
        if isSource(path) { diskChanges.add(path) } else { diskChanges = .anything }
    }

    private func isSource(_ path: Path) -> Bool {
        [".swift", ".m", ".mm", ".h", ".c"].contains { path.name.ends(with: $0) }
    }

    /// Something that findings depend on is another one now: what is being worked out is of no use any more.
    func touch(isTyping: Bool = false) {
        generation += 1
        if !(isTyping && settings.run == .onSave) { wantsLinting = true }
        underWay?.request.isOutdated.set()
    }
}

extension ArraySlice<UInt8> {
    fileprivate func ends(with text: String) -> Bool { suffix(text.utf8.count).elementsEqual(text.utf8) }
}
