import TimerlintSource
import TimerlintSyntax

/// The declarations of one file, and the resolution of its local names. Input: a syntax tree. Output: flat
/// tables that refer to its nodes.
package final class FileModel: Sendable {
    package let tree: SyntaxTree
    /// In source order. An index of this table identifies the type within the file.
    package let types: [TypeDeclaration]
    /// In source order, with accessors and local functions.
    package let functions: [FunctionDeclaration]
    /// First the properties and globals, then local variables, parameters, captures and the names in patterns; each in
    /// source order.
    package let variables: [VariableDeclaration]
    package let aliases: [TypeAlias]
    /// The names of the modules, without submodules.
    package let imports: Set<String>
    /// The local variable, parameter or capture that a `nameExpression` refers to.
    private let localOfNode: LocalsOfNodes
    private let functionOfNode: DeclarationTable
    private let typeOfNode: DeclarationTable
    private let variableOfNode: DeclarationTable
    private let localUses: LocalUses
    /// For each function with local functions, those declared directly inside it, without accessors.
    private let localFunctions: [Int: [Int]]

    let knownNodes = Answers<NodeQuestion, [NodeID]>()

    /// A kind of node, and the flags that the nodes have.
    struct NodeQuestion: Hashable, Sendable {
        let kind: NodeKind
        let flags: NodeFlags

        func hash(into hasher: inout Hasher) {
            hasher.combine(kind)
            hasher.combine(flags.rawValue)
        }
    }

    package var file: SourceFile { tree.file }

    init(
        tree: SyntaxTree, types: [TypeDeclaration], functions: [FunctionDeclaration], variables: [VariableDeclaration],
        aliases: [TypeAlias], imports: Set<String>, localReferences: [LocalReference]
    ) {
        self.tree = tree
        // Copied to the exact size: an array that grew keeps spare capacity.
        self.types = types.withUnsafeBufferPointer(Array.init)
        self.functions = functions.withUnsafeBufferPointer(Array.init)
        self.variables = variables.withUnsafeBufferPointer(Array.init)
        self.aliases = aliases
        self.imports = imports
        // By index: a declaration holds many strings and arrays, and this reads one number of it.
        functionOfNode = DeclarationTable(functions.indices.lazy.map { functions[$0].node })
        typeOfNode = DeclarationTable(types.indices.lazy.map { types[$0].node })
        variableOfNode = DeclarationTable(variables.indices.lazy.map { variables[$0].node })
        let isLocal = { (index: Int) in functions[index].enclosing != nil && functions[index].property == nil }
        localFunctions = Dictionary(grouping: functions.indices.filter(isLocal)) { functions[$0].enclosing ?? 0 }
        // Nearly in node order: a body is visited after all parameters, and a loop's sequence before its pattern.
        let references = localReferences.sorted { $0.node < $1.node }
        localOfNode = LocalsOfNodes(references, nodes: tree.nodes.count)
        localUses = LocalUses(references, variables: variables.count)
    }

    /// Does not count as reading.
    package func node(_ id: NodeID) -> Node { Node(tree: tree, id: id) }

    /// The nodes of a kind that have all of some flags, in order. Cost: the first such query walks over all nodes.
    package func nodes(of kind: NodeKind, _ flags: NodeFlags = []) -> [Node] { numbers(of: kind, flags).map(node) }

    func hasNodes(of kind: NodeKind, _ flags: NodeFlags, in nodes: Range<NodeID>) -> Bool {
        let numbers = numbers(of: kind, flags)
        let next = numbers.partitioningIndex { $0 >= nodes.lowerBound }
        return next < numbers.count && numbers[next] < nodes.upperBound
    }

    private func numbers(of kind: NodeKind, _ flags: NodeFlags) -> [NodeID] {
        knownNodes.answer(to: NodeQuestion(kind: kind, flags: flags)) {
            tree.nodes.indices.filter { tree.nodes[$0].kind == kind && tree.nodes[$0].flags.isSuperset(of: flags) }
                .map { NodeID($0) }
        }
    }

    /// The local variable, parameter or capture that a name expression refers to.
    package func local(_ name: NodeID) -> Int? { localOfNode[name] }

    /// The names, captures and patterns that refer to a local variable, parameter or capture, in node order.
    package func uses(ofLocal variable: Int) -> ArraySlice<NodeID> { localUses[variable] }

    /// All of them, in node order.
    var localReferences: [LocalReference] { localOfNode.references }

    /// The function that a node declares.
    package func function(declaredBy node: NodeID) -> Int? { functionOfNode[node] }
    /// The type that a node declares.
    package func type(declaredBy node: NodeID) -> Int? { typeOfNode[node] }
    /// The variable that a node introduces.
    package func variable(declaredBy node: NodeID) -> Int? { variableOfNode[node] }

    /// The function with this name declared directly inside another function.
    func localFunction(named name: Spelling, in outer: Int) -> Int? {
        localFunctions[outer]?.first { node(functions[$0].node).isNamed(name.bytes) }
    }

    /// The innermost function, initializer or accessor around a node, ignoring closures.
    package func function(around node: Node) -> Int? {
        var current = node.parent
        while let here = current {
            switch here.kind {
            case let kind where kind.declaresType: if typeOfNode[here.id] != nil { return nil }
            case let kind where kind.declaresFunction: if let found = functionOfNode[here.id] { return found }
            default: break
            }
            current = here.parent
        }
        return nil
    }

    /// The innermost type or extension around a node.
    package func type(around node: Node) -> Int? {
        var current = node.parent
        while let here = current {
            if here.kind.declaresType, let found = typeOfNode[here.id] { return found }
            current = here.parent
        }
        return nil
    }

    /// The declarations around a node, outermost first, for display: `Player.Clock.start()`.
    package func enclosingName(of node: Node) -> String {
        var parts: [String] = []
        var current: Node? = node
        var namesProperty = false
        while let here = current {
            if let index = typeOfNode[here.id] {
                parts.append(types[index].qualifiedName)
                break
            }
            if let index = functionOfNode[here.id] {
                parts.append(displayName(ofFunction: index))
                // An accessor in Objective-C is a method, which names its property itself.
                namesProperty = here.kind == .accessor && here.selector != nil
            } else if here.kind == .binding, !namesProperty, let index = variableOfNode[here.id],
                variables[index].kind != .local
            {
                parts.append(variables[index].name)
            }
            current = here.parent
        }
        return parts.reversed().joined(separator: ".")
    }

    /// `start(after:)`, `init()`, `deinit`, `didSet`; in Objective-C the selector: `startAfter:`, `dealloc`.
    package func displayName(ofFunction index: Int) -> String {
        let function = functions[index]
        if let selector = node(function.node).selector { return selector }
        switch function.kind {
        case .deinitializer: return "deinit"
        case .accessor(let accessor): return accessor
        default: return function.name + "(" + function.labels.map { ($0.isEmpty ? "_" : $0) + ":" }.joined() + ")"
        }
    }
}

extension NodeKind {
    /// Whether `collectDeclarations` collects this kind as a type.
    fileprivate var declaresType: Bool { isTypeDeclaration || self == .extensionDeclaration }

    /// Whether `collectDeclarations` collects this kind as a function.
    fileprivate var declaresFunction: Bool { isFunctionLike || self == .macroDeclaration }
}
