import TimerlintSemantics

/// Properties that protocols require, and those of the types that conform: a default implementation of the protocol uses
/// the former and means the latter.
extension Project {
    /// The properties of protocols that a type's property fulfils; empty for others. Cost: one lookup for each protocol.
    package func requirements(metBy property: VariableID) -> [VariableID] {
        guard let owner = ownerOfInstanceProperty(property), types[owner].kind != .protocol else { return [] }
        return lineage(of: owner).filter { types[$0].kind == .protocol }.flatMap {
            types[$0].properties[self[property].name] ?? []
        }
    }

    /// The properties of types that fulfil a protocol's; empty for others. Cost: one lookup for each conforming type.
    package func fulfilments(of requirement: VariableID) -> [VariableID] {
        guard let owner = ownerOfInstanceProperty(requirement), types[owner].kind == .protocol else { return [] }
        return descendants(of: owner).filter { types[$0].kind != .protocol }.flatMap {
            types[$0].properties[self[requirement].name] ?? []
        }
    }

    private func ownerOfInstanceProperty(_ id: VariableID) -> TypeID? {
        self[id].kind == .property && !self[id].isStatic ? owner(of: id) : nil
    }
}
