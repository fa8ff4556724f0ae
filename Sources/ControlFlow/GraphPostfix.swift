import TimerlintAppleAPIs
import TimerlintSyntax

// `a.b?.c(d)[e]!.f`: a chain of postfix expressions of any length, innermost first. A nil at `?` skips the
// rest.

extension GraphBuilder {
    /// Emits a whole postfix chain; its value is nil if an optional chain in it met nil.
    mutating func postfixChain(_ node: Node) {
        guard node.hasOptionalChain else { return spine(node, nilBlock: nil, readsWhole: true) }
        let nilBlock = newBlock()
        let end = newBlock()
        spine(node, nilBlock: nilBlock, readsWhole: true)
        connect(.next, to: end)
        current = nilBlock
        emit(.constantNil, node)
        proceed(to: end)
    }

    /// Emits the links of a chain in order. `readsWhole` is false if the whole chain is an assignment target.
    mutating func spine(_ node: Node, nilBlock: BlockID?, readsWhole: Bool) {
        var links: [Node] = []
        var innermost: Node? = node
        while let link = innermost, link.kind.isPostfixLink {
            links.append(link)
            innermost = link.spineBase
        }
        if let innermost { base(innermost, isCalled: links.last?.kind == .callExpression) }
        for index in links.indices.reversed() {
            let isCalled = index > 0 && links[index - 1].kind == .callExpression
            link(links[index], nilBlock: nilBlock, isValueNeeded: !isCalled && (index > 0 || readsWhole))
        }
    }

    /// Emits the base of the chain. The name of a callee is not a read: the call resolves it.
    private mutating func base(_ node: Node, isCalled: Bool) {
        if isCalled, node.kind == .nameExpression || node.kind == .superExpression { return }
        if node.kind.isExpressionLike { expression(node) }
    }

    private mutating func link(_ node: Node, nilBlock: BlockID?, isValueNeeded: Bool) {
        switch node.kind {
        case .memberExpression:
            if isValueNeeded { emit(.read, node) }
        case .callExpression:
            call(node)
        case .subscriptExpression:
            arguments(of: node)
            if isValueNeeded { emit(.read, node) }
        case .optionalChain:
            guard let nilBlock, let base = node.firstChild else { return }
            let next = newBlock()
            decide(.presence(base), .isSome, next, .isNil, nilBlock)
            current = next
        case .forceUnwrap:
            emit(.unwrap, node)
        default:
            break
        }
    }

    private mutating func arguments(of node: Node) {
        for argument in node.children where argument.kind == .argument {
            if let value = argument.firstChild { expression(value) }
        }
    }

    private mutating func call(_ node: Node) {
        arguments(of: node)
        emit(.call, node)
        if node.neverReturns { startUnreachable() } else { mayThrow(node) }
    }
}

extension NodeKind {
    /// Whether the node continues its first child: `.b`, `()`, `[0]`, `?`, `!`.
    package var isPostfixLink: Bool {
        switch self {
        case .memberExpression, .callExpression, .subscriptExpression, .optionalChain, .forceUnwrap, .postfixExpression:
            true
        default: false
        }
    }
}

extension Node {
    /// The base of a postfix link; `nil` for an implicit member.
    var spineBase: Node? {
        guard let first = firstChild, first.kind != .argument, first.kind.isExpressionLike else { return nil }
        return first
    }

    /// Whether this postfix chain contains a `?`.
    var hasOptionalChain: Bool {
        var node: Node? = self
        while let link = node, link.kind.isPostfixLink {
            if link.kind == .optionalChain { return true }
            node = link.spineBase
        }
        return false
    }

    /// Whether this call ends the process.
    package var neverReturns: Bool {
        guard let callee = firstChild else { return false }
        // `NSException(…).raise()` and `NSException.raise(…)`
        if callee.kind == .memberExpression, callee.isNamed("raise"), let base = callee.firstChild {
            return base.isNamed("NSException")
                || base.kind == .callExpression && base.firstChild?.isNamed("NSException") == true
        }
        guard callee.kind == .nameExpression else { return false }
        return ProcessAPI.neverReturning.contains(callee.name)
    }
}
