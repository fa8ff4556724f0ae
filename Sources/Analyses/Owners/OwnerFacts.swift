import TimerlintAppleAPIs
import TimerlintSemantics
import TimerlintSyntax

/// Whether code shows something to the user. Evidence: a type's declaration, or what a piece of code uses.
package struct InterfaceEvidence {
    package let project: Project

    package init(project: Project) {
        self.project = project
    }

    /// A view, view controller, or an object that views observe. An app delegate has a window, but its timers
    /// need not show anything: that depends on what they do.
    package func isInterface(_ id: TypeID) -> Bool {
        let type = project.types[id]
        if !ApplicationAPI.delegates.isDisjoint(with: project.inheritedNames(of: id)),
            !project.inheritedNames(of: id).contains("App")
        {
            return false
        }
        if type.attributes.contains("Observable") { return true }
        if isInterfaceClass(type.simpleName) && type.kind == .extension { return true }
        if project.inheritedNames(of: id).contains(where: {
            InterfaceAPI.shownProtocols.contains($0) || isInterfaceClass($0)
        }) {
            return true
        }
        return project.lineage(of: id).contains { member in
            project.types[member].allProperties.contains { property in
                project[property].attributes.contains { InterfaceAPI.stateWrappers.contains($0) }
            }
        }
    }

    /// `UIView`, `NSWindowController`, `MTKView`, `CALayer` and the like, but not models such as `NSObject`.
    package func isInterfaceClass(_ name: String) -> Bool {
        guard InterfaceAPI.classEndings.contains(where: { name.hasSuffix($0) }) else { return false }
        return InterfaceAPI.classPrefixes.contains { name.hasPrefix($0) }
    }

    /// Whether the code uses the interface: state wrappers, outlets, view types, or well-known drawing calls,
    /// also in methods of the same type that it calls.
    package func touchesInterface(_ code: Node, depth: Int = 0) -> Bool {
        guard depth < 4 else { return false }
        return code.contains { node in
            switch node.kind {
            case .memberExpression where InterfaceAPI.drawingMembers.contains(node.name): return true
            case .nameExpression where InterfaceAPI.drawingMembers.contains(node.name) || isInterfaceClass(node.name):
                return true
            case .nameExpression, .memberExpression: return referentIsInterface(node, depth: depth)
            default: return false
            }
        }
    }

    private func referentIsInterface(_ node: Node, depth: Int) -> Bool {
        switch project.referent(of: node) {
        case .variable(let id)? where project[id].kind == .property:
            if project[id].attributes.contains(where: InterfaceAPI.stateWrappers.contains) { return true }
            return project.type(of: id).map { isInterfaceClass($0.name) || ($0.id.map(isView) ?? false) } ?? false
        case .functions(let functions)?:
            return functions.prefix(4).contains { function in
                guard let body = project.body(of: function) else { return isAnsweredByInterface(function) }
                return touchesInterface(body, depth: depth + 1)
            }
        default: return false
        }
    }

    /// A protocol requirement (a delegate method) that a view or view controller of the tree implements.
    private func isAnsweredByInterface(_ requirement: FunctionID) -> Bool {
        guard let owner = project.owner(of: requirement), project.types[owner].kind == .protocol else { return false }
        return project.descendants(of: owner).contains { answerer in
            guard isInterface(answerer) else { return false }
            return project.methods(named: project[requirement].name, of: answerer).contains { answer in
                project[answer].labels == project[requirement].labels
                    && project.body(of: answer).map(doesSomething) == true
            }
        }
    }

    /// More than a query: it assigns or calls.
    private func doesSomething(_ body: Node) -> Bool {
        body.contains { $0.kind == .assignmentExpression || $0.kind == .callExpression }
    }

    private func isView(_ id: TypeID) -> Bool {
        project.inheritedNames(of: id).contains { $0 == "View" || isInterfaceClass($0) }
    }
}
