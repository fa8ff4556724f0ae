import TimerlintControlFlow
import TimerlintSemantics
import TimerlintSource
import TimerlintSyntax

extension Explorer {
    /// The successor blocks at the end of a block, each with its refined path.
    func decide(_ block: Block, _ path: ExploredPath) -> [(BlockID, ExploredPath)] {
        switch block.decision {
        case .none:
            return block.edges.map { ($0.target, path) }
        case .condition(let node):
            return splitting(value(of: node, in: path.program), in: path.program).flatMap { program in
                conditional(block, value(of: node, in: program), at: node, path.with(program))
            }
        case .presence(let node):
            return readingShorthand(node, path).flatMap { presence(block, node, $0) }
        case .pattern(let pattern, let subject):
            return matching(block, pattern, subject, path)
        case .iteration(let node):
            return iteration(block, node, path)
        case .failure:
            return failure(block, path)
        case .availability(let node):
            return conditional(block, operation("#available " + node.name, []), at: node, path)
        case .configuration(let node):
            return configuration(block, node, path)
        }
    }

    private func conditional(_ block: Block, _ value: Value, at node: Node, _ path: ExploredPath) -> [(
        BlockID, ExploredPath
    )] {
        let assumptions = cost(of: value, at: node, in: path.program)
        return block.edges.compactMap { edge in
            assuming(value, edge.kind == .isTrue, in: path.program).map {
                (edge.target, learning($0, at: node, assumptions, path))
            }
        }
    }

    /// The path refined by a decision, if the decision matters. Otherwise both edges keep the same program
    /// state.
    private func learning(_ program: ProgramState, at node: Node, _ assumptions: AssumptionLevel, _ path: ExploredPath)
        -> ExploredPath
    {
        isHelperOfUnknownUse || relevance.decides(node) ? path.with(program, assumptions: assumptions) : path
    }

    private func presence(_ block: Block, _ node: Node, _ path: ExploredPath) -> [(BlockID, ExploredPath)] {
        let value =
            node.kind == .optionalBinding ? shorthandValue(node, in: path.program) : value(of: node, in: path.program)
        let isKnown = isPresent(value, in: path.program) != nil
        let assumptions = isKnown ? .none : cost(of: value, at: node, in: path.program)
        return block.edges.compactMap { edge in
            assumingPresence(of: value, edge.kind == .isSome, in: path.program).map {
                (edge.target, learning($0, at: node, assumptions, path))
            }
        }
    }

    /// `if let x` reads `x`, which may be lazy or computed.
    private func readingShorthand(_ node: Node, _ path: ExploredPath) -> [ExploredPath] {
        guard node.kind == .optionalBinding, let pattern = node.firstChild, !pattern.isNamed("self"),
            case .variable(let id) = reference(ofName: pattern)
        else { return [path] }
        return readVariable(id, into: pattern, path)
    }

    /// The outer `x` of `if let x`.
    func shorthandValue(_ binding: Node, in program: ProgramState) -> Value {
        guard let pattern = binding.firstChild else { return .unknown }
        if let known = program.frame.temporaries[pattern.id] { return resolved(known, in: program) }
        if pattern.isNamed("self") { return program.frame.receiver }
        return unreadValue(of: pattern, in: program)
    }

    /// The value of a name that no event reads.
    func unreadValue(of name: Node, in program: ProgramState) -> Value {
        switch reference(ofName: name) {
        case .local(let index): resolved(program.frame.locals[index] ?? .unknown, in: program)
        case .variable(let id): storedValue(of: id, in: program)
        default: .unknown
        }
    }

    /// The assumption level of a decision: `none` if the program's own arguments or calls determine it, if both branches
    /// treat all tracked state alike, or if there is no source yet and no variable decides: whoever creates a source has
    /// got there.
    private func cost(of value: Value, at node: Node, in program: ProgramState) -> AssumptionLevel {
        switch value {
        case .symbol(let symbol): if !symbols.isOpaque(symbol) { return .none }
        case .unknown: break
        default: return .none
        }
        if isHelperOfUnknownUse { return .decisive }
        if isPassedByEveryInstance(node) || !relevance.decides(node) { return .none }
        if program.sources.isEmpty, !asksForState(node) { return .none }
        return relevance.decidesTraps(node) ? .decisive : .minor
    }

    /// Whether a test reads a stored property or a global variable, which the tree's code may keep from ever having the
    /// value in question. What is only asked for something, such as `store` in `store.isOpen`, is no such state.
    private func asksForState(_ test: Node) -> Bool {
        test.contains { name in
            guard let id = variable(readBy: name), name.outermostUnwrap.parent?.kind != .memberExpression else {
                return false
            }
            return (project[id].kind == .property || project[id].kind == .global)
                && project.accessors(of: id).allSatisfy { project[$0].kind.isObserver }
        }
    }

    private func variable(readBy name: Node) -> VariableID? {
        switch name.kind {
        case .nameExpression, .memberExpression:
            if case .variable(let id)? = project.referent(of: name) { return id }
        // `if let timer`
        case .identifierPattern:
            if case .variable(let id) = reference(ofName: name) { return id }
        default: break
        }
        return nil
    }

    /// Whether a decision is a `guard` of an initializer, which every existing instance has passed.
    private func isPassedByEveryInstance(_ node: Node) -> Bool {
        guard bodies.last?.kind == .initializerDeclaration else { return false }
        for ancestor in node.selfAndAncestors {
            if ancestor.kind == .guardStatement { return true }
            if ancestor.kind == .block || ancestor.kind == .closureExpression { return false }
        }
        return false
    }

    /// Whether the running function is explored only because it received a closure or source. Its names do not
    /// tell how it uses that argument.
    private var isHelperOfUnknownUse: Bool {
        guard let body = bodies.last, body.kind == .functionDeclaration else { return false }
        return !relevance.isWorthRunning(body.name)
    }

    private func matching(_ block: Block, _ pattern: Node, _ subject: Node, _ path: ExploredPath) -> [(
        BlockID, ExploredPath
    )] {
        let value = subject.kind == .catchClause ? Value.unknown : value(of: subject, in: path.program)
        let match = match(value, pattern, in: path.program)
        let assumptions = match.isCertain ? .none : cost(of: value, at: subject, in: path.program)
        return block.edges.compactMap { edge in
            let program =
                edge.kind == .matches ? match.matching : edge.kind == .differs ? match.differing : path.program
            return program.map { (edge.target, learning($0, at: subject, assumptions, path)) }
        }
    }

    /// Iterates over the elements of a literal or known sequence; for an unknown sequence, any number of
    /// iterations is possible.
    private func iteration(_ block: Block, _ node: Node, _ path: ExploredPath) -> [(BlockID, ExploredPath)] {
        var path = path
        if path.program.frame.loops[node.id] == nil {
            path.program.frame.loops[node.id] = sequenceElements(node, in: path.program)
        }
        let left = path.program.frame.loops[node.id] ?? []
        return block.edges.compactMap { edge in
            var next = path
            switch edge.kind {
            case .iterates:
                if left.isEmpty { return nil }
            case .finished:
                if !left.isEmpty, left != [.unknown] { return nil }
                next.program.frame.loops[node.id] = nil
            default:
                next.program.frame.loops[node.id] = nil
            }
            return (edge.target, next)
        }
    }

    /// The elements of the sequence of a `for`; a single unknown stands for any number of them.
    private func sequenceElements(_ node: Node, in program: ProgramState) -> [Value] {
        let parts = node.children.filter { $0.kind != .typeAnnotation && $0.kind != .whereClause && $0.kind != .block }
        guard parts.count > 1 else { return [.unknown] }
        if case .collection(let elements) = value(of: parts[1], in: program) {
            if elements.allSatisfy({ $0.key == nil }) { return elements.map(\.value) }
            return elements.map { .tuple([$0.key ?? .unknown, $0.value]) }
        }
        guard let range = literalRange(parts[1], in: program) else { return [.unknown] }
        return range.map { .int($0) }
    }

    private func literalRange(_ node: Node, in program: ProgramState) -> Range<Int>? {
        let node = node.onlyParenthesized ?? node
        guard node.kind == .infixExpression, node.isNamed("..<") || node.isNamed("...") else { return nil }
        let operands = node.children.filter { $0.kind != .infixOperator }
        guard operands.count == 2, case .int(let low) = value(of: operands[0], in: program),
            case .int(let high) = value(of: operands[1], in: program)
        else { return nil }
        let (length, isTooLong) = high.subtractingReportingOverflow(low)
        guard !isTooLong, length < SourceState.greatestCount, high != .max else { return nil }
        let end = node.isNamed("...") ? high + 1 : high
        return low..<max(low, end)
    }

    private func failure(_ block: Block, _ path: ExploredPath) -> [(BlockID, ExploredPath)] {
        var path = path
        let failure = path.program.frame.failure
        path.program.frame.failure = .none
        return block.edges.compactMap { edge in
            switch (edge.kind, failure) {
            case (.thrown, .none), (.next, .certain): nil
            default: (edge.target, path)
            }
        }
    }

    private func configuration(_ block: Block, _ node: Node, _ path: ExploredPath) -> [(BlockID, ExploredPath)] {
        // Explores only conditions around code that concerns timers.
        guard relevance.decides(node) else { return block.edges.map { ($0.target, path) } }
        let clauses = Array(node.children)
        return block.edges.compactMap { edge in
            var program = path.program
            for (index, clause) in clauses.enumerated() where clause.kind == .ifConfigClause {
                let isTaken = edge.kind == .clause(index)
                guard let next = assumingClause(clause, isTaken, in: program) else { return nil }
                program = next
                if isTaken { break }
            }
            return (edge.target, path.with(program))
        }
    }
}

extension ExploredPath {
    func with(_ program: ProgramState, assumptions: AssumptionLevel = .none) -> ExploredPath {
        var path = self
        path.program = program
        path.assumptions = max(path.assumptions, assumptions)
        return path
    }
}
