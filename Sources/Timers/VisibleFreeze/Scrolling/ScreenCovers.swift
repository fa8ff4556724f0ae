import TimerlintAnalyses
import TimerlintAppleAPIs
import TimerlintSemantics
import TimerlintSyntax

/// Recognizes views that cover the whole screen and take its touches: nothing can be scrolled under a progress
/// overlay. Input: a type. Output: whether it is such a view, by how the tree creates its instances and where it adds
/// them.
struct ScreenCovers {
    let facts: ProjectFacts
    private var project: Project { facts.project }
    private var measures: ScreenMeasures { ScreenMeasures(macros: facts.entries.macros) }

    func coversScreen(_ type: TypeID) -> Bool {
        guard facts.isDrawn(type) else { return false }
        let instances = facts.references.constructions(of: type).filter { !project.isWrittenForTests($0) }
        guard !instances.isEmpty, !letsTouchesThrough(type) else { return false }
        let isLarge = takesFrameOfScreen(type)
        if instances.allSatisfy({ isPutOverScreen($0) || isPutOverOthers($0, by: type, isLarge: isLarge) }) {
            return true
        }
        return (isLarge || instances.allSatisfy(hasFrameOfScreen) || addsCurtain(type)) && addsItself(type)
    }

    /// In the type's own static code, which adds the instance to a view that it is given: `Panel.show(in: view)`.
    private func isPutOverOthers(_ creation: Node, by type: TypeID, isLarge: Bool) -> Bool {
        guard project.type(around: creation) == type, let body = creation.enclosingBody,
            let view = receiver(of: creation), project[view].kind == .local
        else { return false }
        return (isLarge || isSizedAsScreen(view))
            && body.contains { $0.kind == .callExpression && $0.calleeName.map(isOnTop) == true && holds($0, view) }
    }

    /// `panel.frame = UIScreen.main.bounds; window.addSubview(panel)`, or in a view for which the same function does so.
    private func isPutOverScreen(_ creation: Node) -> Bool {
        guard let body = creation.enclosingBody, let view = receiver(of: creation), project[view].kind == .local else {
            return false
        }
        let additions = body.nodes { $0.kind == .callExpression && $0.calleeName.map(isAddition) == true }
        let holders = additions.filter { holds($0, view) }.compactMap { $0.calleeName?.base }
        if holders.contains(where: isWindow) { return isSizedAsScreen(view) }
        return holders.contains { holder in
            guard let curtain = project.local(holder.stripped), isSizedAsScreen(curtain) else { return false }
            return additions.contains { holds($0, curtain) && $0.calleeName?.base.map(isWindow) == true }
        }
    }

    private func isAddition(_ callee: Node) -> Bool { InterfaceAPI.subviewAdditions.contains(callee.name) }

    /// What is inserted into a view may lie under others there; what a window is given lies over its screens.
    private func isOnTop(_ callee: Node) -> Bool {
        callee.name == InterfaceAPI.subviewAddition || isAddition(callee) && callee.base.map(isWindow) == true
    }

    private func holds(_ addition: Node, _ view: VariableID) -> Bool {
        addition.arguments.first?.value.flatMap { project.local($0.stripped) } == view
    }

    private func receiver(of creation: Node) -> VariableID? {
        creation.outermostUnwrap.selfAndAncestors.prefix(3).first { $0.kind == .binding }.flatMap {
            project.variable(declaredBy: $0)
        }
    }

    private func isSizedAsScreen(_ view: VariableID) -> Bool {
        if let value = project.value(of: view)?.stripped, hasFrameOfScreen(value) { return true }
        return project.uses(ofLocal: view).contains { use in
            guard let frame = use.outermostUnwrap.parent, frame.isNamed("frame"), frame.isAssigned,
                let area = frame.outermostUnwrap.nextSibling?.stripped
            else { return false }
            return measures.isWholeScreen(area)
        }
    }

    /// `Overlay(frame: UIScreen.main.bounds)`
    private func hasFrameOfScreen(_ creation: Node) -> Bool {
        creation.arguments.contains { $0.value.map { measures.isWholeScreen($0.stripped) } == true }
    }

    /// `self.frame = UIScreen.main.bounds`, `self.frame = CGRectMake(0, 0, kScreenWidth, kScreenHeight)`,
    /// `super.init(frame: UIScreen.main.bounds)`
    private func takesFrameOfScreen(_ type: TypeID) -> Bool {
        code(of: type).contains { code in
            code.contains { target in
                if target.kind == .callExpression {
                    return target.calleeName?.base?.kind == .superExpression && hasFrameOfScreen(target)
                }
                guard target.isAssigned, target.isNamed("frame"),
                    target.base.map({ project.referent(of: $0) == .instance }) ?? true,
                    let area = target.outermostUnwrap.nextSibling?.stripped
                else { return false }
                return measures.isWholeScreen(area)
            }
        }
    }

    /// `window.addSubview(curtain)`, where `curtain = UIView(frame: UIScreen.main.bounds)`.
    private func addsCurtain(_ type: TypeID) -> Bool {
        let code = code(of: type)
        let added = code.flatMap(additionsToWindow).compactMap { $0.arguments.first?.value?.pathWithoutSelf }
        return code.contains { part in
            part.contains { target in
                guard target.isAssigned, added.contains(target.pathWithoutSelf),
                    let view = target.outermostUnwrap.nextSibling?.stripped, view.kind == .callExpression
                else { return false }
                return view.arguments.contains { $0.value.map { measures.isWholeScreen($0.stripped) } == true }
            }
        }
    }

    /// `window.addSubview(self)`, or to a view that it is given, in the type's own code.
    private func addsItself(_ type: TypeID) -> Bool {
        code(of: type).contains { code in
            code.contains { call in
                guard call.kind == .callExpression, let callee = call.calleeName, isOnTop(callee),
                    let holder = callee.base
                else { return false }
                return holder.stripped.kind != .selfExpression
                    && call.arguments.first?.value.map { project.referent(of: $0) == .instance } == true
            }
        }
    }

    private func additionsToWindow(in code: Node) -> [Node] {
        code.nodes { call in
            guard call.kind == .callExpression, let callee = call.calleeName, isAddition(callee) else { return false }
            return callee.base.map(isWindow) == true
        }
    }

    func letsTouchesThrough(_ type: TypeID) -> Bool {
        code(of: type).contains { code in
            code.contains { target in
                guard target.isAssigned, InterfaceAPI.touchSwitches.contains(target.name) else { return false }
                return target.base.map { project.referent(of: $0) == .instance } ?? true
                    && target.outermostUnwrap.nextSibling?.stripped.booleanValue == false
            }
        }
    }

    /// Of the type and of what it inherits from, but not of the tree's extensions of a framework's class.
    private func code(of type: TypeID) -> [Node] {
        project.lineage(of: type).filter { project.types[$0].kind != .extension }.flatMap {
            project.types[$0].declarations
        }.map(project.node)
    }

    private func isWindow(_ node: Node) -> Bool { node.isWindowByName }
}
