import TimerlintAppleAPIs
import TimerlintSemantics
import TimerlintSyntax

/// Instances that their maker gives to another object that it creates: `Player(engine: Engine())`.
extension OwnerLifetimes {
    /// Whether an object that is kept forever receives the new instance with its initializer and keeps it.
    func isHandedToKept(_ creation: Node, at level: OwnerLevel) -> Bool {
        let local = keeper(of: creation).flatMap { project[$0].kind == .local ? $0 : nil }
        let places = [creation] + (local.map { references.uses(ofLocal: $0) } ?? [])
        return places.contains { place in
            guard let argument = place.outermostUnwrap.parent, argument.kind == .argument, let call = argument.parent,
                call.kind == .callExpression, call != creation,
                let holder = project.type(of: call)?.id, creations(of: holder).contains(call), keeps(holder, argument)
            else { return false }
            return isKeptForever(call, holder, at: level.next)
        }
    }

    /// Whether the type has a strong property that its initializer fills with the argument: by convention, one of its
    /// label's name, or one that the parameter is assigned to.
    private func keeps(_ holder: TypeID, _ argument: Node) -> Bool {
        if let properties = project.types[holder].properties[argument.name] {
            return properties.contains(where: isStrong)
        }
        return project.types[holder].initializers.contains { initializer in
            project[initializer].labels.contains(argument.name)
                && project.body(of: initializer)?.contains { node in
                    guard node.kind == .assignmentExpression, let target = node.firstChild,
                        target.stripped.assignedValue?.name == argument.name,
                        case .variable(let property)? = project.referent(of: target)
                    else { return false }
                    return isStrong(property)
                } == true
        }
    }

    private func isStrong(_ property: VariableID) -> Bool {
        project[property].kind == .property && !project[property].isWeak && !isDropped(property)
    }
}
