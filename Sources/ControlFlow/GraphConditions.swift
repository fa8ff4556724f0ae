import TimerlintSyntax

extension GraphBuilder {
    /// Builds the condition list of an `if`, `guard` or `while`. Continues in a new block if all conditions
    /// hold, else at `otherwise`.
    mutating func conditions(of node: Node, otherwise: BlockID) {
        for child in node.children where child.kind != .block {
            let success = newBlock()
            conditionElement(child, ifTrue: success, ifFalse: otherwise)
            current = success
            endStatement(child)
        }
    }

    private mutating func conditionElement(_ node: Node, ifTrue: BlockID, ifFalse: BlockID) {
        switch node.kind {
        case .optionalBinding:
            optionalBinding(node, ifTrue: ifTrue, ifFalse: ifFalse)
        case .patternCondition:
            patternCondition(node, ifTrue: ifTrue, ifFalse: ifFalse)
        case .availabilityCondition:
            decide(.availability(node), .isTrue, ifTrue, .isFalse, ifFalse)
        default:
            condition(node, ifTrue: ifTrue, ifFalse: ifFalse)
        }
    }

    /// `let x = e`. A bare `let x` unwraps the outer variable `x`; the decision then refers to the binding
    /// itself.
    private mutating func optionalBinding(_ node: Node, ifTrue: BlockID, ifFalse: BlockID) {
        let value = node.children.first { $0.kind.isExpressionLike }
        let bound = newBlock()
        if let value { expression(value) }
        decide(.presence(value ?? node), .isSome, bound, .isNil, ifFalse)
        current = bound
        emit(.bind, node)
        connect(.next, to: ifTrue)
    }

    private mutating func patternCondition(_ node: Node, ifTrue: BlockID, ifFalse: BlockID) {
        let parts = node.children.filter { $0.kind != .typeAnnotation }
        guard parts.count > 1 else {
            emit(.opaque, node)
            return connect(.next, to: ifTrue)
        }
        expression(parts[1])
        let matched = newBlock()
        decide(.pattern(parts[0], of: parts[1]), .matches, matched, .differs, ifFalse)
        current = matched
        emit(.bind, node)
        connect(.next, to: ifTrue)
    }

    /// Branches on a Boolean expression; `&&`, `||`, `!` and literals become control flow.
    mutating func condition(_ node: Node, ifTrue: BlockID, ifFalse: BlockID) {
        guard depth < Self.maximalDepth else {
            emit(.opaque, node)
            return decide(.condition(node), .isTrue, ifTrue, .isFalse, ifFalse)
        }
        depth += 1
        defer { depth -= 1 }
        switch node.kind {
        case .booleanLiteral:
            connect(.next, to: node.booleanValue == true ? ifTrue : ifFalse)
        case .integerLiteral where isC:
            connect(.next, to: node.literalText == "0" ? ifFalse : ifTrue)
        case .prefixExpression where node.isNamed("!"):
            if let operand = node.firstChild { condition(operand, ifTrue: ifFalse, ifFalse: ifTrue) }
        case .tupleExpression:
            parenthesised(node, ifTrue: ifTrue, ifFalse: ifFalse)
        case .infixExpression where node.isNamed("&&"):
            operands(of: node) {
                $0.condition($1, ifTrue: $2, ifFalse: ifFalse)
            } last: {
                $0.condition($1, ifTrue: ifTrue, ifFalse: ifFalse)
            }
        case .infixExpression where node.isNamed("||"):
            operands(of: node) {
                $0.condition($1, ifTrue: ifTrue, ifFalse: $2)
            } last: {
                $0.condition($1, ifTrue: ifTrue, ifFalse: ifFalse)
            }
        default:
            expression(node)
            decide(.condition(node), .isTrue, ifTrue, .isFalse, ifFalse)
        }
    }

    private mutating func parenthesised(_ node: Node, ifTrue: BlockID, ifFalse: BlockID) {
        if let only = node.onlyParenthesized {
            condition(only, ifTrue: ifTrue, ifFalse: ifFalse)
        } else {
            expression(node)
            decide(.condition(node), .isTrue, ifTrue, .isFalse, ifFalse)
        }
    }

    /// Tests the operands in turn. Each but the last has one outcome that leads to the block of the next.
    private mutating func operands(
        of node: Node, _ each: (inout GraphBuilder, Node, BlockID) -> Void, last: (inout GraphBuilder, Node) -> Void
    ) {
        let operands = node.children.filter { $0.kind != .infixOperator }
        for operand in operands.dropLast() {
            let next = newBlock()
            each(&self, operand, next)
            current = next
        }
        if let final = operands.last { last(&self, final) }
    }
}

extension Node {
    /// `e` of `(e)`.
    package var onlyParenthesized: Node? {
        guard kind == .tupleExpression, let argument = firstChild, argument.nextSibling == nil,
            argument.kind == .argument, argument.nameReference.isEmpty
        else { return nil }
        return argument.firstChild
    }
}
