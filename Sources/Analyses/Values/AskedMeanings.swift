import TimerlintSemantics
import TimerlintSource
import TimerlintSyntax

/// The declarations of which someone asked where they are named. Input: the questions. Output: whether a node that comes
/// with an edit would be in one of the answers.
struct AskedMeanings: Sendable {
    private struct Declarations {
        var variables: Set<VariableID> = []
        var functions: Set<FunctionID> = []
    }

    /// Keyed by the hashes of names: two names with one hash count as one.
    private let asked = Guarded<[Int: Declarations]>([:])

    func add(_ id: VariableID, named name: String) {
        let key = name.withSpelling { $0.hashValue }
        asked.withLock { _ = $0[key, default: Declarations()].variables.insert(id) }
    }

    func add(_ id: FunctionID, named name: String) {
        let key = name.withSpelling { $0.hashValue }
        asked.withLock { _ = $0[key, default: Declarations()].functions.insert(id) }
    }

    func contain(_ name: Spelling) -> Bool { asked.withLock { $0[name.hashValue] != nil } }

    /// Whether a node refers, or may refer, to one of the declarations. `project` is that of the node.
    func mayBeMeant(by node: Node, in project: Project) -> Bool {
        guard let declarations = asked.withLock({ $0[node.spelling.hashValue] }) else { return false }
        let meanings = NameMeanings([node], in: project)
        return declarations.variables.contains { !meanings.places(of: $0, in: project).isEmpty }
            || declarations.functions.contains { !meanings.places(of: $0, in: project).isEmpty }
    }
}
