import SwiftUI

/// The steps cover one another: the list is on another screen than the clock.
struct Assistant: View {
  @State private var path: [Step] = []

  var body: some View {
    NavigationStack(path: $path) {
      Text("Welcome")
        .navigationDestination(for: Step.self) { step in destination(of: step) }
    }
  }

  @ViewBuilder private func destination(of step: Step) -> some View {
    if step == .intro { IntroList() }
    if step == .sync { SyncClock() }
  }
}
