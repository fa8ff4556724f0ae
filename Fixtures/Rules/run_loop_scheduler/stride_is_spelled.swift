import Combine
import SwiftUI

final class SearchModel: ObservableObject {
  @Published var query = ""
  @Published var results: [String] = []
  private let pause: RunLoop.SchedulerTimeType.Stride = .milliseconds(300)
  private var cancellables: Set<AnyCancellable> = []

  init() {
    $query
      .debounce(for: pause, scheduler: RunLoop.main)  // expect: run_loop_scheduler(warning)
      .sink { [weak self] in self?.results = [$0] }
      .store(in: &cancellables)
  }
}

struct SearchView: View {
  @StateObject private var model = SearchModel()

  var body: some View {
    List(model.results, id: \.self) { Text($0) }
  }
}
