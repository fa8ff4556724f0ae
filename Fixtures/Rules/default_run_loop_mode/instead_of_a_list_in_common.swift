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
    timer = Timer(timeInterval: 1, repeats: true) { _ in
      seconds += 1
    }
    timer.map { RunLoop.main.add($0, forMode: .common) }
  }
}

struct CommonApp: App {
  var body: some Scene {
    WindowGroup {
      VStack {
        RecorderView()
      }
    }
  }
}
