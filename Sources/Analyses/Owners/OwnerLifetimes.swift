import TimerlintAppleAPIs
import TimerlintBuilds
import TimerlintSemantics
import TimerlintSource
import TimerlintSyntax

/// Finds the types whose instances live as long as the process: application delegates, `@main` types, and types
/// whose every creation in the tree is retained by such an instance. Input: the project and its nibs. Output:
/// one answer per type, computed once.
package final class OwnerLifetimes: Sendable {
    let entries: Entries
    private let known = Answers<Question, Bool>()
    private let knownRootReplacements = OneAnswer<BuildTargets.Programs>()
    let knownNibLoads = OneAnswer<NibLoads>()
    let knownRemovals = OneAnswer<SubviewRemovals>()
    let knownWindowRoots = Answers<TypeID, Bool>()
    let knownDelegateOutlets = OneAnswer<Set<TypeID>>()
    let knownOwnCreations = OneAnswer<[TypeID: [Node]]>()
    let knownImpliedCreations = OneAnswer<[TypeID: [Node]]>()
    private let premises: Premises

    /// How many levels of owners are followed.
    private static let depthLimit = 4

    /// The lifetime of a type's instances, asked that many levels of owners from the first question: the limit makes the
    /// answer depend on the level.
    private struct Question: Hashable {
        let type: TypeID
        let depth: Int
    }

    var project: Project { entries.project }
    var references: ReferenceIndex { entries.references }

    package init(entries: Entries, premises: Premises) {
        self.entries = entries
        self.premises = premises
    }

    package func isAppLifetime(_ id: TypeID) -> Bool { livesForever(id, depth: 0) }

    /// XCTest retains the instance of each test until the suite ends.
    package func isTestCase(_ id: TypeID) -> Bool { project.inheritedNames(of: id).contains("XCTestCase") }

    func livesForever(_ id: TypeID, depth: Int) -> Bool {
        known.answer(to: Question(type: id, depth: depth)) { isDelegateOrKept(id, depth: depth) }
    }

    private func isDelegateOrKept(_ id: TypeID, depth: Int) -> Bool {
        if !ApplicationAPI.entryPoints.isDisjoint(with: project.types[id].attributes) { return true }
        if isDelegate(id) || isOnlySceneDelegate(id) || keepsItself(id) { return true }
        guard depth < Self.depthLimit, project.types[id].kind != .protocol else { return false }
        return isKeptForever(id, depth: depth)
    }

    /// `Screen.shared = self`, which nothing takes back, in a type that no other code creates: there is one.
    private func keepsItself(_ id: TypeID) -> Bool {
        let own = project.types[id].allProperties.filter {
            project[$0].isStatic && !project[$0].isWeak && RuntimeAPI.singletonNames.contains(project[$0].name)
        }
        let isKept = own.contains { shared in
            let stores = references.uses(of: shared).map(\.node).filter(\.isAssigned)
            return !stores.contains(where: \.isSetToNil)
                && stores.contains { $0.assignedValue?.kind == .selfExpression }
        }
        return isKept
            && creations(of: id).allSatisfy { project.isWrittenForTests($0) || project.type(around: $0) == id }
    }

    // MARK: Delegates

    func isDelegate(_ id: TypeID) -> Bool {
        !ApplicationAPI.delegates.isDisjoint(with: project.inheritedNames(of: id)) || isToldOfLaunch(id)
    }

    /// The delegate of the one scene of an application without several windows.
    func isOnlySceneDelegate(_ id: TypeID) -> Bool {
        guard !ApplicationAPI.sceneDelegates.isDisjoint(with: project.inheritedNames(of: id)) else { return false }
        return premises.sceneManifests.onlyDelegates.contains(project.types[id].simpleName)
    }

    /// Implements the application's launch method without declaring the delegate protocol here: the conformance
    /// is elsewhere. If a protocol of the tree requires the method, the launch is merely forwarded, to any
    /// number of objects.
    private func isToldOfLaunch(_ id: TypeID) -> Bool {
        ApplicationAPI.launchMethods.contains { name in
            let answers = project.methods(named: name, of: id).filter { isLaunch(project[$0]) }
            return !answers.isEmpty
                && answers.allSatisfy { answer in
                    project.owner(of: answer).map { project.types[$0].kind != .protocol } ?? false
                }
        }
    }

    private func isLaunch(_ function: FunctionDeclaration) -> Bool {
        if ["applicationDidFinishLaunching", "applicationWillFinishLaunching"].contains(function.name) { return true }
        return function.name == "application" && function.labels.contains { $0.hasSuffix("FinishLaunchingWithOptions") }
    }

    /// What an application delegate does once, when the application starts.
    func isLaunch(_ function: FunctionID, of maker: TypeID) -> Bool {
        isDelegate(maker) && (isLaunch(project[function]) || project[function].name == LifecycleNames.afterNib)
    }

    // MARK: Creations

    /// Whether every creation in the tree, except in tests, previews and debug builds, is retained forever, and nibs
    /// create instances only in the application's own nib or at the code's request.
    private func isKeptForever(_ id: TypeID, depth: Int) -> Bool {
        let types = [id] + project.descendants(of: id)
        let instances = types.flatMap(nibInstances)
        let loaded = instances.filter { !isLoadedAtLaunch($0) && !isLoadedByKeptOwner($0, of: id, depth: depth) }
        guard let requested = requests(for: loaded, of: id) else { return false }
        let all = (types.flatMap(creations) + requested).filter { !project.isWrittenForTests($0) && !$0.isInPreview }
        // If only helpers of tests create it here, others may run them in the released program.
        let released = all.filter { !$0.isInDebugBuildsOnly && !runsInDevelopmentOnly($0) }
        let creations = released.isEmpty ? all : released
        if isOffered(id), !creations.contains(where: isInPublishedLibrary), !types.contains(where: isMadeForAll) {
            return false
        }
        if creations.isEmpty {
            if instances.isEmpty {
                return types.contains { isOutletOfDelegate($0) || isMadeForAll($0) }
                    || types == [id] && isMadeForKeptPools(id, depth: depth)
            }
            return loaded.isEmpty && !(instances.contains(where: isLoadedAtLaunch) && isRootReplaced(for: id))
        }
        let others = creations.filter { !isKeptForever($0, id, depth: depth) }
        // Beside an instance for all, others that only left-over code would create.
        return others.count < creations.count && others.allSatisfy { !entries.mayRun($0) }
    }

    private func isMadeForAll(_ type: TypeID) -> Bool { isMadeByMacro(type) || isMadeByRegistry(type) }

    /// `+ (instancetype)shared { return [registry instanceOf:self]; }`: the only instance of each class that asks is made
    /// where its name is not seen.
    private func isMadeByRegistry(_ type: TypeID) -> Bool {
        project.functions(of: type).contains { function in
            let name = project[function].name
            guard project[function].isStatic, let body = project.body(of: function),
                RuntimeAPI.singletonNames.contains(name) || name.hasPrefix(RuntimeAPI.singletonPrefix)
            else { return false }
            return body.returnedValues.contains { value in
                value.kind == .callExpression && value.arguments.contains { $0.value?.stripped.kind == .selfExpression }
            }
        }
    }

    /// `SYNTHESIZE_SINGLETON_FOR_CLASS(Store)` in the class's implementation.
    private func isMadeByMacro(_ type: TypeID) -> Bool {
        project.types[type].declarations.compactMap { project.node(of: $0).memberBlock }.contains { members in
            members.children.contains { member in
                member.kind == .macroExpansion && member.name.lowercased().contains(RuntimeAPI.singletonMacroWord)
            }
        }
    }

    /// Whether a published library offers the type to programs that were not read: what its own demo does with it says
    /// nothing about them.
    package func isOffered(_ id: TypeID) -> Bool {
        guard let file = project.types[id].declarations.first.map({ project.files.models[$0.file].file }),
            entries.targets.isOfPublishedLibrary(file.path)
        else { return false }
        return file.language == .objectiveC
            || project.types[id].isPublic
    }

    private func isInPublishedLibrary(_ place: Node) -> Bool {
        entries.targets.isOfPublishedLibrary(place.tree.file.path)
    }

    /// Whether code that may be in the same program as a file replaces the first screen later: after a login, for example.
    func isRootReplaced(inProgramOf path: String) -> Bool {
        !programsOfReplacedRoots.isDisjoint(with: entries.targets.programs(with: path))
    }

    private var programsOfReplacedRoots: BuildTargets.Programs {
        knownRootReplacements.answer {
            let roots = references.nodes(named: InterfaceAPI.windowContent).filter { root in
                isWindowContent(root) && root.isAssigned && !runsAtLaunch(root) && !isOfOtherWindow(root)
                    && entries.mayRun(root)
                    && !project.isWrittenForTests(root) && entries.targets.mayBeBuilt(root.tree.file.path)
            }
            return programs(with: roots.map(\.tree.file.path))
        }
    }

    /// The programs that may contain some files.
    func programs(with paths: [String]) -> BuildTargets.Programs {
        paths.reduce(into: BuildTargets.Programs()) { $0.formUnion(entries.targets.programs(with: $1)) }
    }

    private func isRootReplaced(for type: TypeID) -> Bool {
        builtPaths(of: type).contains { isRootReplaced(inProgramOf: $0) }
    }

    /// The files that declare a type. A header, which no target lists, tells nothing of the program.
    func builtPaths(of type: TypeID) -> [String] {
        let paths = project.types[type].declarations.map { project.files.models[$0.file].file.path }
        let built = paths.filter(entries.targets.isInTarget)
        return built.isEmpty ? paths : built
    }

    /// Also in an extension of the window's class.
    private func isWindowContent(_ name: Node) -> Bool {
        name.kind == .memberExpression || name.kind == .nameExpression && project.referent(of: name) == nil
    }

    /// Whether the window is one that the same code creates beside the application's: a local variable that the
    /// delegate's `window` does not receive.
    private func isOfOtherWindow(_ root: Node) -> Bool {
        guard case .variable(let window)? = root.base.flatMap({ project.referent(of: $0) }),
            project[window].kind == .local, project.value(of: window)?.stripped.kind == .callExpression
        else { return false }
        return !references.uses(ofLocal: window).contains { use in
            guard let assignment = use.outermostUnwrap.parent, assignment.kind == .assignmentExpression else {
                return false
            }
            return assignment.firstChild?.stripped.name == ApplicationAPI.delegateWindow
        }
    }

    /// In the method that a delegate is told of the launch with, or in a helper that it alone calls.
    func runsAtLaunch(_ place: Node, depth: Int = 0) -> Bool {
        guard let function = project.function(around: place) else { return false }
        if isLaunch(project[function]) || project[function].name == "scene" { return true }
        guard depth < Self.depthLimit, let starter = project.type(around: place),
            isDelegate(starter) || isOnlySceneDelegate(starter),
            !entries.isOpen(function, inClosedWorld: true), let calls = alternativeCalls(of: function)
        else { return false }
        return calls.allSatisfy { project.type(around: $0) == starter && runsAtLaunch($0, depth: depth + 1) }
    }

    func isKeptForever(_ creation: Node, _ id: TypeID, depth: Int) -> Bool {
        if let function = project.function(around: creation), project[function].name == "main",
            project.owner(of: function) == nil
        {
            return true
        }
        if let variable = keeper(of: creation) {
            let declaration = project[variable]
            if declaration.isWeak, !isSubview(variable, id) { return false }
            if declaration.kind == .global || declaration.isStatic { return !isDropped(variable) }
        }
        if isKeptByProgram(creation) || isKeptByGrowingCollection(creation) { return true }
        if isFirstScreen(creation, depth: depth) || depth < Self.depthLimit && isHandedToKept(creation, depth: depth) {
            return true
        }
        if let factory = factory(returning: creation), depth < Self.depthLimit {
            if isKeptByMaker(creation, id, depth: depth) { return true }
            let callers = references.certainCallers.mentions(of: factory)
            return callers.isComplete && !callers.found.isEmpty
                && callers.found.allSatisfy { mention in
                    if case .call(let call) = mention { isKeptForever(call, id, depth: depth + 1) } else { false }
                }
        }
        return isKeptByMaker(creation, id, depth: depth)
    }

    /// Whether the creation runs once in the life of an object that lives forever and keeps the instance.
    private func isKeptByMaker(_ creation: Node, _ id: TypeID, depth: Int) -> Bool {
        guard let maker = project.type(around: creation), maker != id, livesForever(maker, depth: depth + 1) else {
            return false
        }
        guard let function = project.function(around: creation) else { return true }
        if project[function].kind.isInitializer || isMadeForPool(creation) { return true }
        if project[function].property.map({ project[VariableID(file: function.file, index: $0)].isLazy }) == true {
            return true
        }
        let isMadeOnce = runsOnce(creation, of: maker, among: depth)
        if isOnItsOwn(creation, id) { return isMadeOnce }
        guard let keeper = lastKeeper(of: creation), isKept(keeper, id),
            isMadeOnce || isMadeWhileThereIsNone(creation, keptBy: keeper)
        else { return false }
        return isLaunch(function, of: maker) || !isDropped(keeper)
    }

    /// The function that creates an instance for its callers, if the tree contains all of them.
    private func factory(returning creation: Node) -> FunctionID? {
        guard let function = project.function(around: creation), !project[function].kind.isInitializer,
            creation.enclosingBody?.kind != .closureExpression, let body = project.body(of: function),
            !isOfferedToOthers(creation)
        else { return nil }
        let local = keeper(of: creation).flatMap { project[$0].kind == .local ? $0 : nil }
        let isReturned = body.returnedValues.contains { value in
            value.outermostUnwrap == creation.outermostUnwrap || local != nil && project.local(value) == local
        }
        return isReturned ? function : nil
    }

    /// Whether other modules can create instances of the type that contains the place.
    private func isOfferedToOthers(_ place: Node) -> Bool {
        guard let type = project.type(around: place), !entries.targets.isClosed(place.tree.file.path)
        else { return false }
        return project.types[type].isPublic
    }
}
