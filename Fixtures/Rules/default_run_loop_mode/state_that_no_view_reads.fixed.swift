import SwiftUI

final class PressModel: ObservableObject {
  @Published var heldFor = 0.0
  @Published var remaining = 60
  private var pressTimer: Timer?
  private var countdown: Timer?

  func press() {
    pressTimer?.invalidate()
    let pressTimer = Timer(timeInterval: 0.2, repeats: true) { [weak self] _ in
      self?.heldFor += 0.2
    }
    RunLoop.current.add(pressTimer, forMode: .common)
    self.pressTimer = pressTimer
  }

  func countDown() {
    countdown?.invalidate()
    let countdown = Timer(timeInterval: 1, repeats: true) { [weak self] _ in
      self?.remaining -= 1
    }
    RunLoop.current.add(countdown, forMode: .common)
    self.countdown = countdown
  }

  deinit {
    pressTimer?.invalidate()
    countdown?.invalidate()
  }
}

struct PressView: View {
  @ObservedObject var model: PressModel

  var body: some View {
    ScrollView {
      Text("\(model.remaining)")
      Button("Hold") { print(model.heldFor) }
    }
  }
}
