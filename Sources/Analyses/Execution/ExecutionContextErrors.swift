import TimerlintSemantics
import TimerlintSyntax

/// Code that only some error leads to. Which errors a call throws is unknown: that this one comes, while other callers do
/// the same without one, is a guess.
extension ExecutionContextReader {
    /// Whether the path, or each call of the function in which it begins, stands in a `catch` that asks for certain errors.
    func needsCertainError(_ path: ExecutionPath) -> Bool {
        let places = path.calls + [path.evidence].compactMap(\.self)
        if places.contains(where: \.isInCertainCatch) { return true }
        guard let function = places.last.flatMap({ project.function(around: $0) }) else { return false }
        let mentions = callers.mentions(of: function)
        return mentions.isComplete && !mentions.found.isEmpty && mentions.found.allSatisfy(\.node.isInCertainCatch)
    }
}

extension Node {
    /// `catch Failure.timeout { … }`, not `catch { … }`.
    fileprivate var isInCertainCatch: Bool {
        selfAndAncestors.prefix { !$0.kind.isFunctionLike }.contains {
            $0.kind == .catchClause && $0.firstChild(.caseItem) != nil
        }
    }
}
