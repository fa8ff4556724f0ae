import SwiftUI

@main
struct SessionApp: App {
  var body: some Scene {
    WindowGroup {
      SessionScreen(page: .recording)
    }
  }
}
