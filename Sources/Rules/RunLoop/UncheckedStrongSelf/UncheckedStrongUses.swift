import TimerlintAnalyses
import TimerlintSemantics
import TimerlintSource
import TimerlintSyntax
import TimerlintTimers

/// One access of an ivar through a local variable that a block made from a weak one.
struct UncheckedStrongUse {
    /// `strongSelf->ivar`
    let access: Node
    let variable: VariableID
    let block: Node
}

/// Accesses of ivars, in blocks that run later, through an owner that may be deallocated by then. Input: the
/// blocks of timers, sources and delays. Output: the first unchecked access through each local variable, in the
/// order of files and offsets.
extension ProjectFacts {
    func uncheckedStrongUses() -> [UncheckedStrongUse] {
        var seen: Set<VariableID> = []
        return laterBlocks().flatMap { block in
            strongLocals(in: block).filter { seen.insert($0).inserted }.compactMap { uncheckedUse(of: $0, in: block) }
        }
    }

    /// The Objective-C blocks that a timer, a source or a delay runs and that capture their owner weakly.
    private func laterBlocks() -> [Node] {
        let ofTimers = timers.flatMap { handlerCode(of: $0) }
        let delayed = ["asyncAfter", "dispatch_after"].flatMap { references.nodes(named: $0) }
            .compactMap { $0.outermostUnwrap.parent }.filter { $0.kind == .callExpression }.compactMap {
                $0.arguments.last?.value?.stripped
            }
        var seen: Set<Node> = []
        return (ofTimers + delayed).filter { block in
            block.kind == .closureExpression && block.tree.file.language == .objectiveC && seen.insert(block).inserted
                && selfCapture(of: block).strength != .strong
                && !(project.type(around: block).map(isAppLifetime) ?? false)
        }.sorted { ($0.tree.file.id, $0.range) < ($1.tree.file.id, $1.range) }
    }

    /// `__strong typeof(self) strongSelf = weakSelf`
    private func strongLocals(in block: Node) -> [VariableID] {
        var found: [VariableID] = []
        _ = block.contains { node in
            if node.kind == .binding, let value = node.initialValue?.stripped, value.kind == .nameExpression,
                let weak = project.local(value),
                project[weak].isWeak, let id = project.variable(declaredBy: node), project[id].kind == .local,
                !project[id].isWeak
            {
                found.append(id)
            }
            return false
        }
        return found
    }

    private func uncheckedUse(of local: VariableID, in block: Node) -> UncheckedStrongUse? {
        let accesses = references.uses(ofLocal: local).compactMap { $0.outermostUnwrap.parent }.filter { access in
            access.isStorageAccess && access.base?.stripped.kind == .nameExpression
        }
        guard let first = accesses.min(by: { $0.range.start < $1.range.start }), !isChecked(local, at: first, in: block)
        else { return nil }
        return UncheckedStrongUse(access: first, variable: local, block: block)
    }

    /// Whether code on the path to the access tests the local variable, or the weak one that it was made from.
    private func isChecked(_ local: VariableID, at access: Node, in block: Node) -> Bool {
        let names = Set([project[local].name, project.value(of: local)?.stripped.name ?? ""])
        let asks = { (condition: Node) in condition.contains { $0.kind == .nameExpression && names.contains($0.name) } }
        var child = access
        while child != block, let parent = child.parent {
            switch parent.kind {
            case .ifBranch, .whileStatement:
                if parent.conditions.contains(where: { $0 != child && asks($0) }) { return true }
            case .infixExpression, .ternaryExpression:
                if let first = parent.firstChild, first != child, asks(first) { return true }
            case .block:
                if parent.children.contains(where: { $0.range.end <= child.range.start && isQuestion($0, asks) }) {
                    return true
                }
            default: break
            }
            child = parent
        }
        return false
    }

    /// `if (!strongSelf) return;`, or a macro with the local variable as an argument.
    private func isQuestion(_ statement: Node, _ asks: (Node) -> Bool) -> Bool {
        switch statement.kind {
        case .ifStatement: statement.branches.contains { $0.conditions.contains(where: asks) }
        case .callExpression: statement.firstChild?.kind == .nameExpression && statement.arguments.contains(where: asks)
        default: false
        }
    }
}
