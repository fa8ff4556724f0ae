import Combine
import Foundation

final class Wallpaper {
  private var cancellables: Set<AnyCancellable> = []
  private(set) var updates = 0

  func observe() {
    var fresh = Set<AnyCancellable>()
    Timer.publish(every: 5, on: .main, in: .common)
      .autoconnect()
      .sink { [weak self] _ in self?.updates += 1 }
      .store(in: &fresh)
    cancellables = fresh
  }
}
