// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Sync",
  targets: [
    .executableTarget(name: "Sync", swiftSettings: [.defaultIsolation(MainActor.self)])
  ]
)
