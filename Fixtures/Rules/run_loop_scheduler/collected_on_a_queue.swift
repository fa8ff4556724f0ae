import Combine
import UIKit

final class ReadingsViewController: UITableViewController {
  private let readings = PassthroughSubject<Double, Never>()
  private var cancellables: Set<AnyCancellable> = []

  override func viewDidLoad() {
    super.viewDidLoad()
    readings
      .collect(.byTime(DispatchQueue.main, .milliseconds(200)))
      .sink { [weak self] in self?.title = "\($0.count)" }
      .store(in: &cancellables)
  }
}
