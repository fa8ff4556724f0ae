import Combine
import UIKit

final class AppState {
  static let changes = PassthroughSubject<Int, Never>()
}

final class StateModel: ObservableObject {
  @Published var state = 0
  private var cancellables: Set<AnyCancellable> = []

  init() {
    AppState.changes
      .sink { self.state = $0 }
      .store(in: &cancellables)
  }
}
