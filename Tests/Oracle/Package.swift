// swift-tools-version: 6.0
import PackageDescription

/// The location of the toolchain's own swift-syntax. Linking it takes seconds; building the package takes two
/// cores six minutes.
let hostLibraries = Context.environment["SWIFT_HOST_LIBRARIES"] ?? "/usr/lib/swift/host"

/// Compares timerlint's lexer and parser with swift-syntax: see `run`.
let package = Package(
    name: "Oracle",
    platforms: [.macOS(.v13)],
    targets: [
        .executableTarget(
            name: "oracle",
            swiftSettings: [.unsafeFlags(["-I", hostLibraries])],
            linkerSettings: [
                .unsafeFlags(["-L", hostLibraries, "-Xlinker", "-rpath", "-Xlinker", hostLibraries]),
                .linkedLibrary("SwiftSyntax"), .linkedLibrary("SwiftParser"), .linkedLibrary("SwiftOperators"),
            ])
    ]
)
