import TimerlintAppleAPIs
import TimerlintSemantics
import TimerlintSource
import TimerlintSyntax

/// Which code and which variables can matter to timer sources: handles, the code that touches them, and what decides whether it runs.
/// Goes by names, so it takes in too much rather than too little; what is left out is not followed.
final class Relevance {
    private let index: NameIndex
    /// Variables whose values are followed, and functions whose results decide something.
    private var names = Marks()
    /// Functions (and properties with accessors) that may change a source or a variable that is followed.
    private var actions = Marks()
    /// Those that do more than schedule sources and set their handlers: what decides whether they do it is followed as well.
    private var weightyActions = Marks()
    private var operations = Marks()
    /// Variables that hold sources. What a source is made with does not matter.
    private var handles = Marks()
    /// Spellings of locks and queues, which nothing is told by.
    private let neutral: Set<String>
    private var decisions: [Node: Bool] = [:]
    /// The functions one of whose parameters decides something, by name: what they are given matters.
    private var decidedFunctions = Marks()
    private let profiles: ProfileIndex
    /// The profiles to look at again, and what of each was not taken in yet.
    private var waiting: [Int] = []
    private var isWaiting: Set<Int> = []
    private var left: [Int: Progress] = [:]

    /// Considers all functions of the given profiles that the handles lead to, by name. `states` are variables that hold a source and decide something as well:
    /// enums with a source in a case.
    init(_ profiles: ProfileIndex, handles: Set<Name>, states: Set<Name> = [], neutral: Set<String> = []) {
        self.profiles = profiles
        index = profiles.names
        self.neutral = neutral.union(ClosureTiming.onceBeforeReturning).union(["self", "now"]).subtracting(handles.map(index.text))
        for name in handles.subtracting(states) { _ = self.handles.insert(name) }
        for word in DispatchAPI.operationNames { _ = operations.insert(index.word(word)) }
        for name in handles.union(states) { mark(name, in: \.names) }
        for word in ["makeTimerSource", "dispatch_source_create"] {
            mark(index.word(word), in: \.actions)
            mark(index.word(word), in: \.weightyActions)
        }
        while let next = waiting.popLast() {
            isWaiting.remove(next)
            var progress = left[next] ?? Progress(profiles.profiles[next])
            grow(by: &progress)
            left[next] = progress
        }
        left = [:]
    }

    /// Puts a name into one of the sets, and has all looked at again that this may change.
    private func mark(_ name: Name, in marks: ReferenceWritableKeyPath<Relevance, Marks>) {
        guard self[keyPath: marks].insert(name) else { return }
        for profile in profiles.profiles(lookingAt: name) { wait(profile) }
        guard decidesSomething(name), let function = profiles.function(withParameter: name), decidedFunctions.insert(function) else { return }
        for profile in profiles.profiles(calling: function) { wait(profile) }
    }

    private func wait(_ profile: Int) {
        if isWaiting.insert(profile).inserted { waiting.append(profile) }
    }

    /// What of a body was not taken in yet.
    private struct Progress {
        let profile: BodyProfile
        var flows: [BodyProfile.Flow]
        var branches: [BodyProfile.Branch]
        var calls: [BodyProfile.Call]
        var hasResults = true

        init(_ profile: BodyProfile) {
            self.profile = profile
            calls = profile.calls
            flows = profile.flows
            branches = profile.branches
        }
    }

    private func grow(by left: inout Progress) {
        let profile = left.profile
        left.flows.removeAll { flow in
            guard decidesSomething(flow.target) else { return false }
            follow(flow.sources, profile.file)
            return true
        }
        left.calls.removeAll { call in
            guard decidedFunctions.contains(call.callee) else { return false }
            for range in call.arguments { follow(range, profile.file) }
            return true
        }
        if left.hasResults, decidesSomething(profile.name) {
            // A value that something depends on: what it is made from matters too.
            follow(profile.range, profile.file)
            left.hasResults = false
        }
        if !weightyActions.contains(profile.name) || !actions.contains(profile.name) {
            let changes = profile.assigned.contains(where: names.contains) || profile.emptied.contains(where: names.contains) || endsProcess(profile)
            let mentions = profile.mentions
            if changes || mentions.contains(where: { actions.contains($0.name) }) || operates(mentions) { mark(profile.name, in: \.actions) }
            let weighty = mentions.filter(\.isWeighty)
            if changes || weighty.contains(where: { weightyActions.contains($0.name) }) || operates(weighty[...]) {
                mark(profile.name, in: \.weightyActions)
            }
        }
        guard weightyActions.contains(profile.name) else { return }
        left.branches.removeAll { branch in
            guard branch.jumps || touchesWeightily(branch.whole, profile.file) else { return false }
            for range in branch.conditions { follow(range, profile.file) }
            return true
        }
    }

    private func follow(_ range: Range<Int>, _ file: FileNames) {
        for mention in file.mentions(in: range) where !names.contains(mention.name) {
            let text = index.text(of: mention.name)
            if !neutral.contains(text), text.first?.isUppercase != true { mark(mention.name, in: \.names) }
        }
    }

    private func operates(_ mentions: ArraySlice<FileNames.Mention>) -> Bool {
        mentions.contains { operations.contains($0.name) } && mentions.contains { names.contains($0.name) }
    }

    private func touchesWeightily(_ range: Range<Int>, _ file: FileNames) -> Bool {
        file.mentions(in: range).contains {
            $0.isWeighty && (weightyActions.contains($0.name) || names.contains($0.name) || operations.contains($0.name))
        }
    }

    private func decidesSomething(_ name: Name) -> Bool { names.contains(name) && !handles.contains(name) }

    /// Whether it may end the process, depending on something that is followed: its callers go on only where it does not.
    private func endsProcess(_ profile: BodyProfile) -> Bool {
        profile.endsProcess
            && profile.branches.contains { branch in
                branch.jumps && branch.conditions.contains { profile.file.mentions(in: $0).contains { names.contains($0.name) } }
            }
    }

    // MARK: Questions

    func isRelevant(_ property: String) -> Bool { index.known(property).map(names.contains) ?? false }

    func isAction(_ function: String) -> Bool { index.known(function).map(actions.contains) ?? false }

    /// Whether running a function can change anything that is followed, or tell a value that decides something.
    func isWorthRunning(_ function: String) -> Bool {
        index.known(function).map { actions.contains($0) || names.contains($0) } ?? false
    }

    /// Whether code mentions anything that is followed.
    func isRelevant(_ code: Node) -> Bool { decides(code, countsJumps: false) }

    /// Whether a decision inside an `if`, `guard`, loop or the like changes what happens to anything that is followed. A test inside an
    /// expression decides that expression, and the statement that the expression is a condition of.
    func decides(_ node: Node) -> Bool {
        var isInExpression = false
        for ancestor in node.selfAndAncestors {
            if ancestor.kind == .guardStatement { return true }
            if Self.decidingStatements.contains(ancestor.kind) { return decides(ancestor, countsJumps: true) }
            if ancestor.kind == .block || ancestor.kind == .closureExpression { break }
            guard Self.decidingExpressions.contains(ancestor.kind) else { continue }
            if decides(ancestor, countsJumps: true) { return true }
            isInExpression = true
        }
        return !isInExpression
    }

    /// Whether such a decision can change whether a source traps: not where it only schedules it or sets its handlers.
    func decidesTraps(_ node: Node) -> Bool {
        for ancestor in node.selfAndAncestors {
            if ancestor.kind == .guardStatement { return true }
            if ancestor.isMakingOrSetUp { return false }
            if Self.decidingStatements.contains(ancestor.kind) {
                let file = index.names(around: ancestor)
                let range = file.range(of: ancestor)
                return file.jumps(in: range) || touchesWeightily(range, file)
            }
            if ancestor.kind == .block || ancestor.kind == .closureExpression { break }
        }
        return true
    }

    private static let decidingStatements: Set<NodeKind> = [
        .ifStatement, .guardStatement, .whileStatement, .repeatStatement, .forStatement, .switchStatement, .ifConfig,
    ]
    private static let decidingExpressions: Set<NodeKind> = [.ternaryExpression, .infixExpression, .callExpression, .assignmentExpression]

    private func decides(_ root: Node, countsJumps: Bool) -> Bool {
        if let known = decisions[root] { return known }
        let file = index.names(around: root)
        let range = file.range(of: root)
        let touches = file.mentions(in: range).contains { actions.contains($0.name) || names.contains($0.name) || operations.contains($0.name) }
        let result = touches || countsJumps && file.jumps(in: range)
        decisions[root] = result
        return result
    }
}

/// A set of names, a bit for each.
private struct Marks {
    private var words: [UInt64] = []

    func contains(_ name: Name) -> Bool { name >> 6 < words.count && words[name >> 6] & 1 << UInt64(name & 63) != 0 }

    /// Whether the name is new to the set.
    mutating func insert(_ name: Name) -> Bool {
        if contains(name) { return false }
        if name >> 6 >= words.count { words += Array(repeating: 0, count: (name >> 6) + 1 - words.count) }
        words[name >> 6] |= 1 << UInt64(name & 63)
        return true
    }
}

extension Node {
    /// `makeTimerSource(queue: queue ?? .main)`, `schedule(deadline: .now(), repeating: interval > 0 ? interval : .infinity)`.
    fileprivate var isMakingOrSetUp: Bool {
        guard kind == .callExpression, let callee = firstChild else { return false }
        return callee.isNamed("makeTimerSource") || callee.isNamed("dispatch_source_create")
            || callee.kind == .memberExpression && DispatchAPI.setUpMethods.contains(callee.name)
    }
}
