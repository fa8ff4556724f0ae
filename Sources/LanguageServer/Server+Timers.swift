import TimerlintDiagnostics
import TimerlintSource

/// Information shown next to the code: hover, inlay hints, code lenses.
extension Server {
    func hover(_ id: RequestID, _ parameters: HoverParameters) {
        let key = DocumentKey(uri: parameters.textDocument.uri)
        whenLinted(id, about: key) { [unowned self] in
            let place = LSPRange(start: parameters.position, end: parameters.position)
            if let entry = lists[key].entries.first(where: { $0.diagnostic.range.touches(place) }),
                let finding = entry.finding
            {
                return respond(id, hover(on: finding, entry.diagnostic))
            }
            describeTimers(id, key) { [unowned self] timers in
                let touched = timers.first { $0.file.range($0.range, encoding).touches(place) }
                if let touched { respond(id, hover(on: touched)) } else { respond(id, Null()) }
            }
        }
    }

    private func describeTimers(_ id: RequestID, _ key: DocumentKey, _ answer: @escaping ([TimerSummary]) -> Void) {
        enqueue(id, { .timers(key, number: $0) }) { result in
            if case .described(let timers, _) = result { answer(timers) }
        }
    }

    private var usesMarkdown: Bool { capabilities.textDocument?.hover?.contentFormat?.contains("markdown") == true }

    private func hover(on located: LocatedFinding, _ diagnostic: LSPDiagnostic) -> Hover {
        let finding = located.finding
        let steps = finding.trace.enumerated().map { "\($0 + 1). \($1.message) (line \($1.location.start.line))" }
        let why = linter.explanation(of: finding.rule, asMarkdown: usesMarkdown) ?? ""
        let suppress = "To ignore it here: `// timerlint:ignore \(finding.rule) - reason`"
        let parts = [finding.message, steps.joined(separator: "\n"), why, suppress].filter { !$0.isEmpty }
        return Hover(contents: content(parts.joined(separator: "\n\n")), range: diagnostic.range)
    }

    private func hover(on summary: TimerSummary) -> Hover {
        Hover(
            contents: content(summary.facts.joined(separator: usesMarkdown ? "  \n" : "\n")),
            range: summary.file.range(summary.range, encoding))
    }

    private func content(_ text: String) -> MarkupContent {
        MarkupContent(kind: usesMarkdown ? .markdown : .plaintext, value: text)
    }

    // MARK: Hints

    func inlayHints(_ id: RequestID, _ parameters: InlayHintParameters) {
        let key = DocumentKey(uri: parameters.textDocument.uri)
        whenLinted(id, about: key) { [unowned self] in
            describeTimers(id, key) { [unowned self] timers in
                let hints = timers.compactMap { timer -> InlayHint? in
                    let range = timer.file.range(timer.range, encoding)
                    guard settings.showsInlayHints, let place = timer.place, range.touches(parameters.range) else {
                        return nil
                    }
                    return InlayHint(position: range.end, label: place)
                }
                respond(id, hints)
            }
        }
    }

    func codeLenses(_ id: RequestID, _ parameters: DocumentParameters) {
        let key = DocumentKey(uri: parameters.textDocument.uri)
        whenLinted(id, about: key) { [unowned self] in
            describeTimers(id, key) { [unowned self] timers in
                let lenses = timers.map { timer in
                    CodeLens(
                        range: timer.file.range(timer.range, encoding),
                        // A lens without a command shows only its title.
                        command: Command(title: timer.ending, command: ""))
                }
                respond(id, settings.showsCodeLenses ? lenses : [])
            }
        }
    }
}
