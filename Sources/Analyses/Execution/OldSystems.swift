import TimerlintAppleAPIs
import TimerlintBuilds
import TimerlintSyntax

/// Code that only systems of long ago run. Input: a node. Output: the check that shuts newer systems out, such as
/// `#available(iOS 13, *)` of which the node is in the `else`.
package enum OldSystems {
    package static func check(shuttingOut node: Node) -> Node? {
        for inner in node.selfAndAncestors {
            guard let outer = inner.parent else { break }
            switch outer.kind {
            case .ifStatement: if let check = check(before: inner, of: outer) { return check }
            case .guardStatement where inner.kind == .block:
                if let check = only(outer.conditions), isLongPast(check), !isNegated(check) { return check }
            case .block, .sourceFile: if let check = checkThatLeft(before: inner, in: outer) { return check }
            default: continue
            }
        }
        return nil
    }

    /// `if #unavailable(iOS 13) { here }`, `if #available(iOS 13, *) { } else { here }`.
    private static func check(before branch: Node, of statement: Node) -> Node? {
        if let check = branch.kind == .ifBranch ? only(branch.conditions) : nil, isLongPast(check), isNegated(check) {
            return check
        }
        return statement.branches.prefix { $0 != branch }.lazy.compactMap { only($0.conditions) }.first {
            isLongPast($0) && !isNegated($0)
        }
    }

    /// `if #available(iOS 13, *) { …; return }`, before the statement.
    private static func checkThatLeft(before statement: Node, in block: Node) -> Node? {
        block.children.prefix { $0 != statement }.lazy.filter { $0.kind == .ifStatement }.compactMap { earlier in
            guard let branch = earlier.branches.first, branch.body.map(MainThreadChecks.leaves) == true,
                let check = only(branch.conditions), isLongPast(check), !isNegated(check)
            else { return nil }
            return check
        }.first
    }

    private static func only(_ conditions: [Node]) -> Node? { conditions.count == 1 ? conditions[0] : nil }

    private static func isNegated(_ check: Node) -> Bool { check.name.hasPrefix("#unavailable") }

    /// Whether each system that the check names has hardly any device of an earlier version.
    private static func isLongPast(_ check: Node) -> Bool {
        guard check.kind == .availabilityCondition else { return false }
        let named = check.name.split { "(),".contains($0) }.dropFirst().map { $0.split(separator: " ") }.filter {
            $0.first != "*"
        }
        return !named.isEmpty
            && named.allSatisfy { words in
                guard words.count == 2, let version = PlatformVersion(String(words[1])) else { return false }
                var platform = String(words[0])
                if platform.hasSuffix(SystemVersions.extensionEnding) {
                    platform.removeLast(SystemVersions.extensionEnding.count)
                }
                return SystemVersions.longPast[platform].map { version.major <= $0 } ?? false
            }
    }
}
