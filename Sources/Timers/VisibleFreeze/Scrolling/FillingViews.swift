import TimerlintAnalyses
import TimerlintAppleAPIs
import TimerlintSemantics
import TimerlintSyntax

/// Recognizes views of UIKit that lie over everything else on the screen that shows them, as large as it: nothing beside
/// them can be scrolled while they are there. Input: the type of such a view, and the type that shows it. Output: the
/// answer, by how the second one adds and places the view.
struct FillingViews {
    let facts: ProjectFacts
    private var project: Project { facts.project }

    func covers(_ type: TypeID, in user: TypeID) -> Bool {
        guard facts.isDrawn(type), !ScreenCovers(facts: facts).letsTouchesThrough(type)
        else { return false }
        let added = holders(of: type, in: user).compactMap { holder in
            let uses = facts.references.uses(of: holder).map(\.node)
            return uses.contains { addition(of: $0) != nil } ? (holder, uses) : nil
        }
        return !added.isEmpty && added.allSatisfy { covers($0.1, of: $0.0) }
    }

    /// The properties and local variables in which the user keeps such a view.
    private func holders(of type: TypeID, in user: TypeID) -> [VariableID] {
        let properties = project.lineage(of: user).flatMap { project.types[$0].allProperties }
        let made = facts.references.constructions(of: type).filter {
            project.type(around: $0) == user
        }
        let locals = made.compactMap(variable(boundTo:))
        return Set(properties.filter { project.type(of: $0)?.id == type } + locals).sorted()
    }

    /// The local variable to which a creation is bound.
    private func variable(boundTo creation: Node) -> VariableID? {
        let binding = creation.selfAndAncestors.prefix { $0.kind != .block }.first { $0.kind == .binding }
        return binding.flatMap { project.variable(declaredBy: $0) }
    }

    private func covers(_ uses: [Node], of holder: VariableID) -> Bool {
        let additions = uses.compactMap { addition(of: $0) }
        let isFull = uses.contains(where: isFilling) || project.value(of: holder).map(isMadeAsLargeAsScreen) == true
        return isFull && !uses.contains(where: letsTouchesThrough)
            && (uses.contains(where: comesAndGoes) || additions.allSatisfy(isLast))
    }

    /// `view.addSubview(overlay)`
    private func addition(of use: Node) -> Node? {
        guard let argument = use.outermostUnwrap.parent, argument.kind == .argument, let call = argument.parent,
            call.calleeName?.name == InterfaceAPI.subviewAddition
        else { return nil }
        return call
    }

    /// Whether nothing is added above it later in the same code.
    private func isLast(_ addition: Node) -> Bool {
        addition.enclosingBody?.contains { call in
            call.kind == .callExpression && call.range.start > addition.range.start
                && call.calleeName.map { InterfaceAPI.subviewAdditions.contains($0.name) } == true
                && call.calleeName?.base?.stripped.text == addition.calleeName?.base?.stripped.text
        } == false
    }

    /// `overlay.isHidden = false`, `overlay.removeFromSuperview()`, `view.bringSubviewToFront(overlay)`
    private func comesAndGoes(_ use: Node) -> Bool {
        guard let parent = use.outermostUnwrap.parent else { return false }
        if parent.kind == .argument {
            return parent.parent?.calleeName?.name == InterfaceAPI.subviewRaising
        }
        guard parent.kind == .memberExpression else { return false }
        return InterfaceAPI.subviewRemoval == parent.name
            || parent.isAssigned && InterfaceAPI.shownBy.contains(parent.name)
    }

    private func letsTouchesThrough(_ use: Node) -> Bool {
        guard let member = use.outermostUnwrap.parent, member.kind == .memberExpression, member.isAssigned else {
            return false
        }
        return InterfaceAPI.touchSwitches.contains(member.name)
            && member.outermostUnwrap.nextSibling?.stripped.booleanValue == false
    }

    // MARK: Size

    /// Whether the use makes it as large as what it is added to.
    private func isFilling(_ use: Node) -> Bool {
        if use.isAssigned, let value = use.outermostUnwrap.nextSibling { return isMadeAsLargeAsScreen(value) }
        guard let member = use.outermostUnwrap.parent, member.kind == .memberExpression else {
            return isMadeAsLargeAsScreen(use)
        }
        if member.isNamed("frame"), member.isAssigned, let area = member.outermostUnwrap.nextSibling {
            return isWholeArea(area)
        }
        let calls = member.selfAndAncestors.prefix { $0.kind.isExpression }.filter { $0.kind == .callExpression }
        return calls.contains { call in
            guard let callee = call.calleeName, callee.selfAndBases.contains(use) else { return false }
            return InterfaceAPI.edgePins.contains(callee.name)
                || call.arguments.contains { argument in
                    argument.value?.stripped.body?.contains { $0.name == InterfaceAPI.edgesOfMaker } == true
                }
        }
    }

    /// `Overlay(frame: view.bounds)`, also where a property declares its value.
    private func isMadeAsLargeAsScreen(_ value: Node) -> Bool {
        value.contains { node in
            node.kind == .argument && (node.isNamed("frame") || node.isNamed("withFrame"))
                && node.value.map(isWholeArea) == true
        }
    }

    /// `view.bounds`, `UIScreen.main.bounds`, `[self bounds]`, `CGRectMake(0, 0, kScreenWidth, kScreenHeight)`
    private func isWholeArea(_ area: Node) -> Bool {
        let node = area.stripped
        return InterfaceAPI.areas.contains(node.calleeName?.name ?? node.name)
            || ScreenMeasures(macros: facts.entries.macros).isWholeScreen(node)
    }
}
