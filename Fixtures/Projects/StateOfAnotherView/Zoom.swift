import UIKit

final class Zoom: ObservableObject {
  @Published var offset = 0.0
  private var timer: Timer?

  func start() {
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { [weak self] _ in  // expect: default_run_loop_mode(note)
      self?.offset += 1
    }
  }

  func stop() { timer?.invalidate() }
}
