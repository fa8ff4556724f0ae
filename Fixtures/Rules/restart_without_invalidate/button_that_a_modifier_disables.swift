import SwiftUI

final class Pump: ObservableObject {
  enum Mode { case off, on, held }

  @Published private(set) var mode = Mode.off
  private var timer: Timer?

  var isOn: Bool { mode == .on }

  func start() {
    mode = .on
    let timer = Timer(timeInterval: 1, repeats: true) { [weak self] timer in
      guard let self else { return timer.invalidate() }
      self.stroke()
    }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  func stop() {
    mode = .held
    timer?.invalidate()
  }

  private func stroke() {}

  deinit {
    timer?.invalidate()
  }
}

struct PumpPanel: View {
  @StateObject private var pump = Pump()

  var body: some View {
    HStack {
      Button("Start") { pump.start() }.disabled(pump.isOn)
      Button("Stop") { pump.stop() }
    }
  }
}
