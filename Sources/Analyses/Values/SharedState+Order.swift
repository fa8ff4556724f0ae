import TimerlintAppleAPIs
import TimerlintSemantics
import TimerlintSyntax

/// Uses of state that are over before a source's handler first runs.
struct StartOrder {
    let project: Project
    private let callers: CertainCallers
    /// The places that create the source and give it its handler, each with the end of what comes before it.
    private let begins: [(place: Node, end: UInt32)]
    /// The calls that lead to one of these places, by the function that they stand in.
    private let leading: [FunctionID: [Node]]
    /// The functions that create the source, and those that lead to one of them.
    private let starters: Set<FunctionID>

    /// The maximum number of calls between a function and the creation of the source.
    private static let depthLimit = 3

    init(project: Project, callers: CertainCallers, begins: [(place: Node, end: UInt32)]) {
        self.project = project
        self.callers = callers
        self.begins = begins
        var starters = Set(begins.compactMap { project.function(around: $0.place) })
        var (leading, newest): ([FunctionID: [Node]], Set<FunctionID>) = ([:], starters)
        for _ in 0..<Self.depthLimit where !newest.isEmpty {
            var found: Set<FunctionID> = []
            for case .call(let call) in newest.flatMap({ callers.mentions(of: $0).found }) {
                guard let caller = project.function(around: call) else { continue }
                leading[caller, default: []].append(call)
                if starters.insert(caller).inserted { found.insert(caller) }
            }
            newest = found
        }
        self.starters = starters
        self.leading = leading
    }

    /// Whether a use in a function comes before the source is started there, or stands in a method that runs once, before
    /// all others of its object, and not after a call that starts the source: `awakeFromNib`, or in `viewDidLoad` and its
    /// helpers `meter.delegate = self; meter.start()`. What other methods do before they start it, they may do again later.
    func isOver(_ use: Node, in function: FunctionID) -> Bool {
        let isBeforeBegin = begins.contains { begin in
            project.function(around: begin.place) == function && use.range.start < begin.end
        }
        if isBeforeBegin { return true }
        guard use.enclosingBody?.kind != .closureExpression else { return false }
        guard LifecycleNames.setUps.contains(project[function].name) else {
            return isOverInHelper(use, of: function)
        }
        if leading[function] != nil { return comesBeforeStart(use, in: function) }
        return isOfOwner(function) && !starters.contains { project[$0].kind.isInitializer }
    }

    /// Whether the function only goes on with what such a method does: `viewDidLoad` alone calls it, once, and nothing
    /// before that call starts the source.
    private func isOverInHelper(_ use: Node, of function: FunctionID) -> Bool {
        let mentions = callers.mentions(of: function)
        guard mentions.isComplete, mentions.found.count == 1, case .call(let call)? = mentions.found.first,
            let caller = project.function(around: call), LifecycleNames.setUps.contains(project[caller].name),
            project.owner(of: caller) == project.owner(of: function)
        else { return false }
        guard leading[function] != nil else { return isOver(call, in: caller) }
        return comesBeforeStart(use, in: function)
            && leading[caller]?.allSatisfy { $0 == call || precedes(call, $0) } != false
    }

    /// Whether the function goes on to start the source after the use: `remaining = 60; countDown()`.
    func comesBeforeStart(_ use: Node, in function: FunctionID) -> Bool {
        leading[function]?.allSatisfy { precedes(use, $0) } == true
    }

    private func isOfOwner(_ function: FunctionID) -> Bool {
        guard let owner = project.owner(of: function) else { return false }
        return begins.allSatisfy { begin in
            project.function(around: begin.place).flatMap(project.owner) == owner
        }
    }

    /// Whether the use comes first whenever both run: they stand in one body, in no two branches of it, or the call in a
    /// closure that this body makes after the use.
    private func precedes(_ use: Node, _ call: Node) -> Bool {
        guard use.range.end <= call.range.start, use.enclosingBody?.encloses(call) == true else { return false }
        let around = use.selfAndAncestors.first { $0.range.contains(call.range) }
        return around.map { [.block, .functionDeclaration, .switchCase].contains($0.kind) } ?? false
    }
}
