import SwiftUI

@main
struct StageApp: App {
  var body: some Scene {
    WindowGroup { StageScreen() }
  }
}

struct StageScreen: View {
  var body: some View {
    VStack {
      Text("Stage").withCurtain()
      NavigationLink("All") { ActsScreen() }
    }
  }
}
