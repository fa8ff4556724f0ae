// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Meters",
  targets: [
    .target(name: "Modern"),
    .target(name: "Old", swiftSettings: [.swiftLanguageMode(.v5)]),
    .target(
      name: "OldWithRaceChecks",
      swiftSettings: [.swiftLanguageMode(.v5), .unsafeFlags(["-enable-actor-data-race-checks"])]),
    .target(name: "OldButChecked", swiftSettings: [.swiftLanguageMode(.v5), .enableUpcomingFeature("DynamicActorIsolation")]),
  ]
)
