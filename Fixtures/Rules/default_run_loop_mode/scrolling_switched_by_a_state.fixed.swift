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
      let timer = Timer(timeInterval: 1, repeats: true) { _ in
        now = Date()
      }
      RunLoop.current.add(timer, forMode: .common)
      self.timer = timer
    }
    .onDisappear { timer?.invalidate() }
  }
}

struct MapApp: App {
  var body: some Scene {
    WindowGroup { MapBoard(isFrozen: false) }
  }
}
