import AVFoundation
import Combine

final class Progress {
  private var timer: Timer?
  private var subscriptions: Set<AnyCancellable> = []

  func watch(_ player: AVPlayer) {
    player.publisher(for: \.timeControlStatus)
      .sink { [weak self] status in
        self?.end()
        if status == .playing { self?.begin() }
      }
      .store(in: &subscriptions)
  }

  func end() {
    timer?.invalidate()
    timer = nil
  }

  private func begin() {
    let timer = Timer(timeInterval: 1, repeats: true) { _ in print("tick") }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }
}
