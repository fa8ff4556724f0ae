import TimerlintSyntax

extension GraphBuilder {
    mutating func switchStatement(_ node: Node, label: String?) {
        guard let subject = node.firstChild else { return emit(.opaque, node) }
        expression(subject)
        let end = newBlock()
        var cases = Cases(node: node, builder: &self)
        jumpTargets.append(
            JumpTarget(label: label, breakBlock: end, continueBlock: nil, takesPlainBreak: true, cleanup: cleanups.top))
        let savedFallthrough = fallthroughTarget
        tests(of: node, subject: subject, cases: &cases, end: end)
        fallthroughTarget = savedFallthrough
        // A Swift switch is exhaustive: a value that matches no case matches the default, or cannot occur.
        if let defaultBody = cases.defaultBody {
            connect(.next, to: defaultBody)
        } else if isC {
            connect(.next, to: end)
        }
        jumpTargets.removeLast()
        current = end
        endStatement(node)
    }

    /// The bodies of a switch's cases in source order, including those in `#if` clauses.
    private struct Cases {
        var order: [Node] = []
        var bodies: [BlockID] = []
        var upcoming = 0
        var defaultBody: BlockID?

        init(node: Node, builder: inout GraphBuilder) { collect(node, &builder, depth: 0) }

        private mutating func collect(_ node: Node, _ builder: inout GraphBuilder, depth: Int) {
            guard depth < GraphBuilder.maximalDepth else { return }
            for child in node.children {
                if child.kind == .switchCase {
                    order.append(child)
                    bodies.append(builder.newBlock())
                } else if child.kind == .ifConfig || child.kind == .ifConfigClause {
                    collect(child, &builder, depth: depth + 1)
                }
            }
        }
    }

    /// Tests the cases in order; continues if none matches.
    private mutating func tests(of node: Node, subject: Node, cases: inout Cases, end: BlockID) {
        for child in node.children {
            switch child.kind {
            case .switchCase:
                switchCase(child, subject: subject, cases: &cases, end: end)
            case .ifConfig:
                guard depth < Self.maximalDepth else { return emit(.opaque, child) }
                depth += 1
                alternatives(of: child) { $0.tests(of: $1, subject: subject, cases: &cases, end: end) }
                depth -= 1
            default:
                break
            }
        }
    }

    private mutating func switchCase(_ node: Node, subject: Node, cases: inout Cases, end: BlockID) {
        let index = cases.upcoming
        guard index < cases.bodies.count else { return emit(.opaque, node) }
        cases.upcoming += 1
        let body = cases.bodies[index]
        let outer = cleanups.top
        cleanups.push(.scopeEnd(node))
        if node.flags.contains(.isDefault) {
            cases.defaultBody = body
        } else {
            for item in node.children where item.kind == .caseItem {
                caseItem(item, subject: subject, body: body, otherwise: nil)
            }
        }
        let otherwise = current
        current = body
        fallthroughTarget = index + 1 < cases.bodies.count ? cases.bodies[index + 1] : nil
        if let block = node.firstChild(.block) { branchBody(block) }
        emit(.leave, node)
        cleanups.top = outer
        // In C, too: a case that falls through ends with a statement that says so.
        connect(.next, to: end)
        current = otherwise
    }

    /// Tests one `pattern where e`; jumps to `body` if it matches, otherwise continues.
    mutating func caseItem(_ item: Node, subject: Node, body: BlockID, otherwise: BlockID?) {
        guard let pattern = item.firstChild else { return }
        let matched = newBlock()
        let different = otherwise ?? newBlock()
        decide(.pattern(pattern, of: subject), .matches, matched, .differs, different)
        current = matched
        emit(.bind, item)
        if let test = item.firstChild(.whereClause)?.firstChild {
            condition(test, ifTrue: body, ifFalse: different)
        } else {
            connect(.next, to: body)
        }
        current = different
    }

    /// The body of a branch: its value if the branch is a single expression of an `if`, `switch` or `do`
    /// expression, else its statements.
    mutating func branchBody(_ body: Node) {
        let saved = (resultNode, expressionDepth)
        scoped(body) { builder in
            if let result = builder.resultNode, let only = body.firstChild, only.nextSibling == nil,
                only.kind.isExpressionLike
            {
                builder.branchValue(only, of: result)
            } else {
                (builder.resultNode, builder.expressionDepth) = (nil, 0)
                builder.statements(of: body)
            }
        }
        (resultNode, expressionDepth) = saved
    }

    private mutating func branchValue(_ value: Node, of result: Node) {
        expression(value)
        emit(.copy, result, from: value)
    }

    /// `then e`.
    mutating func result(_ value: Node) {
        expression(value)
        if let resultNode { emit(.copy, resultNode, from: value) }
    }
}
