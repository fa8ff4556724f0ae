import TimerlintSource

/// Reads the targets of an Xcode project. Input: the bytes of its `project.pbxproj`. Output: its targets with
/// their files and settings, as far as the file is well-formed.
struct XcodeProject {
    private let path: String
    /// The folder that contains the `.xcodeproj`.
    private let folder: String
    private let objects: [String: PropertyList]
    private let root: PropertyList
    private let readSettings: (String) -> [UInt8]?
    private let settingsOfFiles = Answers<String, BuildSettings>()
    private let commonSettings = OneAnswer<[String: BuildSettings]>()
    private var paths: [String: String] = [:]

    /// The maximum nesting of groups.
    private static let depthLimit = 64

    /// `readSettings` returns the bytes of a `.xcconfig` in the tree. `nil` if the file is not a project.
    init?(_ file: BuildFile, readSettings: @escaping (String) -> [UInt8]?) {
        var reader = PropertyListReader(file.bytes)
        guard let list = reader.read(), case .table(let objects)? = list["objects"],
            let root = list["rootObject"]?.text.flatMap({ objects[$0] })
        else { return nil }
        self.objects = objects
        self.root = root
        self.readSettings = readSettings
        path = file.path
        let container = file.path.folderOfPath.folderOfPath
        folder = root["projectDirPath"]?.text.map { $0.isEmpty ? container : $0.path(below: container) } ?? container
        if let group = root["mainGroup"]?.text { place(group, in: folder, depth: 0) }
    }

    func description() -> BuildDescription {
        var result = BuildDescription(folder: folder)
        result.targets = (root["targets"]?.texts ?? []).compactMap { id in objects[id].map { target($0, id: id) } }
        result.unbuiltFiles = listedFiles.subtracting(result.targets.flatMap(\.files))
        // A legacy target is built by a tool outside of Xcode.
        result.isComplete = !(root["targets"]?.texts ?? []).contains { objects[$0]?["isa"]?.text == "PBXLegacyTarget" }
        result.takesPods = objects.values.contains { object in
            (object["path"]?.text ?? "").hasSuffix(".xcconfig") && (object["path"]?.text ?? "").contains("Pods-")
        }
        return result
    }

    // MARK: Files

    /// Resolves the paths of a group's files and folders, which are relative to the enclosing group.
    private mutating func place(_ id: String, in outer: String, depth: Int) {
        guard depth < Self.depthLimit, paths[id] == nil, let object = objects[id] else { return }
        let path = path(of: object, in: outer)
        paths[id] = path
        for child in object["children"]?.texts ?? [] { place(child, in: path, depth: depth + 1) }
    }

    private func path(of object: PropertyList, in outer: String) -> String {
        guard let path = object["path"]?.text, !path.isEmpty else {
            return object["sourceTree"]?.text == "SOURCE_ROOT" ? folder : outer
        }
        switch object["sourceTree"]?.text {
        case "<absolute>": return path
        case "SOURCE_ROOT": return path.path(below: folder)
        default: return path.path(below: outer)
        }
    }

    private var listedFiles: Set<String> {
        Set(paths.lazy.filter { objects[$0.key]?["isa"]?.text == "PBXFileReference" }.map(\.value))
    }

    // MARK: Targets

    private func target(_ object: PropertyList, id: String) -> BuildTarget {
        var result = BuildTarget(name: object["name"]?.text ?? "", origin: path)
        result.product = Self.product(ofType: object["productType"]?.text ?? "")
        result.isExported = result.product == .library
        let project = path.folderOfPath.split(separator: "/").last.map(String.init)
        result.isNamedAsProject = result.product == .app && project == result.name + ".xcodeproj"
        result.apply(configurations(of: object))
        result.files = sources(of: object)
        addFolders(of: object, id: id, to: &result)
        return result
    }

    /// `com.apple.product-type.application.watchapp2`, `….bundle.unit-test`: the most specific part decides.
    static func product(ofType type: String) -> BuildTarget.Product {
        products.first { type.contains($0.part) }?.product ?? .unknown
    }

    private static let products: [(part: String, product: BuildTarget.Product)] = [
        ("test", .test), ("system-extension", .service), ("xpc-service", .service), ("driver-extension", .service),
        ("extension", .appExtension), ("extensionkit", .appExtension), ("application", .app), ("framework", .library),
        ("library", .library),
        ("tool", .tool), ("bundle", .plugin),
    ]

    private func sources(of target: PropertyList) -> Set<String> {
        let phases = (target["buildPhases"]?.texts ?? []).compactMap { objects[$0] }.filter {
            $0["isa"]?.text == "PBXSourcesBuildPhase"
        }
        let references = phases.flatMap { $0["files"]?.texts ?? [] }.compactMap { objects[$0]?["fileRef"]?.text }
        return Set(references.flatMap { files(of: $0) })
    }

    /// One file, or all localized variants of it.
    private func files(of reference: String) -> [String] {
        let children = objects[reference]?["children"]?.texts ?? []
        return children.isEmpty ? [paths[reference]].compactMap { $0 } : children.compactMap { paths[$0] }
    }

    /// The synchronized folders of Xcode 16. Their files belong to a target unless listed as exceptions;
    /// another target may claim some of them.
    private func addFolders(of object: PropertyList, id: String, to target: inout BuildTarget) {
        let own = Set(object["fileSystemSynchronizedGroups"]?.texts ?? [])
        for (group, path) in paths where objects[group]?["isa"]?.text == "PBXFileSystemSynchronizedRootGroup" {
            if own.contains(group) { target.folders.append(path.asPrefix) }
            let exceptions = (objects[group]?["exceptions"]?.texts ?? []).compactMap { objects[$0] }.filter {
                $0["target"]?.text == id
            }
            let named = exceptions.flatMap { $0["membershipExceptions"]?.texts ?? [] }.map { $0.path(below: path) }
            if own.contains(group) {
                // An exception without a file extension may be a folder.
                target.exceptions.formUnion(named + named.map(\.asPrefix))
            } else {
                target.files.formUnion(named)
            }
        }
    }

    // MARK: Settings

    /// The settings of each configuration, in order of precedence: target, target's file, project, project's
    /// file.
    private func configurations(of target: PropertyList) -> [BuildSettings] {
        let common = commonSettings.answer { settingsByName(root) }
        let own = settingsByName(target)
        return own.isEmpty
            ? Array(common.values)
            : own.map { name, settings in
                var result = common[name] ?? BuildSettings()
                result.lay(settings)
                return result
            }
    }

    private func settingsByName(_ owner: PropertyList) -> [String: BuildSettings] {
        let list = owner["buildConfigurationList"]?.text.flatMap { objects[$0] }
        let configurations = (list?["buildConfigurations"]?.texts ?? []).compactMap { objects[$0] }
        return Dictionary(
            configurations.map { ($0["name"]?.text ?? "", settings(of: $0)) }, uniquingKeysWith: { first, _ in first })
    }

    private func settings(of configuration: PropertyList) -> BuildSettings {
        var result = BuildSettings()
        if let file = settingsFile(of: configuration) {
            result = settingsOfFiles.answer(to: file) { BuildSettings(contentsOf: file, read: readSettings) }
        }
        result.lay(BuildSettings(configuration["buildSettings"]))
        return result
    }

    /// The `.xcconfig` of a configuration, by its reference or, in a synchronized folder of Xcode 16, by its
    /// path in that folder.
    private func settingsFile(of configuration: PropertyList) -> String? {
        if let reference = configuration["baseConfigurationReference"]?.text { return paths[reference] ?? "" }
        guard let anchor = configuration["baseConfigurationReferenceAnchor"]?.text.flatMap({ paths[$0] }),
            let path = configuration["baseConfigurationReferenceRelativePath"]?.text
        else { return nil }
        return path.path(below: anchor)
    }
}
