import SwiftUI

@main
struct RunsApp: App {
  var body: some Scene {
    WindowGroup { RunScreen() }
  }
}
