// swift-tools-version: 5.9
import PackageDescription

let package = Package(
  name: "Wrappers",
  platforms: [.macOS(.v13)],
  targets: [.executableTarget(name: "Pulses"), .executableTarget(name: "Beats")]
)
