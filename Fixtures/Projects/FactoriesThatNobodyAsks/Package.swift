// swift-tools-version:5.9
import PackageDescription

let package = Package(
  name: "Depot",
  targets: [.executableTarget(name: "Depot")]
)
