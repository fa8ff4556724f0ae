import Combine
import Foundation

/// The program's only instance, which nothing ever releases.
final class Preferences: ObservableObject {
  static let shared: Preferences = .init()

  @Published var theme = "light"
  private var storing: AnyCancellable?

  private init() {
    storing = $theme.throttle(for: 2, scheduler: DispatchQueue.main, latest: true).sink {
      try? self.save($0)
    }
  }

  private func save(_ theme: String) throws {}
}

/// Assigned later; the declaration of the variable names the type.
final class Log: ObservableObject {
  static var current: Log!

  @Published var text = ""
  private var storing: AnyCancellable?

  static func open() {
    if current == nil { current = .init() }
  }

  private init() {
    storing = $text.throttle(for: 2, scheduler: DispatchQueue.main, latest: true).sink {
      self.write($0)
    }
  }

  private func write(_ text: String) {}
}
