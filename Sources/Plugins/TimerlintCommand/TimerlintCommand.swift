import Foundation
import PackagePlugin

/// `swift package timerlint [--target NAME]… [ARGUMENT]…`: runs timerlint in the package's root. It requests no
/// permission, because a plugin that does cannot run non-interactively. SwiftPM exits with 1 on every failure.
@main
struct TimerlintCommand: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        var extractor = ArgumentExtractor(arguments)
        let names = extractor.extractOption(named: "target")
        let list = try files(of: context.package.targets(named: names), in: context)
        try run(
            try context.tool(named: "timerlint").url, extractor.remainingArguments + list,
            in: context.package.directoryURL)
    }

    /// The option that lists the sources of the chosen targets; empty if none are chosen, so that the arguments
    /// or the whole package decide what to lint.
    private func files(of targets: [any Target], in context: PluginContext) throws -> [String] {
        guard !targets.isEmpty else { return [] }
        let list = context.pluginWorkDirectoryURL.appendingPathComponent("files.txt")
        let paths = targets.compactMap { $0 as? any SourceModuleTarget }.flatMap { $0.sourceFiles.map(\.url.path) }
        try Data(paths.map { $0 + "\n" }.joined().utf8).write(to: list)
        return ["--files-from", list.path]
    }

    private func run(_ tool: URL, _ arguments: [String], in folder: URL) throws {
        let process = Process()
        process.executableURL = tool
        process.arguments = arguments
        process.currentDirectoryURL = folder
        try process.run()
        process.waitUntilExit()
        if process.terminationStatus != 0 { exit(process.terminationStatus) }
    }
}

#if canImport(XcodeProjectPlugin)
    import XcodeProjectPlugin

    extension TimerlintCommand: XcodeCommandPlugin {
        func performCommand(context: XcodePluginContext, arguments: [String]) throws {
            var extractor = ArgumentExtractor(arguments)
            // Xcode passes the chosen targets; the whole project is linted regardless.
            _ = extractor.extractOption(named: "target")
            try run(
                try context.tool(named: "timerlint").url, extractor.remainingArguments,
                in: context.xcodeProject.directoryURL)
        }
    }
#endif
