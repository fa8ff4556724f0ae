import SwiftUI

final class Pump: ObservableObject {
  @Published private(set) var isOn = false
  private var timer: Timer?

  func start() {
    isOn = true
    self.timer?.invalidate()
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
    VStack {
      if pump.isOn { Text("The pump is on") }
      Button("Start") { pump.start() }
      Button("Stop") { pump.stop() }
    }
  }
}
