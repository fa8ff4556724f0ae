// swift-tools-version: 5.9
import PackageDescription

let package = Package(
  name: "Rates",
  platforms: [.macOS(.v13)],
  dependencies: [.package(url: "https://example.com/listkit", from: "1.0.0")],
  targets: [
    .executableTarget(name: "Rates", dependencies: [.product(name: "ListKit", package: "listkit")])
  ]
)
