import TimerlintAppleAPIs
import TimerlintBuilds
import TimerlintDiagnostics
import TimerlintEditing
import TimerlintSemantics
import TimerlintSource
import TimerlintSyntax
import TimerlintTimers

/// Replaces a timer's target and selector with a block that captures `[weak self]`; the method stays. Input: a
/// timer whose target is its owner. Output: the fix; `nil` if the method or the call has no such form.
struct BlockForSelector {
    let timer: Timer
    let facts: ProjectFacts

    func fix() -> FixIt? {
        guard timer.kind == .runLoopTimer, hasBlockTimers, let call = methodCall, let target = targetArgument
        else { return nil }
        let isObjectiveC = timer.creation.tree.file.language == .objectiveC
        guard
            let edits = isObjectiveC
                ? ObjectiveCBlock(creation: timer.creation, target: target).edits : edits(call, target)
        else { return nil }
        // Swift 6 does not let a block pass the timer to the main actor.
        let isSure = isObjectiveC || !(call.argumentCount == 1 && facts.isTiedToMainActor(call.method))
        return FixIt(
            title: "use a block that captures 'self' weakly", safety: isSure ? .unsafe : .suggestion, edits: edits)
    }

    /// The index of `target:` if `selector:`, `userInfo: nil` and `repeats:` follow it, and something precedes it.
    private var targetArgument: Int? {
        let arguments = timer.creation.arguments
        guard let target = arguments.firstIndex(where: { $0.isNamed("target") }), target > 0,
            arguments.count == target + 4, arguments[target + 1].isNamed("selector"),
            arguments[target + 2].isNamed("userInfo"), arguments[target + 2].value?.kind == .nilLiteral,
            arguments[target + 3].isNamed("repeats")
        else { return nil }
        return target
    }

    /// Whether every platform of the file has block-based timers in its oldest supported version.
    private var hasBlockTimers: Bool {
        let path = timer.creation.tree.file.path
        return TimerAPI.firstWithBlocks.allSatisfy { name, major, minor in
            guard let platform = Platform(rawValue: name),
                let oldest = facts.targets.deploymentTarget(path, on: platform)
            else { return true }
            return oldest >= PlatformVersion(major, minor)
        }
    }

    private var methodCall: WeakMethodCall? {
        guard case .named(_, let functions)? = timer.handler, functions.count == 1,
            isMethodOfOwner(functions[0])
        else { return nil }
        let call = WeakMethodCall(method: functions[0], project: facts.project)
        return call.isCallable && (call.argumentCount == 0 || call.takesTimer) ? call : nil
    }

    /// Not of an object between them that passes the call on.
    private func isMethodOfOwner(_ method: FunctionID) -> Bool {
        guard let owner = facts.owner(of: timer), let type = facts.project.owner(of: method) else { return false }
        return facts.project.lineage(of: owner).contains(type)
    }

    /// Removes `target:`, `selector:` and `userInfo:`, and adds the block after the call.
    private func edits(_ call: WeakMethodCall, _ target: Int) -> [FileEdit]? {
        let creation = timer.creation
        guard let label = firstLabel, !isInCondition(creation), !isFallback(creation),
            let dropped = creation.uncommentedRange(ofTargetAt: target)
        else { return nil }
        return label + [creation.replacing(dropped, with: ""), creation.followed(by: " " + block(call))]
    }

    /// `scheduledTimer(timeInterval:` becomes `scheduledTimer(withTimeInterval:` with a block, `Timer(fireAt:`
    /// becomes `Timer(fire:`. `nil` for other spellings.
    private var firstLabel: [FileEdit]? {
        guard let first = timer.creation.arguments.first else { return nil }
        switch first.name {
        case "timeInterval": return timer.isScheduled ? [first.renamed("withTimeInterval")] : []
        case "fireAt": return [first.renamed("fire")]
        default: return nil
        }
    }

    /// A trailing closure in a condition would be parsed as the statement's body.
    private func isInCondition(_ creation: Node) -> Bool {
        for node in creation.selfAndAncestors {
            if node.kind == .block { return false }
            if [.ifBranch, .guardStatement, .whileStatement, .forStatement, .switchStatement].contains(node.kind) {
                return true
            }
        }
        return false
    }

    /// Whether it is inside a check for a system without block-based timers.
    private func isFallback(_ creation: Node) -> Bool {
        creation.selfAndAncestors.contains { node in
            node.kind == .ifStatement
                && node.branches.contains { branch in
                    branch.conditions.contains { $0.kind == .availabilityCondition }
                        && !branch.range.contains(creation.range)
                }
        }
    }

    /// On separate lines if the call's line would become too long.
    private func block(_ call: WeakMethodCall) -> String {
        let crosses = facts.isTiedToMainActor(call.method)
        let layout = SourceLayout(timer.creation.tree.file)
        let (head, body) = call.parts(parameterCount: 1, onMainActor: crosses)
        guard crosses else { return "{ \(head) \(body) }" }
        let line = layout.newline(at: timer.creation.range.start) + layout.indentation(at: timer.creation.range.start)
        return "{ \(head)\(line)\(layout.unit)\(body)\(line)}"
    }
}
