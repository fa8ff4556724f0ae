import TimerlintAnalyses
import TimerlintAppleAPIs
import TimerlintSemantics
import TimerlintSyntax

/// Recognizes changes of a progress display or an alert that covers the screen and takes its touches, so that nothing
/// under it scrolls while it is there. Input: a change. Output: whether it is of such a display.
struct ProgressOverlays {
    let facts: ProjectFacts
    private var project: Project { facts.project }

    func show(_ change: VisibleChange) -> Bool {
        isOwnCodeOfOverlay(change.node) || isOwnCodeOfAlert(change.node)
            || change.target?.selfAndBases.contains { isOverlay($0.stripped) && !letsTouchesThrough($0.stripped) }
                ?? false
            || change.target?.selfAndBases.contains { isOnAlert($0.stripped) } == true
    }

    /// `alert.view.addSubview(bar)`, for `bar.progress`.
    private func isOnAlert(_ view: Node) -> Bool {
        guard case .variable(let id)? = project.referent(of: view) else { return false }
        let uses = facts.references.uses(of: id)
        return uses.contains { use in
            guard let argument = use.node.outermostUnwrap.parent, argument.kind == .argument,
                let callee = argument.parent?.calleeName, InterfaceAPI.subviewAdditions.contains(callee.name)
            else { return false }
            return callee.selfAndBases.contains { base in
                project.type(of: base.stripped).map { InterfaceAPI.alertClasses.contains($0.name) } == true
            }
        }
    }

    /// While an alert is shown, nothing below it takes touches, and nothing in it scrolls.
    private func isOwnCodeOfAlert(_ node: Node) -> Bool {
        guard let type = project.type(around: node) else { return false }
        return !project.inheritedNames(of: type).isDisjoint(with: InterfaceAPI.alertClasses)
    }

    private func isOwnCodeOfOverlay(_ node: Node) -> Bool {
        guard let type = project.type(around: node) else { return false }
        return project.lineage(of: type).contains {
            InterfaceAPI.progressOverlays.contains(project.types[$0].simpleName)
        } && !ScreenCovers(facts: facts).letsTouchesThrough(type)
    }

    private func isOverlay(_ node: Node) -> Bool {
        if let type = project.type(of: node) {
            return InterfaceAPI.progressOverlays.contains(type.name)
                || type.id.map { !project.inheritedNames(of: $0).isDisjoint(with: InterfaceAPI.progressOverlays) }
                    == true
        }
        if InterfaceAPI.progressOverlays.contains(node.name) { return node.kind == .nameExpression }
        // `MBProgressHUD.forView(view)`
        guard let made = project.local(node).flatMap({ project.value(of: $0) })?.stripped.calleeName?.base else {
            return false
        }
        return InterfaceAPI.progressOverlays.contains(made.stripped.name)
    }

    /// `hud.userInteractionEnabled = NO`, in the same file.
    private func letsTouchesThrough(_ overlay: Node) -> Bool {
        InterfaceAPI.touchSwitches.contains { name in
            facts.references.nodes(named: name, inFileOf: overlay).contains { node in
                node.isAssigned && node.base?.stripped.name == overlay.name
                    && node.outermostUnwrap.nextSibling?.stripped.booleanValue == false
            }
        }
    }
}
