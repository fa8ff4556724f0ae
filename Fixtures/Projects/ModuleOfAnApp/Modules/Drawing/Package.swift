// swift-tools-version: 5.9
import PackageDescription

let package = Package(
  name: "Drawing",
  platforms: [.iOS(.v15)],
  products: [.library(name: "Drawing", targets: ["Drawing"])],
  targets: [.target(name: "Drawing")]
)
