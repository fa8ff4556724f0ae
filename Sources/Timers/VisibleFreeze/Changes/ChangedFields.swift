import TimerlintAnalyses
import TimerlintAppleAPIs
import TimerlintSemantics
import TimerlintSyntax

/// Tells apart the fields of a struct that a state holds: a view that reads the name of a session shows nothing of its
/// samples. Input: the target of a change, or a place that reads the state. Output: the fields that change, or whether
/// the place reads one of them.
struct ChangedFields {
    let references: ReferenceIndex
    var project: Project { references.project }

    /// How many local variables and properties of views hold the struct on the way from the state to a field.
    private static let depthLimit = 3

    /// The stored fields that an assignment changes, or a call that mutates the target; `nil` if any may change.
    func fields(of state: VariableID, changedBy target: Node) -> Set<String>? {
        guard let type = project.type(of: state)?.id, project.types[type].kind == .struct else { return nil }
        let isWhole = project.referent(of: target.stripped) == .variable(state)
        let changed =
            isWhole
            ? fieldsOfCopy(assignedTo: target, of: state) : field(of: target.stripped, above: state).map { [$0] }
        guard let changed, changed.allSatisfy({ isStored($0, type) }) else { return nil }
        return changed
    }

    /// Whether a use of the state, or of a local variable that holds it, reads one of the fields.
    func reads(_ use: Node, _ fields: Set<String>, of state: VariableID, depth: Int = 0) -> Bool {
        let whole = use.outermostUnwrap
        guard let parent = whole.parent else { return true }
        switch parent.kind {
        case .memberExpression where parent.firstChild == whole:
            guard let type = project.type(of: state)?.id else { return true }
            return fields.contains(parent.name) || !isStored(parent.name, type)
        case .infixExpression: return !parent.children.contains { $0.stripped.kind == .nilLiteral }
        case .optionalBinding, .binding, .initializer:
            let holder = parent.kind == .initializer ? parent.parent : parent
            guard depth < Self.depthLimit, let holder, let local = project.variable(declaredBy: holder),
                project[local].kind == .local
            else { return true }
            return project.uses(ofLocal: local).contains { reads($0, fields, of: state, depth: depth + 1) }
        case .argument:
            guard depth < Self.depthLimit, let (view, property) = receiver(of: parent) else { return true }
            let uses = references.nodes(naming: property) + references.nodes(named: "$" + project[property].name)
            return uses.contains {
                project.type(around: $0) == view && reads($0, fields, of: state, depth: depth + 1)
            }
        default: return true
        }
    }

    /// The view of the tree, and its property, to which an argument hands the struct: `Row(session: session)`,
    /// `Row(session: .constant(session))`.
    private func receiver(of argument: Node) -> (TypeID, VariableID)? {
        guard let call = argument.parent else { return nil }
        if call.calleeName?.name == VisibleChanges.constantBinding {
            return call.outermostUnwrap.parent.flatMap { $0.kind == .argument ? receiver(of: $0) : nil }
        }
        guard let view = project.type(of: call)?.id, StateReaders.isView(view, project),
            let property = project.property(named: argument.name, of: view)
        else { return nil }
        return (view, property)
    }

    /// `samples` of `model.session?.samples`, where the state is `session`.
    private func field(of target: Node, above state: VariableID) -> String? {
        var node = target
        while node.kind == .memberExpression || node.kind == .subscriptExpression, let base = node.firstChild?.stripped
        {
            if project.referent(of: base) == .variable(state) {
                return node.kind == .memberExpression ? node.name : nil
            }
            node = base
        }
        return nil
    }

    /// The fields that are changed in the copy that is assigned back: `guard var copy = session …`,
    /// `copy.samples.append(sample)`, `session = copy`.
    private func fieldsOfCopy(assignedTo target: Node, of state: VariableID) -> Set<String>? {
        guard let value = target.outermostUnwrap.nextSibling?.stripped, let copy = project.local(value),
            project[copy].kind == .local,
            project.value(of: copy).flatMap({ project.referent(of: $0.stripped) }) == .variable(state)
        else { return nil }
        var names: Set<String> = []
        for use in project.uses(ofLocal: copy) where use != value {
            guard let member = use.outermostUnwrap.parent, member.kind == .memberExpression, member.callOfName == nil
            else { return nil }
            names.insert(member.name)
        }
        return names
    }

    private func isStored(_ name: String, _ type: TypeID) -> Bool {
        guard let field = project.property(named: name, of: type) else { return false }
        return project.getter(of: field) == nil
    }
}
