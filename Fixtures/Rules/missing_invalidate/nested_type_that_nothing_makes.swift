import SwiftUI

/// The other instance would be made by a screen that nothing shows, in a nested view whose name others have, too.
final class Beacons {
  static let shared = Beacons()
  private(set) var found = 0

  func scan() {
    let timer = Timer(timeInterval: 60, repeats: true) { _ in
      self.found += 1
    }
    RunLoop.main.add(timer, forMode: .common)
  }
}

private struct GrantsScreen: View {
  var body: some View { Content() }

  static func build() -> some View { GrantsScreen() }
}

extension GrantsScreen {
  private struct Content: View {
    let beacons = Beacons()

    var body: some View {
      Button("Scan") { beacons.scan() }
    }
  }
}

struct Card<Content: View>: View {
  let content: Content

  init(@ViewBuilder content: () -> Content) { self.content = content() }

  var body: some View { content }
}

private struct HomeScreen: View {
  var body: some View {
    Card { Text("\(Beacons.shared.found)") }
      .onAppear { Beacons.shared.scan() }
  }
}

@main
struct BeaconApp: App {
  var body: some Scene {
    WindowGroup { HomeScreen() }
  }
}
