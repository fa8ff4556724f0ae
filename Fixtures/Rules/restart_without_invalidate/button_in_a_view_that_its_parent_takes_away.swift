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

struct PumpStarter: View {
  @ObservedObject var pump: Pump

  var body: some View {
    Button("Start") { pump.start() }
  }
}

struct PumpView: View {
  @StateObject private var pump = Pump()

  var body: some View {
    if pump.isOn {
      Button("Stop") { pump.stop() }
    } else {
      PumpStarter(pump: pump)
    }
  }
}
