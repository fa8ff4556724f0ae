import AppKit
import Combine

final class SettingsController: NSObject {
  private let title = NSTextField()
  private var cancellables: Set<AnyCancellable> = []

  func bind() {
    NotificationCenter.default
      .publisher(for: UserDefaults.didChangeNotification)
      .debounce(for: 0.2, scheduler: DispatchQueue.main)
      .sink { [weak self] _ in self?.title.stringValue = "changed" }
      .store(in: &cancellables)
  }
}
