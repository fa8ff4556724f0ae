import Foundation
import PackagePlugin

/// `swift package --allow-writing-to-package-directory timerlint-fix [ARGUMENT]…`: applies the safe fixes in
/// the whole package. If the option is missing, SwiftPM names it.
@main
struct TimerlintFixCommand: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        let process = Process()
        process.executableURL = try context.tool(named: "timerlint").url
        process.arguments = ["lint", "--fix"] + arguments
        process.currentDirectoryURL = context.package.directoryURL
        try process.run()
        process.waitUntilExit()
        if process.terminationStatus != 0 { exit(process.terminationStatus) }
    }
}
