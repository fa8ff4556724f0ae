import SwiftUI

enum Phase {
  case idle, reading, writing
}

struct WorkView: View {
  @State private var phase = Phase.idle
  @State private var seconds = 0
  @State private var timer: Timer?

  private var isWorking: Bool { phase != .idle }

  var body: some View {
    ScrollView {
      Text("Text")
    }
    .allowsHitTesting(phase == .idle)
    .overlay {
      if isWorking {
        Text("\(seconds)")
      }
    }
    .onDisappear { timer?.invalidate() }
  }

  func start() {
    phase = .reading
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in  // expect: default_run_loop_mode(note)
      seconds += 1
    }
  }
}

struct WorkApp: App {
  var body: some Scene {
    WindowGroup {
      WorkView()
    }
  }
}
