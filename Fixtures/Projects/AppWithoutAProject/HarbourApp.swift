import SwiftUI

@main
struct HarbourApp: App {
  var body: some Scene {
    WindowGroup { TideList() }
  }
}

struct TideList: View {
  @StateObject private var model = TideModel()
  @StateObject private var quiet = QuietTideModel()

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

struct QuietTideList: View {
  @ObservedObject var quiet: QuietTideModel

  var body: some View {
    List { Text("\(quiet.height)") }
  }
}

#Preview {
  OldTideList()
}
