import Yams

/// Reads the targets of XcodeGen's `project.yml`. Input: its bytes. Output: its targets with their files and
/// folders. Templates and included files leave the description incomplete.
struct XcodeGenSpec {
    private let path: String
    private var folder: String { path.folderOfPath }
    private let root: Node.Mapping
    private let readSettings: (String) -> [UInt8]?

    /// `readSettings` returns the bytes of a `.xcconfig` in the tree. `nil` if the file is not an XcodeGen
    /// specification.
    init?(_ file: BuildFile, readSettings: @escaping (String) -> [UInt8]?) {
        let bytes = file.bytes
        guard bytes.count < Self.sizeLimit, let root = try? Yams.compose(yaml: String(decoding: bytes, as: UTF8.self)),
            let mapping = root.mapping, mapping["targets"]?.mapping != nil || mapping["include"] != nil
        else { return nil }
        self.root = mapping
        self.readSettings = readSettings
        path = file.path
    }

    /// In bytes; real files have a few thousand.
    private static let sizeLimit = 1 << 20

    func description() -> BuildDescription {
        var result = BuildDescription(folder: folder)
        result.isComplete = root["include"] == nil
        for (key, value) in root["targets"]?.mapping ?? [:] {
            guard let name = key.string, let target = target(name, value) else {
                result.isComplete = false
                continue
            }
            result.targets.append(target)
        }
        return result
    }

    // MARK: Targets

    private func target(_ name: String, _ value: Node) -> BuildTarget? {
        guard let target = value.mapping, target["templates"] == nil else { return nil }
        var result = BuildTarget(name: name, origin: path)
        result.product = Self.product(ofType: target["type"]?.string ?? "")
        result.isExported = result.product == .library
        result.isNamedAsProject = result.product == .app && name == root["name"]?.string
        result.platforms = Set(
            (texts(target["platform"]) + texts(target["supportedDestinations"])).compactMap { Platform(rawValue: $0) })
        addSources(target["sources"], to: &result)
        result.apply(configurations(of: target))
        result.deploymentTargets.merge(deploymentTargets(of: target, on: result.platforms)) { $1 }
        return result
    }

    /// `application`, `app-extension`, `bundle.unit-test`: the suffixes of Xcode's product types.
    private static func product(ofType type: String) -> BuildTarget.Product { XcodeProject.product(ofType: type) }

    private func addSources(_ value: Node?, to target: inout BuildTarget) {
        let entries = value?.sequence.map(Array.init) ?? [value].compactMap { $0 }
        for entry in entries {
            guard let path = (entry.string ?? entry.mapping?["path"]?.string)?.path(below: folder), isCompiled(entry)
            else { continue }
            if path.contains(".") && BuildSource.isSource(path) {
                target.files.insert(path)
            } else {
                target.folders.append(path.asPrefix)
            }
            let excluded = texts(entry.mapping?["excludes"]).compactMap {
                BuildSource.exception(ofPattern: $0)?.path(below: path)
            }
            target.exceptions.formUnion(excluded + excluded.map(\.asPrefix))
        }
    }

    /// Without a phase of its own, each file goes where its type belongs.
    private func isCompiled(_ entry: Node) -> Bool {
        entry.mapping?["buildPhase"].map { $0.string == "sources" } ?? true
    }

    /// A single string, or a list of strings.
    private func texts(_ value: Node?) -> [String] {
        value?.sequence.map { $0.compactMap(\.string) } ?? [value?.string].compactMap { $0 }
    }

    // MARK: Settings

    /// `deploymentTarget: "15.0"` or `deploymentTarget: {iOS: "15.0"}`, else the project's `options`.
    private func deploymentTargets(of target: Node.Mapping, on platforms: Set<Platform>) -> [Platform: PlatformVersion]
    {
        if let version = target["deploymentTarget"]?.string.flatMap({ PlatformVersion($0) }) {
            return Dictionary(uniqueKeysWithValues: platforms.map { ($0, version) })
        }
        let common = versions(root["options"]?.mapping?["deploymentTarget"]).filter { platforms.contains($0.key) }
        return common.merging(versions(target["deploymentTarget"])) { $1 }
    }

    private func versions(_ value: Node?) -> [Platform: PlatformVersion] {
        var result: [Platform: PlatformVersion] = [:]
        for (key, version) in value?.mapping ?? [:] {
            guard let platform = key.string.flatMap({ Platform(rawValue: $0) }) else { continue }
            result[platform] = version.string.flatMap { PlatformVersion($0) }
        }
        return result
    }

    /// The settings of each configuration, in order of precedence: target, target's file, project, project's
    /// file.
    private func configurations(of target: Node.Mapping) -> [BuildSettings] {
        let owners = [root, target]
        let names = Set(
            owners.flatMap { owner in
                [owner["configFiles"], owner["settings"]?.mapping?["configs"]].flatMap {
                    $0?.mapping?.keys.compactMap(\.string) ?? []
                }
            })
        return (names.isEmpty ? [""] : names.sorted()).map { name in
            owners.reduce(into: BuildSettings()) { result, owner in
                if let file = owner["configFiles"]?.mapping?[name]?.string {
                    result.lay(BuildSettings(contentsOf: file.path(below: folder), read: readSettings))
                }
                let settings = owner["settings"]
                for part in [settings, settings?.mapping?["base"], settings?.mapping?["configs"]?.mapping?[name]] {
                    result.lay(BuildSettings(values(part)))
                }
            }
        }
    }

    private func values(_ section: Node?) -> [String: String] {
        var result: [String: String] = [:]
        for (key, value) in section?.mapping ?? [:] {
            if let key = key.string, let value = value.string { result[key] = value }
        }
        return result
    }
}
