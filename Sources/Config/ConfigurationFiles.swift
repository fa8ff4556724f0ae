import TimerlintRules
import TimerlintWorkspace

/// Finds and reads the configuration files of a run, each once. Input: folders. Output: their configurations.
package final class ConfigurationFiles {
    /// The file names to look for in each folder.
    package static let names = [".timerlint.yml", ".timerlint.yaml", ".timerlint.json"]

    /// An effective configuration, with the folder that its patterns and paths are relative to.
    package struct Layer: Sendable {
        package let folder: Path
        package let configuration: Configuration
    }

    private let reader: ConfigurationReader
    private let reportedNames: ReportedNames
    /// The only layer, given by `--config`.
    private let only: Layer?
    private var found: [Path: Layer?] = [:]
    private var layersOfWays: [Way: [Layer]] = [:]

    /// The folders from a root down to a folder.
    private struct Way: Hashable {
        let root: Path
        let folder: Path
    }

    /// Contents that replace files, by absolute path.
    private let overlays: [Path: [UInt8]]
    private static let sizeLimit = 4 << 20

    /// `only` is the absolute path of the `--config` file, which replaces all discovered files. Throws an error
    /// in that file.
    package init(
        names: ReportedNames, only file: Path? = nil, overlays: [Path: [UInt8]] = [:],
        reader: ConfigurationReader = ConfigurationReader()
    ) throws {
        reportedNames = names
        self.overlays = overlays
        self.reader = reader
        only = try file.map { file in
            let configuration = try Self.configuration(at: file, overlays, reader, names)
            return Layer(folder: Self.base(of: file, names), configuration: configuration)
        }
    }

    /// The folder that the patterns of a `--config` file are relative to: its own, or the project's if the file
    /// lies outside of it.
    private static func base(of file: Path, _ names: ReportedNames) -> Path {
        let folder = file.folder ?? Path("/")
        let project = names.project ?? names.workingFolder
        return folder.isWithin(project) || project.isWithin(folder) ? folder : project
    }

    /// The file names that mark a folder as the root of a project.
    package var rootNames: [String] { only == nil ? Self.names : [] }

    /// The patterns of a folder's configuration for the paths below it.
    package func patterns(in folder: Path) throws -> FolderPatterns? {
        guard let configuration = try layer(of: folder)?.configuration else { return nil }
        let source = configuration.file
        return FolderPatterns(
            exclude: configuration.exclude.map { PathRules(patterns: $0.value, source: source) },
            include: configuration.include.map { PathRules(patterns: $0.value, source: source) })
    }

    /// The configurations that apply in a folder, from the root (outermost) down.
    package func layers(from root: Path, to folder: Path) throws -> [Layer] {
        if let only { return [only] }
        let way = Way(root: root, folder: folder)
        if let known = layersOfWays[way] { return known }
        let folders = [folder] + folder.ancestors
        let layers = try folders.filter { $0.isWithin(root) }.reversed().compactMap(layer)
        for layer in layers where layer.folder != root { try layer.configuration.checkNested() }
        layersOfWays[way] = layers
        return layers
    }

    /// The configuration of one folder, if it has one.
    package func layer(of folder: Path) throws -> Layer? {
        if let only { return only.folder == folder ? only : nil }
        if let known = found[folder] { return known }
        let layer = try read(folder)
        found[folder] = .some(layer)
        return layer
    }

    private func read(_ folder: Path) throws -> Layer? {
        let files = Self.names.map { folder.appending($0) }.filter { overlays[$0] != nil || FileSystem.exists($0) }
        guard let file = files.first else { return nil }
        if files.count > 1 {
            let others = files.dropFirst().map(reportedNames.reported).joined(separator: ", ")
            throw ConfigurationError(
                file: reportedNames.reported(file), problem: "is next to \(others); a folder has one configuration")
        }
        if overlays[file] == nil, FileSystem.leads(file, outOf: ProjectRoot.reach(of: folder)) {
            throw ConfigurationError(
                file: reportedNames.reported(file), problem: "a symbolic link out of the project is not read")
        }
        return Layer(folder: folder, configuration: try Self.configuration(at: file, overlays, reader, reportedNames))
    }

    private static func configuration(
        at file: Path, _ overlays: [Path: [UInt8]], _ reader: ConfigurationReader, _ names: ReportedNames
    ) throws(ConfigurationError) -> Configuration {
        let name = names.reported(file)
        if let overlay = overlays[file] { return try reader.read(String(decoding: overlay, as: UTF8.self), file: name) }
        return try reader.read(try text(of: file, name: name, limit: sizeLimit), file: name)
    }
}

extension Configuration {
    /// Settings of a whole run belong in the project's root folder. In a nested configuration they would have
    /// no effect.
    fileprivate func checkNested() throws(ConfigurationError) {
        for (key, origin) in [("fail_on", failOn?.origin), ("baseline", baseline?.origin)] {
            guard let origin else { continue }
            let line = origin.split(separator: ":").last.flatMap { Int($0) }
            throw ConfigurationError(
                file: file, line: line,
                problem: "'\(key)' applies to a whole run and belongs in the configuration of the project's root")
        }
    }
}

/// The text of a configuration or baseline; throws if it cannot be read.
func text(of file: Path, name: String, limit: Int) throws(ConfigurationError) -> String {
    let contents: [UInt8]?
    do {
        guard try FileSystem.status(of: file).kind == .regular else {
            throw ConfigurationError(file: name, problem: "not a regular file")
        }
        contents = try FileSystem.contents(of: file, limit: limit)
    } catch let error as SystemError {
        throw ConfigurationError(file: name, problem: "cannot be read: \(error.message)")
    } catch {
        throw ConfigurationError(file: name, problem: "not a regular file")
    }
    guard let contents else { throw ConfigurationError(file: name, problem: "larger than \(limit >> 20) MiB") }
    guard let text = String(validating: contents, as: UTF8.self) else {
        throw ConfigurationError(file: name, problem: "not valid UTF-8")
    }
    return text
}
