import TimerlintAnalyses
import TimerlintSemantics
import TimerlintSource
import TimerlintSyntax

/// The entry points through which outside code can affect an instance of a type.
struct EntryPoints {
    let project: Project
    let owner: TypeID
    let relevance: Relevance

    /// Methods, and properties with setters or observers, that can change tracked state; in source order.
    func all() -> [EntryPoint] {
        var entries: [EntryPoint] = []
        let mentions = mentions()
        var seen: Set<String> = []
        for type in project.lineage(of: owner) {
            for id in project.types[type].functions.sorted(by: { ($0.file, $0.index) < ($1.file, $1.index) }) {
                if let entry = entry(id, mentions), seen.insert(key(id)).inserted { entries.append(entry) }
            }
        }
        return entries
    }

    /// Equal for a method and its overrides, so that an override replaces the overridden method.
    private func key(_ id: FunctionID) -> String {
        let declaration = project[id]
        let isConditional = project.node(of: id).parent?.kind == .ifConfigClause
        let place = isConditional || declaration.property != nil ? " \(id.file) \(id.index)" : ""
        return declaration.name + "(" + declaration.labels.joined(separator: ":") + ")" + place
    }

    private func entry(_ id: FunctionID, _ mentions: Mentions) -> EntryPoint? {
        let declaration = project[id]
        guard !declaration.isStatic, declaration.body != nil, relevance.isAction(declaration.name) else { return nil }
        switch declaration.kind {
        case .function, .subscript_:
            guard isReachable(declaration, mentions), !isHelper(id, mentions) else { return nil }
            return .function(id)
        case .accessor(let word):
            guard let property = declaration.property else { return nil }
            let variable = VariableID(file: id.file, index: property)
            return accessorEntry(word, id, variable)
        case .initializer, .deinitializer:
            return nil
        }
    }

    private func isReachable(_ declaration: FunctionDeclaration, _ mentions: Mentions) -> Bool {
        if declaration.access > .fileprivate { return true }
        let called: Set<String> = ["objc", "IBAction"]
        return !called.isDisjoint(with: declaration.attributes) || mentions.selectors.contains(declaration.name)
            || declaration.has(modifier: "override")
    }

    private func accessorEntry(_ word: String, _ id: FunctionID, _ property: VariableID) -> EntryPoint? {
        guard project[property].access > .fileprivate else { return nil }
        switch word {
        case "get", "_read": return .function(id)
        case "set", "didSet": break
        case "willSet":
            let hasDidSet = project.accessors(of: property).contains {
                if case .accessor("didSet") = project[$0].kind { true } else { false }
            }
            if hasDidSet { return nil }
        default: return nil
        }
        let isSetterHidden = project[property].modifiers.contains { $0 == "private(set)" || $0 == "fileprivate(set)" }
        return isSetterHidden ? nil : .setter(property)
    }

    /// Whether this is an Objective-C method that no interface or protocol declares and that the type itself
    /// calls. It runs only as part of its callers. Without a visible caller it is an entry point.
    private func isHelper(_ id: FunctionID, _ mentions: Mentions) -> Bool {
        let declaration = project[id]
        guard project.files.language(id.file) == .objectiveC, mentions.ownCalls.contains(declaration.name),
            !mentions.selectors.contains(declaration.name), !mentions.superCalls.contains(declaration.name)
        else { return false }
        return !mentions.prototypes.contains(declaration.name)
            && !project.lineage(of: owner).contains { type in
                (project.types[type].methods[declaration.name] ?? []).contains { $0.file != id.file }
            }
    }

    /// The method names that the type's own code refers to.
    private struct Mentions {
        /// The runtime calls these methods, private or not.
        var selectors: Set<String> = []
        /// `[self stop]`, `self.timer`
        var ownCalls: Set<String> = []
        /// `[super stop]`: call sites of an overridden method.
        var superCalls: Set<String> = []
        /// What interfaces and protocols declare.
        var prototypes: Set<String> = []
    }

    private func mentions() -> Mentions {
        var mentions = Mentions()
        for reference in project.types[owner].declarations {
            var waiting = [project.node(of: reference)]
            while let node = waiting.popLast() {
                if node.kind == .selectorExpression { mentions.selectors.insert(node.name) }
                if node.kind == .memberExpression, !node.isStorageAccess, node.firstChild?.kind == .selfExpression {
                    mentions.ownCalls.insert(node.name)
                }
                if node.kind == .callExpression, let callee = node.firstChild, callee.kind == .memberExpression {
                    if callee.firstChild?.kind == .superExpression { mentions.superCalls.insert(callee.name) }
                }
                waiting.append(contentsOf: node.children)
            }
        }
        for declaration in project.lineage(of: owner).flatMap({ project.types[$0].declarations }) {
            mentions.prototypes.formUnion(prototypes(in: declaration))
        }
        return mentions
    }

    /// The methods that a part of a type declares, with the getters of properties.
    private func prototypes(in declaration: MergedType.DeclarationReference) -> [String] {
        let type = project.node(of: declaration)
        let members = type.firstChild(.memberBlock)
        let methods = members?.children(.methodPrototype).map(\.name) ?? []
        // `@interface X ()` beside the implementation is for that alone.
        if type.kind == .extensionDeclaration, !project.files.path(declaration.file).hasSuffix(".h") { return methods }
        return methods + (members?.children(.variableDeclaration).flatMap { $0.children(.binding).map(\.name) } ?? [])
    }
}

/// One entry point.
enum EntryPoint {
    case function(FunctionID)
    case setter(VariableID)

    var function: FunctionID? {
        if case .function(let id) = self { return id }
        return nil
    }

    /// Whether outside code can use it at all, in whatever order.
    func isUsed(in order: EntryOrder) -> Bool {
        if case .setter(let property) = self { return order.mayBeSet(property) }
        return true
    }
}
