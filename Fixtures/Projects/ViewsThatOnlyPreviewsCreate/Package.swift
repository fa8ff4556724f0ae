// swift-tools-version: 5.9
import PackageDescription

let package = Package(
  name: "Dials",
  platforms: [.iOS(.v16)],
  products: [.library(name: "Dials", targets: ["Dials"])],
  targets: [.target(name: "Dials")]
)
