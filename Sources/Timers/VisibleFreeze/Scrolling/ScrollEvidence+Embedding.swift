import TimerlintAnalyses
import TimerlintAppleAPIs
import TimerlintSemantics
import TimerlintSyntax

/// Where a view is shown, and what else is shown there.
extension ScrollEvidence {
    /// Views are parts of others; a view controller is a screen.
    func isEmbeddable(_ type: TypeID) -> Bool {
        if isSwiftUIView(type) { return true }
        let names = project.inheritedNames(of: type)
        return !names.contains { $0.hasSuffix("Controller") }
    }

    /// An application and its scenes are not part of anything.
    func isRoot(_ type: TypeID) -> Bool {
        !project.inheritedNames(of: type).isDisjoint(with: ["App", "Scene"])
    }

    func isSwiftUIView(_ type: TypeID) -> Bool {
        StateReaders(facts).isView(type)
    }

    /// A layer or a node of a scene: its screen is that of its container.
    func isDrawnByOthers(_ type: TypeID) -> Bool {
        let names = project.inheritedNames(of: type)
        return InterfaceAPI.sceneEndings.contains { ending in names.contains { $0.hasSuffix(ending) } }
    }

    /// One case of a type that selects among whole screens without being one: the other cases are not part of
    /// this screen. Nor is what a modifier selects outside its body.
    func isRouted(_ use: Node, by user: TypeID) -> Bool {
        (!isView(user) || isOutsideBodyOfModifier(use, user))
            && use.selfAndAncestors.prefix { !$0.kind.isFunctionLike }.contains { $0.kind == .switchCase }
    }

    private func isOutsideBodyOfModifier(_ use: Node, _ user: TypeID) -> Bool {
        project.inheritedNames(of: user).contains("ViewModifier")
            && project.function(around: use).map { project[$0].name != "body" } == true
    }

    /// A view that a library offers to the screens of other programs.
    func isOfferedView(_ type: TypeID) -> Bool {
        guard isView(type), !isDrawnByOthers(type), let declaration = project.types[type].declarations.first else {
            return false
        }
        let file = project.files.models[declaration.file].file
        guard facts.targets.isOfPublishedLibrary(file.path) else { return false }
        // Objective-C has no access levels: what the library itself makes is a part of its own screens.
        if file.language == .objectiveC { return !isMadeByItsLibrary(type) }
        return project.types[type].isPublic
    }

    private func isMadeByItsLibrary(_ type: TypeID) -> Bool {
        references.constructions(of: type).contains { creation in
            project.type(around: creation) != type && facts.targets.isOfPublishedLibrary(creation.tree.file.path)
        }
    }

    /// Whether no known target builds it.
    func isOutsideTargets(_ type: TypeID) -> Bool {
        project.types[type].declarations.allSatisfy {
            facts.targets.targets(of: project.files.path($0.file)).isEmpty
        }
    }

    /// The views that a SwiftUI view's own code creates, without those that it shows instead of a part of it.
    func partsOfBody(_ type: TypeID, beside siblings: [Node]) -> [TypeID] {
        viewsMade(by: type) { !isInOtherBranch($0, than: siblings) && !isOnOtherScreen($0) }
    }

    /// The views that it creates as the content of sheets and the like.
    func presentedViews(by type: TypeID) -> [TypeID] { viewsMade(by: type, where: isOnOtherScreen) }

    private func viewsMade(by type: TypeID, where isMeant: (Node) -> Bool) -> [TypeID] {
        guard isSwiftUIView(type) else { return [] }
        var parts: [TypeID] = []
        for declaration in project.types[type].declarations {
            let node = project.node(of: declaration)
            _ = node.contains { part in
                if part.kind == .callExpression, let callee = part.firstChild, callee.kind == .nameExpression,
                    callee.beginsWithUppercase, isMeant(part), !isHeldByValue(callee),
                    case .type(let made)? = project.referent(of: callee), made != type
                {
                    parts.append(made)
                }
                return false
            }
        }
        return parts
    }

    /// Whether a view shows a place instead of each of some parts of it: they are in different branches, or in members that
    /// different branches use, or what is asked around one contradicts what is asked around the other. Or it shows the
    /// place only under what it lays the parts on.
    func isInOtherBranch(_ place: Node, than parts: [Node]) -> Bool {
        guard !parts.isEmpty else { return false }
        let way = wayFromBody(to: place)
        let conditions = ViewConditions(project: project)
        return parts.map(wayFromBody).allSatisfy { other in
            other.contains { step in way.contains { step.decision(between: $0) != nil } }
                || conditions.excludeEachOther(way, other)
                || other.contains { isUnderCurtain(way, of: $0) }
        }
    }

    /// Whether the curtain around a part covers a place: it is neither on the curtain nor what contains it.
    private func isUnderCurtain(_ way: [Node], of part: Node) -> Bool {
        guard let curtain = part.curtain else { return false }
        return !way.contains { curtain.encloses($0) || $0.callOfName?.encloses(curtain) == true }
    }

    /// Whether a curtain that takes the screen's touches lies between a place and the rest of its view.
    func isOnCurtain(_ place: Node) -> Bool { wayFromBody(to: place).contains { $0.curtain != nil } }

    /// A place, and the uses of the members that contain it: each the only one in its type.
    func wayFromBody(to place: Node) -> [Node] {
        var way = [place]
        while way.count <= Self.memberLimit, let member = project.function(around: way[way.count - 1]),
            let use = onlyUse(of: member)
        {
            way.append(use)
        }
        return way
    }

    private func onlyUse(of member: FunctionID) -> Node? {
        facts.knownOnlyUses.answer(to: member) {
            guard let type = project.owner(of: member) else { return nil }
            let uses = references.nodes(named: project[member].name).filter {
                project.type(around: $0) == type && mayRefer($0, to: member)
            }
            return uses.count == 1 ? uses[0] : nil
        }
    }

    /// The places where other types create or register it, and for a method that builds the view the calls of it.
    func uses(of type: TypeID) -> [Node] {
        facts.knownShownPlaces.answer(to: type) {
            var places: [Node] = []
            for use in mentions(of: type) where places.count < Self.useLimit { places += shownPlaces(of: use) }
            return Array(places.prefix(Self.useLimit))
        }
    }

    /// The places outside its own code that name the type, without those of other programs that have a type of its name.
    func mentions(of type: TypeID) -> [Node] {
        let home = project.types[type].declarations.first.map { project.files.path($0.file) }
        return references.nodes(named: project.types[type].simpleName).filter { mention in
            project.type(around: mention) != type
                && home.map { facts.targets.mayShareProgram($0, mention.tree.file.path) } != false
        }
    }

    /// The places that show the result of a member of an extended framework type
    /// (`extension View { func withBanner() … }`): the uses of that member. A member that nobody uses, and no other
    /// module can, shows nothing.
    private func shownPlaces(of use: Node) -> [Node] {
        let shown = HeldViewValues(references: references).places(showing: use)
        if !shown.isEmpty { return Array(shown.prefix(Self.useLimit)) }
        guard let user = project.type(around: use), let member = project.function(around: use),
            isShared(user) || isBuilder(member, of: user) && !isRouted(use, by: user)
        else { return [use] }
        var places: [Node] = []
        for place in references.nodes(named: project[member].name) where places.count < Self.useLimit {
            if mayRefer(place, to: member) { places.append(place) }
        }
        return places.isEmpty && project[member].access < .public ? [use] : places
    }

    /// Whether the view that the name makes is shown elsewhere: where a value that holds it is read.
    func isHeldByValue(_ name: Node) -> Bool {
        !HeldViewValues(references: references).places(showing: name).isEmpty
    }

    /// `func page(for item: Item) -> some View` of a model.
    private func isBuilder(_ member: FunctionID, of owner: TypeID) -> Bool {
        !isView(owner) && project[member].property == nil
            && project.node(of: member).returnedType?.contains { InterfaceAPI.viewResults.contains($0.name) } == true
    }

    private func mayRefer(_ place: Node, to member: FunctionID) -> Bool {
        switch project.referent(of: place) {
        case nil: true
        case .functions(let functions)?: functions.contains(member)
        case .variable(let id)?: project[member].property == id.index && member.file == id.file
        default: false
        }
    }

    /// Whether the type is an extended framework type, or a protocol, which may be on every screen.
    func isShared(_ type: TypeID) -> Bool { [.extension, .protocol].contains(project.types[type].kind) }

    /// What contains a view, in one that shows it or further out, and scrolls it with its curtain.
    func scrollContainer(outside type: TypeID, _ seen: inout Set<TypeID>) -> Node? {
        guard seen.insert(type).inserted else { return nil }
        for use in uses(of: type) where !isOnOtherScreen(use) {
            if let container = scrollContainer(around: use) { return container }
            guard let user = project.type(around: use), isSwiftUIView(user) else { continue }
            if let container = scrollContainer(outside: user, &seen) { return container }
        }
        return nil
    }

    /// `List { Row() }`, `ScrollView { … }`, on the same screen: not what presents the sheet that contains it.
    func scrollContainer(around use: Node) -> Node? {
        use.selfAndAncestors.prefix { !$0.isContent(ofOneOf: ScrollAPI.otherScreens) }.first { node in
            node.kind == .callExpression && !chains.isKeptStill(node)
                && node.calleeName.map { ScrollAPI.swiftUIContainers.contains($0.name) } == true
        }
    }

    /// In the content of another screen, or in a method that builds only such contents.
    func isOnOtherScreen(_ use: Node) -> Bool {
        use.isContentOfOtherScreen || project.function(around: use).map(buildsOtherScreens) == true
    }

    private func buildsOtherScreens(_ builder: FunctionID) -> Bool {
        facts.knownScreenBuilders.answer(to: builder) {
            guard project[builder].property == nil, let type = project.owner(of: builder) else { return false }
            let places = references.nodes(named: project[builder].name).filter { project.type(around: $0) == type }
            return !places.isEmpty && places.allSatisfy(\.isContentOfOtherScreen)
        }
    }
}

extension Node {
    /// `.sheet(isPresented: $isOpen) { … }`
    fileprivate var isContentOfOtherScreen: Bool { isPresented(byOneOf: ScrollAPI.otherScreens) }
}
