import SwiftUI

/// The list may be shown with the time: what is asked for it is another state, or the time is also in the title.
struct TwoStatesView: View {
  @State private var isRecording = false
  @State private var isEmpty = false
  @State private var seconds = 0
  @State private var timer: Timer?

  var body: some View {
    VStack {
      if isRecording {
        Text("\(seconds)")
      }
      Button("Record") { start() }
      if !isEmpty {
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
    let timer = Timer(timeInterval: 1, repeats: true) { _ in
      seconds += 1
    }
    RunLoop.current.add(timer, forMode: .common)
    self.timer = timer
  }
}

struct TitleView: View {
  @State private var isRecording = false
  @State private var seconds = 0
  @State private var timer: Timer?

  var body: some View {
    VStack {
      Text("\(seconds) s")
      if isRecording {
        Text("\(seconds)")
      } else {
        List {
          Text("Recordings")
        }
      }
    }
    .onAppear {
      timer?.invalidate()
      let timer = Timer(timeInterval: 1, repeats: true) { _ in
        seconds += 1
      }
      RunLoop.current.add(timer, forMode: .common)
      self.timer = timer
    }
    .onDisappear { timer?.invalidate() }
  }
}

struct BothApp: App {
  var body: some Scene {
    WindowGroup {
      VStack {
        TwoStatesView()
        TitleView()
      }
    }
  }
}
