import TimerlintAppleAPIs
import TimerlintSource
import TimerlintSyntax

/// Decides whether a macro of the same file keeps code from being compiled: `#define LOGS_RANGES 0`, `#if LOGS_RANGES`.
/// Input: a node. Output: whether such a branch contains it. Cost: the nodes of the file, for code in a branch of `#if`.
enum SwitchedOffCode {
    static func contains(_ node: Node) -> Bool {
        node.tree.file.language == .objectiveC
            && node.selfAndAncestors.contains { $0.kind == .ifConfigClause && isOff($0) }
    }

    /// Whether the branch asks for a macro that the file defines once, whatever else holds, as zero.
    private static func isOff(_ clause: Node) -> Bool {
        let macro = clause.name.filter { !$0.isWhitespace }
        // `#ifdef` asks for a definition, whatever it is.
        guard !macro.isEmpty, !BuildConditionAPI.definitionQuestions.contains(where: clause.text.hasPrefix) else {
            return false
        }
        let definitions = clause.tree.root.nodes { $0.kind == .binding && $0.name == macro }
        guard definitions.count == 1, let definition = definitions.first,
            !definition.selfAndAncestors.contains(where: { $0.kind == .ifConfigClause })
        else { return false }
        return definition.initialValue?.stripped.numericValue == 0
    }
}
