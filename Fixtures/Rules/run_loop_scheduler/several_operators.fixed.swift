import Combine
import SwiftUI

final class FeedModel: ObservableObject {
  @Published var titles: [String] = []
  private var cancellables: Set<AnyCancellable> = []

  func connect(to feed: AnyPublisher<String, URLError>) {
    feed
      .subscribe(on: DispatchQueue.main)
      .timeout(.seconds(10), scheduler: DispatchQueue.main)
      .throttle(for: .seconds(1), scheduler: RunLoop.current, latest: true)
      .delay(for: 0.5, scheduler: DispatchQueue.main)
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
