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
    let knownRootReplacements = OneAnswer<BuildTargets.Programs>()
    let knownNibLoads = OneAnswer<NibLoads>()
    let knownRemovals = OneAnswer<SubviewRemovals>()
    let knownDelegateOutlets = OneAnswer<Set<TypeID>>()
    let knownOwnCreations = OneAnswer<[TypeID: [Node]]>()
    let knownImpliedCreations = OneAnswer<[TypeID: [Node]]>()
    private let premises: Premises

    /// The lifetime of a type's instances. Its level is part of the question: at the last one, nobody is asked any more.
    private struct Question: Hashable {
        let type: TypeID
        let level: OwnerLevel
    }

    var project: Project { entries.project }
    var references: ReferenceIndex { entries.references }

    package init(entries: Entries, premises: Premises) {
        self.entries = entries
        self.premises = premises
    }

    package func isAppLifetime(_ id: TypeID) -> Bool { livesForever(id, at: OwnerLevel(course: .any)) }

    /// Whether only what users seldom do ends an instance, such as closing one of several windows; or the program makes one
    /// instance only.
    package func usuallyLivesForever(_ id: TypeID) -> Bool { livesForever(id, at: OwnerLevel(course: .usual)) }

    /// XCTest retains the instance of each test until the suite ends.
    package func isTestCase(_ id: TypeID) -> Bool { project.inheritedNames(of: id).contains("XCTestCase") }

    func livesForever(_ id: TypeID, at level: OwnerLevel) -> Bool {
        known.answer(to: Question(type: id, level: level)) { isDelegateOrKept(id, at: level) }
    }

    private func isDelegateOrKept(_ id: TypeID, at level: OwnerLevel) -> Bool {
        if !ApplicationAPI.entryPoints.isDisjoint(with: project.types[id].attributes) { return true }
        if isDelegate(id) || isSceneDelegate(id, in: level.course) || keepsItself(id) { return true }
        guard !level.isLast, project.types[id].kind != .protocol, !isMadeBySystem(id) else { return false }
        return isKeptForever(id, at: level)
    }

    /// The system makes one for each of its displays, besides those of the program's own windows.
    private func isMadeBySystem(_ id: TypeID) -> Bool {
        project.inheritedNames(of: id).contains(InterfaceAPI.screenSaverClass)
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

    /// The delegate of a scene that lasts: of the only one, in an application without several windows; usually, of any.
    func isSceneDelegate(_ id: TypeID, in course: OwnerLevel.Course) -> Bool {
        guard !ApplicationAPI.sceneDelegates.isDisjoint(with: project.inheritedNames(of: id)) else { return false }
        return course == .usual || premises.sceneManifests.onlyDelegates.contains(project.types[id].simpleName)
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

    func isLaunch(_ function: FunctionDeclaration) -> Bool {
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
    private func isKeptForever(_ id: TypeID, at level: OwnerLevel) -> Bool {
        let types = [id] + project.descendants(of: id)
        let instances = types.flatMap(nibInstances)
        let loaded = instances.filter { !isLoadedAtLaunch($0) && !isLoadedByKeptOwner($0, of: id, at: level) }
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
                    || types == [id] && isMadeForKeptPools(id, at: level)
            }
            return loaded.isEmpty && !(instances.contains(where: isLoadedAtLaunch) && isRootReplaced(for: id))
        }
        let others = creations.filter { !isKeptForever($0, id, at: level) }
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

    func isKeptForever(_ creation: Node, _ id: TypeID, at level: OwnerLevel) -> Bool {
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
        if isKeptByProgram(creation) || isKeptThroughMainLoop(creation)
            || isKeptByGrowingCollection(creation, at: level)
        {
            return true
        }
        if isFirstScreen(creation, at: level) || !level.isLast && isHandedToKept(creation, at: level) { return true }
        if level.course == .usual,
            isRootOfWindow(creation) || isInRootView(creation, id, at: level) || isSharedByContainer(creation)
        {
            return true
        }
        if let factory = factory(returning: creation), !level.isLast {
            if isKeptByMaker(creation, id, at: level) { return true }
            let callers = references.certainCallers.mentions(of: factory)
            return callers.isComplete && !callers.found.isEmpty
                && callers.found.allSatisfy { mention in
                    if case .call(let call) = mention { isKeptForever(call, id, at: level.next) } else { false }
                }
        }
        return isKeptByMaker(creation, id, at: level)
    }

    /// Whether the creation runs once in the life of an object that lives forever and keeps the instance.
    private func isKeptByMaker(_ creation: Node, _ id: TypeID, at level: OwnerLevel) -> Bool {
        guard let maker = project.type(around: creation), maker != id, livesForever(maker, at: level.next) else {
            return false
        }
        guard let function = project.function(around: creation) else { return true }
        if project[function].kind.isInitializer || isMadeForPool(creation) { return true }
        if project[function].property.map({ project[VariableID(file: function.file, index: $0)].isLazy }) == true {
            return true
        }
        let isMadeOnce = runsOnce(creation, of: maker, at: level)
        let keeper = lastKeeper(of: creation)
        // Whoever keeps it: there is one. Of screens, the next one may take its place.
        if level.course == .usual, isMadeOnce, !isScreen(id), keeper.map(isDropped) != true { return true }
        if isOnItsOwn(creation, id) { return isMadeOnce }
        guard let keeper, isKept(keeper, id),
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
