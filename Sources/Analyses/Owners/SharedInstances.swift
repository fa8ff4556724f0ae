import TimerlintAppleAPIs
import TimerlintSyntax

/// Instances that a container of dependencies makes once and gives to all who ask, as a rule until the process ends.
extension OwnerLifetimes {
    /// `Factory(self) { Engine() }.singleton`, `container.register(Engine())`
    func isSharedByContainer(_ creation: Node) -> Bool {
        guard let holder = creation.outermostUnwrap.parent else { return false }
        if holder.kind == .argument, let call = holder.parent, isRegistration(call) { return true }
        guard let closure = creation.enclosingBody, closure.kind == .closureExpression,
            let argument = closure.outermostUnwrap.parent, argument.kind == .argument, let call = argument.parent
        else { return false }
        return hasKeepingScope(call)
    }

    private func isRegistration(_ call: Node) -> Bool {
        guard let callee = call.calleeName, callee.base != nil else { return false }
        return DependencyAPI.registrations.contains(callee.name) && project.referent(of: callee) == nil
    }

    /// `.singleton`, or `.scope(.singleton)`, somewhere in the chain of calls that begins with the registration.
    private func hasKeepingScope(_ registration: Node) -> Bool {
        var whole = registration.outermostUnwrap
        while let parent = whole.parent, [.memberExpression, .callExpression].contains(parent.kind),
            parent.firstChild == whole
        {
            if parent.kind == .memberExpression, DependencyAPI.keepingScopes.contains(parent.name) { return true }
            if let callee = parent.calleeName, DependencyAPI.scopeSetters.contains(callee.name),
                parent.arguments.contains(where: namesKeepingScope)
            {
                return true
            }
            whole = parent.outermostUnwrap
        }
        return false
    }

    private func namesKeepingScope(_ argument: Node) -> Bool {
        argument.value.map { DependencyAPI.keepingScopes.contains($0.name) } ?? false
    }
}
