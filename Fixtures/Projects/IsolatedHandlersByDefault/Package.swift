// swift-tools-version: 6.2
import PackageDescription

let interface: [SwiftSetting] = [.defaultIsolation(MainActor.self)]

let package = Package(
  name: "Meters",
  targets: [
    .target(name: "Screens", swiftSettings: interface),
    .target(name: "Engine"),
  ]
)
