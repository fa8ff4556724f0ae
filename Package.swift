// swift-tools-version: 6.0
import PackageDescription

/// A stage's target. Its folder has the short name; the target's begins with the project's, because target names and modules are unique
/// in the whole package graph of whoever builds a plugin of it from source.
func stage(
    _ folder: String, _ stages: String..., and others: [Target.Dependency] = [], path: String? = nil
) -> Target {
    .target(name: moduleName(folder), dependencies: stages.map(dependency) + others, path: path ?? "Sources/\(folder)")
}

func command(_ name: String, _ stages: String..., and others: [Target.Dependency]) -> Target {
    .executableTarget(name: name, dependencies: stages.map(dependency) + others)
}

func tests(_ name: String, _ stages: String..., and others: [Target.Dependency] = []) -> Target {
    .testTarget(name: name, dependencies: stages.map(dependency) + others)
}

func dependency(_ folder: String) -> Target.Dependency { .target(name: moduleName(folder)) }

func moduleName(_ folder: String) -> String { "Timerlint" + folder }

/// One module a stage, listed in the order in which values flow through them.
let package = Package(
    name: "timerlint",
    platforms: [.macOS(.v13)],
    products: [
        .executable(name: "timerlint", targets: ["timerlint"])
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
        .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
    ],
    targets: [
        stage("Source"),
        stage("Lexing", "Source"),
        stage("Syntax", "Source"),
        stage("SwiftFrontEnd", "Source", "Lexing", "Syntax"),
        stage("ObjCFrontEnd", "Source", "Lexing", "Syntax"),
        stage("CLibclang"),
        stage("ClangEngine", "CLibclang"),
        stage("Model", "Source", "Syntax"),
        stage("Flow", "Source", "Syntax", "Model"),
        stage("Facts", "Source", "Syntax", "Model", "Flow"),
        stage("Diagnostics", "Source"),
        stage("Rules", "Source", "Syntax", "Model", "Flow", "Facts", "Diagnostics"),
        stage("Fixes", "Source", "Diagnostics"),
        stage("Config", "Diagnostics", "Facts", "Rules", "Reporting", "Workspace", and: ["Yams"]),
        stage("Reporting", "Source", "Diagnostics", "Fixes"),
        stage("Workspace", "Source"),
        stage("Linting",
            "Source", "Lexing", "Syntax", "SwiftFrontEnd", "ObjCFrontEnd", "Model", "Flow", "Facts", "Diagnostics",
            "Rules", "Fixes", "Workspace"),
        command("timerlint",
            "Source", "Lexing", "Syntax", "SwiftFrontEnd", "ObjCFrontEnd", "Model", "Flow", "Facts", "Diagnostics",
            "Rules", "CLibclang", "ClangEngine", "Fixes", "Config", "Reporting", "Workspace", "Linting",
            and: [.product(name: "ArgumentParser", package: "swift-argument-parser")]),
        tests("LexingTests", "Source", "Lexing"),
        tests("ScanningTests", "Source", "Lexing", "Syntax", "SwiftFrontEnd", "TestSupport"),
        tests("ObjCFrontEndTests", "Source", "Syntax", "ObjCFrontEnd"),
        tests("ClangOracleTests",
            "Source", "Syntax", "ObjCFrontEnd", "Model", "CLibclang", "ClangEngine", "Workspace", "TestSupport"),
        tests("SwiftFrontEndTests", "Source", "Syntax", "SwiftFrontEnd", "TestSupport"),
        tests("WorkspaceTests", "Source", "Workspace"),
        tests("ConfigTests",
            "Diagnostics", "Facts", "Rules", "Reporting", "Config", "Workspace", "TestSupport", and: ["Yams"]),
        tests("CommandLineTests", "Reporting", "Rules", "TestSupport", and: ["Yams", "timerlint"]),
        tests("CatalogueTests", "Source", "Diagnostics", "Rules", "Config", "Linting", "TestSupport"),
        tests("ReportingTests", "Source", "Diagnostics", "Fixes", "Reporting", "TestSupport"),
        tests("FixesTests", "Source", "Diagnostics", "Fixes", "Workspace"),
        tests("SuppressionTests", "Source", "Diagnostics", "Fixes", "Linting", "TestSupport"),
        stage("TestSupport",
            "Source", "Diagnostics", "Facts", "Rules", "Config", "Workspace", "Linting", path: "Tests/TestSupport"),
        tests("FixtureTests",
            "Source", "Lexing", "SwiftFrontEnd", "Diagnostics", "Rules", "Fixes", "Workspace", "Linting",
            "TestSupport"),
        tests("FlowTests", "Source", "Syntax", "SwiftFrontEnd", "Model", "Flow"),
        tests("ModelTests", "Model", "Source", "SwiftFrontEnd", "Syntax"),
        tests("FactsTests", "Facts", "Model", "Source", "SwiftFrontEnd", "Syntax"),
        tests("RealityTests", "Source", "Diagnostics", "Rules", "Linting", "Fixes"),
    ]
)
