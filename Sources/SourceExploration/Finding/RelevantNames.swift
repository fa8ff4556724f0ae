import TimerlintAppleAPIs

/// The names that may be relevant to some timer sources. An over-approximation by name: no relevant name is
/// missing. Everything else is not explored.
struct RelevantNames: Sendable {
    /// Tracked variables, and functions whose results decide something relevant.
    fileprivate(set) var names = Marks()
    /// Functions (and properties with accessors) that may modify a source or a tracked variable.
    fileprivate(set) var actions = Marks()
    /// Those that do more than schedule sources and set handlers. The conditions of their calls are tracked
    /// too.
    fileprivate(set) var stateChangingCalls = Marks()
    /// What one can call on a source. Such a call matters if it also mentions one of `names`.
    fileprivate(set) var operations = Marks()

    /// Whether code does more to tracked state than schedule it or set its handlers.
    func isStateChanged(in range: Range<Int>, _ file: FileNames) -> Bool {
        file.mentions(in: range).contains {
            $0.changesState
                && (stateChangingCalls.contains($0.name) || names.contains($0.name) || operations.contains($0.name))
        }
    }
}

/// Computes the relevant names by a worklist. Input: the candidate bodies and the handles. Output: the names
/// reachable from the handles. Cost: proportional to the bodies with those names.
struct RelevanceSearch {
    private let index: NameIndex
    private let profiles: ProfileIndex
    private(set) var found = RelevantNames()
    /// Variables that hold sources. The expressions that create the sources are irrelevant.
    private var handles = Marks()
    /// Spellings of locks, queues and functions that read a clock, which are never relevant.
    private let ignoredNames: Set<String>
    /// Names found to be ignored, or to be a type's.
    private var passedOver = Marks()
    /// Functions with a parameter that decides something, by name: their arguments are relevant.
    private var decidedFunctions = Marks()
    /// The worklist of profiles, and the unprocessed part of each.
    private var waiting: [Int] = []
    private var isWaiting: Set<Int> = []
    private var left: [Int: Progress] = [:]

    /// Starts from the handles and follows the functions of the given profiles by name. `states` are variables
    /// that hold a source and also decide something: enums with a source in a case.
    init(_ profiles: ProfileIndex, handles: Set<Name>, states: Set<Name> = [], ignoredNames: Set<String> = []) {
        self.profiles = profiles
        index = profiles.names
        let system = ClosureTiming.onceBeforeReturning.union(DispatchAPI.timeFunctions).union(["self", "now"])
        self.ignoredNames = ignoredNames.union(system).subtracting(
            handles.map(index.text))
        for word in self.ignoredNames { if let name = index.known(word) { _ = passedOver.insert(name) } }
        for name in handles.subtracting(states) { _ = self.handles.insert(name) }
        for word in DispatchAPI.operationNames { _ = found.operations.insert(index.word(word)) }
        for name in handles.union(states) { markName(name) }
        for word in ["makeTimerSource", "dispatch_source_create"] {
            markAction(index.word(word))
            markStateChanging(index.word(word))
        }
        while let next = waiting.popLast() {
            isWaiting.remove(next)
            var progress = left.removeValue(forKey: next) ?? Progress(profiles.profiles[next])
            grow(by: &progress)
            left[next] = progress
        }
    }

    private mutating func markName(_ name: Name) { if found.names.insert(name) { lookAgain(at: name) } }

    private mutating func markAction(_ name: Name) { if found.actions.insert(name) { lookAgain(at: name) } }

    private mutating func markStateChanging(_ name: Name) {
        if found.stateChangingCalls.insert(name) { lookAgain(at: name) }
    }

    /// Adds the profiles that a newly marked name may affect to the worklist.
    private mutating func lookAgain(at name: Name) {
        for profile in profiles.profiles(lookingAt: name) { wait(profile) }
        guard decidesSomething(name), let function = profiles.function(withParameter: name),
            decidedFunctions.insert(function)
        else { return }
        for profile in profiles.profiles(calling: function) { wait(profile) }
    }

    private mutating func wait(_ profile: Int) {
        if isWaiting.insert(profile).inserted { waiting.append(profile) }
    }

    /// The unprocessed part of a body.
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

    /// Adds what a body makes relevant, now that `found` has its present names. What is done is taken from `left`; the rest
    /// is asked again when more names are found.
    private mutating func grow(by left: inout Progress) {
        followValues(in: &left)
        markChanges(by: left.profile)
        guard found.stateChangingCalls.contains(left.profile.name) else { return }
        let file = left.profile.file
        left.branches.removeAll { branch in
            guard branch.jumps || found.isStateChanged(in: branch.whole, file) else { return false }
            for range in branch.conditions { follow(range, file) }
            return true
        }
    }

    /// What a relevant value is computed from is relevant: the sources of an assignment, the arguments of a call whose
    /// parameter decides something, and the inputs of a function's result.
    private mutating func followValues(in left: inout Progress) {
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
            follow(profile.range, profile.file)
            left.hasResults = false
        }
    }

    /// A body that changes something relevant, or calls one that does, makes its function an action.
    private mutating func markChanges(by profile: BodyProfile) {
        guard !found.stateChangingCalls.contains(profile.name) || !found.actions.contains(profile.name) else { return }
        let changes =
            profile.assigned.contains(where: found.names.contains)
            || profile.emptied.contains(where: found.names.contains) || endsProcess(profile)
        let mentions = profile.mentions
        if changes || mentions.contains(where: { found.actions.contains($0.name) }) || operates(mentions) {
            markAction(profile.name)
        }
        let changing = mentions.filter(\.changesState)
        if changes || changing.contains(where: { found.stateChangingCalls.contains($0.name) })
            || operates(changing[...])
        {
            markStateChanging(profile.name)
        }
    }

    private mutating func follow(_ range: Range<Int>, _ file: FileNames) {
        for mention in file.mentions(in: range)
        where !found.names.contains(mention.name) && !passedOver.contains(mention.name) {
            if index.isCapitalized(mention.name) || isIgnoredLocal(mention.name) {
                _ = passedOver.insert(mention.name)
            } else {
                markName(mention.name)
            }
        }
    }

    /// Other ignored names are passed over from the beginning.
    private func isIgnoredLocal(_ name: Name) -> Bool {
        index.isLocal(name) && ignoredNames.contains(index.text(of: name))
    }

    private func operates(_ mentions: ArraySlice<FileNames.Mention>) -> Bool {
        mentions.contains { found.operations.contains($0.name) } && mentions.contains { found.names.contains($0.name) }
    }

    private func decidesSomething(_ name: Name) -> Bool { found.names.contains(name) && !handles.contains(name) }

    /// Whether it may end the process depending on tracked state, so that its callers continue only if it does
    /// not.
    private func endsProcess(_ profile: BodyProfile) -> Bool {
        profile.endsProcess
            && profile.branches.contains { branch in
                branch.jumps
                    && branch.conditions.contains {
                        profile.file.mentions(in: $0).contains { found.names.contains($0.name) }
                    }
            }
    }
}

/// A sparse bit set of names in pages. Only pages with a member are stored, because few of a project's names
/// are relevant to one source.
struct Marks: Sendable {
    /// For each page, its index among the stored pages, from 1; 0 if it is not stored.
    private var places: [Int32] = []
    /// The stored pages, 64 words each.
    private var words: [UInt64] = []

    func contains(_ name: Name) -> Bool { word(of: name).map { words[$0] & bit(of: name) != 0 } ?? false }

    /// Returns whether the name was new.
    mutating func insert(_ name: Name) -> Bool {
        if contains(name) { return false }
        let word = word(of: name) ?? addPage(of: name)
        words[word] |= bit(of: name)
        return true
    }

    private func bit(of name: Name) -> UInt64 { 1 << UInt64(name & 63) }

    private func word(of name: Name) -> Int? {
        let page = name >> 12
        return page < places.count && places[page] > 0 ? (Int(places[page]) - 1) << 6 + name >> 6 & 63 : nil
    }

    private mutating func addPage(of name: Name) -> Int {
        let page = name >> 12
        if page >= places.count { places += Array(repeating: 0, count: page + 1 - places.count) }
        words += Array(repeating: 0, count: 64)
        places[page] = Int32(words.count >> 6)
        return words.count - 64 + name >> 6 & 63
    }
}
