import TimerlintAppleAPIs
import TimerlintSemantics
import TimerlintSyntax

/// Reads the modifiers of a SwiftUI view: `List { … }.disabled(isBusy).padding()`. Input: a node of the chain. Output:
/// whether the view can be touched, or fills the screen.
struct ModifierChains {
    let project: Project

    /// Whether the view never takes a touch that would scroll it.
    func isKeptStill(_ view: Node) -> Bool {
        modifiers(of: view).contains { modifier in
            guard let value = modifier.arguments.first?.value?.stripped,
                let stilling = modifier.calleeName.flatMap({ ScrollAPI.stillingValues[$0.name] })
            else { return false }
            return constant(value) == stilling
        }
    }

    /// Whether a state decides if the view can be touched, directly or in a modifier of the tree.
    func mayBeUntouchable(_ view: Node) -> Bool {
        modifiers(of: view).contains { modifier in
            if let stilling = modifier.calleeName.flatMap({ ScrollAPI.stillingValues[$0.name] }) {
                return modifier.arguments.first?.value.map { constant($0.stripped) != !stilling } == true
            }
            guard modifier.calleeName?.name == ScrollAPI.modifierCall,
                let type = modifier.arguments.first?.value.flatMap({ project.type(of: $0)?.id }),
                let body = project.functions(of: type).first(where: { project[$0].name == "body" })
            else { return false }
            return project.body(of: body)?.contains { ScrollAPI.stillingValues[$0.name] != nil } == true
        }
    }

    /// `Color.black.ignoresSafeArea()`, `card.frame(maxWidth: .infinity, maxHeight: .infinity).background(…)`: nothing
    /// under the view can be touched.
    func fillsScreen(_ view: Node) -> Bool {
        let modifiers = modifiers(of: view)
        let names = Set(modifiers.compactMap { $0.calleeName?.name })
        if isPlainArea(view) { return !names.isDisjoint(with: ScrollAPI.screenFillers) && !mayBeUntouchable(view) }
        if modifiers.contains(where: reachesAllEdges), isOpaque(view, names) { return !mayBeUntouchable(view) }
        return modifiers.contains(where: givesBackground) && modifiers.contains(where: takesAllSpace)
    }

    /// `.background(…)`, also in a modifier of the tree.
    private func givesBackground(_ modifier: Node) -> Bool {
        guard let callee = modifier.calleeName else { return false }
        return callee.isNamed("background")
            || declaration(of: callee).flatMap { project.body(of: $0) }?.contains {
                $0.callOfName != nil && $0.isNamed("background")
            } == true
    }

    /// `.frame(maxWidth: .infinity, maxHeight: .infinity)`, `.frame(width: screen.size.width, height: screen.size.height)`
    /// of what a `GeometryReader` tells.
    private func takesAllSpace(_ modifier: Node) -> Bool {
        guard modifier.calleeName?.isNamed("frame") == true else { return false }
        return ["maxWidth", "maxHeight"].allSatisfy { modifier.argumentValue($0)?.stripped.name == "infinity" }
            || ["width", "height"].allSatisfy { (side: StaticString) in
                guard let measure = modifier.argumentValue(side)?.stripped, measure.isNamed(side),
                    let size = measure.base?.stripped, size.isNamed("size"), let space = size.base?.stripped,
                    case .variable(let proxy)? = project.referent(of: space)
                else { return false }
                return project[proxy].kind == .parameter
            }
    }

    /// `.ignoresSafeArea()`, also in a modifier of the tree; `.ignoresSafeArea(.keyboard)` only makes room for it.
    private func reachesAllEdges(_ modifier: Node) -> Bool {
        guard let callee = modifier.calleeName else { return false }
        if ScrollAPI.screenFillers.contains(callee.name) {
            return modifier.arguments.allSatisfy { $0.value?.stripped.name == ScrollAPI.allEdges }
        }
        return declaration(of: callee).flatMap { project.body(of: $0) }?.contains { call in
            call.kind == .callExpression && call.calleeName.map { ScrollAPI.screenFillers.contains($0.name) } == true
                && reachesAllEdges(call)
        } == true
    }

    /// The modifier's declaration in the tree.
    private func declaration(of modifier: Node) -> FunctionID? {
        guard case .functions(let functions)? = project.referent(of: modifier) else {
            return project.onlyMethod(named: modifier.name)
        }
        return functions.count == 1 ? functions[0] : nil
    }

    /// Whether the view is more than what stands on it: a view of the tree, or one with a background.
    private func isOpaque(_ view: Node, _ modifiers: Set<String>) -> Bool {
        if modifiers.contains("background") { return true }
        guard let root = root(of: view), case .type(let type)? = project.referent(of: root) else { return false }
        return StateReaders.isView(type, project)
    }

    /// `Color(.gray)`, `Rectangle().fill(.black)`: a background, on which nothing stands.
    func isPlainArea(_ view: Node) -> Bool {
        guard let root = root(of: view) else { return false }
        return root.selfAndBases.contains { ScrollAPI.plainAreas.contains($0.name) }
    }

    private func constant(_ value: Node) -> Bool? {
        if let known = value.booleanValue { return known }
        guard case .variable(let id)? = project.referent(of: value), project[id].isLet else { return nil }
        return project.value(of: id)?.stripped.booleanValue
    }

    // MARK: Chains

    /// The calls of the chain, from the view itself to the last modifier.
    func modifiers(of view: Node) -> [Node] {
        var calls = view.callOfName.map { [$0] } ?? (view.kind == .callExpression ? [view] : [])
        while let last = calls.last, let member = last.parent, member.kind == .memberExpression,
            let call = member.parent, call.kind == .callExpression
        {
            calls.append(call)
        }
        while let base = calls.first?.calleeName?.base, base.kind == .callExpression { calls.insert(base, at: 0) }
        return calls
    }

    /// What is modified: `Color.black`, `Rectangle`.
    private func root(of view: Node) -> Node? {
        guard let first = modifiers(of: view).first, let callee = first.calleeName else { return view }
        return callee.base ?? callee
    }
}
