import TimerlintAnalyses
import TimerlintAppleAPIs
import TimerlintSemantics
import TimerlintSource
import TimerlintSyntax

/// What is kept of the search for what scrolls: by the type, and whether its screens are all in the tree.
struct ScrollQuestion: Hashable {
    let type: TypeID
    let isInProgram: Bool
}

/// Finds what can scroll on the screen of a type, and so switch the main run loop of iOS to the tracking mode.
/// Input: a type whose code changes something visible. Output: what scrolls in the type, in its file or in what
/// embeds it; a view that any screen may embed is its own evidence.
struct ScrollEvidence {
    let facts: ProjectFacts
    /// Whether the timer belongs to a program: its screens are in the tree, even if a library draws them.
    let isInProgram: Bool
    private var project: Project { facts.project }
    private var references: ReferenceIndex { facts.references }
    private var still: StillViews { StillViews(facts: facts) }

    /// How many levels of embedding views are followed; further out is another screen.
    private static let depthLimit = 3
    /// A type used in more places than this is not followed: the places say little.
    private static let useLimit = 24

    /// What scrolls around a type, or the type itself if it may be on any screen; `nil` if nothing known
    /// scrolls.
    func evidence(around type: TypeID) -> Node? {
        facts.knownScrollEvidence.answer(to: ScrollQuestion(type: type, isInProgram: isInProgram)) {
            var seen: Set<TypeID> = []
            return evidence(around: type, depth: 0, &seen)
        }
    }

    /// The declaration of a type that itself scrolls.
    func scrollingClass(_ type: TypeID) -> Node? { isScrollClass(type) ? declaration(of: type) : nil }

    private func evidence(around type: TypeID, depth: Int, _ seen: inout Set<TypeID>) -> Node? {
        guard depth <= Self.depthLimit, seen.insert(type).inserted, let declaration = declaration(of: type) else {
            return nil
        }
        // The user rarely turns the pages around a screen while something on it moves.
        if isScrollClass(type), depth == 0 || !isPageController(type) { return declaration }
        let covers = ScreenCovers(facts: facts).coversScreen(type)
        if isAboveEverything(type), !covers { return declaration }
        if let found = scrollingProperty(of: type, isAround: depth > 0) { return found }
        if hasScrollingScene(type) { return declaration }
        // The type's own file describes its screen; the file of an embedding type may contain other screens.
        if let found = depth == 0 ? scrollingName(inFilesOf: type) : nil { return found }
        if scrolls(itself: type) { return declaration }
        guard isEmbeddable(type), !covers else { return nil }
        if !isInProgram, mayBeEmbeddedElsewhere(type) { return declaration }
        let uses = uses(of: type)
        // Nothing in the tree creates it: a view may be on any screen.
        if uses.isEmpty, isView(type), !isDrawnByOthers(type), !isRoot(type), !isMadeByNib(type) { return declaration }
        if let part = partsOfBody(type).first(where: { isScrollClass($0) || scrolls(itself: $0) }) {
            return self.declaration(of: part)
        }
        // An object for the whole application is used on every screen.
        guard isView(type) || !facts.isAppLifetime(type) else { return nil }
        for use in uses {
            if let container = scrollContainer(around: use) { return container }
            guard !isOnOtherScreen(use), let user = project.type(around: use), !isShared(user),
                !isRouted(use, by: user), facts.entries.instantiations.mayExist(user)
            else { continue }
            if let found = evidence(around: user, depth: depth + 1, &seen) { return found }
        }
        return nil
    }

    private func declaration(of type: TypeID) -> Node? {
        project.types[type].declarations.first.map {
            project.files[$0.file].node(project.files[$0.file].types[$0.index].node)
        }
    }

    private func isView(_ type: TypeID) -> Bool { DrawnValues(project: project).isView(type) || isSwiftUIView(type) }

    // MARK: The type itself

    private func isScrollClass(_ type: TypeID) -> Bool {
        let names = project.lineage(of: type).reduce(into: Set<String>()) { names, member in
            names.formUnion(project.types[member].inherits)
            names.insert(project.types[member].simpleName)
        }.intersection(ScrollAPI.uiKitClasses)
        guard names.isSubset(of: ScrollAPI.textDelegates) else { return true }
        return !names.isEmpty && !project.types[type].declarations.contains { still.showsStillText(inFile: $0.file) }
    }

    private func isPageController(_ type: TypeID) -> Bool {
        project.inheritedNames(of: type).contains("UIPageViewController")
    }

    /// `isAround`: whether `type` encloses the type in question.
    private func scrollingProperty(of type: TypeID, isAround: Bool) -> Node? {
        let views = HeldViews(project: project, references: references)
        return project.lineage(of: type).flatMap { project.types[$0].allProperties }.first { property in
            guard let value = project.type(of: property), !value.isMetatype else { return false }
            // The type's own pages, not those around it: `parent as? PagesController`.
            if value.id.map(isPageController) == true,
                !project.accessors(of: property).isEmpty || project[property].isWeak
            {
                return false
            }
            guard ScrollAPI.uiKitClasses.contains(value.name) || value.id.map(isScrollClass) == true
            else { return false }
            return !views.isLent(property) && !(isAround && views.isTakenAway(property))
                && !still.isStill(property, of: type)
        }.map { project.node(of: $0) }
    }

    /// A scene of a nib or storyboard contains it: it is on no other screen.
    private func isMadeByNib(_ type: TypeID) -> Bool {
        facts.entries.nibs.contents.elements[project.types[type].simpleName] != nil
    }

    /// Whether a scene of a storyboard, or a xib, that contains an object of the class also contains something
    /// that scrolls.
    private func hasScrollingScene(_ type: TypeID) -> Bool {
        facts.entries.nibs.contents.elements[project.types[type].simpleName].map {
            !ScrollAPI.nibElements.isDisjoint(with: $0)
        } ?? false
    }

    private func scrollingName(inFilesOf type: TypeID) -> Node? {
        project.types[type].declarations.lazy.compactMap { scrollingName(inFile: $0.file) }.first
    }

    private func scrollingName(inFile number: Int) -> Node? {
        scrollNames(inFile: number).first { name in
            name.kind != .importDeclaration && !ScrollAPI.pageClasses.contains(name.name) && !isStill(name)
        }
    }

    /// In the type's own code, not elsewhere in its file.
    private func scrolls(itself type: TypeID) -> Bool {
        project.types[type].declarations.contains { declaration in
            let file = project.files[declaration.file]
            let code = file.node(file.types[declaration.index].node)
            return scrollNames(inFile: declaration.file).contains { name in
                code.id <= name.id && name.id < code.end && !isStill(name)
            }
        }
    }

    /// The nodes of a file with the name of something that scrolls, in source order.
    private func scrollNames(inFile number: Int) -> [Node] {
        facts.knownScrollNames.answer(to: number) {
            project.files[number].tree.root.nodes {
                !$0.nameReference.isEmpty && Self.scrollWords.contains($0.spelling)
            }
        }
    }

    private static let scrollWords = WordList(
        ScrollAPI.uiKitClasses.union(ScrollAPI.swiftUIContainers).union(ScrollAPI.swiftUIStyles))

    /// Whether what the name creates or declares cannot be scrolled.
    private func isStill(_ name: Node) -> Bool { still.namesStillView(name) || name.callOfName?.isKeptStill == true }

    /// A window of its own covers whatever the application shows.
    private func isAboveEverything(_ type: TypeID) -> Bool {
        project.inheritedNames(of: type).contains("UIWindow")
            || project.lineage(of: type).flatMap { project.types[$0].allProperties }.contains {
                project.type(of: $0)?.name == "UIWindow"
            }
                && !project.inheritedNames(of: type).contains { $0.hasSuffix("Delegate") }
    }

    // MARK: Embedding

    /// Views are parts of others; a view controller is a screen.
    private func isEmbeddable(_ type: TypeID) -> Bool {
        if isSwiftUIView(type) { return true }
        let names = project.inheritedNames(of: type)
        return !names.contains { $0.hasSuffix("Controller") }
    }

    /// An application and its scenes are not part of anything.
    private func isRoot(_ type: TypeID) -> Bool {
        !project.inheritedNames(of: type).isDisjoint(with: ["App", "Scene"])
    }

    private func isSwiftUIView(_ type: TypeID) -> Bool {
        StateReaders(project: project, references: references).isView(type)
    }

    /// A layer or a node of a scene: its screen is that of its container.
    private func isDrawnByOthers(_ type: TypeID) -> Bool {
        let names = project.inheritedNames(of: type)
        return InterfaceAPI.sceneEndings.contains { ending in names.contains { $0.hasSuffix(ending) } }
    }

    /// One case of a type that selects among whole screens without being one: the other cases are not part of
    /// this screen.
    private func isRouted(_ use: Node, by user: TypeID) -> Bool {
        !isView(user) && use.selfAndAncestors.prefix { !$0.kind.isFunctionLike }.contains { $0.kind == .switchCase }
    }

    /// A view that a library offers.
    private func mayBeEmbeddedElsewhere(_ type: TypeID) -> Bool {
        guard isView(type), !isDrawnByOthers(type), let declaration = project.types[type].declarations.first else {
            return false
        }
        let file = project.files[declaration.file].file
        let targets = facts.targets.targets(of: file.path)
        let isOffered =
            targets.contains { $0.isExported } || targets.isEmpty && facts.targets.isBuiltByOthers(file.path)
        return isOffered
            && (file.language == .objectiveC
                || project.types[type].modifiers.contains { $0 == "public" || $0 == "open" })
    }

    /// The views that a SwiftUI view's own code creates.
    private func partsOfBody(_ type: TypeID) -> [TypeID] {
        guard isSwiftUIView(type) else { return [] }
        var parts: [TypeID] = []
        for declaration in project.types[type].declarations {
            let file = project.files[declaration.file]
            let node = file.node(file.types[declaration.index].node)
            _ = node.contains { part in
                if part.kind == .callExpression, let callee = part.firstChild, callee.kind == .nameExpression,
                    callee.beginsWithUppercase,
                    !isOnOtherScreen(part), case .type(let made)? = project.referent(of: callee), made != type
                {
                    parts.append(made)
                }
                return false
            }
        }
        return parts
    }

    /// The places where other types create or register it.
    private func uses(of type: TypeID) -> [Node] {
        var places: [Node] = []
        for use in references.nodes(named: project.types[type].simpleName) where places.count < Self.useLimit {
            if project.type(around: use) != type { places += shownPlaces(of: use) }
        }
        return Array(places.prefix(Self.useLimit))
    }

    /// The places that show the result of a member of an extended framework type
    /// (`extension View { func withBanner() … }`): the uses of that member. A member that nobody uses, and no other
    /// module can, shows nothing.
    private func shownPlaces(of use: Node) -> [Node] {
        guard let user = project.type(around: use), isShared(user), let member = project.function(around: use)
        else { return [use] }
        var places: [Node] = []
        for place in references.nodes(named: project[member].name) where places.count < Self.useLimit {
            if mayRefer(place, to: member) { places.append(place) }
        }
        return places.isEmpty && project[member].access < .public ? [use] : places
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
    private func isShared(_ type: TypeID) -> Bool { [.extension, .protocol].contains(project.types[type].kind) }

    /// `List { Row() }`, `ScrollView { … }`.
    private func scrollContainer(around use: Node) -> Node? {
        guard !isOnOtherScreen(use) else { return nil }
        return use.selfAndAncestors.first { node in
            node.kind == .callExpression && !node.isKeptStill
                && node.calleeName.map { ScrollAPI.swiftUIContainers.contains($0.name) } == true
        }
    }

    private func isOnOtherScreen(_ use: Node) -> Bool {
        use.selfAndAncestors.contains { node in
            node.kind == .callExpression && node.calleeName.map { ScrollAPI.otherScreens.contains($0.name) } == true
        }
    }
}

extension Node {
    /// `ScrollView { … }.scrollDisabled(true)`
    fileprivate var isKeptStill: Bool {
        var view = self
        while let member = view.parent, member.kind == .memberExpression, let call = member.parent,
            call.kind == .callExpression, call.firstChild == member
        {
            if member.name == ScrollAPI.disablingModifier { return call.arguments.first?.value?.booleanValue == true }
            view = call
        }
        return false
    }
}
