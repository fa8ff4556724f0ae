import AppKit
import Combine

func onMainThread(_ work: @escaping () -> Void) {
  if Thread.isMainThread { work() } else { DispatchQueue.main.async { work() } }
}

final class ExportWindowController: NSWindowController {
  private let steps = PassthroughSubject<Int, Never>()
  private let status = NSTextField()
  private var cancellables: Set<AnyCancellable> = []

  func begin() {
    steps
      .throttle(for: 0.1, scheduler: DispatchQueue.main, latest: true)
      .sink { [weak self] step in onMainThread { self?.status.stringValue = "\(step)" } }
      .store(in: &cancellables)
  }
}
