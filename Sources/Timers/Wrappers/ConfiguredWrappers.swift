import TimerlintAnalyses
import TimerlintSemantics
import TimerlintSyntax

/// Finds the handlers passed to a project's own timer type, by the names in the configuration. Input: a
/// wrapper. Output: its handlers.
struct ConfiguredHandlers {
    package let references: ReferenceIndex
    package var project: Project { references.project }

    package func handlers(of timer: Timer) -> [Handler] {
        guard let wrapper = timer.wrapper, !wrapper.handler.isEmpty else { return [] }
        let recognizer = TimerRecognizer(project: project)
        let places = [timer.creation] + timer.handles.flatMap { references.uses(of: $0).map(\.node) }
        let given = [argument(of: timer.creation, wrapper)] + places.map { handlerExpression(at: $0, wrapper) }
        return given.compactMap { $0.flatMap(recognizer.handler) }
    }

    /// `Ticker(every: 1, onTick: { … })`; a trailing closure has no label that identifies it.
    private func argument(of call: Node, _ wrapper: Wrappers.Timer) -> Node? {
        call.arguments.first { wrapper.handler.contains($0.name) }?.value ?? call.trailingClosure
    }

    /// `ticker.onTick = { … }`, `ticker.onTick { … }`, `ticker.start(onTick: { … })`.
    private func handlerExpression(at use: Node, _ wrapper: Wrappers.Timer) -> Node? {
        guard let member = use.outermostUnwrap.parent, member.kind == .memberExpression else { return nil }
        let place = member.outermostUnwrap
        guard let parent = place.parent else { return nil }
        if parent.kind == .callExpression, parent.firstChild == place {
            if wrapper.handler.contains(member.name) { return parent.trailingClosure ?? parent.arguments.last?.value }
            return wrapper.start.contains(member.name) ? argument(of: parent, wrapper) : nil
        }
        guard wrapper.handler.contains(member.name), parent.kind == .assignmentExpression, parent.firstChild == place
        else { return nil }
        return place.nextSibling
    }
}

extension ProjectFacts {
    /// Whether the configuration names the start function, only code in the tree holds the timer, and none of
    /// that code calls it.
    package func isWrapperNeverStarted(_ timer: Timer) -> Bool {
        guard let wrapper = timer.wrapper, !wrapper.start.isEmpty, !timer.escapes, !isOfTests(timer),
            timer.handles.allSatisfy({ project[$0].access <= .internal && project[$0].attributes.isEmpty })
        else { return false }
        return !members(usedOn: timer).contains { wrapper.start.contains($0.name) }
    }

    /// `Trampoline(self)`, directly or in a local constant: an object of the tree that retains its argument, strongly
    /// according to its declaration, and that the configuration does not list as a weak proxy.
    func isStrongProxy(_ target: Node) -> Bool {
        let local = project.local(target.stripped).flatMap { project[$0].isLet ? project.value(of: $0) : nil }
        let call = (local ?? target).stripped
        guard call.kind == .callExpression, let callee = call.firstChild,
            case .type(let type)? = project.referent(of: callee),
            !premises[call.tree.file.id].wrappers.weakProxies.contains(project.types[type].simpleName),
            let position = call.arguments.firstIndex(where: {
                $0.value.map { project.referent(of: $0) == .instance } ?? false
            })
        else { return false }
        let label = call.arguments[position].name
        return project.types[type].initializers.contains { initializer in
            guard position < project[initializer].labels.count, project[initializer].labels[position] == label else {
                return false
            }
            return isKeptStrongly(project.parameters(of: initializer)[position], by: type)
        }
    }

    /// `self.object = object`, if the property is neither weak nor a box that may be.
    private func isKeptStrongly(_ parameter: VariableID, by type: TypeID) -> Bool {
        references.uses(ofLocal: parameter).contains { use in
            guard let assignment = use.parent,
                assignment.kind == .assignmentExpression, let place = assignment.firstChild, place != use,
                case .variable(let property)? = project.referent(of: place), project.owner(of: property) == type
            else { return false }
            let declaration = project[property]
            return declaration.kind == .property && !declaration.isImplicit && !declaration.isWeak
                && !declaration.isUnowned && declaration.attributes.isEmpty
        }
    }
}
