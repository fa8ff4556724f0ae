import TimerlintSemantics
import TimerlintSource
import TimerlintSyntax

/// Finds a method by its name alone, for receivers of unknown type. Input: a name; output: the method of the tree, if no other has that name.
/// Cost: one walk over all functions, at the first question.
struct MethodNamesakes {
    private let project: Project
    private let known = Guarded<[String: [FunctionID]]?>(nil)

    init(_ project: Project) { self.project = project }

    func only(_ name: String) -> FunctionID? {
        let table = known.withLock { known in
            if let known { return known }
            var table: [String: [FunctionID]] = [:]
            for (file, model) in project.files.enumerated() {
                for (index, function) in model.functions.enumerated() where function.owner != nil && function.body != nil {
                    if case .function = function.kind { table[function.name, default: []].append(FunctionID(file: file, index: index)) }
                }
            }
            known = table
            return table
        }
        guard let found = table[name], found.count == 1 else { return nil }
        return found[0]
    }
}
