import SwiftUI

@main
struct HarbourApp: App {
  var body: some Scene {
    WindowGroup { TideList() }
  }
}

struct TideList: View {
  @StateObject private var model = TideModel()

  init() { Gauge.shared.start() }

  var body: some View {
    List { Text("\(model.height)") }
  }
}

/// The checkout has no description of its targets, but all of the program, and this is not in it.
struct OldTideList: View {
  @StateObject private var model = OldTideModel()

  var body: some View {
    List { Text("\(model.height)") }
  }
}

#Preview {
  OldTideList()
}
