import SwiftUI

final class Readings: ObservableObject {
  private var timer: Timer?
  var isShown = false {
    didSet { follow() }
  }

  private func follow() {
    if isShown { begin() } else { end() }
  }

  private func begin() {
    let timer = Timer(timeInterval: 5, repeats: true) { _ in print("reading") }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  private func end() {
    timer?.invalidate()
    timer = nil
  }

  deinit {
    timer?.invalidate()
  }
}

struct ReadingsView: View {
  @StateObject var readings = Readings()

  var body: some View {
    Text("Readings")
      .onAppear { readings.isShown = true }
      .onDisappear { readings.isShown = false }
  }
}
