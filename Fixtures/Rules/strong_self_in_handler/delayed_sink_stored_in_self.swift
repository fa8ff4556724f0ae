import Combine
import UIKit

final class UploadBadge {
  private let uploads = PassthroughSubject<Int, Never>()
  private var observation: AnyCancellable?
  private(set) var count = 0

  init() {
    observation =
      uploads
      .throttle(for: .seconds(1), scheduler: DispatchQueue.main, latest: true)
      .sink { count in  // expect: strong_self_in_handler(warning)
        self.count = count
      }
  }

  deinit {
    observation?.cancel()
  }
}

class Model: ObservableObject {
  var cancellables: Set<AnyCancellable> = []
}

final class DraftModel: Model {
  @Published var body = ""

  func observe() {
    $body
      .removeDuplicates()
      .debounce(for: .milliseconds(500), scheduler: DispatchQueue.main)
      .sink { body in  // expect: strong_self_in_handler(warning)
        Task { [weak self] in self?.save(body) }
      }
      .store(in: &cancellables)
  }

  func save(_ body: String) {}
}

final class Reachability {
  private var cancellables: [AnyCancellable] = []

  init() {
    NotificationCenter.default.publisher(for: UIApplication.didBecomeActiveNotification)
      .map { _ in self.host() }  // expect: strong_self_in_handler(warning)
      .delay(for: 2, scheduler: DispatchQueue.main)
      .sink { [weak self] host in self?.ask(host) }
      .store(in: &cancellables)
  }

  func host() -> String { "example.org" }
  func ask(_ host: String) {}
}

final class Search: ObservableObject {
  @Published var query = ""
  @Published var scope = 0
  private var search: AnyCancellable?

  func begin() {
    search = Publishers.CombineLatest($query, $scope)
      .debounce(for: 0.3, scheduler: DispatchQueue.main)
      .sink { query, scope in self.find(query, scope) }  // expect: strong_self_in_handler(note)
  }

  func end() {
    search?.cancel()
  }

  private func find(_ query: String, _ scope: Int) {}
}

extension Set where Element: AnyCancellable {
  mutating func cancelAll() {
    forEach { $0.cancel() }
    removeAll()
  }
}

final class Activity {
  private let updates = PassthroughSubject<Void, Never>()
  private var cancellables: Set<AnyCancellable> = []

  func begin() {
    updates
      .debounce(for: .seconds(5), scheduler: DispatchQueue.main)
      .sink { self.combine() }  // expect: strong_self_in_handler(note)
      .store(in: &cancellables)
  }

  func end() {
    cancellables.cancelAll()
  }

  private func combine() {}
}

/// Another instance comes with each screen.
final class Note: ObservableObject {
  static let empty: Note = .init()

  @Published var text = ""
  private var storing: AnyCancellable?

  init() {
    storing = $text.throttle(for: 2, scheduler: DispatchQueue.main, latest: true).sink {  // expect: strong_self_in_handler(warning)
      self.write($0)
    }
  }

  private func write(_ text: String) {}
}

final class NoteScreen {
  private let note: Note = .init()

  func show() { print(note.text) }
}
