import Combine
import UIKit

final class NoteCenter: NSObject, UITableViewDelegate {
  private let window = UIWindow(frame: UIScreen.main.bounds)
  private let label = UILabel()
  private let texts = PassthroughSubject<String, Never>()
  private var cancellables: Set<AnyCancellable> = []

  func bind() {
    texts
      .debounce(for: .seconds(0.5), scheduler: DispatchQueue.main)
      .sink { [weak self] text in
        self?.label.text = text
        self?.window.isHidden = text.isEmpty
      }
      .store(in: &cancellables)
  }
}
