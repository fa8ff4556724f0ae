import Combine
import Foundation

/// Released on main, where the values come: the subscription ends with its owner.
final class SignalModel {
  private var strength = 0
  private var subscriptions: Set<AnyCancellable> = []

  func start() {
    Timer.publish(every: 1, on: .main, in: .common)
      .autoconnect()
      .receive(on: DispatchQueue.main)
      .sink { [unowned self] _ in strength += 1 }
      .store(in: &subscriptions)
  }
}

final class WorkerModel {
  private var strength = 0
  private let queue = DispatchQueue(label: "signal")
  private var subscriptions: Set<AnyCancellable> = []

  func start() {
    Timer.publish(every: 1, on: .main, in: .common)
      .autoconnect()
      .receive(on: queue)
      .sink { [unowned self] _ in strength += 1 }  // expect: unowned_self_in_handler
      .store(in: &subscriptions)
  }
}
