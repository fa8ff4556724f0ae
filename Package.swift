// swift-tools-version: 6.0
import PackageDescription

/// The target of a stage. Its folder has the short name; the target's name begins with the project's, because target
/// and module names must be unique in the package graph of every user who builds a plugin from source.
func stage(
    _ folder: String, _ stages: String..., and others: [Target.Dependency] = [], path: String? = nil
) -> Target {
    .target(name: moduleName(folder), dependencies: stages.map(dependency) + others, path: path ?? "Sources/\(folder)")
}

func command(_ name: String, _ stages: String..., and others: [Target.Dependency]) -> Target {
    .executableTarget(name: name, dependencies: stages.map(dependency) + others)
}

func tests(
    _ name: String, _ stages: String..., and others: [Target.Dependency] = [], goldens: [String] = []
) -> Target {
    .testTarget(name: name, dependencies: stages.map(dependency) + others, exclude: goldens)
}

/// The plugins through which a user's package or project runs the command.
func plugin(_ name: String, _ capability: Target.PluginCapability) -> Target {
    .plugin(name: name, capability: capability, dependencies: ["timerlint"], path: "Sources/Plugins/\(name)")
}

func dependency(_ folder: String) -> Target.Dependency { .target(name: moduleName(folder)) }

func moduleName(_ folder: String) -> String { "Timerlint" + folder }

/// One module per stage. A stage depends only on those listed before it.
let package = Package(
    name: "timerlint",
    platforms: [.macOS(.v13)],
    products: [
        .executable(name: "timerlint", targets: ["timerlint"]),
        .plugin(name: "TimerlintCommand", targets: ["TimerlintCommand"]),
        .plugin(name: "TimerlintFixCommand", targets: ["TimerlintFixCommand"]),
        .plugin(name: "TimerlintBuildTool", targets: ["TimerlintBuildTool"]),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
        .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
    ],
    targets: [
        stage("CProcess"),
        stage("Source", "CProcess"),
        stage("Lexing", "Source"),
        stage("Syntax", "Source"),
        stage("SwiftFrontEnd", "Source", "Lexing", "Syntax"),
        stage("ObjCFrontEnd", "Source", "Lexing", "Syntax"),
        stage("CLibclang"),
        stage("ClangEngine", "CLibclang"),
        stage("AppleAPIs"),
        stage("Semantics", "Source", "Syntax", "AppleAPIs"),
        stage("Builds", "Source", "Syntax", "Semantics", and: ["Yams"]),
        stage("ControlFlow", "Source", "Syntax", "AppleAPIs"),
        stage("Nibs"),
        stage("Analyses", "Source", "Syntax", "AppleAPIs", "Semantics", "Builds", "Nibs", "ControlFlow"),
        stage("SourceExploration", "Source", "Syntax", "AppleAPIs", "Semantics", "ControlFlow", "Analyses"),
        stage(
            "Timers",
            "Source", "Syntax", "AppleAPIs", "Semantics", "Builds", "ControlFlow", "Analyses", "SourceExploration"),
        stage("Diagnostics", "Source"),
        stage("Editing", "Source", "Syntax", "AppleAPIs", "Semantics", "Diagnostics"),
        stage(
            "Rules",
            "Source", "Syntax", "AppleAPIs", "Semantics", "Builds", "ControlFlow", "Analyses", "SourceExploration",
            "Timers", "Diagnostics", "Editing"),
        stage("Fixes", "Source", "Diagnostics"),
        stage("Reporting", "Source", "Diagnostics", "Fixes"),
        stage("Workspace", "Source"),
        stage("Config", "Source", "Diagnostics", "Analyses", "Rules", "Reporting", "Workspace", and: ["Yams"]),
        stage("Guide", "Diagnostics", "Rules", "Config"),
        stage("Suppressions", "Source", "Lexing", "ObjCFrontEnd", "Diagnostics"),
        stage(
            "Linting",
            "Source", "Syntax", "SwiftFrontEnd", "ObjCFrontEnd", "Semantics", "Builds", "Analyses", "Timers",
            "Diagnostics", "Rules", "Fixes", "Workspace", "Suppressions"),
        stage(
            "Triage",
            "Source", "Syntax", "AppleAPIs", "Semantics", "Timers", "Diagnostics", "Rules", "Reporting"),
        stage(
            "Inventory",
            "Source", "Syntax", "Semantics", "Analyses", "SourceExploration", "Timers", "Diagnostics", "Reporting"),
        stage("LanguageServer", "Source", "Diagnostics", "Fixes", "Workspace"),
        command(
            "timerlint",
            "Source", "Lexing", "Syntax", "SwiftFrontEnd", "ObjCFrontEnd", "CLibclang", "ClangEngine", "Semantics",
            "Builds", "ControlFlow", "Analyses", "SourceExploration", "Timers", "Diagnostics", "Rules", "Fixes",
            "Reporting", "Workspace", "Config", "Guide", "Suppressions", "Linting", "Triage", "Inventory",
            "LanguageServer",
            and: [.product(name: "ArgumentParser", package: "swift-argument-parser")]),
        plugin("TimerlintCommand", .command(intent: .custom(verb: "timerlint", description: "Find misused timers."))),
        plugin(
            "TimerlintFixCommand",
            .command(
                intent: .custom(verb: "timerlint-fix", description: "Apply timerlint's safe fixes."),
                permissions: [.writeToPackageDirectory(reason: "fixes are written into the sources")])),
        plugin("TimerlintBuildTool", .buildTool()),
        tests("LexingTests", "Source", "Lexing"),
        tests("ScanningTests", "Source", "Lexing", "Syntax", "SwiftFrontEnd", "TestSupport"),
        tests("ObjCFrontEndTests", "Source", "Syntax", "ObjCFrontEnd"),
        tests(
            "ClangOracleTests",
            "Source", "Syntax", "ObjCFrontEnd", "Semantics", "CLibclang", "ClangEngine", "Workspace", "TestSupport"),
        tests("SwiftFrontEndTests", "Source", "Syntax", "SwiftFrontEnd", "TestSupport"),
        tests("WorkspaceTests", "Source", "Workspace"),
        tests("NibsTests", "Nibs"),
        tests("AppleAPIsTests", "AppleAPIs"),
        tests(
            "ConfigTests",
            "Diagnostics", "Analyses", "Rules", "Reporting", "Config", "Workspace", "TestSupport", and: ["Yams"]),
        tests("CommandLineTests", "Reporting", "Rules", "TestSupport", and: ["Yams", "timerlint"]),
        tests(
            "CatalogueTests",
            "Source", "Diagnostics", "Rules", "Config", "Guide", "Suppressions", "Linting", "TestSupport",
            goldens: ["messages.md"]),
        tests("ReportingTests", "Source", "Diagnostics", "Fixes", "Reporting", "TestSupport"),
        tests("FixesTests", "Source", "Diagnostics", "Fixes", "Workspace"),
        tests("SuppressionsTests", "Source", "Diagnostics", "Fixes", "Suppressions", "TestSupport"),
        stage(
            "TestSupport",
            "Source", "Syntax", "SwiftFrontEnd", "Semantics", "Builds", "Analyses", "Timers", "Diagnostics", "Rules",
            "Config", "Workspace", "Linting", path: "Tests/TestSupport"),
        tests(
            "FixtureTests",
            "Source", "Lexing", "SwiftFrontEnd", "Diagnostics", "Rules", "Fixes", "Workspace", "Suppressions",
            "Linting", "ClangEngine", "TestSupport"),
        tests("SemanticsTests", "Source", "Syntax", "SwiftFrontEnd", "Semantics"),
        tests("BuildsTests", "Source", "Syntax", "SwiftFrontEnd", "Semantics", "Builds"),
        tests(
            "ControlFlowTests", "Source", "Syntax", "SwiftFrontEnd", "ObjCFrontEnd", "ControlFlow", "TestSupport"),
        tests(
            "SourceExplorationTests",
            "Source", "Syntax", "SwiftFrontEnd", "Semantics", "ControlFlow", "SourceExploration"),
        tests("AnalysesTests", "Builds", "Syntax", "Semantics", "Analyses", "Timers", "TestSupport"),
        tests("TimersTests", "SourceExploration", "Analyses", "Timers", "TestSupport"),
        tests("RulesTests", "Timers", "Rules", "TestSupport"),
        tests("TriageTests", "Source", "Diagnostics", "Rules", "Reporting", "Linting", "Triage", "TestSupport"),
        tests(
            "InventoryTests",
            "Source", "Diagnostics", "Rules", "Reporting", "Linting", "Inventory", "TestSupport"),
        tests("LanguageServerTests", "Source", "Diagnostics", "Workspace", "LanguageServer", "TestSupport"),
        tests(
            "RealityTests",
            "Source", "Diagnostics", "Rules", "Linting", "Fixes", "Inventory", "TestSupport", and: ["timerlint"]),
    ]
)
