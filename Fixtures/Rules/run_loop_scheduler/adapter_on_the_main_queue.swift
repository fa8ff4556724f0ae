import CombineX
import CXFoundation
import Foundation
import UIKit

/// Adapters of queues, and a member of the same name on something else.
final class WeekViewController: UIViewController {
  private let week = CurrentValueSubject<Int, Never>(1)
  private var subscriptions: Set<AnyCancellable> = []

  func bind() {
    week
      .receive(on: DispatchQueue.main.cx)
      .debounce(for: 0.2, scheduler: DispatchQueue.main.cx)
      .sink { [weak self] week in self?.title = "\(week)" }
      .store(in: &subscriptions)
    week
      .receive(on: Schedulers.main.cx)
      .sink { [weak self] week in self?.title = "\(week)" }
      .store(in: &subscriptions)
  }
}

enum Schedulers {
  static let main = OperationQueue.main
}
