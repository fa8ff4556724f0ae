import SwiftUI

struct ResendView: View {
  @State private var secondsLeft = 60
  @State private var timer: Timer?

  var body: some View {
    ScrollView {
      hint
    }
    .onAppear {
      let timer = Timer(timeInterval: 1, repeats: true) { _ in secondsLeft -= 1 }
      RunLoop.main.add(timer, forMode: .common)
      self.timer = timer
    }
    .onDisappear { timer?.invalidate() }
  }

  private var hint: some View { Text("\(secondsLeft)") }
}
