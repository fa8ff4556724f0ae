import Combine
import Foundation

func afterThreeSeconds(_ action: @escaping () -> Void) {
  var subscription: AnyCancellable?
  subscription = Timer.publish(every: 3, on: .main, in: .common)
    .autoconnect()
    .sink { _ in
      action()
      subscription?.cancel()
      subscription = nil
    }
}
