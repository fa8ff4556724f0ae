import TimerlintAnalyses
import TimerlintAppleAPIs
import TimerlintSemantics
import TimerlintSyntax

/// Recognizes views that a function makes for another controller, which it shows instead of its own screen: the web page
/// of the terms of use. Input: a variable with a view. Output: whether it is such a view.
struct ViewsOfShownScreens {
    let references: ReferenceIndex
    private var project: Project { references.project }

    func contain(_ view: VariableID) -> Bool {
        guard project[view].kind == .local else { return false }
        let places = project.uses(ofLocal: view).filter { !$0.isAssigned }.compactMap(\.placeOfView)
        return !places.isEmpty
            && places.allSatisfy { place in
                screen(of: place).map(isShownInstead) ?? false
            }
    }

    /// The local variable with the controller, of its view.
    private func screen(of view: Node) -> VariableID? {
        guard view.name == InterfaceAPI.viewOfController, let base = view.base?.stripped,
            let screen = project.local(base), project[screen].kind == .local
        else { return nil }
        return screen
    }

    /// Whether the code hands the controller only to what shows it above or instead of others, and its view to nobody.
    private func isShownInstead(_ screen: VariableID) -> Bool {
        let uses = project.uses(ofLocal: screen)
        let handed = uses.filter { $0.outermostUnwrap.parent?.kind == .argument }
        let views = uses.compactMap(\.outermostUnwrap.parent).filter {
            $0.kind == .memberExpression && $0.name == InterfaceAPI.viewOfController
        }
        let takers = handed.flatMap { HeldViews(references: references).takers(of: $0) }
        return !takers.isEmpty
            && takers.allSatisfy { InterfaceAPI.presenting.contains($0) || InterfaceAPI.screenTaking.contains($0) }
            && views.allSatisfy { $0.isAssigned || $0.outermostUnwrap.parent?.kind == .memberExpression }
    }
}

extension Node {
    /// What a view becomes or is put on: `screen.view` of `screen.view = page` and `screen.view.addSubview(page)`.
    fileprivate var placeOfView: Node? {
        guard let parent = outermostUnwrap.parent else { return nil }
        if parent.kind == .assignmentExpression { return parent.firstChild?.stripped }
        guard parent.kind == .argument, let callee = parent.parent?.calleeName,
            InterfaceAPI.subviewAdditions.contains(callee.name)
        else { return nil }
        return callee.base?.stripped
    }
}
