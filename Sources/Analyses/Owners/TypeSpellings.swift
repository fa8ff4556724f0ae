import TimerlintAppleAPIs
import TimerlintSemantics
import TimerlintSource
import TimerlintSyntax

/// The names in a tree's strings, and the type annotations from which Swift may infer what a call creates. Few files
/// change from one project to the next: only those are walked, and count in place of the earlier ones.
struct TypeSpellings: Sendable {
    private let project: Project
    let table: SpellingTable
    /// The files that differ from those of `table`, with what they contributed and contribute.
    private let changed: [(file: Int, old: FileSpellings, new: FileSpellings)]
    private let asked = Guarded(Asked())

    private struct Asked {
        /// Hashes: two names with one hash count as one.
        var names: Set<Int> = []
        var labels: Set<Int> = []
    }

    /// Each changed file costs time in every lookup.
    private static let changeLimit = 16

    init(_ project: Project, replacing earlier: SpellingTable?) {
        self.project = project
        let models = project.files.models
        if let earlier, earlier.files.count == models.count,
            earlier.declarations.declaresTypes(namedLike: project.declarations)
        {
            let known = earlier.files
            let numbers = models.indices.filter { models[$0] !== known[$0] }
            if numbers.count <= Self.changeLimit {
                table = earlier
                changed = numbers.map { ($0, FileSpellings(known[$0], project), FileSpellings(models[$0], project)) }
                return
            }
        }
        table = SpellingTable(project)
        changed = []
    }

    /// Whether a string, a key path, a case or an attribute has the name.
    func contain(_ name: String) -> Bool {
        name.withSpelling { name in
            ask(name)
            return contains(name, table.names[name]) { $0.names }
        }
    }

    /// Whether code asks a storyboard for a scene with this identifier, which names no class itself.
    func isIdentifier(_ identifier: String) -> Bool {
        identifier.withSpelling { name in
            ask(name)
            return contains(name, table.identifiers[name]) { $0.identifiers }
        }
    }

    /// The annotations with the name of a type from which a value may be created, in no particular order. `makers`: what
    /// after a mere dot creates one, such as `init` and static members; `nil` for anything.
    func inferable(_ name: String, by makers: Set<String>? = nil) -> [Node] {
        name.withSpelling { name in
            ask(name)
            let kept = (table.annotations[name] ?? []).filter { place in
                !changed.contains { $0.file == place.file }
            }
            let fresh = changed.flatMap { file, _, new in
                (new.annotations[name] ?? []).map { References.Place(file: Int32(file), node: $0) }
            }
            return (kept + fresh).map { project.node($0.node, inFile: Int($0.file)) }
                .filter { mayInfer($0, by: makers) }
        }
    }

    /// Whether something with the label is given a value that one of the makers creates.
    private func isImplied(_ label: Spelling, by makers: Set<String>?) -> Bool {
        asked.withLock { _ = $0.labels.insert(label.hashValue) }
        let isGiven = { (maker: Spelling) in
            contains(maker, table.implied[label]?[maker]) { $0.implied[label] ?? [] }
        }
        if let makers { return makers.contains { $0.withSpelling(isGiven) } }
        return table.implied[label]?.keys.contains(where: isGiven) == true
            || changed.contains { $0.new.implied[label] != nil }
    }

    private func ask(_ name: Spelling) { asked.withLock { _ = $0.names.insert(name.hashValue) } }

    /// `count` is the number of files in the table that have the name.
    private func contains(_ name: Spelling, _ count: Int?, in names: (FileSpellings) -> Set<Spelling>) -> Bool {
        (count ?? 0) > changed.count { names($0.old).contains(name) }
            || changed.contains { names($0.new).contains(name) }
    }

    /// Whether no query so far asked for a name that an edit adds or removes.
    func isUnaffected(by edit: CodeEdit) -> Bool {
        let old = FileSpellings(edit.old, project, in: edit.oldNodes)
        let new = FileSpellings(edit.new, project, in: edit.newNodes)
        let asked = asked.withLock { $0 }
        let isAsked = { (name: Spelling) in asked.names.contains(name.hashValue) }
        return old.names.filter(isAsked) == new.names.filter(isAsked)
            && old.identifiers.filter(isAsked) == new.identifiers.filter(isAsked)
            && Set(old.implied.keys).union(new.implied.keys).allSatisfy { label in
                old.implied[label] == new.implied[label] || !asked.labels.contains(label.hashValue)
            }
            && !old.annotations.keys.contains(where: isAsked) && !new.annotations.keys.contains(where: isAsked)
    }

    /// A value may be created right at the type annotation: a result, a value with a call, a generic argument. What a
    /// protocol requires creates nothing.
    private func mayInfer(_ type: Node, by makers: Set<String>?) -> Bool {
        if type.selfAndAncestors.contains(where: { $0.kind == .protocolDeclaration }) { return false }
        for node in type.selfAndAncestors.dropFirst() {
            switch node.kind {
            case .inheritedType, .extensionDeclaration, .genericParameter, .genericWhere: return false
            case .isTypePattern, .asTypePattern: return false
            case .castExpression: return node.isNamed("as")
            case .parameter:
                return node.initialValue.map(mayCreate) == true
                    || node.nameOfGivenValue.withSpelling { isImplied($0, by: makers) }
            case .binding:
                if let value = node.initialValue { return mayCreate(value) }
                return node.declaredType?.kind != .optionalType && node.declaredType?.kind != .implicitlyUnwrappedType
                    || isImplied(node.spelling, by: makers)
            case .returnType, .typealiasDeclaration, .block: return true
            default: continue
            }
        }
        return true
    }

    private func mayCreate(_ value: Node) -> Bool {
        value.contains { $0.kind == .callExpression || $0.flags.contains(.implicitBase) }
    }
}

/// What the files of a project contribute together.
final class SpellingTable: Sendable {
    /// The declarations that decide which annotations name a type.
    let declarations: DeclarationIndex
    /// Own the text of the names.
    let files: [FileModel]
    /// The number of files that contain each name.
    let names: [Spelling: Int]
    let identifiers: [Spelling: Int]
    let implied: [Spelling: [Spelling: Int]]
    let annotations: [Spelling: [References.Place]]

    init(_ project: Project) {
        declarations = project.declarations
        files = project.files.models
        var names: [Spelling: Int] = [:]
        var identifiers: [Spelling: Int] = [:]
        var implied: [Spelling: [Spelling: Int]] = [:]
        var annotations: [Spelling: [References.Place]] = [:]
        for (index, file) in files.enumerated() {
            let own = FileSpellings(file, project)
            for name in own.names { names[name, default: 0] += 1 }
            for name in own.identifiers { identifiers[name, default: 0] += 1 }
            for (label, members) in own.implied {
                for member in members { implied[label, default: [:]][member, default: 0] += 1 }
            }
            for (name, nodes) in own.annotations {
                annotations[name, default: []] += nodes.map { References.Place(file: Int32(index), node: $0) }
            }
        }
        self.names = names
        self.identifiers = identifiers
        self.implied = implied
        self.annotations = annotations
    }
}

/// What one file contributes.
private struct FileSpellings: Sendable {
    /// The names in strings and key paths, of cases and of attributes.
    private(set) var names: Set<Spelling> = []
    private(set) var identifiers: Set<Spelling> = []
    /// What labels of arguments, functions without labels and names of variables receive without a type name: `init` of
    /// `.init()`, `shared` of `.shared`.
    private(set) var implied: [Spelling: Set<Spelling>] = [:]
    /// Keyed by the name of a type that the project declares.
    private(set) var annotations: [Spelling: [NodeID]] = [:]

    /// The maximum length of a name, in bytes.
    private static let longestName: UInt32 = 100

    /// `nodes`: the part of the file; `nil` for all.
    init(_ file: FileModel, _ project: Project, in nodes: Range<NodeID>? = nil) {
        for id in nodes ?? 0..<NodeID(file.tree.nodes.count) {
            let record = file.tree.nodes[Int(id)]
            switch record.kind {
            case .stringLiteral where file.node(id).namesScene: addScene(file.node(id), project)
            case .stringLiteral, .keyPathExpression, .enumElement, .attribute: addName(of: file.node(id))
            case .memberExpression where record.flags.contains(.implicitBase): addImplied(file.node(id))
            case .namedType, .memberType:
                let node = file.node(id)
                if file.file.language == .swift, project.declaresType(namedBy: node) {
                    annotations[node.spelling, default: []].append(node.id)
                }
            default: break
            }
        }
    }

    /// The class of a scene is the one that its controller is cast to, or may have the identifier as its name.
    private mutating func addScene(_ identifier: Node, _ project: Project) {
        identifiers.insert(identifier.spelling)
        if let type = identifier.typeOfScene {
            names.insert(type.spelling)
        } else if project.type(named: identifier.name) != nil {
            addName(of: identifier)
        }
    }

    private mutating func addName(of node: Node) {
        let reference = node.nameReference
        guard !node.namesNib, !node.isKey, !reference.isEmpty, reference.length <= Self.longestName else { return }
        let (bytes, dot) = (node.spelling.bytes, UInt8(ascii: "."))
        let end = bytes.lastIndex { $0 != dot }.map { $0 + 1 } ?? bytes.count
        let start = bytes[..<end].lastIndex(of: dot).map { $0 + 1 } ?? 0
        names.insert(Spelling(UnsafeBufferPointer(rebasing: bytes[start..<end])))
    }

    private mutating func addImplied(_ member: Node) {
        let value = member.selfAndAncestors.prefix { $0.kind.isExpression && $0.kind != .assignmentExpression }
        guard let whole = value.reduce(nil, { $1 }) as Node?, let holder = whole.parent else { return }
        if holder.kind == .argument {
            implied[holder.spelling, default: []].insert(member.spelling)
            // Without labels, the function's name tells what is meant.
            if holder.nameReference.isEmpty, let callee = holder.parent?.calleeName {
                implied[callee.spelling, default: []].insert(member.spelling)
            }
        }
        if holder.kind == .assignmentExpression, let target = holder.firstChild {
            implied[target.stripped.spelling, default: []].insert(member.spelling)
        }
    }
}

extension Node {
    /// What tells calls that give a parameter something: its label, or the name of its function if it has none. The calls of
    /// an initializer name its type in many ways.
    fileprivate var nameOfGivenValue: String {
        guard argumentLabel.isEmpty, let function = parent, function.kind == .functionDeclaration else {
            return argumentLabel
        }
        return function.name
    }

    /// Whether the string names the nib of a controller that the same call creates, or of the views that it loads:
    /// `initWithNibName:@"Clock"`.
    fileprivate var namesNib: Bool {
        guard kind == .stringLiteral, let argument = parent, argument.kind == .argument, let call = argument.parent,
            call.arguments.first == argument
        else { return false }
        if InterfaceAPI.nibNames.contains(argument.name) { return true }
        return call.calleeName.map {
            InterfaceAPI.nibNames.contains($0.name) || $0.name == InterfaceAPI.nibLoading
        } == true
    }

    /// Whether the string is the key of a value, and no name of a class, which begins with a capital letter: `entry["start"]`.
    fileprivate var isKey: Bool {
        guard kind == .stringLiteral, !beginsWithUppercase, let holder = parent else { return false }
        switch holder.kind {
        case .dictionaryElement: return holder.firstChild == self
        case .argument: return holder.parent?.kind == .subscriptExpression
        default: return false
        }
    }

    /// Whether the string is the identifier by which code asks a storyboard for a scene.
    fileprivate var namesScene: Bool {
        guard let argument = parent, argument.kind == .argument, InterfaceAPI.sceneIdentifiers.contains(argument.name)
        else { return false }
        return argument.parent?.identifierOfScene == self
    }

    /// `Clock` of `instantiateViewController(withIdentifier: "first") as? Clock`, for the string.
    fileprivate var typeOfScene: Node? {
        guard let cast = parent?.parent?.parent, cast.kind == .castExpression else { return nil }
        return cast.children.first { $0.kind.isType }
    }
}
