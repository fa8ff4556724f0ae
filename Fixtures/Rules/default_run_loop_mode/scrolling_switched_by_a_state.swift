import SwiftUI

struct MapBoard: View {
  let isFrozen: Bool
  @State private var now = Date()
  @State private var timer: Timer?

  var body: some View {
    ScrollView {
      Text(now.description)
    }
    .scrollDisabled(isFrozen)
    .onAppear {
      timer?.invalidate()
      timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in  // expect: default_run_loop_mode(warning)
        now = Date()
      }
    }
    .onDisappear { timer?.invalidate() }
  }
}

struct MapApp: App {
  var body: some Scene {
    WindowGroup { MapBoard(isFrozen: false) }
  }
}
