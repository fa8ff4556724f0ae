import AVFoundation

/// The hop is one from the callback: it says nothing about who calls the other methods.
final class Clip {
  private var timer: Timer?

  func load(_ asset: AVAsset) {
    asset.loadValuesAsynchronously(forKeys: ["duration"]) {
      DispatchQueue.main.async {
        self.timer?.invalidate()
        let timer = Timer(timeInterval: 5, repeats: true) { _ in print("progress") }
        RunLoop.current.add(timer, forMode: .common)
        self.timer = timer
      }
    }
  }

  func stop() {
    timer?.invalidate()  // expect: invalidate_off_thread(note)
  }
}
