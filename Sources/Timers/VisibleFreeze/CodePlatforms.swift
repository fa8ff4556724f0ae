import TimerlintAnalyses
import TimerlintAppleAPIs
import TimerlintBuilds
import TimerlintSemantics
import TimerlintSyntax

/// Finds the platforms on which code runs. Input: a node. Output: the platforms according to `#if`, imports,
/// targets or base classes; empty if unknown.
struct CodePlatforms {
    let project: Project
    let targets: BuildTargets

    func platforms(of node: Node) -> Set<Platform> {
        let told = told(of: node)
        return told.isEmpty ? targets.importedPlatforms : told
    }

    /// The platforms according to the code, its target or its file alone, without the rest of the tree.
    func told(of node: Node) -> Set<Platform> {
        let path = node.tree.file.path
        var result = conditional(node) ?? targets.platforms(path)
        let told = told(by: node)
        if result.isEmpty {
            result = told
        } else if !told.isEmpty, !result.isDisjoint(with: told) {
            result.formIntersection(told)
        }
        return result
    }

    /// Whether a build for a platform of the code contains a declaration. Not if `#if` keeps it for other platforms: an
    /// extension that gives the Mac's classes the names of the phone's.
    func areBuiltTogether(_ declaration: Node, with code: Node) -> Bool {
        guard let needed = conditional(declaration) else { return true }
        let platforms = platforms(of: code)
        return platforms.isEmpty || !platforms.isDisjoint(with: needed)
    }

    /// `#if os(macOS)` around the code.
    private func conditional(_ node: Node) -> Set<Platform>? {
        for clause in node.selfAndAncestors where clause.kind == .ifConfigClause {
            if clause.name.isEmpty, let others = clause.parent?.children(.ifConfigClause).filter({ $0 != clause }) {
                let taken = others.compactMap { named(in: $0.name) }
                if taken.count == others.count { return Set(Platform.allCases).subtracting(taken.joined()) }
            } else if let asked = named(in: clause.name) {
                return asked
            }
        }
        return nil
    }

    /// The platforms that a condition tests for; `nil` if it tests for anything else.
    private func named(in condition: String) -> Set<Platform>? {
        if condition.contains("!") || condition.contains("&&") { return nil }
        let asked =
            Platform.allCases.filter { condition.contains("os(\($0.rawValue))") }
            + InterfaceAPI.conditionals.filter { condition.contains($0.key) }.compactMap {
                Platform(rawValue: $0.value)
            }
        if !asked.isEmpty { return Set(asked) }
        if condition.contains("canImport(AppKit)") { return [.macOS] }
        return condition.contains("canImport(UIKit)") ? Self.uiKit : named(byMacro: condition)
    }

    /// `MYGAME_PLATFORM_IOS`: a macro of the program, by the words of its name; `nil` if it names several platforms.
    private func named(byMacro condition: String) -> Set<Platform>? {
        let words = Set(condition.split { !$0.isLetter }.map { $0.lowercased() })
        guard words.isDisjoint(with: InterfaceAPI.ambiguousMacroWords) else { return nil }
        let named = Set(words.compactMap { InterfaceAPI.macroWords[$0] })
        return named.count == 1 ? Set(named.compactMap(Platform.init)) : nil
    }

    private static let uiKit: Set<Platform> = [.iOS, .macCatalyst, .tvOS, .visionOS]

    /// According to the frameworks that the file imports, otherwise to the base classes of the type.
    private func told(by node: Node) -> Set<Platform> {
        let imports = project.imports(around: node)
        var result: Set<Platform> = []
        if !imports.isDisjoint(with: ["UIKit", "UIKit.UIKit"]) { result.formUnion(Self.uiKit) }
        if !imports.isDisjoint(with: InterfaceAPI.macModules) { result.insert(.macOS) }
        if imports.contains("WatchKit") { result.insert(.watchOS) }
        guard result.isEmpty, let type = project.type(around: node) else { return result }
        let bases = project.inheritedNames(of: type)
        if bases.contains(where: { $0.hasPrefix("UI") }) { return Self.uiKit }
        let isMac = bases.contains { $0.hasPrefix("NS") && InterfaceAPI.macEndings.contains(where: $0.hasSuffix) }
        return isMac ? [.macOS] : bases.contains { $0.hasPrefix("WK") } ? [.watchOS] : []
    }
}
