// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Meters",
  targets: [
    .target(
      name: "Meters", swiftSettings: [.swiftLanguageMode(.v5), .enableUpcomingFeature("DynamicActorIsolation")])
  ]
)
