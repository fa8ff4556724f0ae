import TimerlintAnalyses
import TimerlintAppleAPIs
import TimerlintSemantics
import TimerlintSyntax

/// Finds where a finger that is lifted stops a timer. Input: a timer. Output: the functions that handle both ends of the
/// gesture, and whether another movement of the finger can keep the timer running, as a lock does.
struct TouchReleases {
    private let facts: ProjectFacts
    private var project: Project { facts.project }
    /// Each from the stop to the call, or the stop itself, that the release runs.
    private let chains: [[Node]]

    /// How many levels of calls are followed, and how many ways.
    private static let depthLimit = 5
    private static let chainLimit = 24

    init(facts: ProjectFacts, timer: Timer) {
        self.facts = facts
        var found: [[Node]] = []
        var open = timer.teardowns.map { [$0.node] }
        for _ in 0..<Self.depthLimit {
            var further: [[Node]] = []
            for chain in open.prefix(Self.chainLimit) {
                if TouchReleases.isRelease(chain[chain.count - 1], facts.project) {
                    found.append(chain)
                } else {
                    further += TouchReleases.callers(of: chain[chain.count - 1], facts).map { chain + [$0] }
                }
            }
            open = further
        }
        chains = found
    }

    /// The functions in which the end of a gesture stops the timer.
    var functions: Set<FunctionID> { Set(chains.compactMap { $0.last.flatMap(project.function(around:)) }) }

    /// Whether the release does not stop it after the finger has moved somewhere: `if !isLocked { stop() }`, where
    /// `isLocked = true` on the way.
    var canBeLocked: Bool {
        !chains.isEmpty
            && chains.allSatisfy { chain in
                chain.contains { place in
                    guard let root = project.function(around: place).flatMap({ project.body(of: $0) }) else {
                        return false
                    }
                    // Of a case, its values ask; the code in it does not.
                    let questions = Branches.conditions(before: place, in: root).flatMap { condition in
                        condition.kind == .switchCase ? condition.caseItems : [condition]
                    }
                    return questions.contains { $0.contains(where: isLock) }
                }
            }
    }

    private func isLock(_ name: Node) -> Bool {
        guard name.kind == .nameExpression || name.kind == .memberExpression, let type = project.type(around: name)
        else { return false }
        let path = name.pathWithoutSelf
        return facts.references.nodes(named: name.name).contains { use in
            use.isAssigned && use.outermostUnwrap.nextSibling?.stripped.booleanValue == true
                && use.pathWithoutSelf == path
                && project.type(around: use).map(project.lineage(of: type).contains) == true
                && isReachedByMove(use)
        }
    }

    private func isReachedByMove(_ place: Node) -> Bool {
        ([place] + TouchReleases.callers(of: place, facts)).contains { place in
            place.isInBranch(of: VisibleChanges.pressMoves)
                || place.isInClosure(of: VisibleChanges.gestureMoves)
                || project.function(around: place).map { VisibleChanges.touchMoves.contains(project[$0].name) } == true
        }
    }

    private static func callers(of place: Node, _ facts: ProjectFacts) -> [Node] {
        facts.project.function(around: place).map {
            facts.references.callSites(of: $0)
        } ?? []
    }

    private static func isRelease(_ place: Node, _ project: Project) -> Bool {
        place.isInBranch(of: VisibleChanges.pressEnds) || place.isInClosure(of: InterfaceAPI.gestureEnds)
            || project.function(around: place).map { VisibleChanges.touchEnds.contains(project[$0].name) } == true
    }
}

extension Node {
    /// Whether the place is in a branch for one of some states.
    func isInBranch(of states: Set<String>) -> Bool {
        selfAndAncestors.prefix { !$0.kind.isFunctionLike }.contains { node in
            let asked =
                switch node.kind {
                case .ifBranch: node.conditions
                case .switchCase: node.caseItems
                default: [Node]()
                }
            return asked.contains { $0.contains { states.contains($0.name) } }
        }
    }

    /// Whether it is in a closure that is given to one of some methods.
    fileprivate func isInClosure(of methods: Set<String>) -> Bool {
        selfAndAncestors.contains { node in
            node.kind == .closureExpression && node.parent?.parent?.calleeName.map { methods.contains($0.name) } == true
        }
    }
}
