import Combine
import Foundation

final class Greeting {
  private var cancellables: Set<AnyCancellable> = []
  private let changes = PassthroughSubject<Int, Never>()
  private let others: Others

  init(others: Others) {
    self.others = others
  }

  /// One value, then the subscription is over and retains nothing.
  func greet() {
    Just("hello")
      .delay(for: 1, scheduler: DispatchQueue.main)
      .sink { self.show($0) }
      .store(in: &cancellables)
    changes
      .first()
      .delay(for: 1, scheduler: DispatchQueue.main)
      .sink { self.show("\($0)") }
      .store(in: &cancellables)
    Future<String, Never> { $0(.success("welcome")) }
      .delay(for: 1, scheduler: DispatchQueue.main)
      .sink { self.show($0) }
      .store(in: &cancellables)
  }

  func observe() {
    changes
      .debounce(for: 1, scheduler: DispatchQueue.main)
      .sink { [weak self] in self?.show("\($0)") }
      .store(in: &cancellables)
    // The subscription is kept by others, who let it go.
    changes
      .debounce(for: 1, scheduler: DispatchQueue.main)
      .sink { self.show("\($0)") }
      .store(in: &others.cancellables)
    // Whether these values ever end is not known here.
    others.replies()
      .debounce(for: 1, scheduler: DispatchQueue.main)
      .sink { self.show($0) }
      .store(in: &cancellables)
  }

  private func show(_ text: String) {}
}

protocol Others: AnyObject {
  var cancellables: Set<AnyCancellable> { get set }
  func replies() -> AnyPublisher<String, Never>
}

final class Settings {
  static let shared = Settings()
  @Published var name = ""
  private var cancellables: Set<AnyCancellable> = []

  private init() {
    $name
      .debounce(for: 1, scheduler: DispatchQueue.main)
      .sink { self.save($0) }
      .store(in: &cancellables)
  }

  private func save(_ name: String) {}
}
