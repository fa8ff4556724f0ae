import TimerlintDiagnostics
import TimerlintFixes
import TimerlintSource

/// Code actions, and the command that explains a rule.
extension Server {
    // MARK: Code actions

    func codeActions(_ id: RequestID, _ parameters: CodeActionParameters) {
        let key = DocumentKey(uri: parameters.textDocument.uri)
        whenLinted(id, about: key) { [unowned self] in
            let actions = actions(for: key, parameters)
            if resolvesEdits { respond(id, actions) } else { respond(id, completing: actions[...], []) }
        }
    }

    /// Whether the client requests an action's edit only once the user has chosen it.
    private var resolvesEdits: Bool {
        capabilities.textDocument?.codeAction?.resolveSupport?.properties?.contains("edit") == true
    }

    /// Computes the edits of one action after another, and drops actions that cannot be fixed.
    private func respond(_ id: RequestID, completing actions: ArraySlice<CodeAction>, _ done: [CodeAction]) {
        guard let action = actions.first else { return respond(id, done) }
        let rest = actions.dropFirst()
        guard let data = action.data, let request = fixRequest(data, DocumentKey(uri: data.uri)) else {
            return respond(id, completing: rest, done + [action])
        }
        enqueue(id, { .fix(request, number: $0) }) { [unowned self] result in
            guard case .fixed(let outcome, _) = result else { return }
            let completed = completing(action, outcome)
            respond(id, completing: rest, completed.edit == nil ? done : done + [completed])
        }
    }

    private func actions(for key: DocumentKey, _ parameters: CodeActionParameters) -> [CodeAction] {
        let uri = documents.uri(of: key)
        let only = parameters.context.only
        var actions: [CodeAction] = []
        if CodeActionKind.isAsked(CodeActionKind.quickFix, only) {
            let touched = lists[key].entries.filter {
                $0.finding != nil && $0.diagnostic.range.touches(parameters.range)
            }
            actions += touched.compactMap { fix(of: $0, uri, .safe) } + touched.compactMap { fix(of: $0, uri, .unsafe) }
            actions += touched.compactMap { suppression(of: $0, key) } + explanations(of: touched)
        }
        // Whole-file actions are offered only to clients that request them explicitly.
        if only != nil, CodeActionKind.isAsked(CodeActionKind.fixAll, only), isFixable(key) {
            actions.append(
                CodeAction(
                    title: "Fix all safe timerlint findings in this file", kind: CodeActionKind.fixAll,
                    data: ActionData(uri: uri)))
        }
        return actions
    }

    private func isFixable(_ key: DocumentKey) -> Bool {
        lists[key].entries.contains { $0.finding?.finding.fix?.safety == .safe }
    }

    private func fix(of entry: DiagnosticLists.Entry, _ uri: String, _ safety: FixSafety) -> CodeAction? {
        guard let fix = entry.finding?.finding.fix, fix.safety == safety else { return nil }
        let caution = safety == .unsafe ? " (may change ownership or timing)" : ""
        return CodeAction(
            title: fix.title.capitalizedFirst + caution, kind: CodeActionKind.quickFix, diagnostics: [entry.diagnostic],
            isPreferred: safety == .safe ? true : nil, data: ActionData(uri: uri, finding: entry.diagnostic.data))
    }

    /// A suppression comment above the finding's line, as written by `--add-suppressions`.
    private func suppression(of entry: DiagnosticLists.Entry, _ key: DocumentKey) -> CodeAction? {
        guard let finding = entry.finding?.finding, finding.rule != "unused_suppression" else { return nil }
        let file = finding.location.file
        let edit = SuppressionComment(rules: [finding.rule]).edit(above: finding.location.start.line, in: file)
        return CodeAction(
            title: "Ignore \(finding.rule) here", kind: CodeActionKind.quickFix, diagnostics: [entry.diagnostic],
            edit: workspaceEdit([.init(document: key, file: file, edits: [edit])]))
    }

    private func explanations(of entries: [DiagnosticLists.Entry]) -> [CodeAction] {
        var seen: Set<String> = []
        return entries.filter { seen.insert($0.diagnostic.code).inserted }.map { entry in
            let rule = entry.diagnostic.code
            let title = "Explain \(rule)"
            return CodeAction(
                title: title, kind: CodeActionKind.quickFix, diagnostics: [entry.diagnostic],
                command: Command(title: title, command: ExplainCommand.name, arguments: [.text(rule)]))
        }
    }

    // MARK: Working out a fix

    func resolve(_ id: RequestID, _ action: CodeAction) {
        guard let data = action.data else { return respond(id, action) }
        let key = DocumentKey(uri: data.uri)
        whenLinted(id, about: key) { [unowned self] in
            guard let request = fixRequest(data, key) else {
                return respond(id, refusing(action, "the finding is gone"))
            }
            enqueue(id, { .fix(request, number: $0) }) { [unowned self] result in
                guard case .fixed(let outcome, _) = result else { return }
                respond(id, completing(action, outcome))
            }
        }
    }

    private func fixRequest(_ data: ActionData, _ key: DocumentKey) -> FixRequest? {
        guard let wanted = data.finding else { return .allSafe(key) }
        return lists[key].entries.first { $0.diagnostic.data == wanted }?.finding.map { .finding($0) }
    }

    private func completing(_ action: CodeAction, _ outcome: FixOutcome) -> CodeAction {
        switch outcome {
        case .refused(let reason): return refusing(action, reason)
        case .edits(let edits):
            guard lintedGeneration == generation else { return refusing(action, "the text has changed meanwhile") }
            var action = action
            action.edit = workspaceEdit(edits)
            return action
        }
    }

    private func refusing(_ action: CodeAction, _ reason: String) -> CodeAction {
        var action = action
        action.disabled = .init(reason: reason)
        return action
    }

    private func workspaceEdit(_ edits: [FixOutcome.DocumentEdits]) -> WorkspaceEdit {
        let converted = edits.map { part in
            (
                key: part.document,
                edits: part.edits.map {
                    LSPTextEdit(range: part.file.range($0.range, encoding), newText: $0.replacement)
                }
            )
        }
        guard capabilities.workspace?.workspaceEdit?.documentChanges == true else {
            return WorkspaceEdit(
                changes: Dictionary(converted.map { (documents.uri(of: $0.key), $0.edits) }, uniquingKeysWith: +))
        }
        return WorkspaceEdit(
            documentChanges: converted.map { key, edits in
                .init(textDocument: .init(uri: documents.uri(of: key), version: documents[key]?.version), edits: edits)
            })
    }

    // MARK: Commands

    func execute(_ id: RequestID, _ parameters: ExecuteCommandParameters) throws {
        guard parameters.command == ExplainCommand.name else {
            throw ResponseError.invalidParameters("unknown command '\(parameters.command)'")
        }
        guard let rule = parameters.arguments?.first?.text, let text = linter.explanation(of: rule, asMarkdown: false)
        else {
            throw ResponseError.invalidParameters("'\(ExplainCommand.name)' takes the id of a rule")
        }
        if capabilities.window?.showDocument?.support == true {
            request("window/showDocument", ShowDocumentParameters(uri: linter.helpURL(of: rule)))
        }
        respond(id, text)
    }
}

extension String {
    fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
