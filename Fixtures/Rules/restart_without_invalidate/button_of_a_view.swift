import SwiftUI

final class Pump: ObservableObject {
  private var timer: Timer?

  func start() {
    let timer = Timer(timeInterval: 1, repeats: true) { [weak self] timer in  // expect: restart_without_invalidate(warning)
      guard let self else { return timer.invalidate() }
      self.stroke()
    }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  func stop() {
    timer?.invalidate()
  }

  private func stroke() {}

  deinit {
    timer?.invalidate()
  }
}

struct PumpView: View {
  @StateObject private var pump = Pump()

  var body: some View {
    HStack {
      Button("Start") { pump.start() }
      Button("Stop", action: pump.stop)
    }
  }
}
