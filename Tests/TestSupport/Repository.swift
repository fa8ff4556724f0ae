import Foundation

/// Paths in the checked-out repository.
package enum Repository {
    /// The folder of Package.swift.
    package static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// The built command: the one next to the test bundle, or the one that TIMERLINT_BINARY names.
    package static let command: URL = {
        if let named = ProcessInfo.processInfo.environment["TIMERLINT_BINARY"] {
            return URL(fileURLWithPath: named, relativeTo: root).absoluteURL
        }
        let bundle = CommandLine.arguments.first { $0.contains(".xctest") } ?? ".build/debug/x.xctest"
        var folder = URL(fileURLWithPath: bundle).deletingLastPathComponent()
        let isThere = { FileManager.default.isExecutableFile(atPath: folder.appendingPathComponent("timerlint").path) }
        while !isThere(), folder.path != "/" { folder.deleteLastPathComponent() }
        return folder.appendingPathComponent("timerlint")
    }()

    package static let ruleFixtures = root.appendingPathComponent("Fixtures/Rules")
    package static let projectFixtures = root.appendingPathComponent("Fixtures/Projects")

    /// The names in a folder, sorted, without hidden files; empty if there is no such folder.
    package static func names(in folder: URL) -> [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter { !$0.hasPrefix(".") }.sorted()
    }

    /// The paths of all regular files below a folder, relative to it, sorted, without hidden files.
    package static func filePaths(below folder: URL) -> [String] {
        names(in: folder).flatMap { name -> [String] in
            let path = folder.appendingPathComponent(name)
            var isFolder: ObjCBool = false
            guard FileManager.default.fileExists(atPath: path.path, isDirectory: &isFolder) else { return [] }
            return isFolder.boolValue ? filePaths(below: path).map { "\(name)/\($0)" } : [name]
        }
    }
}
