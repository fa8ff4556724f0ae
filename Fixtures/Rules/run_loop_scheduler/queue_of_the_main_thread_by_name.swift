import Combine
import Foundation

/// `main` is the queue's here, though a run loop has one, too.
final class NameSearch: ObservableObject {
  @Published var text = ""
  @Published private(set) var names: [String] = []
  private var cancellables: Set<AnyCancellable> = []

  init(queue: DispatchQueue = .main) {
    $text
      .debounce(for: .milliseconds(300), scheduler: queue)
      .removeDuplicates()
      .sink { [weak self] in self?.names = [$0] }
      .store(in: &cancellables)
  }
}
