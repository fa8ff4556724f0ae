import AppKit
import SwiftUI

struct TrustView: View {
  @State private var checks = 0
  @State private var timer: Timer?

  var body: some View {
    Text("\(checks)")
      .onAppear { start() }
      .onDisappear { timer?.invalidate() }
  }

  private func start() {
    timer?.invalidate()
    let timer = Timer(timeInterval: 1, repeats: true) { _ in checks += 1 }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }
}
