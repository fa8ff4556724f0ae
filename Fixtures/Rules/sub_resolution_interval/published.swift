import Combine
import UIKit

final class BallModel: ObservableObject {
  @Published var position = 0.0
  private var subscription: AnyCancellable?

  init() {
    subscription = Timer.publish(every: 0.016, on: .main, in: .common)  // expect: sub_resolution_interval(note)
      .autoconnect()
      .sink { [weak self] _ in self?.position += 1 }
  }
}
