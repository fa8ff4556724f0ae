import Foundation
import OpenCombine
import OpenCombineFoundation
import UIKit

final class DayViewController: UITableViewController {
  @OpenCombine.Published private var day = 0
  private var subscriptions: Set<AnyCancellable> = []

  func bind() {
    $day
      .receive(on: RunLoop.main.ocombine)  // expect: run_loop_scheduler(note)
      .sink { [weak self] day in self?.title = "\(day)" }
      .store(in: &subscriptions)
    $day
      .debounce(for: 0.2, scheduler: RunLoop.main.ocombine)  // expect: run_loop_scheduler(warning)
      .sink { [weak self] day in self?.title = "\(day)" }
      .store(in: &subscriptions)
    $day
      .receive(on: DispatchQueue.main.ocombine)
      .sink { [weak self] day in self?.title = "\(day)" }
      .store(in: &subscriptions)
  }
}
