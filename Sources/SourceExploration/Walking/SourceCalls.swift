import TimerlintAppleAPIs
import TimerlintSemantics
import TimerlintSource
import TimerlintSyntax

// Calls of a timer source's own methods.

extension Explorer {
    /// `DispatchSource.makeTimerSource(…)`.
    func create(_ node: Node, _ path: ExploredPath) -> [ExploredPath] {
        histories[node, default: SourceHistory()] = histories[node] ?? SourceHistory()
        var path = path
        let source = TrackedSource(creation: node)
        guard path.program.sources.count < limits.sources, let id = path.program.sources.add(source) else {
            histories[node]?.exceedsLimit = true
            return [path.setting(node, .unknown)]
        }
        path.record(.created, at: node, source: source)
        return [path.setting(node, .source(id))]
    }

    func callSource(
        _ id: SourceID, _ name: String, _ callee: Node, _ node: Node, _ arguments: [Argument], _ path: ExploredPath
    ) -> [ExploredPath] {
        if let operation = SourceOperation(rawValue: name), operation != .release {
            return apply(operation, to: id, at: node, path)
        }
        if DispatchAPI.schedulingMethods.contains(name) { return [schedule(id, name, node, path)] }
        if DispatchAPI.handlerSetters.contains(name) { return [setHandler(id, name, arguments, node, path)] }
        if DispatchAPI.neutralMethods.contains(name) { return [path.setting(node, .unknown)] }
        return callExtension(id, name, callee, node, arguments, path)
    }

    /// A method that an extension in the tree adds to sources.
    private func callExtension(
        _ id: SourceID, _ name: String, _ callee: Node, _ node: Node, _ arguments: [Argument], _ path: ExploredPath
    ) -> [ExploredPath] {
        for type in DispatchAPI.sourceTypes {
            guard let extended = project.type(named: type) else { continue }
            if let method = project.methods(named: name, of: extended).first, project.body(of: method) != nil {
                return invoke(method, receiver: .source(id), arguments: arguments, at: node, path)
            }
        }
        return [escaping(id, path).setting(node, .unknown)]
    }

    func apply(_ operation: SourceOperation, to id: SourceID, at node: Node, _ path: ExploredPath) -> [ExploredPath] {
        guard var source = path.program.sources[id] else { return [path] }
        statesBySite[node, default: []].insert(source.state)
        var path = path.setting(node, .tuple([]))
        switch source.state.after(operation) {
        case .to(let next):
            source.state = next
            path.program.sources[id] = source
            if operation == .resume || operation == .activate { histories[source.creation]?.wasStarted = true }
            path.record(.operation(operation), at: node, source: source)
            return freeHandlers(of: id, at: node, path)
        case .traps(let trap):
            histories[source.creation]?.wasStarted = true
            path.record(.operation(operation), at: node, source: source)
            report(.trap(trap), source, site: node, release: nil, path)
            return []
        case .released, .untracked:
            return [escaping(id, path)]
        }
    }

    /// A running source frees its replaced handlers; a cancelled one calls its cancel handler and frees all.
    private func freeHandlers(of id: SourceID, at node: Node, _ path: ExploredPath) -> [ExploredPath] {
        guard let source = path.program.sources[id], source.state.isRunning, !source.keptCode.isEmpty,
            source.state.isCancelled || !source.replacedHandlers.isEmpty
        else { return [path] }
        var path = path
        path.program.sources[id]?.replacedHandlers = []
        if source.state.isCancelled {
            path.program.sources[id]?.handler = nil
            path.program.sources[id]?.cancelHandler = nil
            if let handler = source.cancelHandler { path = handingOut(handler, isRepeating: false, path) }
        }
        return releasingUnreferenced(path, at: node, as: .temporary).map { [$0] } ?? []
    }

    private func schedule(_ id: SourceID, _ name: String, _ node: Node, _ path: ExploredPath) -> ExploredPath {
        guard let source = path.program.sources[id] else { return path }
        var path = path.setting(node, .tuple([]))
        histories[source.creation]?.wasScheduled = true
        path.program.sources[id]?.schedule = repeats(name, node)
        if source.state.isCancelled, path.program.owner == .alive {
            path.record(.scheduled, at: node, source: source)
            report(.reusedAfterCancel, source, site: node, release: nil, path)
        }
        return path
    }

    private func repeats(_ name: String, _ node: Node) -> TrackedSource.Schedule {
        if name == "scheduleOneshot" { return .once }
        if name == "scheduleRepeating" { return .repeating }
        guard let interval = node.children.first(where: { $0.kind == .argument && $0.isNamed("repeating") })?.firstChild
        else {
            return name == "schedule" ? .once : .unknown
        }
        let isNever = interval.kind == .memberExpression && (interval.isNamed("never") || interval.isNamed("infinity"))
        return isNever ? .once : .repeating
    }

    private func setHandler(_ id: SourceID, _ name: String, _ arguments: [Argument], _ node: Node, _ path: ExploredPath)
        -> ExploredPath
    {
        guard let source = path.program.sources[id] else { return path }
        var path = path.setting(node, .tuple([]))
        var handler = arguments.first { $0.label == "handler" }?.value ?? arguments.last?.value ?? .unknown
        if case .function(_, let receiver) = handler, receiver == .instance, path.program.frame.isReceiverWeak {
            handler = .unknown
        }
        if name == "setEventHandler", handler != .absent { histories[source.creation]?.hadHandler = true }
        if source.state.isCancelled {
            if name == "setEventHandler", isRealHandler(handler), path.program.owner == .alive {
                path.record(.handlerSet, at: node, source: source)
                report(.reusedAfterCancel, source, site: node, release: nil, path)
            }
            return path
        }
        let replaced =
            name == "setEventHandler" ? source.handler : name == "setCancelHandler" ? source.cancelHandler : nil
        if let replaced, !source.state.isRunning, !source.state.isInactive, !source.replacedHandlers.contains(replaced)
        {
            path.program.sources[id]?.replacedHandlers.append(replaced)
        }
        if name == "setEventHandler" { path.program.sources[id]?.handler = handler == .absent ? nil : handler }
        if name == "setCancelHandler" { path.program.sources[id]?.cancelHandler = handler == .absent ? nil : handler }
        return path
    }

    /// Whether it is neither `nil` nor the empty closure that is set to break a retain cycle.
    private func isRealHandler(_ handler: Value) -> Bool {
        switch handler {
        case .closure(let closure): closure.node.firstChild(.block)?.firstChild != nil
        case .function: true
        default: false
        }
    }
}
