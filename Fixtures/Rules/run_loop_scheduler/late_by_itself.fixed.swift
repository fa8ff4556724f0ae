import Combine
import UIKit

private let longPause = 4.0

/// Who waits four seconds does not see another half.
final class DraftViewController: UITableViewController {
  private let edits = PassthroughSubject<String, Never>()
  private var cancellables: Set<AnyCancellable> = []

  override func viewDidLoad() {
    super.viewDidLoad()
    edits
      .debounce(for: .seconds(longPause), scheduler: DispatchQueue.main)
      .sink { [weak self] in self?.title = $0 }
      .store(in: &cancellables)
    edits
      .debounce(for: .milliseconds(400), scheduler: DispatchQueue.main)
      .sink { [weak self] in self?.title = $0 }
      .store(in: &cancellables)
    edits
      .throttle(for: .seconds(longPause), scheduler: DispatchQueue.main, latest: true)
      .sink { [weak self] in self?.title = $0 }
      .store(in: &cancellables)
    edits
      .throttle(for: .milliseconds(400), scheduler: DispatchQueue.main, latest: true)
      .sink { [weak self] in self?.title = $0 }
      .store(in: &cancellables)
  }
}
