import SwiftUI

/// A scroll view that only lays its content out.
struct BoardView: View {
  @State private var now = Date()
  @State private var timer: Timer?

  var body: some View {
    ScrollView {
      Text(now.description)
    }
    .scrollDisabled(true)
    .onAppear {
      timer?.invalidate()
      timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in  // expect: default_run_loop_mode(note)
        now = Date()
      }
    }
    .onDisappear { timer?.invalidate() }
  }
}

struct BoardApp: App {
  var body: some Scene {
    WindowGroup { BoardView() }
  }
}
