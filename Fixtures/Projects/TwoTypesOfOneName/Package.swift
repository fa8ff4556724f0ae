// swift-tools-version: 5.9
import PackageDescription

let package = Package(
  name: "Pollers",
  products: [
    .library(name: "Alpha", targets: ["Alpha"]),
    .library(name: "Beta", targets: ["Beta"]),
  ],
  targets: [
    .target(name: "Alpha"),
    .target(name: "Beta"),
  ]
)
