import AppKit
import Combine

/// What only a call with another argument would change.
final class ReportController: NSObject {
  private let lines = PassthroughSubject<String, Never>()
  private let title = NSTextField()
  private var count = 0
  private var cancellables: Set<AnyCancellable> = []

  func bind() {
    lines
      .throttle(for: 0.1, scheduler: DispatchQueue.main, latest: true)
      .sink { [weak self] _ in self?.take() }
      .store(in: &cancellables)
    lines
      .throttle(for: 0.1, scheduler: DispatchQueue.main, latest: true)
      .sink { [weak self] line in self?.take(title: line) }
      .store(in: &cancellables)
  }

  func take(title text: String? = nil) {
    count += 1
    if let text {
      title.stringValue = text
    }
  }
}
