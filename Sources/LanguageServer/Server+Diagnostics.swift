/// Sends diagnostics to the client, by push or pull.
extension Server {
    // MARK: Push

    /// Publishes the lists that changed, and those of open documents with a newer version than last published; open
    /// documents first, because the user sees those.
    func publish(changed: Set<DocumentKey>) {
        guard !isPulling else { return tellPullingClient(changed) }
        let stale = documents.all.keys.filter {
            publishedVersions[$0] != lintedVersions[$0] && lintedVersions[$0] != nil
        }
        let wanted = changed.union(stale).sorted { $0.uri < $1.uri }
        for key in wanted.filter({ documents[$0] != nil }) + wanted.filter({ documents[$0] == nil }) { publish(key) }
    }

    private func publish(_ key: DocumentKey) {
        let isOpen = documents[key] != nil
        let version = isOpen ? lintedVersions[key] : nil
        // A document opened in the meantime is published with the next answer.
        if isOpen, version == nil { return }
        let isWanted = isOpen || settings.diagnostics == .all
        publishedVersions[key] = version
        notify(
            "textDocument/publishDiagnostics",
            PublishDiagnosticsParameters(
                uri: documents.uri(of: key), version: version, diagnostics: isWanted ? lists[key].diagnostics : []))
    }

    // MARK: Pull

    func documentDiagnostics(_ id: RequestID, _ parameters: DocumentDiagnosticParameters) {
        let key = DocumentKey(uri: parameters.textDocument.uri)
        whenLinted(id, about: key) { [unowned self] in
            respond(id, report(on: key, known: parameters.previousResultId))
            pulled[key] = PulledList(resultID: lists[key].resultID, version: documents[key]?.version)
        }
    }

    private func report(on key: DocumentKey, known: String?) -> DocumentDiagnosticReport {
        let list = lists[key]
        if list.resultID == known { return DocumentDiagnosticReport(kind: .unchanged, resultId: list.resultID) }
        return DocumentDiagnosticReport(kind: .full, resultId: list.resultID, items: list.diagnostics)
    }

    func workspaceDiagnostics(_ id: RequestID, _ parameters: WorkspaceDiagnosticParameters) {
        let known = Dictionary(
            parameters.previousResultIds.map { (DocumentKey(uri: $0.uri), $0.value) }, uniquingKeysWith: { $1 })
        whenLinted(id) { [unowned self] in
            let items = workspaceReport(known: known)
            guard items.isEmpty, parameters.partialResultToken != nil else {
                return respond(id, WorkspaceDiagnosticReport(items: items))
            }
            // Some clients ask again in an endless loop if answered immediately.
            if let held = heldWorkspaceRequest { respond(held.id, WorkspaceDiagnosticReport(items: [])) }
            heldWorkspaceRequest = HeldWorkspaceRequest(id: id, known: known)
        }
    }

    /// The documents whose lists differ from those the client has.
    private func workspaceReport(known: [DocumentKey: String]) -> [WorkspaceDiagnosticReport.Item] {
        Set(lists.lists.keys).union(known.keys).sorted { $0.uri < $1.uri }.compactMap { key in
            guard known[key] ?? DiagnosticLists.List.empty.resultID != lists[key].resultID else { return nil }
            return WorkspaceDiagnosticReport.Item(
                uri: documents.uri(of: key), version: documents[key]?.version, report: report(on: key, known: nil))
        }
    }

    private func tellPullingClient(_ changed: Set<DocumentKey>) {
        if let held = heldWorkspaceRequest {
            let items = workspaceReport(known: held.known)
            if !items.isEmpty {
                heldWorkspaceRequest = nil
                respond(held.id, WorkspaceDiagnosticReport(items: items))
            }
        }
        // The client asks again after its own change without a hint. It needs the hint if the list of another open
        // document changed as a result.
        let isStale = documents.all.contains { key, document in
            guard changed.contains(key), let last = pulled[key], last.version == document.version else { return false }
            return last.resultID != lists[key].resultID && !waiting.contains { $0.document == key }
        }
        guard isStale, capabilities.workspace?.diagnostics?.refreshSupport == true, !isRefreshing else { return }
        isRefreshing = true
        request("workspace/diagnostic/refresh", Null()) { [unowned self] _ in isRefreshing = false }
    }
}

struct PulledList {
    let resultID: String
    /// The version of the document at that time; `nil` if it was not open.
    let version: Int?
}

struct HeldWorkspaceRequest {
    let id: RequestID
    /// The lists that the client has.
    let known: [DocumentKey: String]
}
