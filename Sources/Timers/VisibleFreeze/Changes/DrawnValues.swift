import TimerlintAnalyses
import TimerlintAppleAPIs
import TimerlintSemantics
import TimerlintSyntax

/// Recognizes assignments and calls that change a view, a layer, a node of a scene, a menu or status item.
/// Input: a target or call that is not declared in the tree. Output: whether the user sees the change.
struct DrawnValues {
    private let project: Project
    let platforms: CodePlatforms

    init(_ facts: ProjectFacts) {
        project = facts.project
        platforms = CodePlatforms(project: facts.project, targets: facts.targets)
    }

    /// `label.text`, `bar.progress`, a view's own `alpha`, `view.center.x`.
    func isDrawn(_ target: Node) -> Bool {
        guard target.kind == .memberExpression || target.kind == .nameExpression else { return false }
        if VisibleChanges.geometryMembers.contains(target.name), let whole = target.base?.stripped, isDrawn(whole) {
            return true
        }
        // A member that the tree declares is drawn by its observers, which are followed.
        guard !isDeclared(target) else { return false }
        if VisibleChanges.tellingProperties.contains(target.name) { return target.base != nil || isViewCode(target) }
        guard VisibleChanges.viewProperties.contains(target.name) else { return false }
        return target.base.map(isView) ?? isViewCode(target)
    }

    /// Whether the tree declares the member on the platform of its use. Objective-C code may use members of Apple's
    /// classes without a declaration in the tree.
    private func isDeclared(_ target: Node) -> Bool {
        switch project.referent(of: target) {
        case nil: return false
        // An override stores what the superclass draws.
        case .variable(let id)?:
            return !project[id].modifiers.contains("override")
                && platforms.areBuiltTogether(project.node(of: id), with: target)
                && (!project[id].isImplicit || !project.accessors(of: id).isEmpty)
        default: return true
        }
    }

    /// Whether what changes is a dialog that the same code makes, and shows afterwards.
    func isOfNewDialog(_ target: Node) -> Bool {
        project.newObjects(in: target).contains { id in
            guard let type = project.type(of: id) else { return false }
            return InterfaceAPI.dialogClasses.contains(type.name)
                && target.enclosingBody?.encloses(project.node(of: id)) == true
        }
    }

    /// `window.isHidden = true`: what the window shows comes or goes, once.
    func showsWindow(_ target: Node) -> Bool {
        guard InterfaceAPI.hiding.contains(target.name), let window = target.base else { return false }
        return classes(of: window).contains { $0.hasSuffix(InterfaceAPI.windowEnding) }
    }

    /// How a call of a method outside the tree changes the screen; `nil` if it does not.
    func kind(ofCall call: Node) -> VisibleChange.Kind? {
        guard let callee = call.calleeName else { return nil }
        if turnsPage(callee) { return .scroll }
        guard isVisible(callee, call) else { return nil }
        let name = baseName(callee.name)
        if VisibleChanges.scrolling.contains(name) { return .scroll }
        if VisibleChanges.choosing.contains(name), let control = callee.base, isChoice(control) { return .choice }
        if VisibleChanges.reloading.contains(name) { return .reload }
        return VisibleChanges.transitions.contains(name) ? .transition : .update
    }

    /// `setViewControllers(_:direction:animated:)` of a page view controller: the page moves like one that is dragged.
    private func turnsPage(_ callee: Node) -> Bool {
        guard callee.name == InterfaceAPI.screenSetting else { return false }
        let classes = callee.base.map(classes) ?? project.type(around: callee).map(project.inheritedNames)
        return classes?.contains(ScrollAPI.pageController) == true
    }

    /// An object's class, and those that it inherits from.
    private func classes(of object: Node) -> Set<String> {
        guard let type = project.type(of: object) else { return [] }
        return (type.id.map(project.inheritedNames) ?? []).union([type.name])
    }

    /// A pop-up button, whose menu may be open.
    private func isChoice(_ control: Node) -> Bool {
        if let type = project.type(of: control) { return VisibleChanges.choiceClasses.contains(type.name) }
        return control.stripped.name.lowercased().contains("popup")
    }

    /// `textView.text`: its contents scroll, and jump when they are replaced.
    func isScrolledText(_ target: Node) -> Bool {
        guard VisibleChanges.textProperties.contains(target.name) else { return false }
        let view = target.base.map { project.type(of: $0) } ?? nil
        return view.map { ScrollAPI.textClasses.contains($0.name) } ?? false
    }

    private func isVisible(_ callee: Node, _ call: Node) -> Bool {
        let name = baseName(callee.name)
        if VisibleChanges.tellingMethods.contains(name) || VisibleChanges.scrolling.contains(name) { return true }
        let hasView = callee.base.map(isView) ?? isViewCode(callee)
        if VisibleChanges.viewMethods.contains(name) || VisibleChanges.transitions.contains(name) { return hasView }
        // `[label setText:…]`
        guard let property = property(setBy: name) else { return false }
        return VisibleChanges.tellingProperties.contains(property)
            || VisibleChanges.viewProperties.contains(property) && hasView
    }

    /// Objective-C keeps the rest of a selector's first part in the name: `reloadRowsAtIndexPaths`.
    private func baseName(_ name: String) -> String {
        guard let cut = name.firstRange(of: "AtInd") ?? name.firstRange(of: "Animated") else { return name }
        return String(name[..<cut.lowerBound])
    }

    /// `text` of `setText`.
    private func property(setBy name: String) -> String? {
        guard name.hasPrefix("set"), let first = name.dropFirst(3).first, first.isUppercase else { return nil }
        return first.lowercased() + name.dropFirst(4)
    }

    // MARK: Views

    /// Whether an expression's value is drawn: judged by its type or, if that is unknown, by its name.
    func isView(_ node: Node) -> Bool {
        let node = node.stripped
        if node.kind == .selfExpression || node.kind == .superExpression || project.referent(of: node) == .instance {
            return isViewCode(node)
        }
        if let type = project.type(of: node) {
            if type.isMetatype { return false }
            return isDrawnClass(type.name) || type.id.map(isView) ?? isForeignClass(type.name)
        }
        if node.kind == .callExpression { return node.calleeName.map { isViewName($0.name) } ?? false }
        if let whole = collection(of: node) {
            return isView(whole) || whole.name.hasSuffix("s") && isViewName(String(whole.name.dropLast()))
        }
        return (node.kind == .memberExpression || node.kind == .nameExpression) && isViewName(node.name)
    }

    /// What `labels[0]` is an element of, and `$0` in `labels.forEach { … }`.
    private func collection(of element: Node) -> Node? {
        if element.kind == .subscriptExpression { return element.firstChild?.stripped }
        guard element.isNamed("$0"), let callee = element.enclosingBody?.outermostUnwrap.parent?.parent?.calleeName,
            CollectionAPI.elementLoops.contains(callee.name)
        else { return nil }
        return callee.base?.stripped
    }

    /// Whether a name ends like a view's, in the singular: `items` is a collection, of which one element is drawn.
    private func isViewName(_ name: String) -> Bool {
        let lower = name.lowercased()
        return VisibleChanges.viewNameEndings.contains { lower.hasSuffix($0) }
    }

    private func isViewCode(_ node: Node) -> Bool { project.type(around: node).map(isView) ?? false }

    func isView(_ type: TypeID) -> Bool {
        isDrawnClass(project.types[type].simpleName) && project.types[type].kind == .extension
            || project.inheritedNames(of: type).contains(where: isDrawnClass)
    }

    /// `TTTAttributedLabel`, of a library whose sources are not in the tree.
    private func isForeignClass(_ name: String) -> Bool {
        name.first?.isUppercase == true && VisibleChanges.libraryClassEndings.contains { name.hasSuffix($0) }
    }

    func isDrawnClass(_ name: String) -> Bool {
        VisibleChanges.classPrefixes.contains { name.utf8.starts(with: $0.utf8) }
            && VisibleChanges.classEndings.contains { name.hasSuffix($0) }
    }
}

extension ProjectFacts {
    /// Whether the instances of a type are drawn: a class of views or layers.
    func isDrawn(_ type: TypeID) -> Bool {
        knownDrawnTypes.answer(to: type) { DrawnValues(self).isView(type) }
    }
}
