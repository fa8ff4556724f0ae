import TimerlintAnalyses
import TimerlintSemantics
import TimerlintSyntax

/// Finds what a team's own timer is given to call, by the names that the configuration has for it. Input: a wrapper;
/// output: its handlers.
struct ConfiguredHandlers {
    package let project: Project
    package let references: ReferenceIndex

    package func handlers(of timer: Timer) -> [Handler] {
        guard let wrapper = timer.wrapper, !wrapper.handler.isEmpty else { return [] }
        let recognizer = TimerRecognizer(project: project)
        let uses = HandleUses(project: project, references: references)
        let places = [timer.creation] + timer.handles.flatMap { uses.uses(of: $0).map(\.node) }
        let given = [argument(of: timer.creation, wrapper)] + places.map { handlerExpression(at: $0, wrapper) }
        return given.compactMap { $0.flatMap(recognizer.handler) }
    }

    /// `Ticker(every: 1, onTick: { … })`; a trailing closure has no label to tell it by.
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
    /// The configuration tells how the timer is started, only code in the tree holds it, and none of that does so.
    package func isWrapperNeverStarted(_ timer: Timer) -> Bool {
        guard let wrapper = timer.wrapper, !wrapper.start.isEmpty, !timer.escapes, !isTestCode(timer),
            timer.handles.allSatisfy({ project[$0].access <= .internal && project[$0].attributes.isEmpty })
        else { return false }
        return !members(usedOn: timer).contains { wrapper.start.contains($0.name) }
    }

    /// `Trampoline(self)`: an object of the tree that keeps what it is given, strongly as far as its declaration shows,
    /// and that the configuration does not call a weak proxy.
    func isStrongProxy(_ target: Node) -> Bool {
        let call = target.stripped
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

    /// `self.object = object`, where the property is neither weak nor a box that may be.
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
