import TimerlintControlFlow
import TimerlintSemantics
import TimerlintSource
import TimerlintSyntax

extension Explorer {
    /// The paths after an event: usually one, several if the outcome is open, none if the program ends.
    func step(_ event: Event, _ path: ExploredPath) -> [ExploredPath] {
        let node = event.node
        switch event.kind {
        case .read: return read(node, path)
        case .call: return call(node, path)
        case .closure: return [path.setting(node, closureValue(node, in: path.program))]
        case .assign: return assign(node, path)
        case .declare: return declare(node, path)
        case .declareFunction: return [path]
        case .bind: return bind(node, path)
        case .unwrap: return unwrap(node, path)
        case .copy: return [path.setting(node, event.source.map { value(of: $0, in: path.program) } ?? .unknown)]
        case .constantTrue: return [path.setting(node, .bool(true))]
        case .constantFalse: return [path.setting(node, .bool(false))]
        case .constantNil: return [path.setting(node, .absent)]
        case .returnValue:
            var path = path
            path.program.frame.result = event.source.map { value(of: $0, in: path.program) }
            if node.kind == .returnStatement, path.program.hasSources { path.program.frame.exit = node }
            return [path]
        case .raise:
            var path = path
            if path.program.hasSources { path.program.frame.exit = node }
            return [path]
        case .leave: return leave(node, path)
        case .endStatement:
            if path.program.frame.temporaries.isEmpty { return [path] }
            var path = path
            path.program.frame.temporaries = [:]
            return releasingUnreferenced(path, at: node, as: .temporary).map { [$0] } ?? []
        case .opaque: return [givingUp(path)]
        }
    }

    /// `x!` ends the program if `x` is nil.
    private func unwrap(_ node: Node, _ path: ExploredPath) -> [ExploredPath] {
        guard let operand = node.firstChild else { return [path] }
        let value = value(of: operand, in: path.program)
        return assumingPresence(of: value, true, in: path.program).map { [path.with($0)] } ?? []
    }

    /// Ends the locals declared inside a node.
    private func leave(_ node: Node, _ path: ExploredPath) -> [ExploredPath] {
        guard !path.program.frame.locals.isEmpty else { return [path] }
        var path = path
        let file = project.declarations(around: node)
        let ended = path.program.frame.locals.keys.filter {
            $0 >= 0 && node.range.contains(file.node(file.variables[$0].node).range)
        }
        if ended.isEmpty { return [path] }
        for index in ended { path.program.frame.locals[index] = nil }
        return releasingUnreferenced(path, at: path.program.frame.exit ?? node, as: .scopeEnd).map { [$0] } ?? []
    }

    /// Code that cannot be parsed may affect everything.
    func givingUp(_ path: ExploredPath) -> ExploredPath {
        var path = path
        for id in path.program.sources.ids { path = escaping(id, path) }
        return path
    }

    /// Drops what no later code can read, so that otherwise equal states become equal. `start` is the mark at
    /// which the body was entered; the callers' values are older.
    func normalized(_ path: ExploredPath, at block: BlockID, of prepared: PreparedGraph, since start: SourceTable.Mark)
        -> ExploredPath
    {
        var path = path
        path.program.frame.locals = path.program.frame.locals.filter { index, value in
            // A variable declared elsewhere belongs to the code around a closure or local function, which
            // continues to use it.
            if index < 0 || prepared.live[block].contains(index) || !prepared.declares(index) { return true }
            return value.holdsSource
        }
        path.program.forgetUnreachable(symbols)
        path.program.closeGaps(since: start)
        return path
    }
}

extension ExploredPath {
    func setting(_ node: Node, _ value: Value) -> ExploredPath {
        var path = self
        path.program.frame.temporaries[node.id] = value
        return path
    }
}

extension ProgramState {
    /// Drops the facts about unknowns that no variable holds.
    mutating func forgetUnreachable(_ symbols: SymbolTable) {
        if known.isEmpty { return }
        var reached: Set<Symbol> = []
        func reach(_ value: Value) {
            switch value {
            case .symbol(let symbol):
                // The operands of an unknown can be inferred from it: `flag` of `let flag = mode != .high`.
                guard reached.insert(symbol).inserted else { return }
                switch symbols[symbol] {
                case .operation(_, let operands): for operand in operands { reach(operand) }
                case .member(let base, _): reach(.symbol(base))
                default: break
                }
            case .box(let value): reach(value)
            case .enumCase(_, let values), .tuple(let values): for value in values { reach(value) }
            case .collection(let elements):
                for element in elements {
                    reach(element.value)
                    if let key = element.key { reach(key) }
                }
            case .closure(let closure): for value in closure.captures.values { reach(value) }
            default: break
            }
        }
        for value in fields.values { reach(value) }
        frame.forEachValue(reach)
        for closure in pending { reach(.closure(closure.closure)) }
        for closure in deferred { reach(.closure(closure)) }
        for symbol in unknownsOfCallers { reach(.symbol(symbol)) }
        known = known.filter { symbol, fact in
            if case .stored = fact { return true }
            return symbols.isReachable(symbol, from: reached)
        }
    }
}

extension Frame {
    func forEachValue(_ body: (Value) -> Void) {
        for value in locals.values { body(value) }
        for value in temporaries.values { body(value) }
        for values in loops.values { for value in values { body(value) } }
        if let result { body(result) }
    }

    /// The unknowns in variables and evaluated expressions.
    var symbols: Set<Symbol> {
        var found: Set<Symbol> = []
        forEachValue { if case .symbol(let symbol) = $0 { found.insert(symbol) } }
        return found
    }
}

extension SymbolTable {
    /// Whether code that holds the given unknowns can derive this one again.
    func isReachable(_ symbol: Symbol, from reached: Set<Symbol>, depth: Int = 0) -> Bool {
        if reached.contains(symbol) { return true }
        guard depth < 8 else { return false }
        switch self[symbol] {
        case .origin: return false
        case .property, .kept, .configuration: return true
        case .member(let base, _): return isReachable(base, from: reached, depth: depth + 1)
        case .operation(_, let operands):
            return operands.allSatisfy { operand in
                guard case .symbol(let inner) = operand else { return true }
                return isReachable(inner, from: reached, depth: depth + 1)
            }
        }
    }
}
