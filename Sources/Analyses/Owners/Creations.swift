import TimerlintSemantics
import TimerlintSyntax

/// The calls that create the instances of a type.
extension OwnerLifetimes {
    /// Creations by the type's name, and by its own static code (`Self()`).
    ///
    /// If the type implements `+allocWithZone:`, each `alloc` returns what that method does: then only its messages
    /// to the superclass's method create an instance.
    func creations(of id: TypeID) -> [Node] {
        let named =
            references.constructions(of: id) + (ownCreations[id] ?? [])
            + allocationsAlone(of: id) + (impliedCreations[id] ?? []) + allocationsByClassMethods(of: id)
        let allocations = replacesAllocation(id) ? allocations(bySuperclassOf: id) : []
        // `if (shared) return shared; return [super allocWithZone:zone];` leaves it to the class's own code to keep the
        // first instance.
        let isHandedOn = allocations.allSatisfy { $0.outermostUnwrap.parent?.kind == .returnStatement }
        return isHandedOn && !named.isEmpty ? named : allocations
    }

    /// `.init()`, by the type of the variable to which it is assigned.
    private var impliedCreations: [TypeID: [Node]] {
        knownImpliedCreations.answer {
            references.callees(named: "init").reduce(into: [:]) { found, name in
                guard name.flags.contains(.implicitBase), let call = name.callOfName,
                    let variable = receiver(of: call), let type = project.type(of: variable)?.id
                else { return }
                found[type, default: []].append(call)
            }
        }
    }

    private func receiver(of creation: Node) -> VariableID? {
        let value = creation.outermostUnwrap
        let binding = value.selfAndAncestors.dropFirst().prefix(2).first { $0.kind == .binding }
        if let binding, binding.initialValue?.encloses(creation) == true {
            return project.variable(declaredBy: binding)
        }
        guard let assignment = value.parent, assignment.kind == .assignmentExpression,
            let target = assignment.firstChild, target != value,
            case .variable(let id)? = project.referent(of: target)
        else { return nil }
        return id
    }

    /// `[[Server alloc] start]`, without an initializer: the tree has only the class's name, as the receiver of an
    /// instance method.
    private func allocationsAlone(of id: TypeID) -> [Node] {
        references.nodes(named: project.types[id].simpleName).filter { name in
            guard name.kind == .nameExpression, name.tree.file.language == .objectiveC, let message = name.parent,
                message.kind == .memberExpression, message.callOfName != nil
            else { return false }
            let methods = project.methods(named: message.name, of: id)
            return !methods.isEmpty && !methods.contains { project[$0].isStatic }
        }
    }

    private var ownCreations: [TypeID: [Node]] {
        knownOwnCreations.answer {
            references.callees(named: "Self").reduce(into: [:]) { found, name in
                guard let call = name.callOfName, let type = project.type(around: name) else { return }
                found[type, default: []].append(call)
            }
        }
    }

    /// `[[super alloc] init]` in a class method: the superclass's method makes an instance of the class that calls it.
    private func allocationsByClassMethods(of id: TypeID) -> [Node] {
        let methods = project.types[id].methods.all.filter {
            project[$0].isStatic && project[$0].name != Self.allocation
                && project.node(of: $0).tree.file.language == .objectiveC
        }
        return methods.compactMap(project.body(of:)).flatMap { body in
            body.nodes { $0.kind == .callExpression && $0.firstChild?.kind == .superExpression }
        }
    }

    private func replacesAllocation(_ id: TypeID) -> Bool {
        (project.types[id].methods[Self.allocation] ?? []).contains {
            project[$0].isStatic && project.body(of: $0) != nil
        }
    }

    /// `[super allocWithZone:zone]`, or `[[super allocWithZone:zone] init]`.
    private func allocations(bySuperclassOf id: TypeID) -> [Node] {
        references.nodes(named: Self.allocation).compactMap { name in
            guard name.base?.stripped.kind == .superExpression, project.type(around: name) == id,
                let allocation = name.callOfName
            else { return nil }
            guard let message = allocation.outermostUnwrap.parent, message.isNamed("init") else { return allocation }
            return message.callOfName ?? allocation
        }
    }

    /// The base name of `+allocWithZone:` and `+alloc`.
    private static let allocation = "alloc"
}
