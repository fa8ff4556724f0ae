import TimerlintAnalyses
import TimerlintAppleAPIs
import TimerlintSemantics
import TimerlintSource
import TimerlintSyntax

// Closures: their captures, and who calls them when.

extension Explorer {
    /// The value of a closure expression, with the current values of its captured locals.
    func closureValue(_ node: Node, in program: ProgramState) -> Value {
        let file = project.declarations(around: node)
        var captures: SortedMap<Int, Value> = [:]
        for index in file.locals(namedIn: node) {
            if let value = program.frame.locals[index] { captures[index] = value }
        }
        addListed(node, in: program, to: &captures)
        let weakCaptures = captures.map(\.key).filter { isWeakCapture($0, file) }
        let hold = selfHold(node)
        let isStrong =
            hold == .strong && program.frame.receiver == .instance && !program.frame.isReceiverWeak
            || captures.contains { $0.value == .instance && !weakCaptures.contains($0.key) }
        return .closure(
            Closure(
                node: node, captures: captures, weakCaptures: weakCaptures,
                receiver: hold == .none ? .unknown : program.frame.receiver, isStrong: isStrong))
    }

    /// Whether a closure of a value shares a variable that code changes later: the captured value is not the one that
    /// its calls find.
    func sharesChangedLocals(_ value: Value) -> Bool {
        switch value {
        case .closure(let closure):
            let file = project.fileIndex(of: closure.node)
            return closure.captures.contains { local, _ in
                guard local >= 0 else { return false }
                let variable = VariableID(file: file, index: local)
                return project.references(toLocal: variable).contains { use in
                    use.isChanged
                        && (use.range.start > closure.node.range.start
                            || use.isInClosure(after: project.node(of: variable)))
                }
            }
        case .tuple(let values): return values.contains(where: sharesChangedLocals)
        default: return false
        }
    }

    private func isWeakCapture(_ index: Int, _ file: FileModel) -> Bool {
        index >= 0 && (file.variables[index].isWeak || file.variables[index].isUnowned)
    }

    /// `[x = e]` and `[x]` declare a variable of the closure's own.
    private func addListed(_ node: Node, in program: ProgramState, to captures: inout SortedMap<Int, Value>) {
        let file = project.declarations(around: node)
        for capture in node.firstChild(.captureList)?.children(.capture) ?? [] {
            guard let index = file.variable(declaredBy: capture.id) else { continue }
            if let written = capture.firstChild {
                captures[index] = value(of: written, in: program).asCopy
            } else if let outer = file.local(capture.id) {
                captures[index] = program.frame.locals[outer] ?? .unknown
                captures[outer] = nil
            }
        }
    }

    private enum SelfHold { case none, weak, strong }

    private func selfHold(_ node: Node) -> SelfHold {
        if let capture = node.firstChild(.captureList)?.children.first(where: { $0.isNamed("self") }) {
            return capture.flags.contains(.isWeak) || capture.flags.contains(.isUnowned) ? .weak : .strong
        }
        return usesInstance(node) ? .strong : .none
    }

    /// Whether code uses `self`, or a member of the instance without `self`.
    private func usesInstance(_ root: Node) -> Bool {
        var waiting = [root]
        while let node = waiting.popLast() {
            switch node.kind {
            case .selfExpression, .superExpression: return true
            case .nameExpression:
                switch reference(ofName: node) {
                case .variable(let id): if project[id].kind == .property, !project[id].isStatic { return true }
                case .functions(let ids): if project[ids[0]].owner != nil, !project[ids[0]].isStatic { return true }
                default: break
                }
            default: break
            }
            waiting.append(contentsOf: node.children)
        }
        return false
    }

    /// The effect of an unknown function on its closure argument.
    func handClosure(_ value: Value, to name: String, _ node: Node, _ path: ExploredPath) -> [ExploredPath] {
        let buildsStream = if case .closure(let closure) = value { closure.node.buildsStream } else { false }
        if buildsStream || runsInPlace(name) {
            return invoke(value, [], at: node, path).map { $0.clearingFailure() }
        }
        if ClosureTiming.repeatedlyInPlace.contains(name) {
            return runRepeatedly(value, at: node, path)
        }
        guard case .closure(let closure) = value, relevance.isRelevant(closure.node) || value.holdsSource else {
            return [value.holdsSource ? escaping(value, path) : path]
        }
        var path = path
        if ClosureTiming.soon.contains(name) {
            path.program.deferred.append(closure)
        } else {
            path = handingOut(value, isRepeating: ClosureTiming.repeatedly.contains(name), path)
        }
        return [path]
    }

    /// Whether functions with this name call their closure argument before they return, known by the name or
    /// because the parameter in the tree is non-escaping.
    private func runsInPlace(_ name: String) -> Bool {
        if ClosureTiming.onceBeforeReturning.contains(name) || name.hasPrefix("withLock") { return true }
        if ClosureTiming.soon.contains(name) || ClosureTiming.repeatedly.contains(name) { return false }
        if let known = inPlace[name] { return known }
        let found = project.functions(named: name).contains {
            project[$0].body != nil && takesPassingClosure(project.node(of: $0))
        }
        inPlace[name] = found
        return found
    }

    /// Whether the last parameter is a function without `@escaping`.
    private func takesPassingClosure(_ function: Node) -> Bool {
        let parts = function.children(.parameter).last?.children.filter { $0.kind != .initializer } ?? []
        return parts.last?.kind == .functionType
    }

    /// Runs the closure any number of times in place, with unknown arguments.
    private func runRepeatedly(_ value: Value, at node: Node, _ path: ExploredPath) -> [ExploredPath] {
        var paths = [path]
        var latest = [path]
        for _ in 0..<2 {
            latest = latest.flatMap { invoke(value, [], at: node, $0) }.map { $0.clearingFailure() }
            paths += latest
        }
        return paths
    }

    /// `source.map { $0.suspend() }`: the closure runs if there is a source.
    func passing(_ receiver: Value, _ arguments: [Argument], _ node: Node, _ path: ExploredPath) -> [ExploredPath]? {
        guard arguments.count == 1 else { return nil }
        switch receiver {
        case .source: return invoke(arguments[0].value, [Argument(label: "", value: receiver)], at: node, path)
        case .absent: return [path.setting(node, .absent)]
        default: return nil
        }
    }

    /// Lets other code call a closure from now on.
    func handingOut(_ value: Value, isRepeating: Bool, _ path: ExploredPath) -> ExploredPath {
        guard case .closure(let closure) = value, relevance.isRelevant(closure.node) || value.holdsSource else {
            return path
        }
        guard !sharesChangedLocals(value) else { return escaping(value, path) }
        var path = path
        value.forEachSource { markStored($0, &path) }
        let pending = PendingClosure(closure: closure, isRepeating: isRepeating)
        guard path.program.pending.filter({ $0 == pending }).count < (isRepeating ? 1 : 2) else { return path }
        guard path.program.pending.count < 8 else {
            isIncomplete = true
            return escaping(value, path)
        }
        path.program.pending.append(pending)
        return path
    }
}

extension ExploredPath {
    func clearingFailure() -> ExploredPath {
        var path = self
        path.program.frame.failure = .none
        return path
    }
}

extension Node {
    /// Whether a closure between a use and the declaration of its variable runs the use.
    fileprivate func isInClosure(after declaration: Node) -> Bool {
        selfAndAncestors.prefix { !$0.encloses(declaration) }.contains { $0.kind == .closureExpression }
    }
}
