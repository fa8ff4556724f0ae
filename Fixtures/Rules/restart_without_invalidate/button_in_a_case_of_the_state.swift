import SwiftUI

final class Pump: ObservableObject {
  enum Mode { case off, on, held }

  @Published private(set) var mode = Mode.off
  private var timer: Timer?

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

struct PumpBar: View {
  @StateObject private var pump = Pump()

  var body: some View {
    switch pump.mode {
    case .off: Button("Start", action: pump.start)
    case .on: Button("Stop", action: pump.stop)
    case .held: Button("Go on") { pump.start() }
    }
  }
}
