import TimerlintAppleAPIs
import TimerlintSource
import TimerlintSyntax

/// The statement that creates and stores a timer, if the creation is not part of a larger expression. Lines can
/// be inserted before and after such a statement.
package struct KeepingStatement {
    /// What the statement does with the timer.
    package enum Form {
        /// `let timer = Timer…`
        case binding(String)
        /// `timer = Timer…`, `self.timers[key] = Timer…`: the assignment's target.
        case assignment(Node)
        /// `Timer…` or `_ = Timer…`.
        case nothing
        case returned
        /// `keep(Timer…)`: the call.
        case argument(of: Node)
    }

    package let statement: Node
    package let form: Form

    /// `nil` if the creation is part of a larger expression, or its statement is not in a list.
    package init?(of creation: Node) {
        guard let parent = creation.parent, let (statement, form) = KeepingStatement.form(of: creation, in: parent),
            statement.isInStatementList
        else { return nil }
        self.statement = statement
        self.form = form
    }

    /// Whether the binding declares an optional type.
    package var isDeclaredOptional: Bool { statement.bindings.first?.declaredType?.kind == .optionalType }

    private static func form(of creation: Node, in parent: Node) -> (Node, Form)? {
        switch parent.kind {
        case .block, .ifConfigClause:
            if parent.mayBeResultOfClosure { return nil }
            return (creation, parent.isImplicitResult ? .returned : .nothing)
        case .assignmentExpression:
            guard parent.isNamed("="), let target = parent.firstChild, target != creation,
                target.nextSibling == creation
            else { return nil }
            return (parent, target.kind == .wildcardExpression ? .nothing : .assignment(target))
        case .initializer:
            guard let binding = parent.parent, binding.firstChild?.kind == .identifierPattern,
                let whole = binding.parent, whole.bindings.count == 1
            else { return nil }
            return (whole, .binding(binding.name))
        case .returnStatement: return (parent, .returned)
        case .argument:
            guard let call = parent.parent, call.kind == .callExpression, call.arguments.count == 1 else { return nil }
            return (call, .argument(of: call))
        default: return nil
        }
    }
}

extension Node {
    /// Whether this is a statement of a list, rather than the value of an `if` or `switch`.
    package var isInStatementList: Bool {
        guard let parent else { return false }
        return parent.kind == .block && !parent.isBracelessBody
            || parent.kind == .ifConfigClause && parent.selfAndAncestors.contains { $0.kind == .block }
    }

    /// Whether this block consists of one expression, which may be the value of its closure: nothing is known of who
    /// takes that.
    fileprivate var mayBeResultOfClosure: Bool {
        guard kind == .block, tree.file.language == .swift, let closure = parent, closure.kind == .closureExpression,
            firstChild?.nextSibling == nil
        else { return false }
        if let type = closure.returnedType { return type.text != "Void" && type.text != "()" }
        let taker = closure.selfAndAncestors.first { $0.kind == .callExpression }?.calleeName
        return taker.map { !ClosureTiming.resultless.contains($0.name) } ?? true
    }

    /// Whether this block consists of one expression, the implicit result of its function.
    fileprivate var isImplicitResult: Bool {
        guard kind == .block, let holder = parent, firstChild?.nextSibling == nil else { return false }
        return holder.firstChild(.returnType) != nil || holder.kind == .accessor && holder.isNamed("get")
    }

    /// The node's text with one of its parts replaced.
    package func textReplacing(_ part: Node, by text: String) -> String {
        mark(.quoted)
        let file = tree.file
        return file.text(SourceRange(range.start, part.range.start)) + text
            + file.text(SourceRange(part.range.end, range.end))
    }

    /// Whether this is code of an async function or closure, where `RunLoop.current` is unavailable.
    package var isInAsynchronousCode: Bool {
        guard let body = enclosingBody else { return false }
        if body.kind != .closureExpression { return body.flags.contains(.isAsync) }
        if body.flags.contains(.isAsync) || body.body.map(\.waits) ?? false { return true }
        let call = body.parent?.parent
        return call?.kind == .callExpression
            && ConcurrencyAPI.asynchronousClosureCalls.contains(call?.calleeName?.name ?? "")
    }

    private var waits: Bool {
        if kind == .awaitExpression || kind == .forStatement && flags.contains(.isAwait) { return true }
        return kind != .closureExpression && !kind.isFunctionLike && children.contains { $0.waits }
    }
}
