import Combine
import UIKit

final class PriceViewController: UITableViewController {
  private let prices = PassthroughSubject<Double, Never>()
  private var cancellables: Set<AnyCancellable> = []

  override func viewDidLoad() {
    super.viewDidLoad()
    prices
      .receive(on: ImmediateScheduler.shared)
      .throttle(for: 0.5, scheduler: DispatchQueue.main, latest: true)
      .sink { [weak self] in self?.title = "\($0)" }
      .store(in: &cancellables)
  }
}
