import TimerlintSemantics
import TimerlintSyntax

/// Finds the closures to which a timer's target hands the timer on: a proxy whose method calls what it was made with,
/// `CADisplayLink(target: LinkProxy { link in … }, selector: …)`. Input: a timer. Output: the closures.
struct RelayedTimers {
    let project: Project

    func closures(of timer: Timer) -> [Node] {
        guard case .named(_, let functions)? = timer.handler, let proxy = timer.target.flatMap(creation),
            functions.contains(where: handsItsTimerOn)
        else { return [] }
        return proxy.arguments.compactMap { $0.value?.stripped }.filter { $0.kind == .closureExpression }
    }

    /// The call that makes the target, also where a local constant holds it.
    private func creation(of target: Node) -> Node? {
        let local = project.local(target.stripped).flatMap { project[$0].isLet ? project.value(of: $0) : nil }
        let call = (local ?? target).stripped
        guard call.kind == .callExpression, let callee = call.firstChild,
            case .type? = project.referent(of: callee)
        else { return nil }
        return call
    }

    /// `@objc func update(_ link: CADisplayLink) { callback(link) }`
    private func handsItsTimerOn(_ method: FunctionID) -> Bool {
        let given = project.parameters(of: method)
        return project.body(of: method)?.contains { call in
            guard call.kind == .callExpression, let callee = call.firstChild?.stripped,
                case .variable(let stored)? = project.referent(of: callee), project[stored].kind == .property
            else { return false }
            return call.arguments.contains { argument in
                guard case .variable(let passed)? = argument.value.flatMap({ project.referent(of: $0.stripped) }) else {
                    return false
                }
                return given.contains(passed)
            }
        } ?? false
    }
}
