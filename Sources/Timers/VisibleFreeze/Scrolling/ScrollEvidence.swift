import TimerlintAnalyses
import TimerlintAppleAPIs
import TimerlintSemantics
import TimerlintSource
import TimerlintSyntax

/// What is kept of the search for what scrolls: by the type, the state that it draws, and whether its screens are all in
/// the tree.
struct ScrollQuestion: Hashable {
    let type: TypeID
    let state: VariableID?
    let isInProgram: Bool
}

/// Finds what can scroll on the screen of a type, and so switch the main run loop of iOS to the tracking mode.
/// Input: a type whose code changes something visible. Output: what scrolls in the type, in its file or in what
/// embeds it; a view that any screen may embed is its own evidence.
struct ScrollEvidence {
    let facts: ProjectFacts
    /// Whether the timer belongs to a program: its screens are in the tree, even if a library draws them.
    let isInProgram: Bool
    var project: Project { facts.project }
    var references: ReferenceIndex { facts.references }
    private var still: StillViews { StillViews(facts: facts) }
    var chains: ModifierChains { ModifierChains(project: project) }

    /// How many levels of embedding views are followed; further out is another screen.
    private static let depthLimit = 3
    /// How many members are followed from a place to the body of its view.
    static let memberLimit = 4
    /// A type used in more places than this is not followed: the places say little.
    static let useLimit = 24

    /// What scrolls around a type, or the type itself if it may be on any screen; `nil` if nothing known
    /// scrolls. `state`: what changes, if the type is a view that draws it in some places, with or without what scrolls.
    func evidence(around type: TypeID, drawing state: VariableID? = nil) -> Node? {
        let question = ScrollQuestion(type: type, state: state, isInProgram: isInProgram)
        return facts.knownScrollEvidence.answer(to: question) {
            if let card = ScreenCards(facts: facts).views(around: type, self) {
                return card.lazy.compactMap { evidence(onCardWith: $0) }.first
            }
            var seen: Set<TypeID> = []
            let places = state.map { StateReaders(facts).places(drawing: $0, in: type) } ?? []
            return evidence(around: type, showing: places, isCovered: false, depth: 0, &seen)
        }
    }

    /// The declaration of a type that itself scrolls.
    func scrollingClass(_ type: TypeID) -> Node? { isScrollClass(type) ? declaration(of: type) : nil }

    /// Whether the type is that of a cell which a screen changes on which nothing scrolls.
    func isRowOfNothing(_ type: TypeID, changedAt place: Node) -> Bool {
        project.type(around: place).map { isRowOfNothing(project.types[type].simpleName, type, in: $0) } ?? false
    }

    /// Whether a type scrolls, or what its own code puts on it.
    func hasScrollingContent(_ type: TypeID) -> Bool {
        isScrollClass(type) || scrollingName(inCodeOf: type) != nil
    }

    /// `parts`: where the first type draws what changes; where another type creates the one before it, which then may cover
    /// all that is beside it.
    private func evidence(
        around type: TypeID, showing parts: [Node], isCovered: Bool, depth: Int, _ seen: inout Set<TypeID>
    ) -> Node? {
        guard depth <= Self.depthLimit, seen.insert(type).inserted, let declaration = declaration(of: type),
            mayExist(type)
        else { return nil }
        if isCovered, !scrollsWhole(type) {
            return evidence(aroundUsesOf: type, beside: parts, declaration, depth: depth, &seen)
        }
        // The user rarely turns the pages around a screen while something on it moves.
        if isScrollClass(type), depth == 0 || !isPageController(type) {
            return scrollingProperty(of: type, isAround: depth > 0, besides: seen) ?? declaration
        }
        let covers = ScreenCovers(facts: facts).coversScreen(type)
        if isAboveEverything(type), !covers, !isWhereNothingScrolls(type) { return declaration }
        if let found = scrollingProperty(of: type, isAround: depth > 0, besides: seen) { return found }
        if hasScrollingScene(type) { return declaration }
        // The type's own file describes its screen; the file of an embedding type may contain other screens.
        if let found = depth == 0 && !covers ? scrollingName(inFilesOf: type, beside: parts) : nil { return found }
        if let found = scrollingName(inCodeOf: type, beside: parts, isAround: depth > 0) { return found }
        return covers ? nil : evidence(aroundUsesOf: type, beside: parts, declaration, depth: depth, &seen)
    }

    /// What scrolls around the places where a view is shown.
    private func evidence(
        aroundUsesOf type: TypeID, beside parts: [Node], _ declaration: Node, depth: Int, _ seen: inout Set<TypeID>
    ) -> Node? {
        guard isEmbeddable(type) else { return nil }
        if !isInProgram, isOfferedView(type) { return declaration }
        let uses = uses(of: type)
        // Nothing that was read creates it, and what else there is, is not known.
        if uses.isEmpty, isView(type), !isDrawnByOthers(type), !isRoot(type), !isMadeByNib(type), isOutsideTargets(type)
        {
            return declaration
        }
        for other in partsOfBody(type, beside: parts)
        where !seen.contains(other) && !isRowOfNothing(project.types[other].simpleName, other, in: type) {
            if let found = isScrollClass(other) ? self.declaration(of: other) : scrollingName(inCodeOf: other) {
                return found
            }
        }
        // An object for the whole application is used on every screen.
        guard isView(type) || !facts.isAppLifetime(type) else { return nil }
        for use in uses where isBuilt(use) || !isBuilt(declaration) {
            if let container = scrollContainer(around: use) { return container }
            guard !isOnOtherScreen(use), let user = project.type(around: use), !isShared(user),
                !isRouted(use, by: user)
            else { continue }
            // Nothing beside a curtain scrolls, but what contains it does.
            if isOnCurtain(use) {
                var outer = seen
                let found = scrollingName(inCodeOf: user, beside: [use], isAround: true)
                if let found = found ?? scrollContainer(outside: user, &outer) { return found }
                continue
            }
            let isCovered = FillingViews(facts: facts).covers(type, in: user)
            if let found = evidence(around: user, showing: [use], isCovered: isCovered, depth: depth + 1, &seen) {
                return found
            }
        }
        return nil
    }

    /// What scrolls on a view of a card, on its parts and on the sheets that it presents.
    private func evidence(onCardWith view: TypeID) -> Node? {
        scrollingName(inCodeOf: view)
            ?? (partsOfBody(view, beside: []) + presentedViews(by: view)).lazy.compactMap {
                scrollingName(inCodeOf: $0)
            }.first
    }

    func declaration(of type: TypeID) -> Node? {
        project.types[type].declarations.first.map(project.node)
    }

    func isView(_ type: TypeID) -> Bool { facts.isDrawn(type) || isSwiftUIView(type) }

    // MARK: The type itself

    private func isScrollClass(_ type: TypeID) -> Bool {
        let names = project.lineage(of: type).reduce(into: Set<String>()) { names, member in
            // That the tree lets Apple's own `UIView` answer for a table makes no table of every view.
            if project.types[member].kind != .extension { names.formUnion(project.types[member].inherits) }
            names.insert(project.types[member].simpleName)
        }.intersection(ScrollAPI.uiKitClasses)
        if names.isSubset(of: ScrollAPI.answerers), still.answersForStillViews(type) || answersForNothing(type) {
            return false
        }
        if names.isSubset(of: ScrollAPI.rows), still.isRowOfStillViews(type) { return false }
        guard names.isSubset(of: ScrollAPI.textDelegates) else { return !still.isKeptStill(type) }
        return !names.isEmpty && !project.types[type].declarations.contains { still.showsStillText(inFile: $0.file) }
    }

    /// Whether a class with a scene has nothing that scrolls in it, nor in its code: it conforms to a protocol of tables
    /// for one that is switched off, or that is elsewhere.
    private func answersForNothing(_ type: TypeID) -> Bool {
        guard let elements = elementsOfScenes(with: type), ScrollAPI.nibElements.isDisjoint(with: elements) else {
            return false
        }
        return facts.knownIdleAnswerers.answer(to: type) {
            !project.lineage(of: type).flatMap { project.types[$0].declarations }.contains { declaration in
                let code = project.node(of: declaration)
                return code.contains { ScrollAPI.scrollingViews.contains($0.name) && !$0.isTypeOfParameter }
            }
        }
    }

    /// The name of a cell, of a protocol of tables, or of a parameter's type, in the code or the file of a class on whose
    /// scene nothing scrolls.
    private func isIdleHint(_ name: Node, on screen: TypeID? = nil) -> Bool {
        guard ScrollAPI.hints.contains(name.name) || name.isTypeOfParameter else { return false }
        return [screen, project.type(around: name)].compactMap { $0 }.contains(where: answersForNothing)
    }

    /// A cell of a class in whose scenes nothing scrolls: the table is switched off.
    private func isRowOfNothing(_ name: String, _ row: TypeID?, in type: TypeID) -> Bool {
        let names = row.map { project.inheritedNames(of: $0) } ?? []
        return !names.union([name]).isDisjoint(with: ScrollAPI.rows) && answersForNothing(type)
    }

    /// Whether everything on the screen of the type scrolls, as in a cell or the controller of a table.
    private func scrollsWhole(_ type: TypeID) -> Bool {
        !project.inheritedNames(of: type).isDisjoint(with: ScrollAPI.scrollingScreens)
    }

    private func isPageController(_ type: TypeID) -> Bool {
        project.inheritedNames(of: type).contains(ScrollAPI.pageController)
    }

    /// `isAround`: whether `type` encloses the type in question; `parts`: the types between them, which do not scroll it.
    private func scrollingProperty(of type: TypeID, isAround: Bool, besides parts: Set<TypeID>) -> Node? {
        let views = HeldViews(references: references)
        // What the tree adds to every `UIViewController` is on the screens that ask for it.
        let declared = project.lineage(of: type).filter { $0 == type || project.types[$0].kind != .extension }
        return declared.flatMap { project.types[$0].allProperties }.first { property in
            guard let value = project.type(of: property), !value.isMetatype,
                !isRequirement(project.node(of: property)),
                value.id.map({ parts.contains($0) && $0 != type }) != true
            else { return false }
            // The type's own pages, not those around it: `parent as? PagesController`.
            if value.id.map(isPageController) == true,
                !project.accessors(of: property).isEmpty || project[property].isWeak
            {
                return false
            }
            guard ScrollAPI.uiKitClasses.contains(value.name) || value.id.map(isScrollClass) == true,
                !(isAround && scrollsOwnContentAlone(value.name, value.id))
            else { return false }
            if isRowOfNothing(value.name, value.id, in: type) { return false }
            return !views.isLent(property) && !(isAround && views.isTakenAway(property))
                && !views.isAnotherScreen(property) && !still.isStill(property, of: type)
        }.map { project.node(of: $0) }
    }

    /// Whether a class scrolls only a text or a page of its own.
    private func scrollsOwnContentAlone(_ name: String, _ type: TypeID?) -> Bool {
        let names = (type.map(project.inheritedNames) ?? []).union([name]).intersection(ScrollAPI.uiKitClasses)
        return !names.isEmpty && names.isSubset(of: ScrollAPI.ownContents)
    }

    /// A scene of a nib or storyboard contains it: it is on no other screen.
    private func isMadeByNib(_ type: TypeID) -> Bool {
        elementsOfScenes(with: type) != nil
    }

    /// Whether a scene of a storyboard, or a xib, that contains an object of the class also contains something
    /// that scrolls.
    private func hasScrollingScene(_ type: TypeID) -> Bool {
        guard let elements = elementsOfScenes(with: type) else { return false }
        let texts = still.showsLinks(type) ? ScrollAPI.textElements : []
        let scrolling = ScrollAPI.nibElements.subtracting(texts).intersection(elements)
        return !scrolling.subtracting(still.elementsKeptStill(by: type)).isEmpty
    }

    private func elementsOfScenes(with type: TypeID) -> Set<String>? {
        let name = project.types[type].simpleName
        let namesake = project.type(named: name) == nil ? project.types[type].declarations.first : nil
        let path = namesake.map { project.files.path($0.file) }
        return facts.entries.nibs.contents.elements(beside: name, near: path)
    }

    private func scrollingName(inFilesOf type: TypeID, beside parts: [Node]) -> Node? {
        project.types[type].declarations.lazy.compactMap {
            scrollingName(inFile: $0.file, besides: type, beside: parts)
        }.first
    }

    private func scrollingName(inFile number: Int, besides type: TypeID, beside parts: [Node]) -> Node? {
        let filling = FillingViews(facts: facts)
        project.files.models[number].tree.root.mark(.searched)
        return scrollingNames(inFile: number).first { name in
            guard !ScrollAPI.pageClasses.contains(name.name), !isIdleHint(name, on: type) else { return false }
            return project.type(around: name).map { other in
                if other != type, ScrollAPI.ownContents.contains(name.name) { return false }
                let shown = other == type ? parts : mentions(of: type).filter { project.type(around: $0) == other }
                return mayExist(other) && isShown(type, together: other) && !filling.covers(type, in: other)
                    && !isInOtherBranch(name, than: shown)
            } ?? true
        }
    }

    /// Whether one of two types of a file mentions the other; else they may be on different screens.
    private func isShown(_ type: TypeID, together other: TypeID) -> Bool {
        guard isView(type) else { return true }
        let places = [(type, other), (other, type)]
        return places.contains { mentioned, user in
            let held = project.types[user].allProperties.filter { project.type(of: $0)?.id == mentioned }
            guard held.isEmpty else { return !held.allSatisfy(HeldViews(references: references).isAnotherScreen) }
            return references.nodes(named: project.types[mentioned].simpleName).contains {
                project.type(around: $0) == user && !isOnOtherScreen($0) && !isHeldByValue($0)
            }
        }
    }

    private func isBuilt(_ place: Node) -> Bool { facts.targets.mayBeBuilt(place.tree.file.path) }

    private func mayExist(_ type: TypeID) -> Bool { facts.entries.instantiations.mayExist(type) }

    /// In the type's own code, not elsewhere in its file, and not in another branch than a part of it.
    private func scrollingName(inCodeOf type: TypeID, beside parts: [Node] = [], isAround: Bool = false) -> Node? {
        project.types[type].declarations.lazy.compactMap { declaration -> Node? in
            let body = project.node(of: declaration)
            body.mark(.searched)
            return scrollingNames(inFile: declaration.file).first { name in
                body.id <= name.id && name.id < body.end && !isInOtherBranch(name, than: parts)
                    && !isIdleHint(name) && !(isAround && ScrollAPI.ownContents.contains(name.name))
            }
        }.first
    }

    /// The names of what scrolls, in source order. Does not count as reading: of a file, only the code of some type matters.
    private func scrollingNames(inFile number: Int) -> [Node] {
        facts.knownScrollNames.answer(to: number) {
            let all = project.files.models[number].tree.nodes.indices.lazy.map {
                project.unread(NodeID($0), inFile: number)
            }
            return all.filter { node in
                !node.nameReference.isEmpty && Self.scrollWords.contains(node.spelling)
                    && node.kind != .importDeclaration && !node.isNamesake && !isStill(node)
            }
        }
    }

    /// Whether what the name creates or declares cannot be scrolled, or is on the screen of another controller.
    private func isStill(_ name: Node) -> Bool {
        still.namesStillView(name) || chains.isKeptStill(name) || name.isAskedFor || isRequirement(name)
            || still.holder(of: name).map(ViewsOfShownScreens(references: references).contain) ?? false
    }

    /// What a protocol asks for is on the screens of the types that have it.
    private func isRequirement(_ name: Node) -> Bool {
        name.enclosingBody == nil && project.type(around: name).map { project.types[$0].kind == .protocol } == true
    }

    private static let scrollWords = WordList(
        ScrollAPI.uiKitClasses.union(ScrollAPI.swiftUIContainers).union(ScrollAPI.swiftUIStyles))

    /// Whether nothing scrolls in the whole program of a type.
    private func isWhereNothingScrolls(_ type: TypeID) -> Bool {
        guard isInProgram, !facts.entries.nibs.contents.hasElement(of: ScrollAPI.nibElements) else { return false }
        let scrolling = ScrollAPI.uiKitClasses.union(ScrollAPI.swiftUIContainers)
        return scrolling.allSatisfy { name in
            facts.lifetimes.isInClosedProgram(type, without: references.nodes(named: name))
        }
    }

    /// A window of its own covers whatever the application shows.
    private func isAboveEverything(_ type: TypeID) -> Bool {
        project.inheritedNames(of: type).contains("UIWindow")
            || project.lineage(of: type).flatMap { project.types[$0].allProperties }.contains {
                project.type(of: $0)?.name == "UIWindow"
            }
                && !project.inheritedNames(of: type).contains { $0.hasSuffix("Delegate") }
    }
}

extension Node {
    /// `view is UIScrollView`, `[view isKindOfClass:[WKWebView class]]`, and in the branch for that: whatever the view is.
    fileprivate var isAskedFor: Bool {
        if selfAndAncestors.prefix(while: { $0.kind != .block }).contains(where: \.asksForClass) { return true }
        return selfAndAncestors.prefix { !$0.kind.isFunctionLike }.contains { branch in
            branch.kind == .ifBranch
                && branch.conditions.contains { condition in
                    condition.contains { $0.asksForClass && $0.contains { $0.name == name } }
                }
        }
    }

    private var asksForClass: Bool {
        switch kind {
        case .castExpression: isNamed("is")
        case .isTypePattern: true
        case .callExpression:
            calleeName.map { RuntimeAPI.classQuestions.contains($0.name) } == true
                || arguments.contains { RuntimeAPI.classQuestions.contains($0.name) }
        default: false
        }
    }

    /// In the method of a delegate: the view of whoever calls it.
    fileprivate var isTypeOfParameter: Bool {
        selfAndAncestors.dropFirst().first { $0.kind == .parameter || $0.kind == .block }?.kind == .parameter
    }

    /// `L10n.List.title`, `.tabViewStyle(.sidebarAdaptable)`: the name alone is that of something that scrolls.
    fileprivate var isNamesake: Bool {
        guard kind == .memberExpression, let base else { return false }
        if name == ScrollAPI.tabStyleModifier {
            return callOfName?.contains { ScrollAPI.pageStyles.contains($0.name) } != true
        }
        return beginsWithUppercase && !ScrollAPI.modules.contains(base.stripped.name)
    }
}
