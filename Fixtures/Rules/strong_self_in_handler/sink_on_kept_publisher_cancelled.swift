import Combine
import UIKit

final class StoryModel: ObservableObject {
  @Published var progress = 0.0
  private let ticks = Timer.publish(every: 0.05, on: .main, in: .common)
  private var subscription: AnyCancellable?

  func start() {
    subscription = ticks.autoconnect().sink { _ in self.progress += 0.01 }
  }

  func pause() { subscription?.cancel() }
}
