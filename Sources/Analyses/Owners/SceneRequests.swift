import TimerlintAppleAPIs
import TimerlintBuilds
import TimerlintSemantics
import TimerlintSyntax

/// View controllers that code loads from a storyboard by identifier, and views that it loads from a xib by name: such a
/// call creates an instance like an initializer.
extension OwnerLifetimes {
    /// The objects in nibs that are instances of a type. A nib means the type of that name in the nearest folder.
    func nibInstances(of type: TypeID) -> [NibIndex.Instance] {
        let name = project.types[type].simpleName
        return (entries.nibs.contents.instances[name] ?? []).filter { instance in
            project.type(named: name, nearestTo: instance.file).map { $0 == type } ?? true
        }
    }

    /// Whether the application loads the object at launch, and only then: also from another storyboard to whose initial
    /// controller the main one refers, if no code loads that controller.
    func isLoadedAtLaunch(_ instance: NibIndex.Instance) -> Bool {
        if instance.isMain { return true }
        guard let storyboard = instance.storyboard else { return false }
        return !references.calls(named: InterfaceAPI.initialSceneRequest).contains { call in
            storyboardName(of: call).map { $0 == storyboard } ?? true
        }
    }

    /// `Live` of `UIStoryboard(name: "Live", bundle: nil).instantiateInitialViewController()`, also with a variable between.
    private func storyboardName(of request: Node) -> String? {
        guard let receiver = request.calleeName?.base?.stripped else { return nil }
        let maker = project.local(receiver).flatMap { project.value(of: $0)?.stripped } ?? receiver
        guard maker.kind == .callExpression else { return nil }
        let names = maker.arguments.compactMap { $0.value?.stripped }.filter { $0.kind == .stringLiteral }.map(\.name)
        return names.first
    }

    /// Whether the delegate of the application has an outlet for the type that no code fills: what the main nib makes
    /// lives as long as the application. The nib need not be in the tree.
    func isOutletOfDelegate(_ type: TypeID) -> Bool {
        knownDelegateOutlets.answer {
            let delegates = project.types.indices.filter { project.types[$0].kind == .class && isDelegate($0) }
            let outlets = delegates.flatMap { project.types[$0].allProperties }.filter { outlet in
                project[outlet].has(attribute: "IBOutlet")
                    && !references.uses(of: outlet).contains {
                        $0.node.isAssigned
                    }
            }
            return Set(outlets.compactMap { project.type(of: $0)?.id })
        }.contains(type)
    }

    /// Whether a controller that lives forever loads the object's xib: its own, which it loads once. What the delegate of
    /// the application loads it keeps, unless it clears the outlet.
    func isLoadedByKeptOwner(_ instance: NibIndex.Instance, of type: TypeID, at level: OwnerLevel) -> Bool {
        guard let name = instance.owner, let owner = project.type(named: name, nearestTo: instance.file) else {
            return false
        }
        if isDelegate(owner) { return !clearsOutlets(owner, of: type) }
        return project.inheritedNames(of: owner).contains(where: InterfaceAPI.nibLoaders.contains)
            && livesForever(owner, at: level.next)
    }

    private func clearsOutlets(_ owner: TypeID, of type: TypeID) -> Bool {
        project.types[owner].allProperties.contains { project.type(of: $0)?.id == type && isDropped($0) }
    }

    /// The calls that load some objects; `nil` if they are loaded in other ways too, or if a call may load one of them whose
    /// identifier or name is unknown. Empty for no objects.
    func requests(for instances: [NibIndex.Instance], of type: TypeID) -> [Node]? {
        let xibs = instances.filter { $0.xib != nil }
        let scenes = instances.filter { $0.xib == nil }
        guard let loads = loads(ofXibs: xibs, with: type), let requests = requests(forScenesOf: scenes) else {
            return nil
        }
        return loads + requests
    }

    /// `Bundle.main.loadNibNamed("Bar", owner: nil)?.first as? Bar`. The xib of an owner is loaded by that.
    private func loads(ofXibs instances: [NibIndex.Instance], with type: TypeID) -> [Node]? {
        guard !instances.isEmpty else { return [] }
        let own = programs(with: builtPaths(of: type))
        let names = Set(instances.compactMap(\.xib))
        guard instances.allSatisfy({ $0.owner == nil }), nibLoads.others.isDisjoint(with: own) else { return nil }
        let isOfProgram = { (call: Node) in !self.programs(with: [call.tree.file.path]).isDisjoint(with: own) }
        if names.contains(where: { nibLoads.repeated[$0]?.contains(where: isOfProgram) == true }) { return nil }
        return names.sorted().flatMap { nibLoads.single[$0] ?? [] }.filter(isOfProgram).map(\.wholeAccess)
    }

    private var nibLoads: NibLoads {
        knownNibLoads.answer {
            var loads = NibLoads()
            let (calls, makers) = (references.nibLoads, references.nibMakers)
            for call in calls { call.firstText.map { loads.single[$0, default: []].append(call) } }
            for maker in makers { maker.firstText.map { loads.repeated[$0, default: []].append(maker) } }
            loads.others = programs(with: (calls + makers).filter { $0.firstText == nil }.map(\.tree.file.path))
            return loads
        }
    }

    /// The calls that load the scenes of some controllers.
    private func requests(forScenesOf instances: [NibIndex.Instance]) -> [Node]? {
        guard !instances.isEmpty else { return [] }
        let scenes = entries.nibs.contents.scenes
        guard let identifiers = scenes.identifiers(ofScenesAskedForAlone: Set(instances.map(\.scene))) else {
            return nil
        }
        let calls = InterfaceAPI.sceneRequests.sorted().flatMap { references.calls(named: $0) }
        let asked = calls.map { call -> String? in
            let given = call.identifierOfScene
            return given?.kind == .stringLiteral ? given?.name : nil
        }
        if asked.contains(nil), identifiers.contains(where: mayBeComputed) { return nil }
        return zip(calls, asked).compactMap { call, identifier in
            identifier.map(identifiers.contains) == true ? call : nil
        }
    }

    /// Whether a variable may hold the identifier of a scene: other code than the requests spells it, or the name of a
    /// type gives it: `String(describing: Clock.self)`.
    private func mayBeComputed(_ identifier: String) -> Bool {
        entries.instantiations.isInText(identifier) || project.type(named: identifier) != nil
    }
}

extension ReferenceIndex {
    /// `Bundle.main.loadNibNamed("Bar", owner: nil)`
    var nibLoads: [Node] { calls(named: InterfaceAPI.nibLoading) }

    /// `UINib(nibName: "Bar", bundle: nil)`, `[UINib nibWithNibName:@"Bar" bundle:nil]`
    var nibMakers: [Node] {
        let factories = calls(named: InterfaceAPI.nibFactory.name).filter {
            $0.arguments.first?.name == InterfaceAPI.nibFactory.label
        }
        return InterfaceAPI.nibMakers.sorted().flatMap { calls(named: $0) } + factories
    }
}

/// The calls that load xibs.
struct NibLoads: Sendable {
    /// Maps a literal name to the calls that load its file at once.
    var single: [String: [Node]] = [:]
    /// Maps a literal name to the calls that make an object which loads its file any number of times.
    var repeated: [String: [Node]] = [:]
    /// The programs in which a call may load any file.
    var others = BuildTargets.Programs()
}

extension Node {
    /// The first argument of a call, if it is the literal of a text: the name of a nib to load, or of a class to look up.
    var firstText: String? {
        let given = arguments.first?.value?.stripped
        return given?.kind == .stringLiteral ? given?.name : nil
    }

    /// The value that is read through a call's result: `loadNibNamed("Bar")!.first as! Bar`, for the call.
    fileprivate var wholeAccess: Node {
        var whole = outermostUnwrap
        while let parent = whole.parent, Self.accesses.contains(parent.kind), parent.firstChild == whole {
            whole = parent.outermostUnwrap
        }
        return whole
    }

    private static let accesses: Set<NodeKind> = [
        .callExpression, .castExpression, .memberExpression, .subscriptExpression,
    ]

    /// What a call gives a storyboard as the identifier of the scene that it asks for.
    var identifierOfScene: Node? {
        guard kind == .callExpression, let callee = calleeName, InterfaceAPI.sceneRequests.contains(callee.name) else {
            return nil
        }
        return arguments.first { InterfaceAPI.sceneIdentifiers.contains($0.name) }?.value?.stripped
    }
}
