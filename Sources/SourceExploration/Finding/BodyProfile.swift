import TimerlintAppleAPIs
import TimerlintSemantics
import TimerlintSyntax

/// A body's uses of names. Sources and conditions are ranges of node positions in its file.
struct BodyProfile: Sendable {
    struct Flow: Sendable {
        let target: Name
        let sources: Range<Int>
    }

    struct Call: Sendable {
        let callee: Name
        let arguments: [Range<Int>]
    }

    struct Branch: Sendable {
        let conditions: [Range<Int>]
        let whole: Range<Int>
        /// Whether a path through it skips the code after it.
        let jumps: Bool
    }

    /// The name of the function, or of the variable whose value it computes.
    let name: Name
    let file: FileNames
    let range: Range<Int>
    let parameters: [Name]
    /// Calls by name with at least one argument.
    private(set) var calls: [Call] = []
    private(set) var assigned: [Name] = []
    /// Collections that gain or lose elements.
    private(set) var emptied: [Name] = []
    private(set) var flows: [Flow] = []
    private(set) var branches: [Branch] = []
    /// Whether it contains a call that never returns.
    let endsProcess: Bool

    var mentions: ArraySlice<FileNames.Mention> { file.mentions(in: range) }

    init(of root: Node, name: String, _ index: NameIndex) {
        self.name = index.word(name)
        file = index.names(around: root)
        range = file.range(of: root)
        parameters = file.parameters(of: root)
        endsProcess = file.endsProcess(in: range)
        for id in range { visit(Node(tree: root.tree, id: NodeID(id))) }
    }

    private mutating func visit(_ node: Node) {
        switch node.kind {
        case .inoutExpression:
            if let operand = node.firstChild { assigned += file.targets(operand) }
        case .callExpression:
            visitCall(node)
        case .assignmentExpression:
            guard let target = node.firstChild, let value = target.nextSibling else { return }
            assign(file.targets(target), from: value)
        case .binding, .optionalBinding:
            guard let pattern = node.firstChild else { return }
            for name in file.bound(pattern, by: node) {
                flows.append(Flow(target: name, sources: file.range(of: node)))
            }
        case .infixExpression where !node.isNamed("&&") && !node.isNamed("||") && !node.isNamed("??"): break
        case .ifStatement, .guardStatement, .whileStatement, .switchStatement, .ternaryExpression, .infixExpression,
            .forStatement, .repeatStatement:
            let whole = file.range(of: node)
            let jumps = node.kind == .guardStatement || file.jumps(in: whole) || file.endsProcess(in: whole)
            branches.append(Branch(conditions: conditions(of: node).map(file.range), whole: whole, jumps: jumps))
        default: break
        }
    }

    private mutating func visitCall(_ node: Node) {
        guard let callee = node.firstChild else { return }
        let arguments = node.children(.argument)
        if !arguments.isEmpty, let target = file.targets(callee).first {
            calls.append(Call(callee: target, arguments: arguments.map(file.range)))
        }
        guard callee.kind == .memberExpression, let holder = callee.firstChild else { return }
        let name = callee.name
        if CollectionAPI.mutators.contains(name) { emptied += file.targets(holder) }
        guard LockAPI.guardedMutators.contains(name) else { return }
        assign(file.targets(holder), from: node)
        for argument in arguments where argument.firstChild?.kind == .closureExpression {
            visitGuardedCode(argument, of: holder)
        }
    }

    /// `state.withLock { if $0 == .idle { source.resume() } }`: what the holder guards decides what its closure does.
    private mutating func visitGuardedCode(_ closure: Node, of holder: Node) {
        let whole = file.range(of: closure)
        branches.append(Branch(conditions: [file.range(of: holder)], whole: whole, jumps: file.jumps(in: whole)))
    }

    private mutating func assign(_ targets: [Name], from value: Node) {
        assigned += targets
        for name in targets { flows.append(Flow(target: name, sources: file.range(of: value))) }
    }

    private func conditions(of node: Node) -> [Node] {
        switch node.kind {
        case .ifStatement: node.children.flatMap { $0.children.filter { $0.kind != .block } }
        case .guardStatement, .whileStatement, .forStatement, .repeatStatement:
            node.children.filter { $0.kind != .block }
        case .infixExpression: [node]
        case .switchStatement: [node.firstChild].compactMap(\.self) + node.children.flatMap { $0.children(.caseItem) }
        default: [node.firstChild].compactMap(\.self)
        }
    }
}
