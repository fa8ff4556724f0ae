// swift-tools-version: 5.9
import PackageDescription

let package = Package(
  name: "Pump",
  targets: [
    .target(name: "Pump"),
    .testTarget(name: "PumpTests", dependencies: ["Pump"]),
  ])
