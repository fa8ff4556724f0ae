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

    func coversScreen(_ type: TypeID) -> Bool {
        guard facts.isDrawn(type) else { return false }
        let instances = facts.references.constructions(of: type)
        return !instances.isEmpty
            && (instances.allSatisfy(hasFrameOfScreen) || takesFrameOfScreen(type) || addsCurtain(type))
            && isAddedToWindow(type)
            && !letsTouchesThrough(type)
    }

    /// `Overlay(frame: UIScreen.main.bounds)`
    private func hasFrameOfScreen(_ creation: Node) -> Bool {
        creation.arguments.contains { argument in
            guard let frame = argument.value?.stripped,
                InterfaceAPI.areas.contains(frame.calleeName?.name ?? frame.name)
            else { return false }
            return frame.contains { $0.name == InterfaceAPI.screenClass || isWindow($0) }
        }
    }

    /// `self.frame = UIScreen.main.bounds`, `self.frame = CGRectMake(0, 0, kScreenWidth, kScreenHeight)`
    private func takesFrameOfScreen(_ type: TypeID) -> Bool {
        code(of: type).contains { code in
            code.contains { target in
                guard target.isAssigned, target.isNamed("frame"),
                    target.base.map({ project.referent(of: $0) == .instance }) ?? true,
                    let area = target.outermostUnwrap.nextSibling?.stripped
                else { return false }
                return isWholeScreen(area)
            }
        }
    }

    private func isWholeScreen(_ area: Node) -> Bool {
        InterfaceAPI.areas.contains(area.calleeName?.name ?? area.name)
            && area.contains { $0.name == InterfaceAPI.screenClass || isWindow($0) }
            || area.kind == .callExpression && area.arguments.count >= 2
                && area.arguments.suffix(2).allSatisfy(isSizeOfScreen)
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
                return view.arguments.contains { $0.value.map { isWholeScreen($0.stripped) } == true }
            }
        }
    }

    /// `kScreenWidth`, `SCREEN_HEIGHT`, `UIScreen.main.bounds.width`
    private func isSizeOfScreen(_ argument: Node) -> Bool {
        argument.value?.contains { $0.name.lowercased().contains("screen") } == true
            && argument.value?.stripped.kind != .infixExpression
    }

    /// `window.addSubview(self)` in the type's own code.
    private func isAddedToWindow(_ type: TypeID) -> Bool {
        code(of: type).flatMap(additionsToWindow).contains { call in
            call.arguments.first?.value.map { project.referent(of: $0) == .instance } == true
        }
    }

    private func additionsToWindow(in code: Node) -> [Node] {
        code.nodes { call in
            guard call.kind == .callExpression, let callee = call.calleeName,
                InterfaceAPI.subviewAdditions.contains(callee.name)
            else { return false }
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

    private func isWindow(_ node: Node) -> Bool {
        node.stripped.name.lowercased().hasSuffix("window")
    }
}
