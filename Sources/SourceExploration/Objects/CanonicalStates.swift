import TimerlintSemantics
import TimerlintSource
import TimerlintSyntax

/// Which states between calls are the same.
extension Explorer {
    /// The program state between calls in canonical form: equal for states with the same future.
    ///
    /// `func stop(_ flag: Bool) { isStopping = flag }` leaves an unknown in `isStopping`, a second call of it another one.
    /// Named after the property, both are the same state, which is explored once. The argument of a third call is yet
    /// another unknown: `if flag != isStopping` may hold.
    func canonical(_ path: ExploredPath) -> ExploredPath {
        var path = path
        path.program.frame = Frame()
        path.program.sourcesOfCallers = SourceIDs()
        path.program.unknownsOfCallers = []
        path.program.closeGaps(since: .beginning)
        // Other code calls closures in any order.
        if path.program.pending.count > 1 { path.program.pending.sort { order(of: $0) < order(of: $1) } }
        renameUnknowns(in: &path.program)
        path.program.forgetUnreachable(symbols)
        path.program.known = path.program.known.filter { symbol, fact in
            if case .stored = fact { return true }
            return !symbols.isOpaque(symbol)
        }
        return path
    }

    private func order(of pending: PendingClosure) -> (Int, NodeID, Int) {
        (project.fileIndex(of: pending.closure.node), pending.closure.node.id, pending.isRepeating ? 1 : 0)
    }

    /// Renames each unknown in a property after the first property that holds it, so that the argument of the
    /// next call is a different unknown. Also renames the facts about it and the symbols derived from it.
    private func renameUnknowns(in program: inout ProgramState) {
        var names: [Symbol: Symbol] = [:]
        for id in Array(program.fields.keys) {
            guard let value = program.fields[id] else { continue }
            var parts = 0
            program.fields[id] = resolved(value, in: program).replacingUnknowns { symbol in
                let name = names[symbol] ?? self.name(ofPart: parts, of: id, like: symbol)
                parts += 1
                names[symbol] = name
                return name
            }
        }
        if names.allSatisfy({ $0.key == $0.value }) { return }
        let taken = Set(names.values)
        func inCaptures(_ value: Value) -> Value? {
            guard case .closure(var closure) = value else { return nil }
            closure.captures = closure.captures.mapValues { captured in
                captured.replacing { part in
                    guard case .symbol(let symbol) = part else { return inCaptures(part) }
                    return renamed(symbol, names, taken).map { .symbol($0) } ?? .unknown
                }
            }
            return .closure(closure)
        }
        program.changeCode { $0.replacing(inCaptures) }
        var known: SortedMap<Symbol, Fact> = [:]
        for (symbol, fact) in program.known {
            if let name = renamed(symbol, names, taken) { known[name] = fact }
        }
        program.known = known
    }

    /// The new name of an unknown; `nil` if nothing holds it and another unknown has taken its name.
    private func renamed(_ symbol: Symbol, _ names: [Symbol: Symbol], _ taken: Set<Symbol>) -> Symbol? {
        if let name = names[symbol] { return name }
        if taken.contains(symbol) { return nil }
        switch symbols[symbol] {
        case .origin, .property, .kept, .configuration: return symbol
        case .member(let base, let word):
            return renamed(base, names, taken).map {
                symbols.symbol(.member($0, word), isOpaque: symbols.isOpaque(symbol))
            }
        case .operation(let word, var operands):
            for index in operands.indices {
                guard case .symbol(let operand) = operands[index] else { continue }
                guard let name = renamed(operand, names, taken) else { return nil }
                operands[index] = .symbol(name)
            }
            // Comparisons are stored with the older unknown first.
            if word == "==", case .symbol(let left) = operands[0], case .symbol(let right) = operands[1], right < left {
                operands.swapAt(0, 1)
            }
            return symbols.symbol(.operation(word, operands), isOpaque: symbols.isOpaque(symbol))
        }
    }

    private func name(ofPart part: Int, of id: VariableID, like symbol: Symbol) -> Symbol {
        let isOpaque = symbols.isOpaque(symbol)
        let property = symbols.symbol(isOpaque ? .property(id) : .kept(id), isOpaque: isOpaque)
        if part == 0 { return property }
        return symbols.symbol(.operation("part \(part)", [.symbol(property)]), isOpaque: isOpaque)
    }
}

extension ProgramState {
    /// Transforms every value that is, or contains, code that may run later.
    fileprivate mutating func changeCode(_ change: (Value) -> Value) {
        fields = fields.mapValues(change)
        sources.changeEach { source in
            source.handler = source.handler.map(change)
            source.cancelHandler = source.cancelHandler.map(change)
            source.replacedHandlers = source.replacedHandlers.map(change)
        }
        for (index, one) in pending.enumerated() {
            if case .closure(let closure) = change(.closure(one.closure)) {
                pending[index] = PendingClosure(closure: closure, isRepeating: one.isRepeating)
            }
        }
    }
}
