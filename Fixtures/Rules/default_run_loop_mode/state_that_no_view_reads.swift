import SwiftUI

final class PressModel: ObservableObject {
  @Published var heldFor = 0.0
  @Published var remaining = 60
  private var pressTimer: Timer?
  private var countdown: Timer?

  func press() {
    pressTimer?.invalidate()
    pressTimer = Timer.scheduledTimer(withTimeInterval: 0.2, repeats: true) { [weak self] _ in  // expect: default_run_loop_mode(note)
      self?.heldFor += 0.2
    }
  }

  func countDown() {
    countdown?.invalidate()
    countdown = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in  // expect: default_run_loop_mode(warning)
      self?.remaining -= 1
    }
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
