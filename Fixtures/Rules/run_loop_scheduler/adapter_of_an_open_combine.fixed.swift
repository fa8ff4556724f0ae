import Foundation
import OpenCombine
import OpenCombineFoundation
import UIKit

final class DayViewController: UITableViewController {
  @OpenCombine.Published private var day = 0
  private var subscriptions: Set<AnyCancellable> = []

  func bind() {
    $day
      .receive(on: DispatchQueue.main.ocombine)
      .sink { [weak self] day in self?.title = "\(day)" }
      .store(in: &subscriptions)
    $day
      .debounce(for: 0.2, scheduler: DispatchQueue.main.ocombine)
      .sink { [weak self] day in self?.title = "\(day)" }
      .store(in: &subscriptions)
    $day
      .receive(on: DispatchQueue.main.ocombine)
      .sink { [weak self] day in self?.title = "\(day)" }
      .store(in: &subscriptions)
  }
}
