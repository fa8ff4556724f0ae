import TimerlintDiagnostics
import TimerlintEditing
import TimerlintSemantics
import TimerlintSource
import TimerlintSourceExploration
import TimerlintSyntax

/// Reports the misuses of timer sources: the place, the path that leads to it, and its outcome.
extension RuleContext {
    /// Findings for all misuses of some kinds; `message` receives the source's name in quotes.
    func findings(
        _ kinds: SourceFault.Kind..., severity: Severity? = nil, outcome: Outcome? = nil,
        fix: (SourceFix) -> (String) -> FixIt? = { _ in { _ in nil } }, message: (SourceFault, String) -> String
    ) -> [Finding] {
        facts.sourceFaults.filter { kinds.contains($0.kind) }.map { fault in
            let name = name(of: fault)
            return finding(
                at: fault.place, range: fault.place.markedRange, severity: severity, message(fault, name),
                trace: trace(of: fault, name), outcome: fault.trap.map { .traps($0.rawValue) } ?? outcome,
                fix: fix(SourceFix(fault: fault))(name))
        }
    }

    /// The source's name at the misuse, in quotes: the variable named there, otherwise the property that holds
    /// it, otherwise the first variable that does; "the timer source" if there is none.
    private func name(of fault: SourceFault) -> String {
        let handles = facts.timers(inFileOf: fault.creation).first { $0.creation == fault.creation }?.handles ?? []
        if let name = name(of: handles, at: fault.place) { return name }
        guard let handle = handles.first(where: { facts.project[$0].kind != .local }) ?? handles.first else {
            return "the timer source"
        }
        return "'\(facts.project[handle].name)'"
    }

    // MARK: Path

    private func trace(of fault: SourceFault, _ name: String) -> [TraceStep] {
        var place: String?
        var result: [TraceStep] = []
        for (index, step) in fault.steps.enumerated() {
            if case .entered(let entry) = step.kind {
                place = self.name(of: entry, at: step.node)
                let isSilent = index + 1 == fault.steps.count || fault.steps[index + 1].isEntry
                if isSilent { result.append(self.step(step.node, "\(place ?? "") is called")) }
                continue
            }
            let message = words(for: step, name)
            // None of the methods on the path releases the owner.
            if case .released(.owner) = step.kind { place = nil }
            result.append(
                self.step(
                    step.node, range: step.node.markedRange, place.map { "\($0) \(message)" } ?? message,
                    state: step.state?.description))
        }
        if let trap = fault.trap, let last = result.popLast() {
            result.append(
                TraceStep(location: last.location, message: last.message, state: "traps: \(trap.rawValue)"))
        }
        return result
    }

    private func step(_ node: Node, range: SourceRange, _ message: String, state: String?) -> TraceStep {
        TraceStep(location: Location(file: node.tree.file, range: range), message: message, state: state)
    }

    private func words(for step: Step, _ name: String) -> String {
        switch step.kind {
        case .created: "creates \(name)"
        case .operation(.suspend): "suspends \(name)"
        case .operation(.resume): "resumes \(name)"
        case .operation(.activate): "activates \(name)"
        case .operation(.cancel): "cancels \(name)"
        case .operation(.release): "releases \(name)"
        case .scheduled: "schedules \(name)"
        case .handlerSet: "sets a handler of \(name)"
        case .released(let release): release.words(name, at: step.node)
        case .entered: "runs"
        }
    }

    private func name(of entry: Step.Entry, at node: Node) -> String {
        switch entry {
        case .function(let id):
            let function = facts.project[id]
            switch function.kind {
            case .accessor(let word): return "'\(function.name)' (\(word))"
            default: return "'\(facts.project.files[id.file].displayName(ofFunction: id.index))'"
            }
        case .setter(let id): return "setting '\(facts.project[id].name)'"
        case .closure: return "the \(node.closureName)"
        }
    }
}

extension Step {
    fileprivate var isEntry: Bool {
        if case .entered = kind { true } else { false }
    }
}

extension Step.Release {
    fileprivate func words(_ name: String, at place: Node) -> String {
        switch self {
        case .setToNil where place.kind == .callExpression: "releases \(name)"
        case .overwritten: "replaces \(name), which releases it"
        case .setToNil: "sets \(name) to nil, which releases it"
        case .removed: "removes \(name), which releases it"
        case .scopeEnd: "lets \(name) go out of scope, which releases it"
        case .temporary: "drops \(name), which releases it"
        case .owner: "\(name) is released with its owner"
        }
    }
}

extension Node {
    /// The range to underline: a declaration's name, a block's closing brace, a call without its closures.
    fileprivate var markedRange: SourceRange {
        switch kind {
        case .deinitializerDeclaration:
            // `deinit` has no name node of its own; the keyword follows attributes and modifiers.
            return nameReference.isSynthesized || nameReference.isEmpty ? headRange : nameReference.range
        case .functionDeclaration, .initializerDeclaration, .classDeclaration, .structDeclaration, .actorDeclaration,
            .enumDeclaration:
            return nameReference.isSynthesized || nameReference.isEmpty ? headRange : nameReference.range
        case .binding:
            return firstChild?.range ?? headRange
        case .block:
            return range.isEmpty ? range : SourceRange(range.end - 1, range.end)
        case .accessor:
            return nameReference.isSynthesized || nameReference.isEmpty ? headRange : nameReference.range
        default:
            return headRange
        }
    }
}
