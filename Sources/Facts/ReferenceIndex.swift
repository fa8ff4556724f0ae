import Model
import Syntax

/// Where every name of a project is used: for each spelling, the expressions, selectors and captures that carry it. Built in one walk over all nodes,
/// so that asking "who uses this property" or "who calls this method" costs only its namesakes.
package struct ReferenceIndex: Sendable {
    private struct Place { let file: Int32; let node: NodeID }
    private let places: [String: [Place]]
    private let files: [FileModel]
    private let questions: Questions?

    package init(_ project: Project) {
        var places: [String: [Place]] = [:]
        for (index, file) in project.files.enumerated() {
            for (id, record) in file.tree.nodes.enumerated() where record.kind.carriesReference {
                let name = file.tree.text(record.name)
                places[name, default: []].append(Place(file: Int32(index), node: NodeID(id)))
            }
        }
        self.places = places
        files = project.files
        questions = project.questions
    }

    /// The nodes of a spelling, in the order of files and offsets as parsed.
    package func nodes(named name: String) -> [Node] {
        questions?.ask(.reference, name)
        return (places[name] ?? []).map { files[Int($0.file)].node($0.node) }
    }
}
