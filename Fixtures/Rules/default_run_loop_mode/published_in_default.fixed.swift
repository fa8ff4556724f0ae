import Combine
import UIKit

final class SlideshowViewController: UICollectionViewController {
  private let imageView = UIImageView()
  private var images: [UIImage] = []
  private var index = 0
  private var cancellables: Set<AnyCancellable> = []

  override func viewDidLoad() {
    super.viewDidLoad()
    Timer.publish(every: 2, on: .main, in: .common)
      .autoconnect()
      .sink { [weak self] _ in self?.showNext() }
      .store(in: &cancellables)
  }

  private func showNext() {
    guard !images.isEmpty else { return }
    index = (index + 1) % images.count
    imageView.image = images[index]
  }
}
