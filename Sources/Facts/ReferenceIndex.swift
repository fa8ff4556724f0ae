import Model
import Syntax

/// Where every name of a project is used: for each spelling, the expressions, selectors and captures that carry it. Built in one walk over all nodes,
/// so that asking "who uses this property" or "who calls this method" costs only its namesakes.
package struct ReferenceIndex: Sendable {
    private struct Place { let file: Int32; let node: NodeID }
    private let places: [String: [Place]]
    private let files: [FileModel]

    package init(_ project: Project) {
        var places: [String: [Place]] = [:]
        for (index, file) in project.files.enumerated() {
            for (id, record) in file.tree.nodes.enumerated() where Self.carriesReference(record.kind) {
                let name = file.tree.text(record.name)
                places[name, default: []].append(Place(file: Int32(index), node: NodeID(id)))
            }
        }
        self.places = places
        files = project.files
    }

    private static func carriesReference(_ kind: NodeKind) -> Bool {
        switch kind {
        case .nameExpression, .memberExpression, .selectorExpression, .optionalBinding, .capture: true
        default: false
        }
    }

    /// The nodes of a spelling, in the order of files and offsets as parsed.
    package func nodes(named name: String) -> [Node] {
        (places[name] ?? []).map { files[Int($0.file)].node($0.node) }
    }
}
