import TimerlintSource

/// The common parts of calls, subscripts and macro expansions: callee and arguments.
extension Node {
    /// The callee of a call, or the base of a subscript. `nil` for other kinds.
    package var callee: Node? {
        kind == .callExpression || kind == .subscriptExpression ? firstChild : nil
    }

    /// The node that names the callee, looking through parentheses, optional chaining, force unwraps and `try`:
    /// `invalidate` of `timer?.invalidate()`. `nil` for unnamed callees.
    package var calleeName: Node? {
        guard let callee = callee?.unwrapped else { return nil }
        return callee.kind == .memberExpression || callee.kind == .nameExpression ? callee : nil
    }

    /// All arguments in source order, including trailing closures. Empty for a node without arguments.
    package var arguments: [Node] { children(.argument) }

    /// The first argument with this label. An empty label finds the first unlabeled argument that is not a
    /// trailing closure.
    package func argument(labeled label: StaticString) -> Node? {
        let wantsNone = label.utf8CodeUnitCount == 0
        return children.first {
            $0.kind == .argument && $0.isNamed(label) && !(wantsNone && $0.flags.contains(.isTrailing))
        }
    }

    /// The expression of the first argument with this label.
    package func argumentValue(_ label: StaticString) -> Node? { argument(labeled: label)?.value }

    /// The trailing closures in source order; the first has no label.
    package var trailingClosures: [Node] {
        children.filter { $0.kind == .argument && $0.flags.contains(.isTrailing) }
    }

    /// The expression of an argument, or the pattern of a tuple pattern element.
    package var value: Node? { firstChild }

    /// The base of a member expression; `nil` for an implicit base (`.name`).
    package var base: Node? {
        switch kind {
        case .memberExpression: flags.contains(.implicitBase) ? nil : firstChild
        case .subscriptExpression, .optionalChain, .forceUnwrap, .memberType: firstChild
        default: nil
        }
    }

    /// `timers` of `timers[key]`; the node itself if it is no subscript expression.
    package var collection: Node { kind == .subscriptExpression ? firstChild ?? self : self }

    /// The expression inside plain parentheses, `?`, `!`, `try` and `await`; otherwise the node itself.
    package var unwrapped: Node {
        var node = self
        while let inner = node.wrappedExpression { node = inner }
        return node
    }

    private var wrappedExpression: Node? {
        switch kind {
        case .optionalChain, .forceUnwrap, .tryExpression, .awaitExpression: return firstChild
        case .tupleExpression: return plainlyParenthesized
        default: return nil
        }
    }

    /// The expression in `(e)`; `nil` for tuples and other kinds.
    package var plainlyParenthesized: Node? {
        guard kind == .tupleExpression, let only = firstChild, only.kind == .argument, only.nextSibling == nil,
            only.nameReference.isEmpty
        else { return nil }
        return only.firstChild
    }

    /// Whether this is one of the expression kinds.
    @inlinable package var isExpression: Bool { kind.isExpression }

    /// Whether an operator with two operands may leave one of them out: the second one of `&&`, `||` and `??`.
    package func mayPassOver(_ operand: Node) -> Bool {
        kind == .infixExpression && firstChild != operand && (isNamed("&&") || isNamed("||") || isNamed("??"))
    }
}

extension NodeKind {
    /// The raw value, which equals the position of the case, without a call into this module.
    @inlinable var order: UInt8 { unsafeBitCast(self, to: UInt8.self) }

    /// Whether a node of this kind is an expression. `ifStatement`, `switchStatement` and `doStatement` count
    /// as statements.
    @inlinable package var isExpression: Bool {
        switch self {
        case .argument, .captureList, .capture, .infixOperator, .dictionaryElement, .interpolation: false
        default: order >= NodeKind.nameExpression.order && order <= NodeKind.missingExpression.order
        }
    }

    @inlinable package var isPattern: Bool {
        order >= NodeKind.identifierPattern.order && order <= NodeKind.expressionPattern.order
            && self != .patternElement
    }

    @inlinable package var isType: Bool {
        order >= NodeKind.namedType.order && order <= NodeKind.otherType.order
    }

    @inlinable package var isTypeDeclaration: Bool {
        order >= NodeKind.classDeclaration.order && order <= NodeKind.protocolDeclaration.order
    }

    /// Whether nodes of this kind have a body of their own: functions, initializers, deinitializers, subscripts
    /// and accessors.
    @inlinable package var isFunctionLike: Bool {
        switch self {
        case .functionDeclaration, .initializerDeclaration, .deinitializerDeclaration, .subscriptDeclaration, .accessor:
            true
        default: false
        }
    }
}
