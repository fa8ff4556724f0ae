import TimerlintSemantics
import TimerlintSyntax

/// Values in variables: which variables store a value, and where it flows from there.
extension ValueFlow {
    /// Records that a variable stores the value, and so does the one that another branch of an `#if` declares in its
    /// place: code after the `#endif` may refer to either. A local is itself a handle, and the value may flow on from
    /// it.
    func keep(
        in id: VariableID, at place: Node, into result: inout [Destination], seen: inout Set<VariableID>, depth: Int
    ) {
        result.append(.variable(id, at: place))
        if project[id].kind == .local || project[id].kind == .capture {
            followUses(of: id, into: &result, seen: &seen, depth: depth + 1)
        }
        for other in project.alternatives(to: id) {
            result.append(.variable(other, at: place))
            // Inside its own branch it has another value.
            guard project[other].kind == .local, let branch = project.node(of: other).parent?.parent else { continue }
            followUses(of: other, outside: branch, into: &result, seen: &seen, depth: depth + 1)
        }
    }

    /// `player.timer = timer` after `timer = …`: the right side of a later statement in the block that copies the new
    /// value of the property.
    func copy(of property: VariableID, after assignment: Node) -> Node? {
        guard let block = assignment.parent, block.kind == .block else { return nil }
        let later = block.children.drop { $0 != assignment }.dropFirst().filter { $0.kind == .assignmentExpression }
        let targets = later.prefix { $0.firstChild.map { project.referent(of: $0) != .variable(property) } ?? true }
        return targets.lazy.compactMap { $0.firstChild?.nextSibling }.first {
            $0.stripped.kind == .memberExpression || $0.stripped.kind == .nameExpression
                ? project.referent(of: $0) == .variable(property) : false
        }
    }

    /// Follows the uses that pass a local or parameter on as a whole.
    func followUses(
        of id: VariableID, outside branch: Node? = nil, into result: inout [Destination],
        seen: inout Set<VariableID>, depth: Int
    ) {
        guard seen.insert(id).inserted else { return }
        for use in references.uses(ofLocal: id) where handsOn(use) && branch?.range.contains(use.range) != true {
            follow(use.outermostUnwrap, into: &result, seen: &seen, depth: depth + 1)
        }
    }

    /// Whether the use passes the value on, rather than calling, testing or overwriting it.
    private func handsOn(_ use: Node) -> Bool {
        let whole = use.outermostUnwrap
        guard let parent = whole.parent else { return false }
        switch parent.kind {
        case .assignmentExpression: return parent.firstChild != whole
        case .argument, .returnStatement, .arrayExpression, .dictionaryElement, .binding, .initializer,
            .optionalBinding, .ternaryExpression:
            return true
        case .block: return parent.firstChild == whole && whole.nextSibling == nil
        default: return false
        }
    }
}
