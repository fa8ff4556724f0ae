import Combine
import UIKit

/// An empty window goes a little later: what it showed is gone already.
final class ToastCenter: ObservableObject {
  @Published var isShown = false
  private let window = UIWindow(frame: UIScreen.main.bounds)
  private let label = UILabel()
  private let texts = PassthroughSubject<String, Never>()
  private var cancellables: Set<AnyCancellable> = []

  func bind() {
    $isShown
      .debounce(for: .seconds(0.5), scheduler: DispatchQueue.main)
      .sink { [weak self] isShown in self?.window.isHidden = !isShown }
      .store(in: &cancellables)
  }
}

/// The text in the window follows what is typed.
final class HintCenter: NSObject, UITableViewDelegate {
  private let window = UIWindow(frame: UIScreen.main.bounds)
  private let label = UILabel()
  private let texts = PassthroughSubject<String, Never>()
  private var cancellables: Set<AnyCancellable> = []

  func bind() {
    texts
      .debounce(for: .seconds(0.5), scheduler: DispatchQueue.main)
      .sink { [weak self] text in self?.label.text = text }
      .store(in: &cancellables)
  }
}
