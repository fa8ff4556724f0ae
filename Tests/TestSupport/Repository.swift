import Foundation
import TimerlintSource

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

    /// The names in a folder, sorted, without hidden files.
    /// - Precondition: the folder can be read. A test without arguments would pass.
    package static func names(in folder: URL) -> [String] {
        do {
            let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
            return names.filter { !$0.hasPrefix(".") }.sorted()
        } catch {
            fatalError("\(folder.path) cannot be listed: \(error)")
        }
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

    /// The contents of a file.
    /// - Precondition: the file can be read. A test of nothing would pass.
    package static func bytes(of file: URL) -> [UInt8] {
        do {
            return Array(try Data(contentsOf: file))
        } catch {
            fatalError("\(file.path) cannot be read: \(error)")
        }
    }

    /// The sources below a folder in the order of their paths, which are relative to it.
    /// - Precondition: the folder and its files can be read.
    package static func sources(below folder: URL) -> [SourceFile] {
        filePaths(below: folder).compactMap { path in
            Language(path: path).map {
                SourceFile(path: path, language: $0, bytes: bytes(of: folder.appendingPathComponent(path)))
            }
        }
    }
}
