import TimerlintSemantics
import TimerlintSource
import TimerlintSyntax

/// The places in a closure that need the instance.
package struct SelfUses {
    /// Each `self`.
    package private(set) var explicit: [Node] = []
    /// Each member that stands without it.
    package private(set) var implicit: [Node] = []
    /// Some use has no form on an optional `self`.
    package private(set) var needsBinding = false

    /// `nil` where `super` is used, or nothing is.
    package init?(in closure: Node, project: Project) {
        let allowsImplicit = closure.capture(of: "self") != nil
        guard let body = closure.body, collect(body, allowsImplicit: allowsImplicit, project) else { return nil }
        guard !explicit.isEmpty || !implicit.isEmpty || needsBinding || capturesFurtherIn(body) else { return nil }
    }

    /// False where `super` is met.
    private mutating func collect(_ node: Node, allowsImplicit: Bool, _ project: Project) -> Bool {
        switch node.kind {
        case .superExpression: return false
        case .selfExpression: explicit.append(node)
        case .nameExpression where allowsImplicit: noteName(node, project)
        case .optionalBinding
        where allowsImplicit && node.initialValue == nil && (node.pattern ?? node).isImplicitMember(in: project):
            needsBinding = true
        case .closureExpression:
            if let own = node.capture(of: "self") {
                // A weak capture of a weak `self` is as good; what it does with it is its own affair.
                if own.flags.contains(.isWeak), own.firstChild == nil { return true }
                needsBinding = true
            }
        default: break
        }
        if node.kind.isTypeDeclaration { return true }
        for child in node.children where !collect(child, allowsImplicit: allowsImplicit, project) { return false }
        return true
    }

    private mutating func noteName(_ node: Node, _ project: Project) {
        if node.isImplicitMember(in: project) {
            implicit.append(node)
        } else if isUnknown(node, project) {
            needsBinding = true
        }
    }

    /// It may be a member that the SDK's superclass has.
    private func isUnknown(_ node: Node, _ project: Project) -> Bool {
        guard project.local(node) == nil, node.name.first?.isLowercase == true, !node.flags.contains(.isPounded) else {
            return false
        }
        return project.unqualifiedMember(node.name, from: node) == nil
    }

    private func capturesFurtherIn(_ body: Node) -> Bool {
        body.contains { $0.kind == .capture && $0.isNamed("self") }
    }
}
