import SwiftUI

final class RestModel: ObservableObject {
  @Published private(set) var remaining: TimeInterval = 0
  private let end: Date
  private var timer: Timer?

  init(end: Date) { self.end = end }

  var text: String {
    let seconds = Int(round(remaining))
    return "\(seconds / 60) min \(seconds % 60) s"
  }

  func start() {
    timer?.invalidate()
    let timer = Timer(timeInterval: 1, repeats: true) { [weak self] _ in
      guard let self else { return }
      self.remaining = self.end.timeIntervalSinceNow
    }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  deinit { timer?.invalidate() }
}

struct RestView: View {
  @StateObject private var model = RestModel(end: .distantFuture)

  var body: some View {
    List {
      Text(model.text)
    }
    .onAppear { model.start() }
  }
}
