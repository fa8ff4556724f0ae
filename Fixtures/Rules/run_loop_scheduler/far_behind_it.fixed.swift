import Combine
import UIKit

/// What is set off several calls later, now and then, is not what stands still.
final class ProfileViewController: UITableViewController {
  @Published private var picture: UIImage?
  private var cancellables: Set<AnyCancellable> = []

  override func viewDidLoad() {
    super.viewDidLoad()
    $picture
      .debounce(for: 0.5, scheduler: DispatchQueue.main)
      .sink { [weak self] _ in self?.save() }
      .store(in: &cancellables)
    $picture
      .debounce(for: 0.5, scheduler: DispatchQueue.main)
      .sink { [weak self] picture in self?.show(picture) }
      .store(in: &cancellables)
  }

  private func save() { Themes.shared.reload() }

  private func show(_ picture: UIImage?) { title = picture?.description }

  @IBAction func pick(_ sender: Any?) { picture = UIImage(named: "picture") }
}

final class Themes {
  static let shared = Themes()
  private let window = UIWindow()

  func reload() { repaint() }

  private func repaint() { window.tintColor = .red }
}
