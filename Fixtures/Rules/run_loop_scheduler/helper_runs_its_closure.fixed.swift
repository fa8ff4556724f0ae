import AppKit
import Combine

func onMain(_ work: @escaping () -> Void) {
  if Thread.isMainThread { work() } else { DispatchQueue.main.async { work() } }
}

/// What a helper runs for one caller it does not run for another.
final class Importer {
  private let steps = PassthroughSubject<Int, Never>()
  private var count = 0
  private var cancellables: Set<AnyCancellable> = []

  func begin() {
    steps
      .throttle(for: 0.1, scheduler: DispatchQueue.main, latest: true)
      .sink { [weak self] step in onMain { self?.count = step } }
      .store(in: &cancellables)
  }
}

final class ImportWindowController: NSWindowController {
  private let steps = PassthroughSubject<Int, Never>()
  private let status = NSTextField()
  private var cancellables: Set<AnyCancellable> = []

  func begin() {
    steps
      .throttle(for: 0.1, scheduler: DispatchQueue.main, latest: true)
      .sink { [weak self] step in onMain { self?.status.stringValue = "\(step)" } }
      .store(in: &cancellables)
  }
}
