import TimerlintSyntax

extension GraphBuilder {
    mutating func whileLoop(_ node: Node, label: String?) {
        let header = newBlock()
        let end = newBlock()
        proceed(to: header)
        loop(label: label, breakBlock: end, continueBlock: header) { builder in
            let outer = builder.cleanups.top
            builder.cleanups.push(.scopeEnd(node))
            builder.conditions(of: node, otherwise: end)
            if let body = node.firstChild(.block) { builder.scoped(body) { $0.statements(of: body) } }
            builder.emit(.leave, node)
            builder.cleanups.top = outer
        }
        connect(.next, to: header)
        current = end
        endStatement(node)
    }

    mutating func repeatLoop(_ node: Node, label: String?) {
        let start = newBlock()
        let test = newBlock()
        let end = newBlock()
        proceed(to: start)
        loop(label: label, breakBlock: end, continueBlock: test) { builder in
            if let body = node.firstChild(.block) { builder.scoped(body) { $0.statements(of: body) } }
        }
        proceed(to: test)
        if let test = node.children.first(where: { $0.kind != .block }) {
            condition(test, ifTrue: start, ifFalse: end)
        } else {
            connect(.next, to: start)
        }
        current = end
        endStatement(node)
    }

    /// A `for` over a sequence: the sequence is evaluated once, then each iteration binds the pattern.
    mutating func forLoop(_ node: Node, label: String?) {
        let parts = node.children.filter { $0.kind != .typeAnnotation && $0.kind != .whereClause && $0.kind != .block }
        if parts.count > 1 { expression(parts[1]) }
        let header = newBlock()
        let turn = newBlock()
        let end = newBlock()
        proceed(to: header)
        decide(.iteration(node), .iterates, turn, .finished, end)
        if node.flags.contains(.isTry) {
            let failure = route(to: throwTarget.block, outer: throwTarget.cleanup)
            connect(.thrown, to: failure)
        }
        current = turn
        emit(.bind, node)
        loop(label: label, breakBlock: end, continueBlock: header) { builder in
            if let test = node.firstChild(.whereClause)?.firstChild {
                let body = builder.newBlock()
                builder.condition(test, ifTrue: body, ifFalse: header)
                builder.current = body
            }
            if let body = node.firstChild(.block) { builder.scoped(body) { $0.statements(of: body) } }
        }
        connect(.next, to: header)
        current = end
        emit(.leave, node)
        endStatement(node)
    }

    mutating func cForLoop(_ node: Node, label: String?) {
        let parts = Array(node.children)
        guard parts.count >= 4 else { return emit(.opaque, node) }
        statement(parts[0])
        let header = newBlock()
        let body = newBlock()
        let advance = newBlock()
        let end = newBlock()
        proceed(to: header)
        if parts[1].kind == .empty {
            connect(.next, to: body)
        } else {
            condition(parts[1], ifTrue: body, ifFalse: end)
        }
        current = body
        loop(label: label, breakBlock: end, continueBlock: advance) { builder in builder.statement(parts[3]) }
        proceed(to: advance)
        if parts[2].kind != .empty { statement(parts[2]) }
        connect(.next, to: header)
        current = end
        emit(.leave, node)
        endStatement(node)
    }

    private mutating func loop(
        label: String?, breakBlock: BlockID, continueBlock: BlockID, _ body: (inout GraphBuilder) -> Void
    ) {
        let saved = (resultNode, expressionDepth)
        (resultNode, expressionDepth) = (nil, 0)
        jumpTargets.append(
            JumpTarget(
                label: label, breakBlock: breakBlock, continueBlock: continueBlock, takesPlainBreak: true,
                cleanup: cleanups.top))
        body(&self)
        jumpTargets.removeLast()
        (resultNode, expressionDepth) = saved
    }
}
