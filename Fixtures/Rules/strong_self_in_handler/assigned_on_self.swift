import Combine
import UIKit

final class ClockModel: ObservableObject {
  @Published var now = Date()
  private var subscription: AnyCancellable?

  init() {
    subscription = Timer.publish(every: 1, on: .main, in: .common)
      .autoconnect()
      .assign(to: \.now, on: self)  // expect: strong_self_in_handler(warning)
  }
}
