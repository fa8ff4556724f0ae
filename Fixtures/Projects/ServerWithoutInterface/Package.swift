// swift-tools-version: 5.9
import PackageDescription

let package = Package(
  name: "Server",
  targets: [
    .executableTarget(name: "Server"),
    .testTarget(name: "ServerTests", dependencies: ["Server"]),
  ]
)
