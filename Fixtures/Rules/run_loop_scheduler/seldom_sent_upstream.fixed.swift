import AppKit
import Combine

/// Settings, wake-ups and screens do not change while the user holds a menu open.
final class StatusController: NSObject {
  private let title = NSTextField()
  private var cancellables: Set<AnyCancellable> = []
  private let wakeUps = NSWorkspace.shared.notificationCenter.publisher(for: NSWorkspace.didWakeNotification)

  func bind() {
    NotificationCenter.default
      .publisher(for: NSApplication.didChangeScreenParametersNotification)
      .debounce(for: 0.2, scheduler: DispatchQueue.main)
      .sink { [weak self] _ in self?.title.stringValue = "screens" }
      .store(in: &cancellables)
    wakeUps
      .map { $0.name.rawValue }
      .debounce(for: 0.2, scheduler: DispatchQueue.main)
      .sink { [weak self] in self?.title.stringValue = $0 }
      .store(in: &cancellables)
    UserDefaults.standard.publisher(for: \.showsSeconds)
      .merge(with: UserDefaults.standard.publisher(for: \.showsDate))
      .debounce(for: 0.2, scheduler: DispatchQueue.main)
      .sink { [weak self] shows in self?.title.isHidden = !shows }
      .store(in: &cancellables)
    NotificationCenter.default
      .publisher(for: NSControl.textDidChangeNotification)
      .debounce(for: 0.2, scheduler: DispatchQueue.main)
      .sink { [weak self] _ in self?.title.stringValue = "typed" }
      .store(in: &cancellables)
  }
}

extension UserDefaults {
  @objc dynamic var showsSeconds: Bool { bool(forKey: "showsSeconds") }
  @objc dynamic var showsDate: Bool { bool(forKey: "showsDate") }
}
