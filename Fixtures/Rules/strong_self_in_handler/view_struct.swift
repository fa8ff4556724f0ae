import SwiftUI

struct ClockView: View {
  @State private var now = Date()
  @State private var timer: Timer?

  var body: some View {
    Text(now, style: .time)
      .onAppear { start() }
      .onDisappear {
        timer?.invalidate()
        timer = nil
      }
  }

  private func start() {
    let timer = Timer(timeInterval: 1, repeats: true) { _ in self.update() }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  private func update() {
    now = Date()
  }
}
