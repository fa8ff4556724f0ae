import SwiftUI

final class Samples: ObservableObject {
  private var timer: Timer?
  var isHidden = true {
    didSet { follow() }
  }

  private func follow() {
    if isHidden { end() } else { begin() }
  }

  private func begin() {
    self.timer?.invalidate()
    let timer = Timer(timeInterval: 5, repeats: true) { _ in print("sample") }
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

struct SamplesView: View {
  @StateObject var samples = Samples()

  var body: some View {
    Text("Samples")
      .onAppear { samples.isHidden = false }
      .onDisappear { samples.isHidden = false }
  }
}
