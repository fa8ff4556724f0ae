import TimerlintAppleAPIs
import TimerlintBuilds
import TimerlintSemantics
import TimerlintSource
import TimerlintSyntax

/// Tells whether a program can ever have an instance of a type. Input: the project with its nibs and targets; output:
/// `false` only where the type is built into programs alone, and neither code nor a nib nor a name in a string makes
/// one. Cost: the first question walks over all nodes.
package final class Instantiations: Sendable {
    private let project: Project
    private let references: ReferenceIndex
    private let nibs: NibIndex
    private let targets: BuildTargets
    private let knownSpellings = OneAnswer<TypeSpellings>()
    private let knownNibClasses = OneAnswer<Set<String>>()
    private let known = Answers<TypeID, Bool>()

    init(project: Project, references: ReferenceIndex, nibs: NibIndex, targets: BuildTargets) {
        self.project = project
        self.references = references
        self.nibs = nibs
        self.targets = targets
    }

    /// Whether there may be an instance of the type or of one that inherits from it.
    package func mayExist(_ type: TypeID) -> Bool {
        known.answer(to: type) {
            var seen: Set<TypeID> = []
            return mayExist(type, &seen)
        }
    }

    /// A type that was asked about before in the same search adds nothing: the first one that may exist ends it.
    private func mayExist(_ type: TypeID, _ seen: inout Set<TypeID>) -> Bool {
        if let known = known.known(type) { return known }
        guard seen.insert(type).inserted else { return false }
        guard [.class, .struct, .actor].contains(project.types[type].kind), isInPrograms(type), !isSoughtByName(type)
        else { return true }
        let names = names(of: type)
        if names.contains(where: { spellings.names.contains($0) || nibClasses.contains($0) }) { return true }
        if project.descendants(of: type).contains(where: { mayExist($0, &seen) }) { return true }
        return mentions(of: type).contains { mention in
            guard !project.isTestFile(mention), !mention.isInPreview else { return false }
            guard let user = project.type(around: mention) else { return true }
            return user != type && mayExist(user, &seen)
        }
    }

    /// Headers belong to no target.
    private func isInPrograms(_ type: TypeID) -> Bool {
        let paths = project.types[type].declarations.map { project.files[$0.file].file.path }.filter {
            !$0.hasSuffix(".h")
        }
        return !paths.isEmpty && paths.allSatisfy(targets.isClosed)
    }

    /// A framework or the run time makes one, by a list of its own or a name in a property list.
    private func isSoughtByName(_ type: TypeID) -> Bool {
        let merged = project.types[type]
        if !ApplicationAPI.entryPoints.isDisjoint(with: merged.attributes) { return true }
        if RuntimeAPI.classSetUp.contains(where: { merged.methods[$0] != nil }) { return true }
        // An extension's property list may name any class as its principal one.
        let isInExtension = merged.declarations.contains { declaration in
            targets.targets(of: project.files[declaration.file].file.path).contains {
                $0.product == .appExtension || $0.product == .service
            }
        }
        return isInExtension
            || project.inheritedNames(of: type).contains { project.type(named: $0) == nil && !isPassive($0) }
    }

    private func isPassive(_ base: String) -> Bool {
        if ApplicationAPI.delegates.contains(base) || base.hasSuffix("SceneDelegate") { return false }
        return RuntimeAPI.passiveBases.contains(base) || RuntimeAPI.valueProtocols.contains(base)
            || RuntimeAPI.passiveEndings.contains(where: base.hasSuffix)
            || InterfaceEvidence(project: project).isInterfaceClass(base)
    }

    /// As Swift and, where `@objc(Name)` says so, Objective-C spell it.
    private func names(of type: TypeID) -> [String] {
        let merged = project.types[type]
        guard merged.attributes.contains("objc") else { return [merged.simpleName] }
        let attributes = merged.declarations.compactMap { declaration in
            let file = project.files[declaration.file]
            return file.node(file.types[declaration.index].node).attribute("objc")?.text
        }
        let given = attributes.compactMap { $0.split(whereSeparator: { "()".contains($0) }).dropFirst().first }
        return [merged.simpleName] + given.map(String.init)
    }

    // MARK: Makers

    private var spellings: TypeSpellings { knownSpellings.answer { TypeSpellings(project) } }

    /// Every expression that names the type, and the places where Swift may infer it for what is made.
    private func mentions(of type: TypeID) -> [Node] {
        let name = project.types[type].simpleName
        let expressions = references.nodes(named: name).filter { node in
            guard node.kind == .nameExpression || node.kind == .memberExpression else { return false }
            if case .type(let meant)? = project.referent(of: node) { return meant == type }
            return true
        }
        return expressions + (spellings.inferable[name] ?? [])
    }

    /// The classes of objects that nibs make: of a storyboard's scene where something leads to it.
    private var nibClasses: Set<String> {
        knownNibClasses.answer { nibs.contents.scenes.loadableClasses(isSpelled: isSpelled) }
    }

    /// An identifier may stand in a string, be the name of a case or of generated code, or be made of a type's name.
    private func isSpelled(_ identifier: String) -> Bool {
        let asMember = identifier.prefix(1).lowercased() + identifier.dropFirst()
        return spellings.names.contains(identifier) || spellings.names.contains(asMember)
            || !references.nodes(named: identifier).isEmpty || !references.nodes(named: asMember).isEmpty
            || spellings.inferable[identifier] != nil
    }
}

/// The names in a tree's strings, and where type annotations let Swift infer what a call makes. Input: a project; cost:
/// one walk over its nodes.
private struct TypeSpellings: Sendable {
    /// Of strings the part behind the last dot (`App.Clock`), of attributes and cases the name.
    private(set) var names: Set<String> = []
    /// By the name of the tree's type.
    private(set) var inferable: [String: [Node]] = [:]
    /// Labels of arguments and names of variables that get a value without the name of its type: `.init()`, `.shared`.
    private var implied: Set<String> = []

    /// Names are shorter, in bytes.
    private static let longestName: UInt32 = 100

    init(_ project: Project) {
        let typeNames = Set(project.types.map(\.simpleName))
        var annotations: [Node] = []
        for file in project.files {
            for (id, record) in file.tree.nodes.enumerated() {
                switch record.kind {
                case .stringLiteral, .enumElement, .attribute:
                    let name = file.tree.name(of: record)
                    guard !name.isEmpty, name.length <= Self.longestName else { continue }
                    let text = file.tree.text(name)
                    names.insert(text.split(separator: ".").last.map(String.init) ?? text)
                case .memberExpression where record.flags.contains(.implicitBase):
                    addImplied(file.node(NodeID(id)))
                case .namedType, .memberType:
                    let node = file.node(NodeID(id))
                    if file.file.language == .swift, typeNames.contains(node.name) { annotations.append(node) }
                default: break
                }
            }
        }
        for node in annotations where mayInfer(node) { inferable[node.name, default: []].append(node) }
    }

    private mutating func addImplied(_ member: Node) {
        let value = member.selfAndAncestors.prefix { $0.kind.isExpression && $0.kind != .assignmentExpression }
        guard let whole = value.reduce(nil, { $1 }) as Node?, let holder = whole.parent else { return }
        if holder.kind == .argument { implied.insert(holder.name) }
        if holder.kind == .assignmentExpression, let target = holder.firstChild { implied.insert(target.stripped.name) }
    }

    /// What is annotated with the type may be made on the spot: a result, a value with a call, a generic argument.
    private func mayInfer(_ type: Node) -> Bool {
        for node in type.selfAndAncestors.dropFirst() {
            switch node.kind {
            case .inheritedType, .extensionDeclaration, .genericParameter, .genericWhere: return false
            case .isTypePattern, .asTypePattern: return false
            case .castExpression: return node.isNamed("as")
            case .parameter: return node.initialValue != nil || implied.contains(node.argumentLabel)
            case .binding:
                if let value = node.initialValue {
                    return value.contains { $0.kind == .callExpression || $0.flags.contains(.implicitBase) }
                }
                return node.declaredType?.kind != .optionalType && node.declaredType?.kind != .implicitlyUnwrappedType
                    || implied.contains(node.name)
            case .returnType, .typealiasDeclaration, .block: return true
            default: continue
            }
        }
        return true
    }
}
