import TimerlintAnalyses
import TimerlintSemantics
import TimerlintSyntax

/// Tells apart the objects of one class that a program keeps in constants: a view that draws one setting shows nothing of
/// another. Input: what changes a state, or a use of the state. Output: the constant that holds the changed object, or
/// whether the use may mean the state of that object.
struct KeptObjects {
    let references: ReferenceIndex
    private var project: Project { references.project }

    /// `Settings.volume` if `Settings.volume.value` changes, and if the constant only receives messages, so that nothing
    /// else leads to its object; `nil` otherwise.
    func holder(of state: VariableID, changedBy target: Node) -> VariableID? {
        guard let changed = target.stripped.selfAndBases.first(where: { project.referent(of: $0) == .variable(state) }),
            let base = changed.base?.stripped, case .variable(let holder)? = project.referent(of: base),
            isConstant(holder), references.uses(of: holder).allSatisfy({ !$0.isUncertain && isReceiver($0.node) })
        else { return nil }
        return holder
    }

    /// Whether a use of the state may mean that of the object which a constant holds: the class's own code, or a message
    /// to the constant.
    func mayMean(_ use: Node, ofObjectIn holder: VariableID) -> Bool {
        guard let base = use.base?.stripped, base.kind != .selfExpression else { return true }
        return project.referent(of: base) == .variable(holder)
    }

    private func isConstant(_ id: VariableID) -> Bool {
        project[id].isLet && (project[id].isStatic || project[id].kind == .global)
    }

    private func isReceiver(_ use: Node) -> Bool {
        let whole = use.outermostUnwrap
        return whole.parent?.kind == .memberExpression && whole.parent?.firstChild == whole
    }
}
