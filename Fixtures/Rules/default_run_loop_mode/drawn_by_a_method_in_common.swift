import SwiftUI

struct DownloadView: View {
  @State private var done = 0
  @State private var timer: Timer?

  var body: some View {
    List { summary() }
      .onAppear { start() }
      .onDisappear { timer?.invalidate() }
  }

  private func start() {
    timer?.invalidate()
    let timer = Timer(timeInterval: 1, repeats: true) { _ in done += 1 }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  private func summary() -> some View { Text("\(done)") }
}
