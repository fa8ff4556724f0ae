import TimerlintSemantics
import TimerlintSyntax

/// Reads the targets that a Tuist `Project.swift` lists literally. Input: the manifest and its path. Output:
/// its targets; calls of helper functions leave the description incomplete.
struct TuistManifest {
    private let manifest: FileModel
    private let path: String
    private var folder: String { path.folderOfPath }

    /// `path` is the manifest's full path. `nil` if the file describes no project.
    init?(_ manifest: FileModel, path: String) {
        guard manifest.imports.contains("ProjectDescription") else { return nil }
        self.manifest = manifest
        self.path = path
    }

    func description() -> BuildDescription {
        var result = BuildDescription(folder: folder)
        let nodes = manifest.tree.nodes.indices.map { manifest.node(NodeID($0)) }
        let declarations = nodes.filter { $0.kind == .callExpression && isTarget($0) }
        let project = nodes.first { $0.kind == .callExpression && $0.firstChild?.isNamed("Project") == true }
        let reader = TuistSettings(manifest: manifest)
        let common = project.map(reader.settings) ?? BuildSettings()
        for declaration in declarations {
            guard var target = target(declaration) else {
                result.isComplete = false
                continue
            }
            var settings = common
            settings.lay(reader.settings(of: declaration))
            target.applyListed(settings)
            target.isNamedAsProject = target.product == .app && target.name == project?.argumentValue("name")?.name
            result.targets.append(target)
        }
        // The project's own helpers create targets elsewhere.
        result.isComplete =
            result.isComplete && !declarations.isEmpty && !manifest.imports.contains("ProjectDescriptionHelpers")
        return result
    }

    /// `.target(name:…, product:…)`, `Target(name:…)`.
    private func isTarget(_ call: Node) -> Bool {
        guard let callee = call.firstChild, callee.isNamed("target") || callee.isNamed("Target") else { return false }
        return call.argument(labeled: "product") != nil
    }

    private func target(_ call: Node) -> BuildTarget? {
        guard let name = call.argumentValue("name"), name.kind == .stringLiteral,
            let product = call.argumentValue("product"),
            let sources = patterns(call.argumentValue("sources"))
        else { return nil }
        var result = BuildTarget(name: name.name, origin: path)
        result.product = Self.products[product.name] ?? .unknown
        result.isExported = result.product == .library
        result.platforms = platforms(of: call)
        result.deploymentTargets = deploymentTargets(of: call)
        result.folders = sources.map { BuildSource.folder(ofPattern: $0).path(below: folder).asPrefix }
        result.canProveAbsence = result.product == .library || result.product == .tool
        return result
    }

    private static let products: [String: BuildTarget.Product] = [
        "app": .app, "appClip": .app, "watch2App": .app, "staticLibrary": .library, "dynamicLibrary": .library,
        "framework": .library,
        "staticFramework": .library, "unitTests": .test, "uiTests": .test, "bundle": .plugin, "commandLineTool": .tool,
        "appExtension": .appExtension,
        "watch2Extension": .appExtension, "messagesExtension": .appExtension, "extensionKitExtension": .appExtension,
        "xpc": .service,
        "systemExtension": .service,
    ]

    /// `["Sources/**", "Shared/*.swift"]`, `"Sources/**"`; `nil` if they are not literals.
    private func patterns(_ value: Node?) -> [String]? {
        guard let value else { return [] }
        let elements = value.kind == .arrayExpression ? Array(value.children) : [value]
        return elements.allSatisfy { $0.kind == .stringLiteral } ? elements.map(\.name) : nil
    }

    /// `destinations: .iOS`, `destinations: [.iPhone, .mac]`, `platform: .macOS`.
    private func platforms(of call: Node) -> Set<Platform> {
        var found: Set<Platform> = []
        for value in [call.argumentValue("destinations"), call.argumentValue("platform")].compactMap({ $0 }) {
            _ = value.contains { node in
                if node.kind == .memberExpression,
                    let platform = Self.destinations[node.name] ?? Platform(rawValue: node.name)
                {
                    found.insert(platform)
                }
                return false
            }
        }
        return found
    }

    private static let destinations: [String: Platform] = [
        "iPhone": .iOS, "iPad": .iOS, "mac": .macOS, "macCatalyst": .macCatalyst, "appleTv": .tvOS,
        "appleWatch": .watchOS, "appleVision": .visionOS,
    ]

    /// `deploymentTargets: .iOS("15.0")`, `.multiplatform(iOS: "15.0", macOS: "12.0")`,
    /// `deploymentTarget: .iOS(targetVersion: "15.0", devices: …)`.
    private func deploymentTargets(of call: Node) -> [Platform: PlatformVersion] {
        guard let value = call.argumentValue("deploymentTargets") ?? call.argumentValue("deploymentTarget"),
            value.kind == .callExpression,
            let callee = value.firstChild
        else { return [:] }
        var result: [Platform: PlatformVersion] = [:]
        for argument in value.arguments {
            guard let platform = Platform(rawValue: argument.name) ?? Platform(rawValue: callee.name),
                let version = argument.value
            else { continue }
            if let version = PlatformVersion(version.name) { result[platform] = version }
        }
        return result
    }
}
