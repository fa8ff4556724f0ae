import TimerlintAppleAPIs
import TimerlintBuilds
import TimerlintSyntax

/// Decides which branches of `#if` no build of a file contains. Input: the platforms of the file's targets, and a node in
/// it. Output: whether the branch around the node asks for other platforms.
struct ExcludedBranches {
    let platforms: Set<Platform>

    func contain(_ node: Node) -> Bool {
        !platforms.isEmpty
            && node.selfAndAncestors.contains { clause in
                clause.kind == .ifConfigClause && platforms.allSatisfy { isTaken(clause, on: $0) == .no }
            }
    }

    private func isTaken(_ clause: Node, on platform: Platform) -> Truth {
        let earlier = clause.parent?.children(.ifConfigClause).prefix { $0 != clause } ?? []
        let answers = earlier.map { holds($0, on: platform) }
        if answers.contains(.yes) { return .no }
        let own = clause.name.isEmpty ? .yes : holds(clause, on: platform)
        return own == .yes && answers.contains(.unknown) ? .unknown : own
    }

    private func holds(_ clause: Node, on platform: Platform) -> Truth {
        guard !BuildConditionAPI.definitionQuestions.contains(where: clause.text.hasPrefix) else { return .unknown }
        return holds(Substring(clause.name.filter { !$0.isWhitespace }), on: platform)
    }

    /// `os(iOS)||os(tvOS)`, `!TARGET_OS_IPHONE`, `(os(macOS)&&DEBUG)`.
    private func holds(_ condition: Substring, on platform: Platform) -> Truth {
        for (sign, deciding) in [(Character("|"), Truth.yes), (Character("&"), Truth.no)] {
            let parts = split(condition, at: sign)
            guard parts.count > 1 else { continue }
            let answers = parts.map { holds($0, on: platform) }
            if answers.contains(deciding) { return deciding }
            return answers.contains(.unknown) ? .unknown : deciding.opposite
        }
        if condition.hasPrefix("!") { return holds(condition.dropFirst(), on: platform).opposite }
        if condition.hasPrefix("("), condition.hasSuffix(")") {
            return holds(condition.dropFirst().dropLast(), on: platform)
        }
        return BuildConditionAPI.platforms[String(condition)].map { $0.contains(platform.rawValue) ? .yes : .no }
            ?? .unknown
    }

    /// The parts between doubled signs outside of all brackets.
    private func split(_ condition: Substring, at sign: Character) -> [Substring] {
        var parts: [Substring] = []
        var depth = 0
        var start = condition.startIndex
        for index in condition.indices {
            switch condition[index] {
            case "(": depth += 1
            case ")": depth -= 1
            case sign where depth == 0 && condition[condition.index(after: index)...].first == sign:
                parts.append(condition[start..<index])
                start = condition.index(index, offsetBy: 2)
            default: continue
            }
        }
        return parts + [condition[start...]]
    }
}
