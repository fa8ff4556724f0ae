import TimerlintSource

/// What calls, subscripts and macro expansions share: who is called, and with what.
extension Node {
    /// Of a call: what stands before its arguments. Of a subscript: its base. `nil` for other kinds.
    package var callee: Node? {
        kind == .callExpression || kind == .subscriptExpression ? firstChild : nil
    }

    /// The member or name that a call names, without parentheses, optional chaining, force unwraps or `try` in between:
    /// `invalidate` of `timer?.invalidate()`. `nil` for other callees.
    package var calleeName: Node? {
        guard let callee = callee?.unwrapped else { return nil }
        return callee.kind == .memberExpression || callee.kind == .nameExpression ? callee : nil
    }

    /// Every argument in source order, trailing closures included. Of any node; empty where it has none.
    package var arguments: [Node] { children(.argument) }

    /// The first argument with a label; an empty label asks for the first argument without one that is no trailing
    /// closure.
    package func argument(labeled label: StaticString) -> Node? {
        let wantsNone = label.utf8CodeUnitCount == 0
        return children.first {
            $0.kind == .argument && $0.isNamed(label) && !(wantsNone && $0.flags.contains(.isTrailing))
        }
    }

    /// The expression of the first argument with a label.
    package func argumentValue(_ label: StaticString) -> Node? { argument(labeled: label)?.value }

    /// The trailing closures' arguments in source order; the first has no label.
    package var trailingClosures: [Node] {
        children.filter { $0.kind == .argument && $0.flags.contains(.isTrailing) }
    }

    /// The expression of an argument, or the pattern of a tuple pattern's element.
    package var value: Node? { firstChild }

    /// What a member expression is a member of; `nil` for `.name`.
    package var base: Node? {
        switch kind {
        case .memberExpression: flags.contains(.implicitBase) ? nil : firstChild
        case .subscriptExpression, .optionalChain, .forceUnwrap, .memberType: firstChild
        default: nil
        }
    }

    /// The expression inside plain parentheses, `?`, `!`, `try` and `await`; the node itself where there are none.
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

    /// Whether the node is of the expression kinds.
    @inlinable package var isExpression: Bool { kind.isExpression }
}

extension NodeKind {
    /// The raw value, which is the place among the cases, without a call into this module.
    @inlinable var order: UInt8 { unsafeBitCast(self, to: UInt8.self) }

    /// Whether a node of this kind can stand as an expression; `ifStatement`, `switchStatement` and `doStatement` are
    /// not counted.
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

    /// Functions, initialisers, deinitialisers, subscripts and accessors: what has a body of its own.
    @inlinable package var isFunctionLike: Bool {
        switch self {
        case .functionDeclaration, .initializerDeclaration, .deinitializerDeclaration, .subscriptDeclaration, .accessor:
            true
        default: false
        }
    }
}
