import SwiftUI

/// Only another state disables this one.
struct ReadView: View {
  @State private var isBusy = false
  @State private var isLocked = false
  @State private var seconds = 0
  @State private var timer: Timer?

  var body: some View {
    ZStack {
      List {
        Text("Files")
      }
      .disabled(isLocked)
      if isBusy {
        Text("\(seconds)")
      }
    }
    .onDisappear { timer?.invalidate() }
  }

  func start() {
    isBusy = true
    timer?.invalidate()
    let timer = Timer(timeInterval: 1, repeats: true) { _ in
      seconds += 1
    }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }
}

struct ReadApp: App {
  var body: some Scene {
    WindowGroup {
      ReadView()
    }
  }
}
