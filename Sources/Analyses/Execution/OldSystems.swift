import TimerlintAppleAPIs
import TimerlintBuilds
import TimerlintControlFlow
import TimerlintSyntax

/// Code that only systems of long ago run. Input: a node. Output: the check that shuts newer systems out, such as
/// `#available(iOS 13, *)` of which the node is in the `else`.
package enum OldSystems {
    package static func check(shuttingOut node: Node) -> Node? {
        node.passedTests.lazy.compactMap { test in
            let checks = test.held ? test.conditions : [test.failedCondition].compactMap(\.self)
            return checks.first { isLongPast($0) && isNegated($0) == test.held }
        }.first
    }

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
