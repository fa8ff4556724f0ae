import SwiftUI

struct ToneStepper: View {
  @State private var tone = 0.0
  @State private var timer: Timer?

  var body: some View {
    ScrollView {
      Text("\(tone)").gesture(LongPressGesture().onEnded { _ in start() })
    }
    .onDisappear { timer?.invalidate() }
  }

  private func start() {
    guard timer == nil else { return }
    let timer = Timer(timeInterval: 0.1, repeats: true) { _ in tone += 1 }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }
}
