import TimerlintAppleAPIs
import TimerlintSemantics
import TimerlintSyntax

extension StateReaders {
    /// How many parts of a view are followed to its body.
    private static let partLimit = 4

    /// Whether the place is in a part of a view that nothing shows: a `private var hint: some View` without a use.
    func isInUnusedPart(_ place: Node, depth: Int = 0) -> Bool {
        guard depth < Self.partLimit, let function = project.function(around: place) else { return false }
        guard case .accessor("get") = project[function].kind, let index = project[function].property else {
            return !entries.mayRun(function)
        }
        let part = VariableID(file: function.file, index: index)
        if project[part].kind == .local { return isInUnusedPart(project.node(of: part), depth: depth + 1) }
        guard project[part].access < .internal || isPart(part) && entries.isInClosedWorld(function) else {
            return false
        }
        let own = project.node(of: function)
        let mentions = references.nodes(naming: part) + references.nodes(named: "$" + project[part].name)
        // Of `if let hint { … }`, the name is that of a local variable.
        let owner = project.owner(of: part)
        return mentions.filter { project.type(around: $0) == owner || means($0, part) }.allSatisfy {
            own.encloses($0) || isInUnusedPart($0, depth: depth + 1)
        }
    }

    /// `var hint: some View`; nothing that a protocol asks for.
    private func isPart(_ property: VariableID) -> Bool {
        !VisibleChanges.viewRequirements.contains(project[property].name)
            && project.typeNode(of: property)?.contains { VisibleChanges.viewProtocols.contains($0.name) } == true
    }
}
