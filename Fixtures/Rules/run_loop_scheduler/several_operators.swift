import Combine
import SwiftUI

final class FeedModel: ObservableObject {
  @Published var titles: [String] = []
  private var cancellables: Set<AnyCancellable> = []

  func connect(to feed: AnyPublisher<String, URLError>) {
    feed
      .subscribe(on: RunLoop.main)  // expect: run_loop_scheduler(note)
      .timeout(.seconds(10), scheduler: RunLoop.main)  // expect: run_loop_scheduler(warning)
      .throttle(for: .seconds(1), scheduler: RunLoop.current, latest: true)  // expect: run_loop_scheduler(warning)
      .delay(for: 0.5, scheduler: RunLoop.main)  // expect: run_loop_scheduler(warning)
      .sink(
        receiveCompletion: { _ in },
        receiveValue: { [weak self] title in self?.titles.append(title) })
      .store(in: &cancellables)
  }
}

struct FeedView: View {
  @StateObject private var model = FeedModel()

  var body: some View {
    List(model.titles, id: \.self) { Text($0) }
  }
}
