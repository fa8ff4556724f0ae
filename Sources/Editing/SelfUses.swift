import TimerlintSemantics
import TimerlintSource
import TimerlintSyntax

/// The uses of `self` in a closure.
package struct SelfUses {
    /// Each `self`.
    package private(set) var explicit: [Node] = []
    /// Each member access without an explicit `self`.
    package private(set) var implicit: [Node] = []
    /// True if some use cannot be written with an optional `self`.
    package private(set) var needsBinding = false

    /// `nil` if the closure uses `super`, or does not use `self`.
    package init?(in closure: Node, project: Project) {
        let allowsImplicit = closure.capture(of: "self") != nil
        guard let body = closure.body, collect(body, allowsImplicit: allowsImplicit, project) else { return nil }
        guard !explicit.isEmpty || !implicit.isEmpty || needsBinding || capturesFurtherIn(body) else { return nil }
    }

    /// False if `super` is used.
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
                // A nested weak capture of a weak `self` works unchanged; its own uses need no rewriting.
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

    /// Whether the name may be a member of the SDK superclass.
    private func isUnknown(_ node: Node, _ project: Project) -> Bool {
        guard project.local(node) == nil, node.beginsWithLowercase, !node.flags.contains(.isPounded) else {
            return false
        }
        return project.unqualifiedMember(namedBy: node) == nil
    }

    private func capturesFurtherIn(_ body: Node) -> Bool {
        body.contains { $0.kind == .capture && $0.isNamed("self") }
    }
}
