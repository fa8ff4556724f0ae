import Combine
import SwiftUI

final class FinderModel: ObservableObject {
  @Published var query = ""
  @Published var results: [String] = []
  private var cancellables: Set<AnyCancellable> = []

  init() {
    $query
      .debounce(for: 0.3, scheduler: DispatchQueue.main)
      .sink { [weak self] in self?.results = [$0] }
      .store(in: &cancellables)
  }
}

struct FinderView: View {
  @StateObject private var model = FinderModel()

  var body: some View {
    List(model.results, id: \.self) { Text($0) }
  }
}
