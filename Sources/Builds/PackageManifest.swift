import TimerlintSemantics
import TimerlintSyntax

/// Reads the targets of a Package.swift. Input: the manifest, its path, and a predicate for folders that
/// contain sources. Output: its targets with their folders, and whether all were understood.
struct PackageManifest {
    private let manifest: FileModel
    private let path: String
    private var folder: String { path.folderOfPath }
    private let hasSources: (String) -> Bool
    private let nodes: [Node]
    private let hasLoops: Bool
    private let text: String

    /// `path` is the manifest's full path.
    init(_ manifest: FileModel, path: String, hasSources: @escaping (String) -> Bool) {
        self.manifest = manifest
        self.path = path
        self.hasSources = hasSources
        nodes = manifest.tree.nodes.indices.map { manifest.node(NodeID($0)) }
        hasLoops = nodes.contains { $0.kind == .forStatement || $0.isNamed("forEach") }
        text = manifest.file.text(manifest.tree.root.range)
    }

    func description() -> BuildDescription {
        var result = BuildDescription(folder: folder)
        let calls = nodes.filter { $0.kind == .callExpression }
        let declarations = calls.filter { Self.standardFolders[memberName($0)] != nil && !isDependency($0) }
        for declaration in declarations {
            if let target = target(declaration) { result.targets.append(target) } else { result.isComplete = false }
        }
        markExported(&result.targets, declarations, by: calls.filter { memberName($0) == "library" })
        // A manifest can create its targets in a loop or in a function of its own.
        result.isComplete = result.isComplete && !declarations.isEmpty && manifest.functions.isEmpty
        return result
    }

    /// `target` of `.target(…)`; empty for other calls.
    private func memberName(_ call: Node) -> String {
        guard let callee = call.firstChild, callee.flags.contains(.implicitBase) else { return "" }
        return callee.name
    }

    /// `.target(name: "Model")` in a list of dependencies is not a declaration.
    private func isDependency(_ call: Node) -> Bool {
        guard let list = call.parent, list.kind == .arrayExpression else { return false }
        return list.parent?.kind == .argument && list.parent?.isNamed("dependencies") == true
            && list.parent?.parent?.kind == .callExpression
    }

    // MARK: Targets

    private var packageName: String? {
        let package = nodes.first { $0.kind == .callExpression && $0.calleeName?.isNamed("Package") == true }
        return text(package?.argumentValue("name"))
    }

    private func target(_ call: Node) -> BuildTarget? {
        guard let name = text(call.argumentValue("name")), let folders = folders(of: call, name: name) else {
            return nil
        }
        var result = BuildTarget(name: name, origin: path)
        result.product = Self.products[memberName(call)] ?? .library
        result.isNamedAsProject = result.product == .tool && name == packageName
        result.folders = folders.sources.map(\.asPrefix)
        result.exceptions = folders.exceptions
        result.deploymentTargets = deploymentTargets
        result.isolation = isolation(of: call)
        result.languageMode = languageMode(of: call)
        result.askedChecks = .asked(for: settings(of: call).text, in: result.languageMode)
        return result
    }

    private static let products: [String: BuildTarget.Product] = [
        "executableTarget": .tool, "testTarget": .test, "macro": .tool, "plugin": .tool,
    ]
    /// The package manager's standard target folders. The first that contains sources is used.
    private static let standardFolders: [String: [String]] = [
        "target": sourceFolders, "executableTarget": sourceFolders, "macro": sourceFolders, "plugin": ["Plugins"],
        "testTarget": ["Tests", "Sources", "Source", "src", "srcs"],
    ]
    private static let sourceFolders = ["Sources", "Source", "src", "srcs"]

    /// `path:` if given, else `Sources/` and the name; `sources:` and `exclude:` are relative to it. `nil` if
    /// one of them is not a literal.
    private func folders(of call: Node, name: String) -> (sources: [String], exceptions: Set<String>)? {
        let standard = (Self.standardFolders[memberName(call)] ?? []).map { "\($0)/\(name)".path(below: folder) }
        var base = standard.first { hasSources($0.asPrefix) } ?? standard.first ?? folder
        if let path = call.argumentValue("path") {
            guard let path = text(path) else { return nil }
            base = path.path(below: folder)
        }
        guard let sources = texts(call.argumentValue("sources")), let excluded = texts(call.argumentValue("exclude"))
        else { return nil }
        let exceptions = excluded.map { $0.path(below: base) }
        return (
            sources.isEmpty ? [base] : sources.map { $0.path(below: base) },
            Set(exceptions + exceptions.map(\.asPrefix))
        )
    }

    private func text(_ value: Node?) -> String? {
        guard let value, value.kind == .stringLiteral, !value.contains(where: { $0.kind == .interpolation }) else {
            return nil
        }
        return value.name
    }

    /// The strings of a list literal; empty if there is no list, `nil` if it is not a literal.
    private func texts(_ list: Node?) -> [String]? {
        guard let list else { return [] }
        guard list.kind == .arrayExpression else { return nil }
        let elements = list.children.map { text($0) }
        return elements.contains(nil) ? nil : elements.compactMap { $0 }
    }

    /// Marks the targets of library products and their dependencies as exported.
    private func markExported(_ targets: inout [BuildTarget], _ declarations: [Node], by products: [Node]) {
        var pending = products.flatMap { texts($0.argumentValue("targets")) ?? targets.map(\.name) }
        var seen: Set<String> = []
        while let name = pending.popLast() {
            guard seen.insert(name).inserted,
                let declaration = declarations.first(where: { text($0.argumentValue("name")) == name })
            else { continue }
            _ = declaration.argumentValue("dependencies")?.contains { node in
                if let name = text(node) { pending.append(name) }
                return false
            }
        }
        for index in targets.indices { targets[index].isExported = seen.contains(targets[index].name) }
    }

    // MARK: Settings

    private func isolation(of declaration: Node) -> BuildTarget.Isolation {
        let (text, isOwn) = settings(of: declaration)
        if text.contains("defaultIsolation(MainActor") { return isOwn ? .mainActor : .unknown }
        if text.contains("defaultIsolation"), !isOwn { return .unknown }
        return ["NonisolatedNonsendingByDefault", "ApproachableConcurrency"].contains(where: text.contains)
            ? .caller : .none
    }

    /// The target's own `.swiftLanguageMode(.v5)`, else the package's list of modes, else the mode implied by
    /// its tools version.
    private func languageMode(of declaration: Node) -> LanguageMode? {
        let (text, isOwn) = settings(of: declaration)
        if let own = modesCalled(in: text), isOwn { return own }
        if text.contains("swiftLanguageMode(") { return nil }
        guard let latest = toolsVersion.map({ LanguageMode(major: $0.major, minor: 0) }) else { return nil }
        let listed = nodes.first {
            $0.kind == .argument && ($0.isNamed("swiftLanguageModes") || $0.isNamed("swiftLanguageVersions"))
        }
        return modes(in: listed?.value)?.filter { $0 <= latest }.max() ?? latest
    }

    /// The text of a target's Swift settings with the variables it names expanded. If they come from a loop or
    /// another source: the whole manifest, which may describe other targets (`isOwn` is false).
    private func settings(of declaration: Node) -> (text: String, isOwn: Bool) {
        if hasLoops { return (text, false) }
        guard let settings = declaration.argumentValue("swiftSettings") else { return ("", true) }
        var parts = [settings.text]
        let isUnderstood = !settings.contains { node in
            guard node.kind == .nameExpression, !node.isNamed("MainActor") else { return false }
            guard let value = globalValue(node.name) else { return true }
            parts.append(value.text)
            return false
        }
        return isUnderstood ? (parts.joined(separator: "\n"), true) : (text, false)
    }

    /// The value of a global variable of the manifest.
    private func globalValue(_ name: String) -> Node? {
        let found = manifest.variables.filter { $0.kind == .global && $0.name == name }
        guard found.count == 1, let value = found[0].value.map(manifest.node), value.kind == .arrayExpression else {
            return nil
        }
        return value
    }

    /// `.v5` in a text that contains `.swiftLanguageMode(.v5)`.
    private func modesCalled(in text: String) -> LanguageMode? {
        let calls = text.split(separator: "wiftLanguageMode(").dropFirst()
        return calls.compactMap { LanguageMode(String($0.drop { $0 == "." }.prefix { $0 != ")" })) }.max()
    }

    /// `.v5` of `.swiftLanguageMode(.v5)` and `[.v5, .v6]`.
    private func modes(in value: Node?) -> [LanguageMode]? {
        var found: [LanguageMode] = []
        _ = value?.contains { node in
            if node.kind == .memberExpression, node.flags.contains(.implicitBase), let mode = LanguageMode(node.name) {
                found.append(mode)
            }
            return false
        }
        return found.isEmpty ? nil : found
    }

    /// `// swift-tools-version:5.9`, the first line.
    private var toolsVersion: PlatformVersion? {
        let line = text.prefix { !$0.isNewline }
        guard let start = line.firstRange(of: "swift-tools-version")?.upperBound else { return nil }
        return PlatformVersion(
            String(line[start...].drop { $0 == ":" || $0 == " " }.prefix { $0.isNumber || $0 == "." }))
    }

    /// `platforms: [.iOS(.v13), .macOS("10.15")]`: minimum versions. The package still runs on other platforms.
    private var deploymentTargets: [Platform: PlatformVersion] {
        Dictionary(
            nodes.filter { $0.kind == .callExpression }.compactMap { call -> (Platform, PlatformVersion)? in
                guard let platform = Platform(rawValue: memberName(call)), let value = call.arguments.first?.value,
                    let version = PlatformVersion(value.name)
                else { return nil }
                return (platform, version)
            }, uniquingKeysWith: { first, _ in first })
    }
}
