import Combine
import UIKit

final class ProfileViewController: UIViewController {
  private let nameLabel = UILabel()
  private let names = PassthroughSubject<String, Never>()
  private var cancellables: Set<AnyCancellable> = []

  override func viewDidLoad() {
    super.viewDidLoad()
    names
      .receive(on: DispatchQueue.main)
      .sink { [weak self] name in self?.nameLabel.text = name }
      .store(in: &cancellables)
  }
}
