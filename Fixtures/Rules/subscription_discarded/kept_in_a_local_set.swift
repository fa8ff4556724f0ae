import Combine
import Foundation

func observe(_ update: @escaping () -> Void) {
  var cancellables = Set<AnyCancellable>()
  Timer.publish(every: 5, on: .main, in: .common)
    .autoconnect()
    .sink { _ in update() }  // expect: subscription_discarded
    .store(in: &cancellables)
}
