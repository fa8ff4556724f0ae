import SwiftUI

/// The hint stands alone: what would scroll is in the other branch, or waits for the end of the hint.
struct HintView: View {
  @State private var progress = 0.0
  @State private var timer: Timer?

  var body: some View {
    ProgressView(value: progress)
      .onAppear {
        timer?.invalidate()
        let timer = Timer(timeInterval: 1, repeats: true) { _ in
          progress += 0.1
        }
        RunLoop.main.add(timer, forMode: .common)
        self.timer = timer
      }
      .onDisappear { timer?.invalidate() }
  }
}

struct HomeView: View {
  @State private var isFirstStart = false
  @State private var isRecording = false

  var body: some View {
    ZStack {
      if isFirstStart {
        HintView()
      } else {
        Text("Home")
      }
      if isRecording && !isFirstStart {
        ScrollView {
          Text("Text")
        }
      }
    }
  }
}

struct HomeApp: App {
  var body: some Scene {
    WindowGroup {
      HomeView()
    }
  }
}
