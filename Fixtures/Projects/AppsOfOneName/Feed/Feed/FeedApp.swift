import SwiftUI

struct ContentView: View {
  var body: some View {
    List { Text("News") }
  }
}

struct ContentView_Previews: PreviewProvider {
  static var previews: some View {
    List { ContentView() }
  }
}

@main
struct FeedApp: App {
  var body: some Scene {
    WindowGroup { ContentView() }
  }
}
