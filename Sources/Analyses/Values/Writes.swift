import TimerlintAppleAPIs
import TimerlintSyntax

/// How code writes the variable that a node names.
extension Node {
    /// Whether the node is the target of an assignment, also of `+=`; in Objective-C also of `++`.
    package var isAssigned: Bool {
        let whole = outermostUnwrap
        return whole.parent?.kind == .assignmentExpression && whole.parent?.firstChild == whole
    }

    /// The right side of the plain assignment of which this is the target.
    package var assignedValue: Node? {
        let whole = outermostUnwrap
        guard let assignment = whole.parent, assignment.kind == .assignmentExpression, assignment.isNamed("="),
            assignment.firstChild == whole
        else { return nil }
        return whole.nextSibling?.stripped
    }

    /// Whether an assignment sets it to nil.
    package var isSetToNil: Bool { assignedValue?.kind == .nilLiteral }

    /// Whether the variable has another value afterwards: the target of an assignment, `&x`, `x.toggle()`, before Swift 3
    /// also `x++`.
    package var isChanged: Bool {
        let whole = outermostUnwrap
        guard whole.kind != .inoutExpression else { return true }
        guard let parent = whole.parent else { return false }
        switch parent.kind {
        case .assignmentExpression: return parent.firstChild == whole
        case .memberExpression: return parent.isNamed("toggle")
        case .prefixExpression, .postfixExpression: return parent.isNamed("++") || parent.isNamed("--")
        default: return false
        }
    }

    /// Whether the variable, or what it contains, is changed: also `entries[key] = value`, `state.count += 1` and
    /// `list.append(x)`.
    package var isWritten: Bool {
        var part = outermostUnwrap
        while !part.isChanged {
            guard let parent = part.parent, parent.firstChild == part else { return false }
            switch parent.kind {
            case .memberExpression:
                if CollectionAPI.mutatingMethods.contains(parent.name), parent.callOfName != nil { return true }
            case .subscriptExpression: break
            default: return false
            }
            part = parent.outermostUnwrap
        }
        return true
    }
}
