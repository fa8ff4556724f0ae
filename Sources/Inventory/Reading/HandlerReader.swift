import TimerlintAnalyses
import TimerlintSemantics
import TimerlintSyntax
import TimerlintTimers

/// Reads a timer's handler: its code, captures and effects.
struct HandlerReader {
    let facts: ProjectFacts
    private var project: Project { facts.project }
    private var places: PlaceReader { PlaceReader(project: facts.project) }

    /// Maximum call depth for following methods called by the handler.
    private static let depthLimit = 3

    func handler(of timer: Timer) -> HandlerFacts? {
        guard let handler = facts.eventHandlers(of: timer).first ?? receiver(of: timer) else { return nil }
        let code = facts.code(of: [handler])
        let place =
            code.first.map { $0.kind == .closureExpression ? $0 : declaration(of: handler) ?? $0 } ?? handler.node
        return HandlerFacts(
            place: places.place(of: place), form: form(of: handler, timer), captures: captures(of: handler, timer),
            writes: writes(in: code))
    }

    /// `.onReceive(ticks) { … }`.
    private func receiver(of timer: Timer) -> Handler? {
        guard timer.kind == .publisher else { return nil }
        return facts.receivers(ofPipeline: timer.creation).first { $0.kind == .closureExpression }.map(Handler.closure)
    }

    func handler(of task: TimedTask, _ loop: TimedLoop) -> HandlerFacts {
        HandlerFacts(
            place: places.place(of: loop.node), form: .loop, captures: captures(of: task.closure),
            writes: writes(in: [task.closure, loop.node]))
    }

    func handler(ofClosure closure: Node) -> HandlerFacts {
        HandlerFacts(
            place: places.place(of: closure), form: .closure, captures: captures(of: closure),
            writes: writes(in: [closure]))
    }

    private func declaration(of handler: Handler) -> Node? {
        guard case .named(_, let functions) = handler, functions.count == 1 else { return nil }
        return project.node(of: functions[0])
    }

    private func form(of handler: Handler, _ timer: Timer) -> HandlerFacts.Form {
        switch handler {
        case .closure: .closure
        case .named(let node, _):
            timer.usesSelector || timer.kind == .delayedPerform || node.kind == .selectorExpression
                ? .selector : .method
        case .keptObject: .method
        }
    }

    // MARK: Captures

    private func captures(of handler: Handler, _ timer: Timer) -> [HandlerFacts.Capture] {
        if let target = timer.target { return [HandlerFacts.Capture(name: target.shortText(), how: .strong)] }
        guard case .closure(let closure) = handler else {
            return facts.selfCapture(of: handler).strength.how.map { [HandlerFacts.Capture(name: "self", how: $0)] }
                ?? []
        }
        return captures(of: closure)
    }

    /// `self`, the names in the capture list, and the outer locals that the closure uses.
    private func captures(of closure: Node) -> [HandlerFacts.Capture] {
        var found: [HandlerFacts.Capture] = []
        if let how = facts.selfCapture(of: closure).strength.how {
            found.append(HandlerFacts.Capture(name: "self", how: how))
        }
        for capture in closure.captures where !capture.isNamed("self") {
            let how: HandlerFacts.Capture.Strength =
                capture.flags.contains(.isWeak) ? .weak : capture.flags.contains(.isUnowned) ? .unowned : .strong
            found.append(HandlerFacts.Capture(name: capture.name, how: how))
        }
        _ = closure.contains { node in
            if let local = outerLocal(node, of: closure) { found.append(local) }
            return false
        }
        var seen: Set<String> = []
        return found.filter { seen.insert($0.name).inserted }
    }

    private func outerLocal(_ node: Node, of closure: Node) -> HandlerFacts.Capture? {
        guard node.kind == .nameExpression, let id = project.local(node), !project.isAliasOfSelf(id) else { return nil }
        let declaration = project.node(of: id)
        guard !closure.range.contains(declaration.range) else { return nil }
        let how: HandlerFacts.Capture.Strength = project[id].isWeak ? .weak : project[id].isUnowned ? .unowned : .strong
        return HandlerFacts.Capture(name: project[id].name, how: how)
    }

    // MARK: Changes

    private func writes(in code: [Node]) -> [String] {
        var names: Set<String> = []
        var seen: Set<FunctionID> = []
        for node in code { collectWrites(in: node, into: &names, seen: &seen, depth: 0) }
        return names.sorted()
    }

    private func collectWrites(in code: Node, into names: inout Set<String>, seen: inout Set<FunctionID>, depth: Int) {
        var called: [FunctionID] = []
        _ = code.contains { node in
            if node.kind == .assignmentExpression, let target = node.firstChild, let name = storedName(target) {
                names.insert(name)
            }
            if node.kind == .callExpression, let callee = node.calleeName,
                case .functions(let functions)? = project.referent(of: callee),
                functions.count == 1
            {
                called += functions
            }
            return false
        }
        guard depth < Self.depthLimit else { return }
        for function in called where seen.insert(function).inserted {
            if let body = project.body(of: function) {
                collectWrites(in: body, into: &names, seen: &seen, depth: depth + 1)
            }
        }
    }

    /// The property or global that an assignment changes, as a whole or through an element or member.
    private func storedName(_ target: Node) -> String? {
        var place: Node? = target.stripped
        while let node = place {
            if case .variable(let id)? = project.referent(of: node) {
                return project[id].kind == .property || project[id].kind == .global ? project[id].name : nil
            }
            place = node.base?.stripped
        }
        return nil
    }
}

extension CaptureStrength {
    fileprivate var how: HandlerFacts.Capture.Strength? {
        switch self {
        case .none: nil
        case .weak: .weak
        case .unowned: .unowned
        case .strong: .strong
        }
    }
}
