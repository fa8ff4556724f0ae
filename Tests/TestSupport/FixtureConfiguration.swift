import Foundation
import TimerlintAnalyses
import TimerlintBuilds
import TimerlintConfig
import TimerlintSourceExploration
import TimerlintSource
import TimerlintWorkspace

extension Fixture {
    /// What the `.timerlint.yml` files of a project say of its code, and how it is built.
    /// - Throws: what is wrong with them.
    package func premises() throws -> Premises {
        var result = Premises()
        guard rule == nil else { return result }
        for path in Repository.filePaths(below: self.root) where DiscoverySettings.isBuildFile(Array((path as NSString).lastPathComponent.utf8)) {
            result.builds.append(BuildFile(path: path, bytes: Array(try Data(contentsOf: self.root.appendingPathComponent(path)))))
        }
        let root = Path(root.standardizedFileURL.path)
        let configurations = try ConfigurationFiles(names: ReportedNames(workingFolder: root))
        for path in paths {
            let file = root.appending(path)
            let layers = try configurations.layers(from: root, to: file.folder ?? root)
            result[FileID(path)] = PathSettings(ConfigurationPart.parts(of: layers, for: file)).premises
        }
        return result
    }
}
