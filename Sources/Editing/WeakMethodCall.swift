import TimerlintAppleAPIs
import TimerlintDiagnostics
import TimerlintSemantics
import TimerlintSource
import TimerlintSyntax

/// A closure that calls a method on a weak `self`, replacing a method reference or selector. Input: the method.
/// Output: the closure's text.
package struct WeakMethodCall {
    package let method: FunctionID
    package let project: Project

    package init(method: FunctionID, project: Project) {
        self.method = method
        self.project = project
    }

    private var declaration: FunctionDeclaration { project[method] }

    /// The number of arguments. A timer's method takes none or one.
    package var argumentCount: Int { declaration.labels.count }

    /// Whether the method is an instance method that a plain closure can call.
    package var isCallable: Bool {
        let node = project.node(of: method)
        return !declaration.isStatic && argumentCount <= 1 && !node.flags.contains(.isAsync)
            && !node.flags.contains(.isThrowing)
            && node.firstChild(.genericParameters) == nil
            && declaration.name.first.map { $0.isLetter || $0 == "_" } == true
    }

    /// Whether the method's parameter accepts the timer.
    package var takesTimer: Bool {
        guard argumentCount == 1, let type = project.parameters(of: method).first.flatMap({ project.typeNode(of: $0) })
        else { return false }
        return TimerAPI.typesThatTakeRunLoopTimer.contains(type.text.filter { $0 != "?" && $0 != "!" })
    }

    /// `{ [weak self] timer in self?.tick(timer) }`. `parameterCount` is that of the closure's type.
    /// `onMainActor` is set if the method is isolated to the main actor and the closure is not.
    package func text(parameterCount: Int, onMainActor: Bool) -> String {
        let (head, body) = parts(parameterCount: parameterCount, onMainActor: onMainActor)
        return "{ \(head) \(body) }"
    }

    /// The closure's signature up to `in`, and its statement.
    package func parts(parameterCount: Int, onMainActor: Bool) -> (head: String, body: String) {
        let parameter = parameterCount == 0 ? "" : argumentCount == 1 ? " timer" : " _"
        return ("[weak self]\(parameter) in", onMainActor ? "MainActor.assumeIsolated { \(call) }" : call)
    }

    private var call: String {
        let label = declaration.labels.first.flatMap { $0.isEmpty ? nil : $0 + ": " } ?? ""
        let discards = project.node(of: method).returnedType.map { $0.text != "Void" && $0.text != "()" } ?? false
        let isDiscardable = declaration.has(attribute: "discardableResult")
        return (discards && !isDiscardable ? "_ = " : "")
            + "self?.\(declaration.name)(\(argumentCount == 1 ? label + "timer" : ""))"
    }
}
