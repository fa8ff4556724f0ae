import TimerlintAnalyses
import TimerlintSemantics
import TimerlintSyntax

/// Variables that hold timer sources outside of instances: the static properties of a type, or the globals of a
/// file.
enum StaticOwner: Sendable {
    case type(TypeID)
    case file(Int)
}

/// Explores such variables as one object that lives as long as the process. Input: the entry points, which are
/// called in any order.
struct StaticExploration {
    let explorer: Explorer
    let variables: [VariableID]
    let functions: [FunctionID]

    func run() {
        let start = variables.reduce(ExploredPath(program: ProgramState(), trace: nil)) {
            isNilAtFirst($1) ? explorer.stored(.absent, in: $1, $0) : $0
        }
        let entries = functions.filter { explorer.relevance.isAction(explorer.project[$0].name) }.map {
            EntryPoint.function($0)
        }
        explorer.exploreObject([start], entries: entries, order: .any, end: nil)
    }

    private func isNilAtFirst(_ id: VariableID) -> Bool {
        let project = explorer.project
        guard project.value(of: id) == nil, !explorer.isComputed(id) else { return false }
        let kind = project.typeNode(of: id)?.kind
        return kind == .optionalType || kind == .implicitlyUnwrappedType
    }
}

extension TimerSourceFinder {
    /// In the order of types and files.
    func staticOwners() -> [StaticOwner] {
        let types = typesDeclaredInFiles()
        let owning = Set(types).filter { !staticHandleNames(of: $0).isEmpty }.sorted()
        return owning.map(StaticOwner.type) + files.filter { !globalHandleNames(in: $0).isEmpty }.map(StaticOwner.file)
    }

    func handleNames(of owner: StaticOwner) -> Set<String> {
        switch owner {
        case .type(let type): staticHandleNames(of: type)
        case .file(let file): globalHandleNames(in: file)
        }
    }

    private func staticHandleNames(of type: TypeID) -> Set<String> {
        Set(
            project.types[type].allProperties.filter { project[$0].isStatic && holdsSource($0) }.map {
                project[$0].name
            })
    }

    private func globalHandleNames(in file: Int) -> Set<String> {
        let variables = project.files[file].variables
        return Set(
            variables.indices.filter { variables[$0].kind == .global && holdsSource(VariableID(file: file, index: $0)) }
                .map { variables[$0].name })
    }

    func variables(of owner: StaticOwner) -> [VariableID] {
        switch owner {
        case .type(let type): return project.types[type].allProperties.filter { project[$0].isStatic }
        case .file(let file):
            let variables = project.files[file].variables
            return variables.indices.filter { variables[$0].kind == .global }.map { VariableID(file: file, index: $0) }
        }
    }

    /// The functions that can modify the variables and are called from outside: those of the type, or of the
    /// globals' file.
    func openFunctions(around owner: StaticOwner) -> [FunctionID] {
        let all: [FunctionID] =
            switch owner {
            case .type(let type): project.types[type].functions
            case .file(let file): project.files[file].functions.indices.map { FunctionID(file: file, index: $0) }
            }
        return all.filter { id in
            guard case .function = project[id].kind, project[id].enclosing == nil, project[id].access > .fileprivate
            else { return false }
            return project.body(of: id) != nil
        }.sorted { ($0.file, $0.index) < ($1.file, $1.index) }
    }

    /// The type that all the functions belong to, if there is one.
    func type(around owner: StaticOwner) -> TypeID? {
        switch owner {
        case .type(let type): return type
        case .file:
            let owners = Set(openFunctions(around: owner).map { project.owner(of: $0) })
            return owners.count == 1 ? owners.first ?? nil : nil
        }
    }
}
