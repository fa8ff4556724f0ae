import TimerlintAppleAPIs
import TimerlintControlFlow
import TimerlintSemantics
import TimerlintSource
import TimerlintSyntax

/// The number of a name: of a local variable, or of a spelling for everything else.
typealias Name = Int

/// Interns the names in code as numbers. Each local variable has its own number; properties, functions and
/// members with the same spelling share one.
final class NameIndex: Sendable {
    let project: Project
    /// For each file, the number of its first variable.
    private let firstLocals: [Int]
    private let localCount: Int
    private let words = Guarded(Words())
    private let files = Answers<Int, FileNames>()

    private struct Words {
        var numbers: [String: Int] = [:]
        var texts: [String] = []
        var areCapitalized: [Bool] = []
    }

    init(project: Project) {
        self.project = project
        var count = 0
        firstLocals = project.files.models.map { file in
            defer { count += file.variables.count }
            return count
        }
        localCount = count
    }

    func word(_ text: String) -> Name {
        words.withLock { words in
            if let known = words.numbers[text] { return localCount + known }
            words.numbers[text] = words.texts.count
            words.texts.append(text)
            words.areCapitalized.append(text.first?.isUppercase == true)
            return localCount + words.texts.count - 1
        }
    }

    /// The name with this spelling, if the code uses it.
    func known(_ text: String) -> Name? { words.withLock { $0.numbers[text] }.map { localCount + $0 } }

    func local(_ variable: Int, in file: Int) -> Name { firstLocals[file] + variable }

    func isLocal(_ name: Name) -> Bool { name < localCount }

    /// Whether the name begins with an upper-case letter, as those of types do.
    func isCapitalized(_ name: Name) -> Bool {
        if isLocal(name) { return text(of: name).first?.isUppercase == true }
        return words.withLock { $0.areCapitalized[name - localCount] }
    }

    func text(of name: Name) -> String {
        if name >= localCount { return words.withLock { $0.texts[name - localCount] } }
        var file = firstLocals.partitioningIndex { $0 > name } - 1
        while firstLocals[file] > name { file -= 1 }
        return project.files.models[file].variables[name - firstLocals[file]].name
    }

    func names(in file: Int) -> FileNames {
        files.answer(to: file) { FileNames(project.files.models[file], file, self) }
    }

    func names(around node: Node) -> FileNames { names(in: project.fileIndex(of: node)) }
}

/// The positions of names in one file. Positions are node numbers, so a node and its descendants form a range. Only the
/// ranges that someone asks for count as read. Immutable after initialization.
final class FileNames: @unchecked Sendable {
    struct Mention {
        let position: Int32
        /// False for calls that only schedule a source or set a handler.
        let changesState: Bool
        let name: Name
    }

    let tree: SyntaxTree
    /// Sorted by position.
    private(set) var mentions: [Mention] = []
    /// The positions of `return`, `break` and the like.
    private var jumps: [Int32] = []
    /// The positions of calls that never return.
    private var lastCalls: [Int32] = []
    private let file: FileModel
    private let fileIndex: Int
    private unowned let index: NameIndex

    init(_ file: FileModel, _ fileIndex: Int, _ index: NameIndex) {
        self.file = file
        self.fileIndex = fileIndex
        self.index = index
        tree = file.tree
        for id in file.tree.nodes.indices { note(file.node(NodeID(id)), at: Int32(id)) }
    }

    private func note(_ node: Node, at position: Int32) {
        switch node.kind {
        // `.idle` is a value rather than a function or variable of that name.
        case .memberExpression where node.flags.contains(.implicitBase) && !node.isNamed("makeTimerSource"): break
        case .nameExpression where node.flags.contains(.isPounded): break
        case .nameExpression, .memberExpression:
            let changesState = !node.isOnlySetUp
            for name in names(of: node) {
                mentions.append(Mention(position: position, changesState: changesState, name: name))
            }
        case .optionalBinding:
            guard let pattern = node.firstChild, pattern.kind == .identifierPattern else { break }
            let isShort = !node.children.contains { $0.kind.isExpressionLike }
            for name in isShort ? names(of: pattern) : bound(pattern, by: node) {
                mentions.append(Mention(position: position, changesState: true, name: name))
            }
        case .returnStatement, .throwStatement, .breakStatement, .continueStatement, .fallthroughStatement:
            jumps.append(position)
        case .callExpression: if node.neverReturns { lastCalls.append(position) }
        default: break
        }
    }

    /// The names that a node refers to; `_state` and `$state` also refer to `state`.
    private func names(of node: Node) -> [Name] {
        if node.kind != .memberExpression, let local = file.local(node.id) {
            return [index.local(local, in: fileIndex)]
        }
        let text = node.name
        guard text.utf8.count > 1, let first = text.utf8.first, first == UInt8(ascii: "_") || first == UInt8(ascii: "$")
        else {
            return [index.word(text)]
        }
        return [index.word(text), index.word(String(text.dropFirst()))]
    }

    // MARK: Queries

    /// The positions of a node and its descendants, which then count as read.
    func range(of node: Node) -> Range<Int> {
        node.mark(.searched)
        return Int(node.id)..<Int(node.end)
    }

    func mentions(in range: Range<Int>) -> ArraySlice<Mention> {
        var index = mentions.partition { $0.position >= Int32(range.lowerBound) }
        let start = index
        while index < mentions.count, mentions[index].position < Int32(range.upperBound) { index += 1 }
        return mentions[start..<index]
    }

    func jumps(in range: Range<Int>) -> Bool { jumps.hasOne(in: range) }
    func endsProcess(in range: Range<Int>) -> Bool { lastCalls.hasOne(in: range) }

    /// The names modified by an assignment to an expression.
    func targets(_ target: Node) -> [Name] {
        switch target.kind {
        case .nameExpression: names(of: target)
        // `state.value = …` modifies `state`.
        case .memberExpression: [index.word(target.name)] + (target.firstChild.map(targets) ?? [])
        case .optionalChain, .forceUnwrap, .subscriptExpression, .argument: target.firstChild.map(targets) ?? []
        case .tupleExpression: target.children.flatMap(targets)
        default: []
        }
    }

    func parameters(of function: Node) -> [Name] {
        function.children(.parameter).compactMap { file.variable(declaredBy: $0.id) }.map {
            index.local($0, in: fileIndex)
        }
    }

    /// The names that a pattern declares.
    func bound(_ pattern: Node, by declaration: Node) -> [Name] {
        guard pattern.kind == .identifierPattern else { return pattern.children.flatMap { bound($0, by: $0) } }
        guard let variable = file.variable(declaredBy: pattern.id) ?? file.variable(declaredBy: declaration.id) else {
            return [index.word(pattern.name)]
        }
        switch file.variables[variable].kind {
        case .property, .global: return [index.word(pattern.name)]
        default: return [index.local(variable, in: fileIndex)]
        }
    }
}

extension [FileNames.Mention] {
    /// The first index whose element satisfies the condition. Elements that satisfy it must follow all those
    /// that do not.
    fileprivate func partition(_ condition: (Element) -> Bool) -> Int {
        var low = 0
        var high = count
        while low < high {
            let middle = (low + high) / 2
            if condition(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}

extension [Int32] {
    /// Whether one of these ascending numbers lies in a range.
    fileprivate func hasOne(in range: Range<Int>) -> Bool {
        var low = 0
        var high = count
        while low < high {
            let middle = (low + high) / 2
            if self[middle] < Int32(range.lowerBound) { low = middle + 1 } else { high = middle }
        }
        return low < count && self[low] < Int32(range.upperBound)
    }
}

extension Node {
    /// Whether this is a call that schedules a source or sets its handlers, or an argument of such a call.
    fileprivate var isOnlySetUp: Bool {
        if DispatchAPI.setUpMethods.contains(name) { return true }
        var node = self
        while let parent = node.parent, parent.kind.isPostfixLink, parent.firstChild == node {
            if parent.kind == .memberExpression { return DispatchAPI.setUpMethods.contains(parent.name) }
            node = parent
        }
        return false
    }
}
