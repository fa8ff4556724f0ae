import SwiftUI

final class Lamp: ObservableObject {
  private var timer: Timer?

  func start() {
    self.timer?.invalidate()
    let timer = Timer(timeInterval: 1, repeats: true) { [weak self] timer in
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
