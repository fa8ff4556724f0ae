import TimerlintAppleAPIs
import TimerlintSemantics
import TimerlintSource
import TimerlintSyntax
import TimerlintTimers

/// The locations of the functions and types of a source tree, and the types that own timers, for comparison
/// with stacks. Input: a tree's facts. Output: an immutable index. Cost: linear in the declarations.
package struct SourceOutline: Sendable {
    /// The lines of a function or type in a file.
    struct Place: Sendable {
        /// From 1.
        let lines: ClosedRange<Int>
        /// The simple name of the type.
        let type: String?
        /// The base name; `deinit` for deinitializers, the property for accessors; `nil` for a type.
        let member: String?
    }

    /// The facts about a type, by its simple name.
    struct TypeFacts: Sendable {
        /// The type itself, its supertypes and its subtypes.
        var kin: Set<String> = []
        /// The types of its properties.
        var held: Set<String> = []
        var ownsTimer = false
        var makesOtherSource = false
        var makesQueue = false
    }

    /// A timer with the calls that change its state.
    struct OwnedTimer: Sendable {
        let type: String
        let isSource: Bool
        let path: String
        let line: Int
        let calls: [(path: String, line: Int, text: String)]
    }

    private var places: [String: [Place]] = [:]
    private(set) var types: [String: TypeFacts] = [:]
    private(set) var timers: [OwnedTimer] = []
    private(set) var paths: [String] = []
    /// The members of timer owners called at each line, by file.
    private var called: [String: [Int: Set<String>]] = [:]

    /// The outline of a tree without timers.
    init() {}

    package init(_ facts: ProjectFacts) {
        for index in facts.project.files.indices { addFile(index, facts.project) }
        for id in facts.project.types.indices { addType(id, facts.project) }
        addTimers(facts)
    }

    /// The innermost function around a line, else the innermost type.
    func place(path: String, line: Int) -> Place? {
        let around = (places[path] ?? []).filter { $0.lines.contains(line) }
        return around.filter { $0.member != nil }.min { $0.lines.count < $1.lines.count }
            ?? around.min { $0.lines.count < $1.lines.count }
    }

    /// The files with the longest path suffix in common with a report's path, which is absolute or a plain file
    /// name.
    func files(like reported: String) -> [String] {
        let wanted = Array(reported.split { $0 == "/" || $0 == "\\" }.reversed())
        var best: (length: Int, paths: [String]) = (1, [])
        for path in paths {
            let length = zip(wanted, path.split(separator: "/").reversed()).prefix { $0 == $1 }.count
            if length > best.length || length == best.length && best.paths.isEmpty && length > 0 {
                best = (length, [path])
            } else if length == best.length {
                best.paths.append(path)
            }
        }
        return best.paths
    }

    /// The members of timer owners that a line calls.
    func calledMembers(path: String, line: Int) -> Set<String> { called[path]?[line] ?? [] }

    /// Whether two types are the same, or one inherits from the other.
    func areKin(_ a: String, _ b: String) -> Bool { a == b || types[a]?.kin.contains(b) ?? false }

    // MARK: Building

    private mutating func addFile(_ index: Int, _ project: Project) {
        let file = project.files[index]
        let path = file.file.path
        paths.append(path)
        var list: [Place] = []
        for (number, type) in file.types.enumerated() {
            let name = project.mergedType(file: index, declaration: number).map { project.types[$0].simpleName }
            list.append(Place(lines: Self.lines(of: file.node(type.node)), type: name, member: nil))
        }
        for (number, function) in file.functions.enumerated() where function.body != nil {
            let owner = project.owner(of: FunctionID(file: index, index: number)).map { project.types[$0].simpleName }
            var name = function.name
            if case .deinitializer = function.kind { name = "deinit" }
            if name == "dealloc" { name = "deinit" }
            let node = file.node(function.node)
            list.append(
                Place(
                    lines: Self.lines(of: node),
                    type: owner ?? project.type(around: node).map { project.types[$0].simpleName }, member: name))
        }
        places[path] = list
    }

    private static func lines(of node: Node) -> ClosedRange<Int> {
        let table = node.tree.file.lines
        let first = table.line(at: node.range.start)
        return first...max(first, table.line(at: max(node.range.start, node.range.end &- 1)))
    }

    private mutating func addType(_ id: TypeID, _ project: Project) {
        let type = project.types[id]
        var known = types[type.simpleName] ?? TypeFacts()
        known.kin.formUnion(
            (project.lineage(of: id) + project.descendants(of: id)).map { project.types[$0].simpleName })
        for property in type.allProperties {
            if let written = project.typeNode(of: property) { known.held.insert(written.name) }
        }
        types[type.simpleName] = known
    }

    private mutating func addTimers(_ facts: ProjectFacts) {
        for timer in facts.timers {
            guard let owner = facts.owner(of: timer) else { continue }
            let name = facts.project.types[owner].simpleName
            types[name]?.ownsTimer = true
            let calls = facts.calls(on: timer).filter { $0.action != .make }.map { call in
                (
                    path: call.node.tree.file.path, line: call.node.tree.file.lines.line(at: call.node.range.start),
                    text: call.action.rawValue
                )
            }
            timers.append(
                OwnedTimer(
                    type: name, isSource: timer.kind == .dispatchSource, path: timer.creation.tree.file.path,
                    line: timer.creation.tree.file.lines.line(at: timer.creation.range.start), calls: calls))
        }
        let owners = Set(facts.timers.compactMap(facts.owner))
        let members = Set(owners.flatMap { facts.project.types[$0].functions }.map { facts.project[$0].name })
        for file in facts.project.files {
            let path = file.file.path
            for id in file.tree.nodes.indices where file.tree.nodes[id].kind == .callExpression {
                let call = file.node(NodeID(id))
                if let name = call.firstChild?.stripped.name, members.contains(name) {
                    called[path, default: [:]][file.file.lines.line(at: call.range.start), default: []].insert(name)
                }
                let isOther = call.firstChild.map { CrashSymbols.otherSourceMakers.contains($0.name) } ?? false
                let isQueue =
                    call.firstChild?.name == "DispatchQueue" || call.firstChild?.name == "dispatch_queue_create"
                guard isOther || isQueue, let type = facts.project.type(around: call) else { continue }
                let name = facts.project.types[type].simpleName
                if isOther { types[name]?.makesOtherSource = true } else { types[name]?.makesQueue = true }
            }
        }
    }
}
