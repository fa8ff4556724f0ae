// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Sync",
  targets: [
    .executableTarget(name: "Sync", swiftSettings: [.swiftLanguageMode(.v5)])
  ]
)
