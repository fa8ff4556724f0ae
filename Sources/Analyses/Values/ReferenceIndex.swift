import TimerlintSemantics
import TimerlintSyntax

/// Where every name of a project is used: for each spelling, the expressions, selectors and captures that carry it. Built in one walk over all nodes,
/// so that asking "who uses this property" or "who calls this method" costs only its namesakes.
package struct ReferenceIndex: Sendable {
    private struct Place { let file: Int32; let node: NodeID }
    private let places: [String: [Place]]
    private let project: Project

    package init(_ project: Project) {
        var places: [String: [Place]] = [:]
        for (index, file) in project.files.enumerated() {
            for (id, record) in file.tree.nodes.enumerated() where record.kind.carriesReference {
                let name = file.tree.text(record.name)
                places[name, default: []].append(Place(file: Int32(index), node: NodeID(id)))
            }
        }
        self.places = places
        self.project = project
    }

    /// The nodes of a spelling, in the order of files and offsets as parsed.
    package func nodes(named name: String) -> [Node] {
        project.questions?.ask(.reference, name)
        return readNodes(named: name)
    }

    /// The same in the files that were read: for names that mean something only beside words of timers.
    package func readNodes(named name: String) -> [Node] {
        (places[name] ?? []).map { project.files[Int($0.file)].node($0.node) }
    }

    /// The nodes that may name a variable, told by its spelling in either language.
    package func nodes(naming id: VariableID) -> [Node] {
        let variable = project[id]
        let isMember = variable.kind == .property || variable.kind == .global
        let own = isMember && variable.access > .fileprivate ? nodes(named: variable.name) : readNodes(named: variable.name)
        return own + (variable.foreignName.map(nodes(named:)) ?? [])
    }

    /// The nodes that may name a function, told by its spelling in either language.
    package func nodes(naming id: FunctionID) -> [Node] {
        let function = project[id]
        guard function.access > .fileprivate, function.enclosing == nil else { return readNodes(named: function.name) }
        // `super.update()` of an heir means this one.
        if project.questions != nil, let owner = project.owner(of: id) { _ = project.descendants(of: owner) }
        return nodes(named: function.name) + (function.foreignName.map(nodes(named:)) ?? [])
    }

    /// The places that name a local variable, parameter or capture.
    package func uses(ofLocal id: VariableID) -> [Node] {
        readNodes(named: project[id].name).filter { $0.kind == .nameExpression && project.local($0) == id }
    }
}
