// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Radio",
  products: [.library(name: "RadioModel", targets: ["RadioModel"])],
  targets: [
    .target(name: "RadioModel", path: "Shared"),
    .executableTarget(name: "Radio", dependencies: ["RadioModel"], path: "App"),
  ])
