import SwiftUI

final class Pump: ObservableObject {
  @Published private(set) var isOn = false
  private var timer: Timer?

  func start() {
    isOn = true
    let timer = Timer(timeInterval: 1, repeats: true) { [weak self] timer in
      guard let self else { return timer.invalidate() }
      self.stroke()
    }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  func stop() {
    isOn = false
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
    if pump.isOn { stopButton } else { startButton }
  }

  private var startButton: some View {
    Button("Start", action: pump.start)
  }

  private var stopButton: some View {
    Button("Stop", action: pump.stop)
  }
}
