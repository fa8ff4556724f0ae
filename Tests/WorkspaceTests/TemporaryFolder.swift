import Foundation

@testable import TimerlintWorkspace

/// A folder for one test, deleted with the object.
final class TemporaryFolder {
    let path: Path

    init() throws {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("timerlint-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        path = try FileSystem.absolute(Path(url.path))
    }

    deinit { try? FileManager.default.removeItem(atPath: path.description) }

    /// Creates a file and its parent folders.
    @discardableResult
    func write(_ text: String, to name: String) throws -> Path { try write(Array(text.utf8), to: name) }

    @discardableResult
    func write(_ bytes: [UInt8], to name: String) throws -> Path {
        let file = path.appending(name)
        let url = URL(fileURLWithPath: file.description)
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(bytes).write(to: url)
        return file
    }

    func makeFolder(_ name: String) throws {
        let url = URL(fileURLWithPath: path.appending(name).description)
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    func link(_ name: String, to target: String) throws {
        try FileManager.default.createSymbolicLink(
            atPath: path.appending(name).description, withDestinationPath: target)
    }

    /// Settings with this working folder.
    var settings: DiscoverySettings { DiscoverySettings(names: ReportedNames(workingFolder: path)) }

    /// The selection of a run over the named paths, as names relative to this folder.
    func selected(_ names: String..., adjust: (inout DiscoverySettings) -> Void = { _ in }) throws -> [String] {
        try discover(names, adjust: adjust).selected.map(relative)
    }

    func discover(
        _ names: [String], adjust: (inout DiscoverySettings) -> Void = { _ in }
    ) throws -> Discovery.Result {
        var settings = self.settings
        adjust(&settings)
        return try Discovery(settings: settings).files(at: names.map { Path($0) })
    }

    func relative(_ file: Path) -> String { settings.names.reported(file) }
}
