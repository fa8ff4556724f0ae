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
    let timer = Timer(timeInterval: 1, repeats: true) { _ in
      seconds += 1
    }
    RunLoop.current.add(timer, forMode: .common)
    self.timer = timer
  }
}

struct WorkApp: App {
  var body: some Scene {
    WindowGroup {
      WorkView()
    }
  }
}
