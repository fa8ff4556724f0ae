import TimerlintAnalyses
import TimerlintAppleAPIs
import TimerlintSemantics
import TimerlintSource
import TimerlintSyntax

// Input: the project. Output: the reachable states of its timer sources, from one exploration per type that
// stores a source and per body that creates one for itself.

/// Explores all code that creates timer sources, on up to `jobs` threads. Instances of `neverReleased` types
/// live as long as the process; `order` gives the order in which outside code calls the members of a type, and
/// `constantArgument` what the program always passes for a parameter of an initializer, if that is a constant;
/// `uses` returns the uses of a name.
package func exploreTimerSources(
    in project: Project, jobs: Int = 1, neverReleased: @escaping @Sendable (TypeID) -> Bool,
    order: @escaping @Sendable (TypeID) -> EntryOrder = { _ in .any },
    constantArgument: @escaping @Sendable (VariableID) -> Node? = { _ in nil },
    uses: @escaping @Sendable (String) -> [Node] = { _ in [] }
) -> [Exploration] {
    var finder = TimerSourceFinder(project: project)
    finder.find()
    guard !finder.creations.isEmpty else { return [] }
    let exploring = SourceExploring(
        finder, neverReleased: neverReleased, order: order, constantArgument: constantArgument, uses: uses)
    let ofOwners =
        concurrentMap(finder.owners, jobs: jobs) { exploring.exploration(of: $0) }
        + concurrentMap(finder.staticOwners(), jobs: jobs) { exploring.exploration(of: $0) }
    let met = Set(ofOwners.flatMap(\.creations).map(\.creation))
    return ofOwners + concurrentMap(finder.bodies(notIn: met), jobs: jobs) { exploring.exploration(ofBody: $0) }
}

/// The data shared by the explorations of one project.
private struct SourceExploring: Sendable {
    private let finder: TimerSourceFinder
    private let profiles: ProfileIndex
    private let ignoredNames: Set<String>
    private let parameters: Set<Name>
    private let neverReleased: @Sendable (TypeID) -> Bool
    private let order: @Sendable (TypeID) -> EntryOrder
    private let constantArgument: @Sendable (VariableID) -> Node?
    private let sharedHandles: SharedHandles
    /// Owners with equally named handles share their relevant names.
    private let knownNames = Answers<Handles, RelevantNames>()

    private struct Handles: Hashable {
        let names: Set<Name>
        /// Variables that hold a source and also decide something: enums with a source in a case.
        var states: Set<Name> = []
    }

    init(
        _ finder: TimerSourceFinder, neverReleased: @escaping @Sendable (TypeID) -> Bool,
        order: @escaping @Sendable (TypeID) -> EntryOrder,
        constantArgument: @escaping @Sendable (VariableID) -> Node?, uses: @escaping @Sendable (String) -> [Node]
    ) {
        self.finder = finder
        sharedHandles = SharedHandles(project: finder.project, uses: uses)
        self.neverReleased = neverReleased
        self.order = order
        self.constantArgument = constantArgument
        profiles = ProfileIndex(finder.profiles(), finder.names)
        ignoredNames = finder.ignoredNames()
        parameters = finder.parameterNames()
    }

    private func relevance(of handles: Handles) -> Relevance {
        let names = knownNames.answer(to: handles) {
            RelevanceSearch(
                profiles, handles: handles.names.union(parameters), states: handles.states, ignoredNames: ignoredNames
            ).found
        }
        return Relevance(names, in: finder.names)
    }

    func exploration(of owner: TypeID) -> Exploration {
        CrashRecovery.analyzing(finder.project.types[owner].file) { explored(owner) }
    }

    func exploration(of owner: StaticOwner) -> Exploration {
        let file =
            switch owner {
            case .type(let type): finder.project.types[type].file
            case .file(let index): finder.project.files.models[index].file.id
            }
        return CrashRecovery.analyzing(file) { explored(owner) }
    }

    func exploration(ofBody body: Node) -> Exploration {
        CrashRecovery.analyzing(body.tree.file.id) { explored(body) }
    }

    private func explored(_ owner: TypeID) -> Exploration {
        let givers = finder.givers(to: owner)
        let given = Set(givers.flatMap { finder.localNames(in: finder.project.node(of: $0)) })
        let captured = finder.capturedLocals(of: owner)
        let handles = finder.handleNames(of: owner)
        let relevance = relevance(
            of: Handles(
                names: finder.words(handles).union(given).union(captured),
                states: finder.words(finder.stateNames(of: owner))))
        let explorer = Explorer(project: finder.project, owner: owner, relevance: relevance)
        let order = order(owner)
        explorer.recordsState = finder.recordsState(owner)
        explorer.callsAreInSight = order.isFromUses
        explorer.callbacks = order.callbacksOfFrameworks
        explorer.uncalled = order.uncalled
        explorer.sharedHandles = sharedHandles.properties(named: handles, of: owner)
        OwnerExploration(
            explorer: explorer, owner: owner, isReleased: !neverReleased(owner), order: order, givers: givers,
            constantArgument: constantArgument
        ).run()
        return explorer.result()
    }

    private func explored(_ owner: StaticOwner) -> Exploration {
        let handles = finder.handleNames(of: owner)
        let relevance = relevance(of: Handles(names: finder.words(handles)))
        let type = finder.type(around: owner)
        let explorer = Explorer(project: finder.project, owner: type, relevance: relevance)
        if case .type(let id) = owner { explorer.sharedHandles = sharedHandles.properties(named: handles, of: id) }
        let functions = finder.openFunctions(around: owner)
        explorer.recordsState = finder.recordsState(in: functions, handles: handles)
        StaticExploration(explorer: explorer, variables: finder.variables(of: owner), functions: functions).run()
        return explorer.result()
    }

    private func explored(_ body: Node) -> Exploration {
        let relevance = relevance(of: Handles(names: finder.localNames(in: body)))
        let explorer = Explorer(project: finder.project, owner: nil, relevance: relevance)
        explorer.exploreBody(body)
        return explorer.result()
    }
}
