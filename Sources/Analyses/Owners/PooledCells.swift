import TimerlintAppleAPIs
import TimerlintSemantics
import TimerlintSyntax

/// Cells that a list keeps in its pool and uses again: each lives as long as the list, apart from those that a lack of
/// memory purges.
extension OwnerLifetimes {
    /// Whether a creation is for the pool of a list: `Cell(style: .default, reuseIdentifier: "row")`.
    func isMadeForPool(_ creation: Node) -> Bool {
        let identifier = creation.arguments.first { $0.name == InterfaceAPI.reuseIdentifier }?.value
        return identifier.map { $0.stripped.kind != .nilLiteral } ?? false
    }

    /// Whether lists create all instances of a class of cells, and the objects that register it with them live forever:
    /// `table.register(Cell.self, forCellReuseIdentifier: "row")`.
    func isMadeForKeptPools(_ id: TypeID, at level: OwnerLevel) -> Bool {
        let registrations = references.nodes(named: project.types[id].simpleName).compactMap(registration)
        return !registrations.isEmpty
            && registrations.allSatisfy { registration in
                project.type(around: registration).map { $0 != id && livesForever($0, at: level.next) } ?? false
            }
    }

    /// The call that registers the class of a name.
    private func registration(of name: Node) -> Node? {
        let argument = name.selfAndAncestors.prefix { $0.kind != .block }.first { $0.kind == .argument }
        return argument?.parent.flatMap { call in
            call.calleeName.map { InterfaceAPI.cellRegistrations.contains($0.name) } == true ? call : nil
        }
    }
}
