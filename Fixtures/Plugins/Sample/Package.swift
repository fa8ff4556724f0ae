// swift-tools-version: 6.0
import Foundation
import PackageDescription

/// A package that takes timerlint's plugins, as a user's package does. `TIMERLINT_PLUGINS` is the folder of the package
/// that has them; by default the one around this fixture, which builds the command from its sources.
let plugins = ProcessInfo.processInfo.environment["TIMERLINT_PLUGINS"] ?? "../../.."

let package = Package(
    name: "Sample",
    dependencies: [.package(name: "timerlint", path: plugins)],
    targets: [
        .target(name: "Ticking", plugins: [.plugin(name: "TimerlintBuildTool", package: "timerlint")]),
        .target(name: "Calm", plugins: [.plugin(name: "TimerlintBuildTool", package: "timerlint")]),
    ]
)
