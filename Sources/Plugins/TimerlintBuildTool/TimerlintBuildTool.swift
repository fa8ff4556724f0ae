import Foundation
import PackagePlugin

/// Lints a target in every build after a source of the package, a configuration or the tool changed. Warnings
/// are shown; errors and an invalid configuration fail the build. Writes no files.
@main
struct TimerlintBuildTool: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        guard let target = target as? any SourceModuleTarget else { return [] }
        // A finding in one target can depend on code in another.
        let all = context.package.targets.compactMap { $0 as? any SourceModuleTarget }.flatMap {
            $0.sourceFiles.map(\.url)
        }
        return [
            try lintCommand(
                tool: try context.tool(named: "timerlint").url, name: target.name,
                sources: target.sourceFiles.map(\.url),
                inputs: all + configurations(in: context.package.directoryURL),
                workFolder: context.pluginWorkDirectoryURL)
        ]
    }

    /// A command without outputs runs when an input changed, and again after a failure.
    private func lintCommand(tool: URL, name: String, sources: [URL], inputs: [URL], workFolder: URL) throws -> Command
    {
        // Passes a file list, because a command line has limited length and Xcode drops a command's
        // environment.
        let list = workFolder.appendingPathComponent("files.txt")
        try Data(sources.map { $0.path + "\n" }.joined().utf8).write(to: list)
        return .buildCommand(
            displayName: "timerlint \(name)", executable: tool,
            arguments: [
                "lint", "--quiet", "--format", "xcode", "--force-exclude", "--fail-on", "error", "--files-from",
                list.path,
            ],
            inputFiles: inputs, outputFiles: [])
    }

    private func configurations(in folder: URL) -> [URL] {
        [".timerlint.yml", ".timerlint.yaml", ".timerlint.json", ".timerlint-baseline.json"]
            .map { folder.appendingPathComponent($0) }
            .filter { FileManager.default.fileExists(atPath: $0.path) }
    }
}

#if canImport(XcodeProjectPlugin)
    import XcodeProjectPlugin

    extension TimerlintBuildTool: XcodeBuildToolPlugin {
        func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
            let sources = target.inputFiles.filter { $0.type == .source }.map(\.url)
            let all = context.xcodeProject.targets.flatMap { $0.inputFiles.filter { $0.type == .source }.map(\.url) }
            return [
                try lintCommand(
                    tool: try context.tool(named: "timerlint").url, name: target.displayName, sources: sources,
                    inputs: all + configurations(in: context.xcodeProject.directoryURL),
                    workFolder: context.pluginWorkDirectoryURL)
            ]
        }
    }
#endif
