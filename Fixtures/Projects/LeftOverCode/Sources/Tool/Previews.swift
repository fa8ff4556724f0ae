import AppKit
import Combine

final class PreviewController: NSObject {
  private let sizes = PassthroughSubject<Int, Never>()
  private let label = NSTextField()
  private var cancellables: Set<AnyCancellable> = []

  /// Only its own receivers show a preview again.
  func showPreview(_ size: Int) {
    label.stringValue = "\(size)"
    sizes
      .throttle(for: 0.1, scheduler: RunLoop.main, latest: true)
      .sink { [weak self] in self?.showPreview($0) }
      .store(in: &cancellables)
  }

  /// Its only call is gone, and nothing else has the name.
  func showForgottenSizes() {
    sizes
      .throttle(for: 0.1, scheduler: RunLoop.main, latest: true)
      .sink { [weak self] in self?.label.stringValue = "\($0)" }
      .store(in: &cancellables)
  }

  func showSizes() {
    sizes
      .throttle(for: 0.1, scheduler: RunLoop.main, latest: true)  // expect: run_loop_scheduler(warning)
      .sink { [weak self] in self?.label.stringValue = "\($0)" }
      .store(in: &cancellables)
  }
}

/// Nobody asks for them.
func delayedSizes(_ sizes: AnyPublisher<Int, Never>) -> AnyPublisher<Int, Never> {
  sizes.delay(for: 1, scheduler: RunLoop.main).eraseToAnyPublisher()
}

func calmSizes(_ sizes: AnyPublisher<Int, Never>) -> AnyPublisher<Int, Never> {
  sizes.delay(for: 1, scheduler: RunLoop.main).eraseToAnyPublisher()  // expect: run_loop_scheduler(note)
}
