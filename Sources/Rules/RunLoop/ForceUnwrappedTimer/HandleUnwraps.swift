import TimerlintAnalyses
import TimerlintAppleAPIs
import TimerlintSemantics
import TimerlintSyntax
import TimerlintTimers

/// A place that assumes without a test that a timer's handle is not nil: `timer!`, or a member of an implicitly
/// unwrapped handle.
package struct HandleUnwrap: Sendable {
    /// The `!` expression, or the name of the implicitly unwrapped handle.
    package let node: Node
    /// The unwrapped handle.
    package let handle: Node
    package let variable: VariableID?
    /// Why the handle is certainly nil; `nil` if it only may be.
    package var absence: HandleAbsence?
    package var isImplicit: Bool { node == handle }
}

extension ProjectFacts {
    /// The unwraps that may find nil, in the order of files and offsets.
    package func uncertainUnwraps() -> [HandleUnwrap] {
        let presence = HandlePresence(self)
        return unwraps().compactMap { unwrap in
            let state = presence.state(of: unwrap.handle, before: unwrap.node)
            guard state.contains(.absent) else { return nil }
            var unwrap = unwrap
            unwrap.absence = presence.absence(of: unwrap.handle, before: unwrap.node)
            return state == .absent || unwrap.absence != nil || isDoubtful(unwrap) ? unwrap : nil
        }
    }

    /// An implicitly unwrapped handle is meant to be set early: it is doubtful only if something clears it, or
    /// if its owner can be deallocated before it is set.
    private func isDoubtful(_ unwrap: HandleUnwrap) -> Bool {
        guard unwrap.isImplicit, let variable = unwrap.variable else { return true }
        return !clearings(of: variable).isEmpty
            || project.function(around: unwrap.node).map { project[$0].kind.isDeinitializer } == true
    }

    private func unwraps() -> [HandleUnwrap] {
        let handles = Set(timers.filter { $0.kind != .publisher && $0.kind != .delayedPerform }.flatMap(\.handles))
        let files = project.files.indices.filter { project.files.language($0) == .swift }
        return files.flatMap { file -> [HandleUnwrap] in
            let explicit = project.nodes(of: .forceUnwrap, inFile: file).compactMap { explicitUnwrap($0, handles) }
            let implicit = project.implicitlyUnwrappedVariables(inFile: file).flatMap {
                implicitUnwraps(of: $0, handles)
            }
            return (explicit + implicit).sorted { $0.node.range < $1.node.range }
        }
    }

    private func explicitUnwrap(_ node: Node, _ handles: Set<VariableID>) -> HandleUnwrap? {
        guard let handle = node.firstChild?.stripped, handle.kind == .nameExpression || handle.kind == .memberExpression
        else { return nil }
        if case .variable(let id)? = project.referent(of: handle) {
            return !hasOtherDeclaration(id) && (handles.contains(id) || isTimer(id))
                ? HandleUnwrap(node: node, handle: handle, variable: id) : nil
        }
        return project.type(of: handle).map { TimerAPI.handleTypes.contains($0.name) } == true
            ? HandleUnwrap(node: node, handle: handle, variable: nil) : nil
    }

    private func implicitUnwraps(of id: VariableID, _ handles: Set<VariableID>) -> [HandleUnwrap] {
        guard project[id].kind == .property || project[id].kind == .local, isTimer(id) else { return [] }
        return references.uses(of: id).filter {
            !$0.isUncertain && needsValue($0.node)
        }
        .map { HandleUnwrap(node: $0.node, handle: $0.node, variable: id) }
    }

    /// Whether the use accesses a member, or passes the handle to a run loop, without `?`.
    private func needsValue(_ use: Node) -> Bool {
        guard let parent = use.parent else { return false }
        if parent.kind == .memberExpression { return parent.firstChild == use }
        return parent.kind == .argument && parent.parent.map(RunLoopVocabulary.isAddition) == true
    }

    private func isTimer(_ id: VariableID) -> Bool {
        guard let type = project.type(of: id), !hasOtherDeclaration(id) else { return false }
        return TimerAPI.handleTypes.contains(type.name) && type.id.map { project.types[$0].kind == .extension } ?? true
    }

    /// Whether another branch of an `#if` declares it too, perhaps with another type.
    private func hasOtherDeclaration(_ id: VariableID) -> Bool {
        guard let owner = project.owner(of: id) else { return false }
        return (project.types[owner].properties[project[id].name] ?? []).count > 1
    }
}

extension Project {
    /// The variables that are declared with a type like `Timer!`.
    fileprivate func implicitlyUnwrappedVariables(inFile file: Int) -> [VariableID] {
        let types = Set(nodes(of: .implicitlyUnwrappedType, inFile: file).map(\.id))
        if types.isEmpty { return [] }
        let variables = files.models[file].variables
        return variables.indices.filter { variables[$0].type.map(types.contains) == true }.map {
            VariableID(file: file, index: $0)
        }
    }
}
