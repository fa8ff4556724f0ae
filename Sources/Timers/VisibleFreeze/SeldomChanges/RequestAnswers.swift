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
    /// `{ data, response, error in … }` as an argument.
    fileprivate var isCompletionOfRequest: Bool {
        guard kind == .closureExpression, parent?.kind == .argument, parent?.parent?.kind == .callExpression else {
            return false
        }
        return parameters.count > 1 && parameters.contains { $0.name.lowercased().hasSuffix("error") }
    }
}
