import SwiftUI

/// The time is shown while the list is not.
struct RecorderView: View {
  @State private var isRecording = false
  @State private var seconds = 0
  @State private var timer: Timer?

  var body: some View {
    VStack {
      if isRecording {
        Text("\(seconds)")
      }
      Button("Record") { start() }
      if !isRecording {
        List {
          Text("Recordings")
        }
      }
    }
    .onDisappear { timer?.invalidate() }
  }

  private func start() {
    isRecording = true
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in  // expect: default_run_loop_mode(note)
      seconds += 1
    }
  }
}

struct RecorderApp: App {
  var body: some Scene {
    WindowGroup {
      RecorderView()
    }
  }
}
