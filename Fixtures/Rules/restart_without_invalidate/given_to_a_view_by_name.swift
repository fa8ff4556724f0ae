import SwiftUI

final class Lamp: ObservableObject {
  private var timer: Timer?

  func start() {
    let timer = Timer(timeInterval: 1, repeats: true) { [weak self] timer in  // expect: restart_without_invalidate(warning)
      guard let self else { return timer.invalidate() }
      self.blink()
    }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  func stop() {
    timer?.invalidate()
  }

  private func blink() {}

  deinit {
    timer?.invalidate()
  }
}

struct LampView: View {
  @StateObject private var lamp = Lamp()

  var body: some View {
    Text("Lamp").onAppear(perform: lamp.start)
  }
}
