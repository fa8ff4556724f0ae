// swift-tools-version: 6.0
import PackageDescription

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
        .target(name: "Source"),
        .target(name: "Lexing", dependencies: ["Source"]),
        .target(name: "Syntax", dependencies: ["Source"]),
        .target(name: "SwiftFrontEnd", dependencies: ["Source", "Lexing", "Syntax"]),
        .target(name: "ObjCFrontEnd", dependencies: ["Source", "Lexing", "Syntax"]),
        .target(name: "CLibclang"),
        .target(name: "ClangEngine", dependencies: ["CLibclang"]),
        .target(name: "Model", dependencies: ["Source", "Syntax"]),
        .target(name: "Flow", dependencies: ["Source", "Syntax", "Model"]),
        .target(name: "Facts", dependencies: ["Source", "Syntax", "Model", "Flow"]),
        .target(name: "Diagnostics", dependencies: ["Source"]),
        .target(name: "Rules", dependencies: ["Source", "Syntax", "Model", "Flow", "Facts", "Diagnostics"]),
        .target(name: "Fixes", dependencies: ["Source", "Diagnostics"]),
        .target(name: "Config", dependencies: ["Diagnostics", "Facts", "Rules", "Reporting", "Workspace", "Yams"]),
        .target(name: "Reporting", dependencies: ["Source", "Diagnostics", "Fixes"]),
        .target(name: "Workspace", dependencies: ["Source"]),
        .target(
            name: "Linting",
            dependencies: [
                "Source", "Lexing", "Syntax", "SwiftFrontEnd", "ObjCFrontEnd", "Model", "Flow", "Facts", "Diagnostics", "Rules", "Fixes", "Workspace",
            ]),
        .executableTarget(
            name: "timerlint",
            dependencies: [
                "Source", "Lexing", "Syntax", "SwiftFrontEnd", "ObjCFrontEnd", "Model", "Flow", "Facts", "Diagnostics", "Rules",
                "CLibclang", "ClangEngine", "Fixes", "Config", "Reporting", "Workspace", "Linting",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ]),
        .testTarget(name: "LexingTests", dependencies: ["Source", "Lexing"]),
        .testTarget(name: "ScanningTests", dependencies: ["Source", "Lexing", "Syntax", "SwiftFrontEnd", "TestSupport"]),
        .testTarget(name: "ObjCFrontEndTests", dependencies: ["Source", "Syntax", "ObjCFrontEnd"]),
        .testTarget(
            name: "ClangOracleTests",
            dependencies: ["Source", "Syntax", "ObjCFrontEnd", "Model", "CLibclang", "ClangEngine", "Workspace", "TestSupport"]),
        .testTarget(
            name: "SwiftFrontEndTests",
            dependencies: ["Source", "Syntax", "SwiftFrontEnd", "TestSupport"]),
        .testTarget(name: "WorkspaceTests", dependencies: ["Source", "Workspace"]),
        .testTarget(
            name: "ConfigTests",
            dependencies: ["Diagnostics", "Facts", "Rules", "Reporting", "Config", "Workspace", "TestSupport", "Yams"]),
        .testTarget(name: "CommandLineTests", dependencies: ["timerlint", "Reporting", "Rules", "TestSupport", "Yams"]),
        .testTarget(
            name: "CatalogueTests",
            dependencies: ["Source", "Diagnostics", "Rules", "Config", "Linting", "TestSupport"]),
        .testTarget(name: "ReportingTests", dependencies: ["Source", "Diagnostics", "Fixes", "Reporting", "TestSupport"]),
        .testTarget(name: "FixesTests", dependencies: ["Source", "Diagnostics", "Fixes", "Workspace"]),
        .testTarget(name: "SuppressionTests", dependencies: ["Source", "Diagnostics", "Fixes", "Linting", "TestSupport"]),
        .target(
            name: "TestSupport", dependencies: ["Source", "Diagnostics", "Facts", "Rules", "Config", "Workspace", "Linting"],
            path: "Tests/TestSupport"),
        .testTarget(
            name: "FixtureTests",
            dependencies: [
                "Source", "Lexing", "SwiftFrontEnd", "Diagnostics", "Rules", "Fixes", "Workspace", "Linting", "TestSupport",
            ]),
        .testTarget(
            name: "FlowTests",
            dependencies: [
                "Source", "Syntax", "SwiftFrontEnd", "Model", "Flow",
            ]),
        .testTarget(name: "ModelTests", dependencies: ["Model", "Source", "SwiftFrontEnd", "Syntax"]),
        .testTarget(name: "FactsTests", dependencies: ["Facts", "Model", "Source", "SwiftFrontEnd", "Syntax"]),
        .testTarget(
            name: "RealityTests",
            dependencies: [
                "Source", "Diagnostics", "Rules", "Linting", "Fixes",
            ]),
    ]
)
