import TimerlintAppleAPIs
import TimerlintSemantics
import TimerlintSyntax

/// Whether a released program can run a place.
extension OwnerLifetimes {
    /// How many levels of helpers of tests and previews are followed.
    private static let developmentDepth = 3
    /// How many uses are looked at; so many have other purposes, too.
    private static let visitLimit = 256

    /// In a test, a preview, a debug build or behind a question whether a test runs, or in a helper that only these use:
    /// `static var preview`, a factory of test doubles, a view that a preview wraps around another. Also in helpers that
    /// nothing but themselves uses.
    func runsInDevelopmentOnly(_ place: Node) -> Bool { isUsedInDevelopmentOnly(place) != false }

    /// The same, but some test, preview or debug build does use it.
    package func isForDevelopment(_ place: Node) -> Bool { isUsedInDevelopmentOnly(place) == true }

    private func isUsedInDevelopmentOnly(_ place: Node) -> Bool? {
        var visits = 0
        return isUsedInDevelopmentOnly(place, within: [], depth: 0, &visits)
    }

    /// `nil` for what is used by itself alone. `helpers` holds those that the search is in, `visits` counts its places.
    private func isUsedInDevelopmentOnly(
        _ place: Node, within helpers: Set<FunctionID>, depth: Int, _ visits: inout Int
    ) -> Bool? {
        visits += 1
        if entries.isOfTests(place) || place.isInPreview
            || place.isInDebugBuildsOnly || TestChecks(project: project).leadOnlyTests(to: place)
        {
            return true
        }
        guard depth < Self.developmentDepth, visits < Self.visitLimit else { return false }
        let function = project.function(around: place)
        if let function, helpers.contains(function) { return nil }
        let further = helpers.union([function].compactMap(\.self))
        for uses in [function.map(usesOfHelper) ?? [], creationsOfStruct(around: place)] where !uses.isEmpty {
            var answer: Bool?
            for use in uses where answer != false {
                let found = isUsedInDevelopmentOnly(use, within: further, depth: depth + 1, &visits)
                answer = found ?? answer
            }
            if answer != false { return answer }
        }
        return false
    }

    /// Every place that may call a function or an initializer, or read a computed property, if the tree contains them
    /// all; otherwise none.
    private func usesOfHelper(_ function: FunctionID) -> [Node] {
        let isClosed = entries.targets.isClosed(project.files.path(function.file))
        let isObjectiveC = project.node(of: function).tree.file.language == .objectiveC
        guard !entries.isOpen(function, inClosedWorld: isClosed),
            isClosed || !isObjectiveC || !entries.isVisibleOutside(function)
        else { return [] }
        switch project[function].kind {
        case .function: return references.mentions(of: function)
        case .initializer where !isObjectiveC: return references.creations(by: function) ?? []
        case .accessor("get"):
            guard let index = project[function].property else { return [] }
            let property = VariableID(file: function.file, index: index)
            let uses = references.uses(of: property).map(\.node)
            // Only a static member can be named without its type, and the name may be a frequent one.
            guard project[property].isStatic else { return uses }
            return uses + references.nodes(named: project[property].name).filter(\.isImplicitValue)
        default: return []
        }
    }

    /// The creations of the struct that contains a place: of a view.
    private func creationsOfStruct(around place: Node) -> [Node] {
        guard let type = project.type(around: place), project.types[type].kind == .struct,
            ApplicationAPI.entryPoints.isDisjoint(with: project.types[type].attributes)
        else { return [] }
        return creations(of: type)
    }
}

extension Entries {
    /// Whether a place is in a test, or elsewhere in a test target.
    package func isOfTests(_ place: Node) -> Bool {
        project.isWrittenForTests(place) || targets.isTest(place.tree.file.path)
    }
}

/// Recognizes tests, previews and code of debug builds.
extension Project {
    /// Whether the file imports a test framework, or the enclosing type is a test case: Objective-C tests may
    /// import only their base class. A test target also has other files: `Entries.isOfTests`.
    package func isWrittenForTests(_ node: Node) -> Bool {
        let imports = imports(around: node)
        if imports.contains("XCTest") || imports.contains("Testing") { return true }
        return type(around: node).map { inheritedNames(of: $0).contains("XCTestCase") } ?? false
    }
}

extension Node {
    /// `.preview` as a value, whose type the context decides; not as a pattern, which names the case of an enum.
    fileprivate var isImplicitValue: Bool {
        flags.contains(.implicitBase) && !selfAndAncestors.prefix { $0.kind != .block }.contains { $0.kind.isPattern }
    }

    /// Whether only Xcode runs the code, to draw a view next to its source.
    package var isInPreview: Bool {
        selfAndAncestors.contains { node in
            node.kind == .macroExpansion && node.isNamed("Preview")
                || node.kind.isTypeDeclaration && node.inheritedTypes.contains { $0.isNamed("PreviewProvider") }
        }
    }

    /// Whether only debug builds contain the code: `#if DEBUG`, with or without further conditions.
    package var isInDebugBuildsOnly: Bool {
        selfAndAncestors.contains { node in
            node.kind == .ifConfigClause && !node.name.contains("||")
                && node.name.split(whereSeparator: { " &()".contains($0) }).contains("DEBUG")
        }
    }
}
