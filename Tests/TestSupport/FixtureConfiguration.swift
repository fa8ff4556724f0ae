import Foundation
import TimerlintAnalyses
import TimerlintBuilds
import TimerlintConfig
import TimerlintSourceExploration
import TimerlintSource
import TimerlintWorkspace

extension Fixture {
    /// The premises of the fixture from the build files: those in a project's folder, or the rule's for all of
    /// its fixtures. For projects also from their `.timerlint.yml` files.
    /// - Throws: if these files are invalid.
    package func premises() throws -> Premises {
        var result = Premises()
        for path in Repository.filePaths(below: self.root)
        where DiscoverySettings.isBuildFile(Array((path as NSString).lastPathComponent.utf8)) {
            let bytes = Array(try Data(contentsOf: self.root.appendingPathComponent(path)))
            result.builds.append(BuildFile(path: path, bytes: bytes))
        }
        guard rule == nil else { return result }
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
