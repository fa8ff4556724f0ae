import TimerlintAppleAPIs
import TimerlintSemantics
import TimerlintSyntax

extension VisibleChange {
    /// Whether code that handles the answer to a request makes the change: a completion that may be given an error. The
    /// answer comes when it comes, from another thread, and tells of something far away.
    var isAnswerToRequest: Bool {
        (calls + [node]).contains { place in
            place.selfAndAncestors.prefix { !$0.kind.isFunctionLike }.contains(where: \.isCompletionOfRequest)
        }
    }
}

extension Node {
    /// `{ data, response, error in … }` as an argument, or beside one: `success: { … }, failure: { error in … }`.
    fileprivate var isCompletionOfRequest: Bool {
        guard kind == .closureExpression, parent?.kind == .argument, let call = parent?.parent,
            call.kind == .callExpression
        else { return false }
        if parameters.count > 1,
            takesError || call.calleeName.map({ CallbackThreads.sessionTasks.contains($0.name) }) == true
        {
            return true
        }
        return call.arguments.contains { argument in
            guard let other = argument.value?.stripped, other != self, other.kind == .closureExpression else {
                return false
            }
            return other.takesError
        }
    }

    private var takesError: Bool { parameters.contains { $0.name.lowercased().hasSuffix("error") } }
}
