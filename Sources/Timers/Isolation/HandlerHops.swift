import TimerlintAnalyses
import TimerlintAppleAPIs
import TimerlintSemantics
import TimerlintSyntax

/// Decides whether a handler needs the actor to which it is isolated, or only passes its work on. Input: a
/// closure. Output: what to change in it if it no longer inherits the isolation.
struct HandlerHops {
    let isolation: IsolationReader
    private var project: Project { isolation.project }

    /// The tasks that inherit their isolation from the handler, if the rest of it would compile as `@Sendable`
    /// code; `nil` if it needs the actor itself, or if that is unknown.
    func inheritingTasks(in handler: Node) -> [Node]? {
        guard let body = handler.body, !capturesLocals(handler), !usesInstance(handler) || isInstanceSendable(handler)
        else { return nil }
        var tasks: [Node] = []
        for statement in body.children {
            if isGuardOfSelf(statement) || isNonisolatedCall(statement) { continue }
            guard let closure = hop(statement) else { return nil }
            if closure.attributes.isEmpty, isTask(statement) { tasks.append(closure) }
        }
        return tasks
    }

    // MARK: Captures

    /// A captured local variable of the enclosing code may have a type that is not Sendable.
    private func capturesLocals(_ handler: Node) -> Bool {
        handler.contains { node in
            guard node.kind == .nameExpression, let local = project.local(node) else { return false }
            return !handler.range.contains(project.node(of: local).range) && !project.isAliasOfSelf(local)
        }
    }

    private func usesInstance(_ handler: Node) -> Bool {
        handler.capture(of: "self") != nil || handler.body?.usesInstance(in: project) == true
    }

    /// Types isolated to a global actor are Sendable; a type that only isolates one of its members need not be.
    private func isInstanceSendable(_ handler: Node) -> Bool {
        guard let type = project.type(around: handler) else { return false }
        return isolation.isolation(of: type).actor == .mainActor
    }

    // MARK: Statements

    /// `guard let self else { return }`.
    private func isGuardOfSelf(_ statement: Node) -> Bool {
        guard statement.kind == .guardStatement else { return false }
        return statement.conditions.allSatisfy {
            $0.kind == .optionalBinding && ($0.initialValue ?? $0.pattern ?? $0).text == "self"
        }
    }

    /// `self?.sample()` of a nonisolated method, `print("due")`.
    private func isNonisolatedCall(_ statement: Node) -> Bool {
        let call = statement.stripped
        guard call.kind == .callExpression, let callee = call.calleeName,
            call.arguments.allSatisfy({ $0.value.map(isLiteral) ?? false })
        else { return false }
        if case .functions(let functions)? = project.referent(of: callee) {
            return functions.allSatisfy { isolation.isolation(of: $0).actor == .nonisolated }
        }
        return callee.kind == .nameExpression && IsolationAPI.printingFunctions.contains(callee.name)
    }

    private func isLiteral(_ value: Node) -> Bool {
        [.stringLiteral, .integerLiteral, .floatLiteral, .booleanLiteral, .nilLiteral].contains(value.kind)
            && value.firstChild == nil
    }

    /// The closure of `Task { … }`, `Task { @MainActor in … }`, `DispatchQueue.main.async { … }`.
    private func hop(_ statement: Node) -> Node? {
        let call = statement.stripped
        guard call.kind == .callExpression, let closure = call.trailingClosure, closure.kind == .closureExpression
        else { return nil }
        return isTask(statement) || isolation.isolation(ofClosure: closure).actor == .mainActor && isMainQueueHop(call)
            ? closure : nil
    }

    private func isTask(_ statement: Node) -> Bool {
        guard let callee = statement.stripped.calleeName else { return false }
        return callee.kind == .nameExpression && callee.isNamed("Task")
    }

    private func isMainQueueHop(_ call: Node) -> Bool {
        call.calleeName.map { $0.isNamed("async") || $0.isNamed("asyncAfter") } ?? false
    }
}
