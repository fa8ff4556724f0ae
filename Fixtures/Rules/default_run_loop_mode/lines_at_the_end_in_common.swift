import SwiftUI

final class Feed: ObservableObject {
  @Published var lines: [String] = []
  private var reader: Timer?

  func start() {
    reader?.invalidate()
    let reader = Timer(timeInterval: 0.1, repeats: true) { [weak self] _ in
      self?.lines.append("new")
    }
    RunLoop.main.add(reader, forMode: .common)
    self.reader = reader
  }

  func stop() { reader?.invalidate() }
}

struct FeedView: View {
  @ObservedObject var feed: Feed

  var body: some View {
    ScrollViewReader { proxy in
      ScrollView {
        Text(feed.lines.joined())
      }
      .onChange(of: feed.lines.count) { proxy.scrollTo("end") }
    }
    .onAppear { feed.start() }
    .onDisappear { feed.stop() }
  }
}
