import TimerlintSyntax

extension GraphBuilder {
    mutating func statements(of block: Node) {
        for statement in block.children { self.statement(statement) }
    }

    /// Builds one statement, or an opaque event if it is nested too deeply.
    @inline(never)
    mutating func statement(_ node: Node) {
        guard depth < Self.maximalDepth else { return emit(.opaque, node) }
        depth += 1
        defer { depth -= 1 }
        // A label applies only to the statement directly under it.
        let label = pendingLabel
        pendingLabel = nil
        switch node.kind {
        case .variableDeclaration: variables(node)
        case .functionDeclaration: emit(.declareFunction, node)
        case .ifStatement: ifStatement(node, label: label)
        case .guardStatement: guardStatement(node)
        case .whileStatement: whileLoop(node, label: label)
        case .repeatStatement: repeatLoop(node, label: label)
        case .forStatement: forLoop(node, label: label)
        case .cForStatement: cForLoop(node, label: label)
        case .switchStatement: switchStatement(node, label: label)
        case .doStatement: doStatement(node, label: label)
        case .block: scoped(node) { $0.statements(of: node) }
        case .returnStatement: returnStatement(node)
        case .throwStatement: throwStatement(node)
        case .breakStatement: breakStatement(node)
        case .continueStatement: continueStatement(node)
        case .fallthroughStatement: fallthroughStatement()
        case .thenStatement: if let value = node.firstChild { result(value) }
        case .yieldStatement: for value in node.children { expression(value) }
        case .deferStatement: if let body = node.firstChild(.block) { cleanups.push(.deferred(body)) }
        case .labeledStatement: labeledStatement(node)
        case .gotoStatement: gotoStatement(node)
        case .synchronizedStatement: synchronizedStatement(node)
        case .ifConfig: ifConfig(node)
        case .unparsed: emit(.opaque, node)
        default: expressionStatement(node)
        }
    }

    private mutating func expressionStatement(_ node: Node) {
        guard node.kind.isExpressionLike else { return }
        expression(node)
        endStatement(node)
    }

    private mutating func variables(_ node: Node) {
        for binding in node.children where binding.kind == .binding {
            if let value = binding.firstChild(.initializer)?.firstChild { expression(value) }
            emit(.declare, binding)
        }
        endStatement(node)
    }

    // MARK: Jumps

    private mutating func returnStatement(_ node: Node) {
        if let value = node.firstChild { expression(value) }
        emit(.returnValue, node, from: node.firstChild)
        emit(.endStatement, node)
        jump(.returned, to: Self.exit, outer: CleanupTree.root)
    }

    private mutating func throwStatement(_ node: Node) {
        if let value = node.firstChild { expression(value) }
        emit(.raise, node, from: node.firstChild)
        emit(.endStatement, node)
        jump(.thrown, to: throwTarget.block, outer: throwTarget.cleanup)
    }

    private mutating func breakStatement(_ node: Node) {
        let label = node.name
        let target = jumpTargets.last { label.isEmpty ? $0.takesPlainBreak : $0.label == label }
        guard let target else { return emit(.opaque, node) }
        jump(.broken, to: target.breakBlock, outer: target.cleanup)
    }

    private mutating func continueStatement(_ node: Node) {
        let label = node.name
        let target = jumpTargets.last { $0.continueBlock != nil && (label.isEmpty || $0.label == label) }
        guard let target, let block = target.continueBlock else { return emit(.opaque, node) }
        jump(.continued, to: block, outer: target.cleanup)
    }

    private mutating func fallthroughStatement() {
        guard let target = fallthroughTarget, let enclosing = jumpTargets.last(where: \.takesPlainBreak) else { return }
        jump(.fellThrough, to: target, outer: enclosing.cleanup)
    }

    private mutating func labeledStatement(_ node: Node) {
        guard let statement = node.firstChild else { return }
        if isC {
            let block = labelBlock(node.name)
            proceed(to: block)
        }
        pendingLabel = node.name
        self.statement(statement)
        pendingLabel = nil
    }

    /// Leaves scopes without running cleanups: C only ends variables, and those of the target's scope stay
    /// alive.
    private mutating func gotoStatement(_ node: Node) {
        connect(.jumped, to: labelBlock(node.name))
        startUnreachable()
    }

    private mutating func labelBlock(_ name: String) -> BlockID {
        if let block = labels[name] { return block }
        let block = newBlock()
        labels[name] = block
        return block
    }

    // MARK: if, guard, do

    private mutating func ifStatement(_ node: Node, label: String?) {
        let end = newBlock()
        jumpTargets.append(
            JumpTarget(label: label, breakBlock: end, continueBlock: nil, takesPlainBreak: false, cleanup: cleanups.top)
        )
        for branch in node.children where branch.kind == .ifBranch {
            let otherwise = newBlock()
            let outer = cleanups.top
            cleanups.push(.scopeEnd(branch))
            conditions(of: branch, otherwise: otherwise)
            if let body = branch.firstChild(.block) { branchBody(body) }
            emit(.leave, branch)
            cleanups.top = outer
            connect(.next, to: end)
            current = otherwise
            endStatement(branch)
            if branch.flags.contains(.isElse) { startUnreachable() }
        }
        jumpTargets.removeLast()
        proceed(to: end)
        endStatement(node)
    }

    private mutating func guardStatement(_ node: Node) {
        let otherwise = newBlock()
        conditions(of: node, otherwise: otherwise)
        let success = newBlock()
        connect(.next, to: success)
        current = otherwise
        endStatement(node)
        if let body = node.firstChild(.block) { scoped(body) { $0.statements(of: body) } }
        // A guard's body cannot fall through. If it seems to, it ends in a call that never returns.
        startUnreachable()
        current = success
    }

    private mutating func doStatement(_ node: Node, label: String?) {
        let clauses = node.catchClauses
        guard let finally = clauses.first(where: { $0.flags.contains(.isDefault) })?.firstChild(.block) else {
            return handledStatement(node, clauses, label: label)
        }
        cleaningUp(.deferred(finally)) { builder in
            builder.handledStatement(node, clauses.filter { !$0.flags.contains(.isDefault) }, label: label)
        }
    }

    /// `do` or `@try` with the clauses that catch what its body throws.
    private mutating func handledStatement(_ node: Node, _ clauses: [Node], label: String?) {
        let end = newBlock()
        let outer = (throwTarget, isTrying)
        let handlers = newBlock()
        jumpTargets.append(
            JumpTarget(label: label, breakBlock: end, continueBlock: nil, takesPlainBreak: false, cleanup: cleanups.top)
        )
        if !clauses.isEmpty {
            throwTarget = ThrowTarget(block: handlers, cleanup: cleanups.top)
            // What Objective-C calls may raise needs no word of its own.
            if isC { isTrying = true }
        }
        if let body = node.firstChild(.block) { branchBody(body) }
        (throwTarget, isTrying) = outer
        connect(.next, to: end)
        current = handlers
        for clause in clauses { catchClause(clause, end: end) }
        if !clauses.isEmpty {
            let destination = route(to: throwTarget.block, outer: throwTarget.cleanup)
            connect(.thrown, to: destination)
        }
        jumpTargets.removeLast()
        current = end
        endStatement(node)
    }

    /// Continues in a new block if the clause does not match.
    private mutating func catchClause(_ clause: Node, end: BlockID) {
        let otherwise = newBlock()
        let body = newBlock()
        let items = clause.children(.caseItem)
        let outer = cleanups.top
        cleanups.push(.scopeEnd(clause))
        for item in items { caseItem(item, subject: clause, body: body, otherwise: nil) }
        connect(.next, to: items.isEmpty ? body : otherwise)
        current = body
        if let block = clause.firstChild(.block) { branchBody(block) }
        emit(.leave, clause)
        cleanups.top = outer
        connect(.next, to: end)
        current = otherwise
    }

    private mutating func synchronizedStatement(_ node: Node) {
        for child in node.children {
            if child.kind == .block { scoped(child) { $0.statements(of: child) } } else { expression(child) }
        }
    }

    // MARK: #if

    private mutating func ifConfig(_ node: Node) {
        alternatives(of: node) { builder, clause in builder.statements(of: clause) }
    }

    /// Builds each clause of an `#if` as a separate path from here to a common end.
    mutating func alternatives(of node: Node, _ body: (inout GraphBuilder, Node) -> Void) {
        let end = newBlock()
        let start = current
        let outer = cleanups.top
        var outerTops: [CleanupID] = []
        blocks[start].decision = .configuration(node)
        var hasElse = false
        for (index, clause) in node.children.enumerated() where clause.kind == .ifConfigClause {
            let block = newBlock()
            blocks[start].edges.append(Edge(kind: .clause(index), target: block))
            current = block
            cleanups.top = outer
            body(&self, clause)
            outerTops.append(cleanups.top)
            connect(.next, to: end)
            if clause.name.isEmpty { hasElse = true }
        }
        if !hasElse { blocks[start].edges.append(Edge(kind: .noClause, target: end)) }
        // A `defer` inside a clause belongs to the scope around the `#if`. If several clauses have one, only
        // the first is kept.
        cleanups.top = outerTops.first { $0 != outer } ?? outer
        current = end
    }
}
