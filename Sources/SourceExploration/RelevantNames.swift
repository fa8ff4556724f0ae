import TimerlintAppleAPIs

/// The names that can matter to some timer sources. By names more is taken in than matters, never less; what is left
/// out is not followed.
struct RelevantNames: Sendable {
    /// Variables whose values are followed, and functions whose results decide something.
    fileprivate(set) var names = Marks()
    /// Functions (and properties with accessors) that may change a source or a variable that is followed.
    fileprivate(set) var actions = Marks()
    /// Those that do more than schedule sources and set their handlers: what decides whether they do it is followed as
    /// well.
    fileprivate(set) var stateChangingCalls = Marks()
    fileprivate(set) var operations = Marks()

    /// Whether code does more to what is followed than to schedule it or to set its handlers.
    func isTouchedWeightily(in range: Range<Int>, _ file: FileNames) -> Bool {
        file.mentions(in: range).contains {
            $0.changesState
                && (stateChangingCalls.contains($0.name) || names.contains($0.name) || operations.contains($0.name))
        }
    }
}

/// Finds the relevant names. Input: the bodies that may matter, and the handles; output: the names that the handles
/// lead to. Cost: of the bodies that have those names, by a worklist.
struct RelevanceSearch {
    private let index: NameIndex
    private let profiles: ProfileIndex
    private(set) var found = RelevantNames()
    /// Variables that hold sources. What a source is made with does not matter.
    private var handles = Marks()
    /// Spellings of locks and queues, which nothing is told by.
    private let neutral: Set<String>
    /// Names that were found to be neutral, or a type's.
    private var passedOver = Marks()
    /// The functions one of whose parameters decides something, by name: what they are given matters.
    private var decidedFunctions = Marks()
    /// The profiles to look at again, and what of each was not taken in yet.
    private var waiting: [Int] = []
    private var isWaiting: Set<Int> = []
    private var left: [Int: Progress] = [:]

    /// Considers all functions of the given profiles that the handles lead to, by name. `states` are variables that
    /// hold a source and decide something as well: enums with a source in a case.
    init(_ profiles: ProfileIndex, handles: Set<Name>, states: Set<Name> = [], neutral: Set<String> = []) {
        self.profiles = profiles
        index = profiles.names
        self.neutral = neutral.union(ClosureTiming.onceBeforeReturning).union(["self", "now"]).subtracting(
            handles.map(index.text))
        for name in handles.subtracting(states) { _ = self.handles.insert(name) }
        for word in DispatchAPI.operationNames { _ = found.operations.insert(index.word(word)) }
        for name in handles.union(states) { markName(name) }
        for word in ["makeTimerSource", "dispatch_source_create"] {
            markAction(index.word(word))
            markWeightyAction(index.word(word))
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

    private mutating func markWeightyAction(_ name: Name) {
        if found.stateChangingCalls.insert(name) { lookAgain(at: name) }
    }

    /// Has all looked at again that a newly marked name may change.
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

    private mutating func grow(by left: inout Progress) {
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
        if !found.stateChangingCalls.contains(profile.name) || !found.actions.contains(profile.name) {
            let changes =
                profile.assigned.contains(where: found.names.contains)
                || profile.emptied.contains(where: found.names.contains) || endsProcess(profile)
            let mentions = profile.mentions
            if changes || mentions.contains(where: { found.actions.contains($0.name) }) || operates(mentions) {
                markAction(profile.name)
            }
            let weighty = mentions.filter(\.changesState)
            if changes || weighty.contains(where: { found.stateChangingCalls.contains($0.name) })
                || operates(weighty[...])
            {
                markWeightyAction(profile.name)
            }
        }
        guard found.stateChangingCalls.contains(profile.name) else { return }
        left.branches.removeAll { branch in
            guard branch.jumps || found.isTouchedWeightily(in: branch.whole, profile.file) else { return false }
            for range in branch.conditions { follow(range, profile.file) }
            return true
        }
    }

    private mutating func follow(_ range: Range<Int>, _ file: FileNames) {
        for mention in file.mentions(in: range)
        where !found.names.contains(mention.name) && !passedOver.contains(mention.name) {
            let text = index.text(of: mention.name)
            if neutral.contains(text) || text.first?.isUppercase == true {
                _ = passedOver.insert(mention.name)
            } else {
                markName(mention.name)
            }
        }
    }

    private func operates(_ mentions: ArraySlice<FileNames.Mention>) -> Bool {
        mentions.contains { found.operations.contains($0.name) } && mentions.contains { found.names.contains($0.name) }
    }

    private func decidesSomething(_ name: Name) -> Bool { found.names.contains(name) && !handles.contains(name) }

    /// Whether it may end the process, depending on something that is followed: its callers go on only where it does
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

/// A set of names: a bit for each, in pages, of which there are those with a name of the set. Few of a project's names
/// matter to one source.
struct Marks: Sendable {
    /// For each page how many of those that there are come up to it; 0 where it has no name of the set.
    private var places: [Int32] = []
    /// The pages that there are, 64 words each.
    private var words: [UInt64] = []

    func contains(_ name: Name) -> Bool { word(of: name).map { words[$0] & bit(of: name) != 0 } ?? false }

    /// Whether the name is new to the set.
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
