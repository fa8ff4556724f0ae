import Foundation

/// Where the checked-out repository's own files are.
package enum Repository {
    /// The folder of Package.swift.
    package static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    package static let ruleFixtures = root.appendingPathComponent("Fixtures/Rules")
    package static let projectFixtures = root.appendingPathComponent("Fixtures/Projects")

    /// The names in a folder, sorted; empty where there is no such folder. Hidden files are left out.
    package static func names(in folder: URL) -> [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter { !$0.hasPrefix(".") }.sorted()
    }

    /// Every regular file below a folder, as paths relative to it with `/`, sorted. Hidden files are left out.
    package static func filePaths(below folder: URL) -> [String] {
        names(in: folder).flatMap { name -> [String] in
            let path = folder.appendingPathComponent(name)
            var isFolder: ObjCBool = false
            guard FileManager.default.fileExists(atPath: path.path, isDirectory: &isFolder) else { return [] }
            return isFolder.boolValue ? filePaths(below: path).map { "\(name)/\($0)" } : [name]
        }
    }
}
