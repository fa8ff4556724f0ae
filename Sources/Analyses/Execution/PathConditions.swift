import TimerlintAppleAPIs
import TimerlintSemantics
import TimerlintSyntax

/// Decides whether the conditions along one path contradict each other: a caller goes on only while it is not connected,
/// and the function that it calls gets to the place only while it is.
///
/// Input: a place, and the calls that lead to it, innermost first. Output: whether some of what they ask for cannot hold
/// together. What code of the path itself assigns in between contradicts nothing, nor does what cannot be named.
package struct PathConditions {
    let references: ReferenceIndex
    var project: Project { references.project }

    package init(references: ReferenceIndex) {
        self.references = references
    }

    package func contradict(at place: Node, calls: [Node]) -> Bool {
        guard !calls.isEmpty else { return false }
        var frames: [ConditionFrame] = []
        for (position, node) in ([place] + calls).enumerated().reversed() {
            let outer = frames.last
            let call = position < calls.count ? calls[position] : nil
            let frame = ConditionFrame(
                node: node, project: project, depth: frames.count,
                entered: call.flatMap { call in outer.map { Entrance(call: call, from: $0.names) } })
            frames.append(frame)
        }
        guard let inner = frames.last, !inner.knowledge.isEmpty else { return false }
        var known = inner.knowledge
        // An asynchronous function may go on much later than it asked.
        for frame in frames.dropLast() where !frame.isAsync { known.add(frame.knowledge) }
        return known.contradictions.contains { isSettled($0, along: frames) }
    }

    /// Whether no code of the path, and no function that it calls, assigns what the conditions ask about, or tells it to
    /// do something, before the path goes on.
    private func isSettled(_ variables: Set<VariableID>, along frames: [ConditionFrame]) -> Bool {
        let writes = variables.flatMap { references.uses(of: $0).map(\.node).filter(\.isChanged) }
        let writers = Set(writes.compactMap { project.function(around: $0) })
        return !frames.contains { frame in
            writes.contains { write in isPassed(write, before: frame.node) }
                || changes(variables, writers, before: frame.node)
        }
    }

    private func isPassed(_ write: Node, before place: Node) -> Bool {
        guard project.function(around: write) == project.function(around: place) else { return false }
        return write.range.start < place.range.start
            || place.selfAndAncestors.prefix { !$0.kind.isFunctionLike }.contains { $0.isLoop && $0.encloses(write) }
    }

    private func changes(_ variables: Set<VariableID>, _ writers: Set<FunctionID>, before place: Node) -> Bool {
        guard let function = project.function(around: place) else { return false }
        let runsWriter = project.calls(in: function).contains { call in
            call.node.range.end <= place.range.start && !writers.isDisjoint(with: call.functions)
        }
        return runsWriter
            || project.node(of: function).hasDescendantOutsideClosures { call in
                guard call.kind == .callExpression, call.range.end <= place.range.start, !call.arguments.isEmpty,
                    let receiver = call.calleeName?.base?.stripped,
                    case .variable(let id)? = project.referent(of: receiver)
                else { return false }
                return variables.contains(id)
            }
    }
}

/// One function of a path: the place in it, and what has to hold there.
struct ConditionFrame {
    let node: Node
    let names: ConditionNames
    let knowledge: Knowledge
    let isAsync: Bool

    init(node: Node, project: Project, depth: Int, entered: Entrance?) {
        self.node = node
        let function = project.function(around: node)
        names = ConditionNames(project: project, depth: depth, function: function, entered: entered)
        isAsync = function.map { project.node(of: $0).flags.contains(.isAsync) } ?? false
        knowledge = ConditionReader(names: names).knowledge(at: node)
    }
}

/// What is known on a path: facts that hold, and sets of facts of which at least one does not.
struct Knowledge {
    private(set) var facts: [Fact] = []
    private(set) var excluded: [[Fact]] = []

    var isEmpty: Bool { facts.isEmpty && excluded.isEmpty }

    mutating func add(_ other: Knowledge) {
        facts += other.facts
        excluded += other.excluded
    }

    mutating func add(_ fact: Fact) { facts.append(fact) }

    /// That the facts do not all hold.
    mutating func exclude(_ together: [Fact]) {
        if together.count == 1 { facts.append(together[0].opposite) } else { excluded.append(together) }
    }

    /// The variables that each contradiction asks about.
    var contradictions: [Set<VariableID>] {
        var bySubject: [String: [Fact]] = [:]
        for fact in facts { bySubject[fact.subject.key, default: []].append(fact) }
        let pairs = bySubject.values.flatMap { same in
            same.indices.flatMap { first in
                same[(first + 1)...].filter { $0.entails(same[first].opposite) || same[first].entails($0.opposite) }
                    .map { $0.subject.variables.union(same[first].subject.variables) }
            }
        }
        let wholes = excluded.filter { together in
            together.allSatisfy { fact in bySubject[fact.subject.key]?.contains { $0.entails(fact) } ?? false }
        }
        return pairs + wholes.map { $0.reduce(into: []) { $0.formUnion($1.subject.variables) } }
    }
}

/// That something has a value, or that it has not.
struct Fact {
    let subject: Subject
    let value: Value
    let holds: Bool

    enum Value: Equatable {
        /// `nil`, `false`, 0.
        case nothing
        /// A case or literal, by its spelling.
        case constant(String)
    }

    var opposite: Fact { Fact(subject: subject, value: value, holds: !holds) }

    /// Whether the other one, about the same subject, follows.
    func entails(_ other: Fact) -> Bool {
        if value == other.value { return holds == other.holds }
        return holds && !other.holds
    }
}

/// What a condition asks about, named alike in all functions of a path.
struct Subject {
    let key: String
    let variables: Set<VariableID>
}
