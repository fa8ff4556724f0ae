import TimerlintAppleAPIs
import TimerlintSemantics
import TimerlintSyntax

/// The isolation of closures: decided by their own attribute, else by the context that takes them, else
/// inherited from the enclosing code.
extension IsolationReader {
    /// How a context that takes a closure changes the closure's isolation.
    private enum Taking {
        /// `@Sendable` or `sending`: nothing is inherited from the enclosing code.
        case sendable
        /// The isolation of the enclosing code is inherited.
        case inherits
        case isolated(InferredIsolation)
        case unknown
    }

    package func isolation(ofClosure closure: Node) -> InferredIsolation {
        if let written = writtenIsolation(of: closure) { return written }
        if let attribute = closure.attribute("Sendable") { return .nonisolated(attribute) }
        switch taking(of: closure) {
        case .sendable: return .nonisolated()
        case .isolated(let isolation): return isolation
        case .unknown: return .unknown
        case .inherits: return inheritedIsolation(of: closure)
        }
    }

    /// An actor instance isolates only closures that capture it strongly and under its own name.
    private func inheritedIsolation(of closure: Node) -> InferredIsolation {
        let around = isolation(around: closure)
        guard case .instance = around.actor else { return around }
        return capturesInstance(closure) ? around : .nonisolated()
    }

    private func capturesInstance(_ closure: Node) -> Bool {
        if let capture = closure.capture(of: "self") {
            return !capture.flags.contains(.isWeak) && capture.firstChild == nil
        }
        return closure.body?.usesInstance(in: project) ?? false
    }

    private func taking(of closure: Node) -> Taking {
        let whole = closure.outermostUnwrap
        guard let parent = whole.parent else { return .unknown }
        switch parent.kind {
        case .argument:
            guard let call = parent.parent, call.kind == .callExpression, let callee = call.calleeName else {
                return .unknown
            }
            return taking(of: closure, by: call, callee)
        case .callExpression: return .inherits
        case .initializer: return parent.parent?.declaredType.map(taking(by:)) ?? .inherits
        case .assignmentExpression: return parent.firstChild.map(taking(byTarget:)) ?? .unknown
        default: return .unknown
        }
    }

    /// `handler = { … }`: decided by the variable's type.
    private func taking(byTarget target: Node) -> Taking {
        guard case .variable(let id)? = project.referent(of: target) else { return .unknown }
        return project.typeNode(of: id).map(taking(by:)) ?? .inherits
    }

    /// Decided by a written type; names of function types are resolved.
    private func taking(by type: Node) -> Taking {
        var isFunction = false
        var found: Taking?
        _ = type.contains { node in
            if node.kind == .functionType { isFunction = true }
            guard found == nil, node.kind == .attributedType else { return false }
            if let written = writtenIsolation(of: node) { found = .isolated(written) }
            if node.attribute("Sendable") != nil || node.hasModifier("sending") { found = .sendable }
            return false
        }
        return found ?? (isFunction ? .inherits : .unknown)
    }

    // MARK: Calls

    private func taking(of closure: Node, by call: Node, _ callee: Node) -> Taking {
        if let known = takingByDispatchOrActor(callee) { return known }
        if let parameters = project.parameters(receiving: closure, of: call) {
            let types = parameters.map { project.typeNode(of: $0) }
            return types.count == 1 ? types[0].map(taking(by:)) ?? .unknown : .unknown
        }
        if IsolationAPI.handlerSetters.contains(callee.name) || callee.isNamed("DispatchWorkItem") { return .inherits }
        if callee.isNamed("init"), callee.base?.isNamed("Task") == true { return .inherits }
        if IsolationAPI.sendableClosureTakers.contains(callee.name) { return .sendable }
        if IsolationAPI.inheritingClosureTakers.contains(callee.name) || callee.name.hasPrefix("withUnsafe") {
            return .inherits
        }
        return .unknown
    }

    /// `DispatchQueue.main.async { … }`, recognized by its spelling alone, and `MainActor.run { … }`.
    private func takingByDispatchOrActor(_ callee: Node) -> Taking? {
        guard let base = callee.base else { return nil }
        if base.isNamed("MainActor") || base.isNamed("main") && base.base?.isNamed("MainActor") == true {
            return .isolated(InferredIsolation(actor: .mainActor, evidence: callee))
        }
        if IsolationAPI.mainQueueMethods.contains(callee.name), base.isNamed("main"),
            base.base?.isNamed("DispatchQueue") == true
        {
            return .isolated(InferredIsolation(actor: .mainActor, evidence: callee))
        }
        return callee.isNamed("assumeIsolated") ? .unknown : nil
    }
}
