// swift-tools-version: 5.9
import PackageDescription

let package = Package(
  name: "ReaderCore",
  platforms: [.iOS(.v15)],
  products: [.library(name: "Usage", targets: ["Usage"])],
  targets: [.target(name: "Usage")]
)
