import SwiftUI

struct SessionView: View {
  @State private var isRunning = false

  var body: some View {
    ZStack {
      List { Button("Start") { isRunning = true } }
      if isRunning { SessionBanner() }
    }
  }
}

struct SessionBanner: View {
  @State private var now = Date()
  @State private var timer: Timer?

  var body: some View {
    Text(now.description)
      .onAppear {
        let ticks = Timer(timeInterval: 0.1, repeats: true) { _ in now = Date() }
        RunLoop.main.add(ticks, forMode: .common)
        timer = ticks
      }
      .onDisappear { timer?.invalidate() }
  }
}
