import TimerlintAppleAPIs
import TimerlintSemantics
import TimerlintSource
import TimerlintSyntax

/// Finds the properties whose sources are switched by code outside their type (`state.timer.resume()`). Input: the
/// uses of a name. What an instance does by itself shows nothing about the states of such a source.
struct SharedHandles: Sendable {
    private let project: Project
    private let uses: @Sendable (String) -> [Node]
    /// For each name, what the uses switch on whatever is not `self`: types of one name, too, ask only once.
    private let knownSwitches = Answers<String, [Switch]>()

    /// Code that switches the source in a property of another object.
    private struct Switch {
        let property: VariableID
        /// The type that has the code; `nil` for a global function.
        let user: TypeID?
    }

    init(project: Project, uses: @escaping @Sendable (String) -> [Node]) {
        self.project = project
        self.uses = uses
    }

    /// Those of these names that other code than the type's switches.
    func properties(named names: Set<String>, of type: TypeID) -> Set<VariableID> {
        let lineage = project.lineage(of: type)
        let own = Set(lineage + project.descendants(of: type))
        return Set(
            lineage.flatMap { project.types[$0].allProperties }.filter { id in
                names.contains(project[id].name)
                    && switches(ofPropertiesNamed: project[id].name).contains { found in
                        found.user.map(own.contains) != true
                            && (found.property == id || isRequirement(found.property, of: lineage))
                    }
            })
    }

    private func switches(ofPropertiesNamed name: String) -> [Switch] {
        knownSwitches.answer(to: name) {
            uses(name).compactMap { use in
                guard use.kind == .memberExpression, use.firstChild?.kind != .selfExpression, handsOver(use),
                    case .variable(let property)? = project.referent(of: use)
                else { return nil }
                return Switch(property: property, user: project.type(around: use))
            }
        }
    }

    /// A protocol declares it, and the type conforms.
    private func isRequirement(_ id: VariableID, of lineage: [TypeID]) -> Bool {
        project.owner(of: id).map { project.types[$0].kind == .protocol && lineage.contains($0) } ?? false
    }

    /// Whether the use starts or suspends the source, or gives it to code that may.
    private func handsOver(_ use: Node) -> Bool {
        var node = use
        while let parent = node.parent {
            switch parent.kind {
            case .optionalChain, .forceUnwrap, .tupleExpression: node = parent
            case .subscriptExpression where parent.firstChild == node: node = parent
            case .memberExpression where CollectionAPI.elementProperties.contains(parent.name): node = parent
            case .memberExpression:
                return DispatchAPI.suspensionMethods.contains(parent.name)
                    || ClosureTiming.repeatedlyInPlace.contains(parent.name)
            case .argument:
                let name = parent.parent?.firstChild?.name ?? ""
                return DispatchAPI.suspensionMethods.contains(DispatchAPI.methodsOfFunctions[name] ?? "resume")
            case .initializer, .optionalBinding, .forStatement, .returnStatement: return true
            case .assignmentExpression: return parent.firstChild != node
            default: return false
            }
        }
        return false
    }
}
