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
      let timer = Timer(timeInterval: 1, repeats: true) { _ in
        now = Date()
      }
      RunLoop.current.add(timer, forMode: .common)
      self.timer = timer
    }
    .onDisappear { timer?.invalidate() }
  }
}

struct BoardApp: App {
  var body: some Scene {
    WindowGroup { BoardView() }
  }
}
