import TimerlintSyntax

extension GraphBuilder {
    /// Emits an expression: its effects in order, and a value that later events refer to by its node.
    @inline(never)
    mutating func expression(_ node: Node) {
        guard depth < Self.maximalDepth else { return emit(.opaque, node) }
        depth += 1
        expressionDepth += 1
        defer {
            depth -= 1
            expressionDepth -= 1
        }
        switch node.kind {
        case .nameExpression, .selfExpression, .superExpression:
            emit(.read, node)
        case .memberExpression, .callExpression, .subscriptExpression, .optionalChain, .forceUnwrap, .postfixExpression:
            postfixChain(node)
        case .closureExpression:
            closure(node)
        case .assignmentExpression:
            assignment(node)
        case .infixExpression:
            infix(node)
        case .ternaryExpression:
            ternary(node)
        case .tryExpression:
            tryExpression(node)
        case .inoutExpression:
            operands(of: node)
            emit(.read, node)
        case .ifStatement, .switchStatement, .doStatement:
            statementValue(node)
        case .typeExpression, .keyPathExpression, .selectorExpression:
            break
        case .missingExpression:
            emit(.opaque, node)
        default:
            operands(of: node)
        }
    }

    /// Emits the subexpressions, left to right.
    private mutating func operands(of node: Node) {
        for child in node.children {
            switch child.kind {
            case .argument, .dictionaryElement, .interpolation: operands(of: child)
            case .ifConfig, .ifConfigClause: emit(.opaque, child)
            case _ where child.kind.isExpressionLike: expression(child)
            default: break
            }
        }
    }

    @inline(never)
    private mutating func closure(_ node: Node) {
        if let captures = node.firstChild(.captureList) {
            for capture in captures.children {
                if let value = capture.firstChild, value.kind.isExpressionLike { expression(value) }
            }
        }
        emit(.closure, node)
    }

    /// Evaluates the parts of the left side, then the right side, then assigns. `a?.b = c` does nothing if `a`
    /// is nil.
    private mutating func assignment(_ node: Node) {
        let parts = Array(node.children)
        guard parts.count == 2 else { return emit(.opaque, node) }
        let skipped = parts[0].hasOptionalChain ? newBlock() : nil
        target(parts[0], isRead: node.name != "=", nilBlock: skipped)
        expression(parts[1])
        emit(.assign, node)
        if let skipped { proceed(to: skipped) }
    }

    private mutating func target(_ node: Node, isRead: Bool, nilBlock: BlockID?) {
        switch node.kind {
        case .memberExpression, .subscriptExpression, .optionalChain, .forceUnwrap, .callExpression, .postfixExpression:
            spine(node, nilBlock: nilBlock, readsWhole: isRead)
        case .tupleExpression:
            for element in node.children {
                if let inner = element.firstChild { target(inner, isRead: false, nilBlock: nilBlock) }
            }
        case .wildcardExpression:
            break
        case .nameExpression:
            if isRead { emit(.read, node) }
        default:
            expression(node)
        }
    }

    // MARK: Operators

    private mutating func infix(_ node: Node) {
        if node.isNamed("&&") || node.isNamed("||") { return logical(node) }
        if node.isNamed("??") { return coalescing(node) }
        operands(of: node)
    }

    private mutating func logical(_ node: Node) {
        let ifTrue = newBlock()
        let ifFalse = newBlock()
        let end = newBlock()
        condition(node, ifTrue: ifTrue, ifFalse: ifFalse)
        current = ifTrue
        emit(.constantTrue, node)
        connect(.next, to: end)
        current = ifFalse
        emit(.constantFalse, node)
        proceed(to: end)
    }

    /// `a ?? b ?? c`: the first operand that is not nil; the last one in any case.
    private mutating func coalescing(_ node: Node) {
        let operands = node.children.filter { $0.kind != .infixOperator }
        let end = newBlock()
        for operand in operands.dropLast() {
            expression(operand)
            let found = newBlock()
            let next = newBlock()
            decide(.presence(operand), .isSome, found, .isNil, next)
            current = found
            emit(.copy, node, from: operand)
            connect(.next, to: end)
            current = next
        }
        if let last = operands.last {
            expression(last)
            emit(.copy, node, from: last)
        }
        proceed(to: end)
    }

    private mutating func ternary(_ node: Node) {
        let parts = Array(node.children)
        guard parts.count == 3 else { return operands(of: node) }
        let ifTrue = newBlock()
        let ifFalse = newBlock()
        let end = newBlock()
        condition(parts[0], ifTrue: ifTrue, ifFalse: ifFalse)
        for (block, value) in [(ifTrue, parts[1]), (ifFalse, parts[2])] {
            current = block
            expression(value)
            emit(.copy, node, from: value)
            connect(.next, to: end)
        }
        current = end
    }

    /// `if`, `switch` and `do` used as expressions.
    private mutating func statementValue(_ node: Node) {
        let saved = resultNode
        resultNode = node
        statement(node)
        resultNode = saved
    }

    private mutating func tryExpression(_ node: Node) {
        guard let operand = node.firstChild else { return }
        let saved = (isTrying, throwTarget)
        if node.isNamed("try?") {
            let failed = newBlock()
            let end = newBlock()
            (isTrying, throwTarget) = (true, ThrowTarget(block: failed, cleanup: cleanups.top))
            expression(operand)
            emit(.copy, node, from: operand)
            connect(.next, to: end)
            current = failed
            emit(.constantNil, node)
            proceed(to: end)
        } else {
            isTrying = node.isNamed("try")
            expression(operand)
        }
        (isTrying, throwTarget) = saved
    }

    /// After a call covered by `try`: one edge for normal return and one for a thrown error.
    mutating func mayThrow(_ node: Node) {
        guard isTrying else { return }
        let next = newBlock()
        let failure = route(to: throwTarget.block, outer: throwTarget.cleanup)
        decide(.failure(node), .next, next, .thrown, failure)
        current = next
    }
}
