import TimerlintAnalyses
import TimerlintAppleAPIs
import TimerlintSemantics
import TimerlintSyntax

/// A subscription that a property of an object keeps, and in which an operator waits for time to pass.
package struct DelayedPipeline: Sendable {
    /// The call of the operator that waits.
    package let step: Node
    /// The closures and methods that the subscription retains, in order.
    package let kept: [Handler]
    /// The type whose instance keeps the subscription.
    package let owner: TypeID
    /// The calls and assignments that end the subscription.
    package let teardowns: [Teardown]
}

extension ProjectFacts {
    /// The delayed subscriptions of the tree to publishers that do not complete by themselves, in the order of
    /// files and offsets. Those of timer publishers are handlers of these timers.
    package func delayedPipelines() -> [DelayedPipeline] {
        let finder = DelayedPipelineFinder(facts: self)
        var seen: Set<Node> = []
        return CombineAPI.deliveringOperators.sorted().flatMap { references.nodes(named: $0) }.compactMap {
            finder.pipeline(through: $0, &seen)
        }
    }
}

/// Reads the pipeline around an operator. Input: the member that names it. Output: the subscription, if an object
/// keeps it.
struct DelayedPipelineFinder {
    let facts: ProjectFacts
    private var project: Project { facts.project }
    private var references: ReferenceIndex { facts.references }

    /// A pipeline with several such operators is one.
    func pipeline(through member: Node, _ seen: inout Set<Node>) -> DelayedPipeline? {
        guard member.kind == .memberExpression, let step = member.callOfName, step.argument(labeled: "for") != nil,
            step.argument(labeled: "scheduler") != nil, project.referent(of: member) == nil, !facts.isLeftOver(step)
        else { return nil }
        let root = step.pipelineStart
        let steps = references.pipelines.steps(after: root)
        guard let index = steps.firstIndex(where: PipelineReader.subscribes), seen.insert(steps[index].call).inserted,
            !PipelineReader.completes(steps), EndlessPublishers(facts: facts).isEndless(root, steps),
            let (handle, owner) = keeper(of: steps[index].call)
        else { return nil }
        let recognizer = TimerRecognizer(project: project)
        let kept = facts.subscription(steps, endingAt: index).kept.compactMap(recognizer.handler)
        return DelayedPipeline(
            step: step, kept: kept, owner: owner, teardowns: teardowns(of: handle, from: steps[index].call))
    }

    /// The property of the code's own object that keeps the subscription.
    private func keeper(of subscription: Node) -> (handle: VariableID, owner: TypeID)? {
        guard let type = project.type(around: subscription), project.types[type].isReference else { return nil }
        let destinations = references.flow.destinations(of: subscription)
        let own = destinations.compactMap(\.variable).first { handle in
            project[handle].kind == .property && !project[handle].isStatic
                && project.owner(of: handle).map(project.lineage(of: type).contains) == true
        }
        return own.map { ($0, type) }
    }

    private func teardowns(of handle: VariableID, from subscription: Node) -> [Teardown] {
        let finder = references.teardowns
        let emptyings = finder.references.uses(of: handle).compactMap { emptying(at: $0.node) }
        let judge = TeardownJudge(entries: facts.entries, creations: [subscription])
        return (finder.endings(of: handle) + finder.clearings(of: handle) + emptyings).map(judge.teardown)
    }

    /// `cancellables.removeAll()`, a method of the tree's own for collections (`cancellables.cancelAll()`),
    /// `cancellables = []`.
    private func emptying(at use: Node) -> Node? {
        if let value = use.assignedValue?.stripped {
            let isEmpty =
                value.isEmptyCollection || value.kind == .callExpression && value.arguments.isEmpty
            return isEmpty ? use.outermostUnwrap.parent : nil
        }
        guard let member = use.outermostUnwrap.parent, member.kind == .memberExpression, let call = member.callOfName
        else { return nil }
        if member.isNamed("removeAll") { return call }
        guard case .functions? = project.referent(of: member) else { return nil }
        return call
    }
}

/// Tells publishers that go on for ever from those that complete, after which a subscription retains nothing.
struct EndlessPublishers {
    let facts: ProjectFacts
    private var project: Project { facts.project }
    private var subjects: Subjects { facts.references.subjects }

    /// How many levels of stored or returned publishers are followed.
    private static let depthLimit = 4

    /// Whether the publisher is known not to complete by itself: a subject, a published property, notifications,
    /// an observed property, or a combination with one of these.
    func isEndless(_ publisher: Node, _ steps: [PipelineStep], depth: Int = 0) -> Bool {
        isEndless(publisher.stripped, depth: depth)
            || steps.contains { step in
                CombineAPI.mergers.contains(step.name) && isAnyEndless(step.call.arguments, depth: depth)
            }
    }

    private func isAnyEndless(_ arguments: [Node], depth: Int) -> Bool {
        arguments.contains { $0.value.map { isEndless($0.stripped, depth: depth) } ?? false }
    }

    private func isEndless(_ publisher: Node, depth: Int) -> Bool {
        let root = publisher.pipelineStart
        if root.name.hasPrefix("$") || root.isNamed("projectedValue") { return true }
        if root.kind == .callExpression, let callee = root.calleeName {
            if facts.timer(createdBy: root) != nil { return false }
            if callee.isNamed("publisher"), root.argument(labeled: "for") != nil { return true }
            if CombineAPI.mergers.contains(callee.name) { return isAnyEndless(root.arguments, depth: depth) }
            return subjects.isCreation(root)
        }
        guard depth < Self.depthLimit, case .variable(let id)? = project.referent(of: root) else { return false }
        if subjects.isSubject(id) { return true }
        let reader = facts.references.pipelines
        return subjects.values(of: id).contains { value in
            let start = value.pipelineStart
            let steps = reader.steps(after: start)
            return !PipelineReader.completes(steps) && isEndless(start, steps, depth: depth + 1)
        }
    }
}
