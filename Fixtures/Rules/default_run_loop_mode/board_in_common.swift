import SwiftUI

struct ClockBoard: View {
  @State private var now = Date()
  @State private var timer: Timer?

  var body: some View {
    ScrollView {
      Text(now.description)
    }
    .onAppear {
      timer?.invalidate()
      let timer = Timer(timeInterval: 1, repeats: true) { _ in
        now = Date()
      }
      RunLoop.main.add(timer, forMode: .common)
      self.timer = timer
    }
    .onDisappear { timer?.invalidate() }
  }
}
